/** What each option of Plates & Napkins changes, in one line, in German. */
import { common } from '#wording/de';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  goal: 'Wer zuerst so viele Punkte hat, gewinnt. Weniger machen es kürzer.',
  sandwiches: 'Zu fünft zählen Sandwiches statt Punkte: Nach so vielen ist Schluss.',
  firstPlayer: 'Wer den ersten Zug hat, wenn nicht das Los entscheidet.',
  turnSeconds: 'Danach wird zufällig eine deiner Karten abgeworfen.',
  bidSeconds: 'Danach steigst du aus.',
  chooseSeconds: 'Für die zwei gezogenen Karten und Servietten; danach wählt der Zufall.',
  holdMillis: 'Wie lange noch jeder eine Serviette spielen darf, bevor es weitergeht.',
  showSeconds: common.toLookHint,
};
