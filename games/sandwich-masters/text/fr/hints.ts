/** What each option of Sandwich Masters changes, in one line, in French. */
import { common } from '#wording/fr';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  end: 'Ce qui met fin à la partie\u00a0: le chronomètre, une somme ou un nombre de tours.',
  minutes: 'Au chronomètre\u00a0: le temps écoulé, on finit le tour de table.',
  target: 'À une somme\u00a0: la partie s’arrête dès que quelqu’un a autant.',
  rounds: 'En tours de table\u00a0: chacun joue exactement autant de tours.',
  edition: 'La première édition avait plus de sauce spéciale et des prix selon la seule taille.',
  attackPack: 'Ajoute condiments d’attaque et inspecteurs\u00a0: plus de coups bas.',
  orderUp: 'Ajoute des commandes plus grandes et deux événements.',
  firstPlayer: 'Qui joue le premier tour, si l’on ne s’en remet pas au sort.',
  order1: 'Des commandes écrites par quelqu’un, mélangées aux autres.',
  turnSeconds: 'Ensuite vous passez votre tour.',
  choiceSeconds: 'Pour inspecteurs et événements\u00a0; ensuite vous prenez la sanction.',
  showSeconds: common.toLookHint,
};
