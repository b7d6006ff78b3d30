/** What the front page and the lobby tell of Sandwich, in French. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Course',
  line: 'Attrapez, composez, servez. Vos voisins jugent.',
  steps: [
    ['Retournez', 'une carte chacun'],
    ['Attrapez', 'vite, une seule'],
    ['Composez', 'trois fois trois'],
    ['Goûtez', 'et classez'],
  ],
  editions: ['Première édition', 'Édition 2013'],
};
