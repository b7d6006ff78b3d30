/** What the front page and the lobby tell of Sandwich Masters, in German. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Sabotage',
  line: 'Liefern, anderen alles verderben, den Prüfer bestechen.',
  steps: [
    ['Stapeln', 'zuerst Brot'],
    ['Verderben', 'die der anderen'],
    ['Bestechen', 'den Prüfer'],
    ['Abrechnen', 'die Bestellungen'],
  ],
  editions: ['Angriffspaket', 'Bestellung!'],
};
