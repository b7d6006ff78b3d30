/** What the options that every table has change, in one line each, in French. */
import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  speed: 'Combien de temps chacun a pour un coup.',
  chairs: 'Combien on est à jouer. Les places restées vides disparaissent au début.',
  watching: 'Qui a le lien peut regarder la partie sans jouer.',
  reactions: 'Les joueurs peuvent s’envoyer une mimique ou une courte phrase.',
  pace: 'Le temps que les robots attendent avant de jouer\u00a0; ils n’en sont pas meilleurs.',
  patience: 'Qui revient retrouve aussitôt sa place.',
};
