/** What each option of Sándwich Wars changes, in one line, in German. */
import { common } from '#wording/de';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  orders: 'Wer so viele Bestellungen erfüllt, beendet das Spiel. Weniger machen es kürzer.',
  tokens: 'Ob die anderen sehen, wie viele Punkte in Marken du hast.',
  startPlayer: 'Wer den ersten Zug hat, wenn nicht das Los entscheidet.',
  head: 'Gibt denen, die später dran sind, ein paar Münzen mehr.',
  edition: 'Die erste Auflage hat schwächere Effekte und Bestellungen ohne Namen.',
  turnSeconds: 'Danach nimmst du Münzen, oder dein Zug endet.',
  choiceSeconds: 'Für Belohnung, Lohn und Abwerfen; danach wählt der Tisch für dich.',
  showSeconds: common.toLookHint,
};
