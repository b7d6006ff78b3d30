/** What the front page and the lobby tell of Sandwich, in German. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Wettlauf',
  line: 'Schnappen, belegen, servieren. Dann urteilen die Nachbarn.',
  steps: [
    ['Aufdecken', 'je eine Karte'],
    ['Schnappen', 'eine, schnell'],
    ['Belegen', 'drei mal drei'],
    ['Kosten', 'und urteilen'],
  ],
  editions: ['Erste Ausgabe', 'Ausgabe 2013'],
};
