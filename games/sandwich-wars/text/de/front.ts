/** What the front page and the lobby tell of Sándwich Wars, in German. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Wirtschaft',
  line: 'Gut einkaufen, Hilfe anheuern, vor den anderen liefern.',
  steps: [
    ['Zwei Aktionen', 'in jedem Zug'],
    ['Kaufen', 'Zutaten'],
    ['Anheuern', 'Aushilfen'],
    ['Liefern', 'für Punkte'],
  ],
  editions: ['Erste Ausgabe'],
};
