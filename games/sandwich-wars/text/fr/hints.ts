/** What each option of Sándwich Wars changes, in one line, in French. */
import { common } from '#wording/fr';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  orders: 'Qui honore autant de commandes met fin à la partie. Moins, c’est plus court.',
  tokens: 'Si les autres voient combien de points en jetons vous avez.',
  startPlayer: 'Qui joue le premier tour, si l’on ne s’en remet pas au sort.',
  head: 'Donne quelques pièces de plus à qui joue plus tard.',
  edition: 'La première édition a des effets plus faibles et des commandes sans nom.',
  turnSeconds: 'Ensuite vous prenez des pièces, ou votre tour finit.',
  choiceSeconds: 'Pour récompenses, salaires et défausse\u00a0; ensuite la table choisit pour vous.',
  showSeconds: common.toLookHint,
};
