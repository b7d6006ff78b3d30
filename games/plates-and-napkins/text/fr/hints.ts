/** What each option of Plates & Napkins changes, in one line, in French. */
import { common } from '#wording/fr';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  goal: 'Qui a le premier autant de points gagne. Moins, c’est plus court.',
  sandwiches: 'À cinq, on compte les sandwichs\u00a0: la partie finit après autant.',
  firstPlayer: 'Qui joue le premier tour, si l’on ne s’en remet pas au sort.',
  turnSeconds: 'Ensuite une de vos cartes est défaussée au hasard.',
  bidSeconds: 'Ensuite vous vous retirez.',
  chooseSeconds: 'Pour les deux cartes piochées et les serviettes\u00a0; ensuite le hasard choisit.',
  holdMillis: 'Combien de temps chacun peut encore jouer une serviette avant la suite.',
  showSeconds: common.toLookHint,
};
