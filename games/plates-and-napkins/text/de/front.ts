/** What the front page and the lobby tell of Plates & Napkins, in German. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Bluff',
  line: 'Gemeinsame Teller belegen, dann bieten, wer essen muss.',
  steps: [
    ['Belegen', 'gemeinsame Teller'],
    ['Abschließen', 'mit einem Brot'],
    ['Bieten', 'wer isst'],
    ['Servietten', 'ändern alles'],
  ],
  editions: ['Erste Ausgabe'],
};
