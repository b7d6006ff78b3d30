/** What the front page and the lobby tell of Plates & Napkins, in French. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Bluff',
  line: 'Composez sur des assiettes communes, puis misez sur qui devra manger.',
  steps: [
    ['Composez', 'des assiettes communes'],
    ['Fermez', 'avec un pain'],
    ['Misez', 'sur qui mange'],
    ['Serviettes', 'changent tout'],
  ],
  editions: ['Première édition'],
};
