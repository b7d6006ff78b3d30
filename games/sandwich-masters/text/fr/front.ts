/** What the front page and the lobby tell of Sandwich Masters, in French. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Sabotage',
  line: 'Servez, gâchez chez les autres, soudoyez l’inspecteur.',
  steps: [
    ['Empilez', 'le pain d’abord'],
    ['Gâchez', 'leurs sandwichs'],
    ['Soudoyez', 'l’inspecteur'],
    ['Encaissez', 'les commandes'],
  ],
  editions: ['Pack Attaque', 'Chaud devant'],
};
