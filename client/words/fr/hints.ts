/** What the options that every table has change, in one line each, in French. */
import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  speed: 'Le temps dont chacun dispose pour jouer, et la vitesse des robots.',
  chairs: 'Combien on est à jouer. Les places restées vides disparaissent au début.',
  watching: 'Qui a le lien peut regarder la partie sans jouer.',
  reactions: 'Les joueurs peuvent s’envoyer une mimique ou une courte phrase.',
  pace: 'Le temps que les robots attendent avant de jouer\u00a0; ils n’en sont pas meilleurs. Sinon, ils suivent le rythme de la table.',
  drawSeats: 'Au début de la partie, le sort dit qui s’assoit où. Sinon, chacun choisit sa place.',
  patience: 'Qui revient retrouve aussitôt sa place.',
};
