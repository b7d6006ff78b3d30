/** What each option of Sandwich Masters changes, in one line, in German. */
import { common } from '#wording/de';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  end: 'Was das Spiel beendet: die Uhr, eine Summe Noshdosh oder eine Zahl von Runden.',
  minutes: 'Nach der Uhr: Ist die Zeit um, wird die Runde zu Ende gespielt.',
  target: 'Bis zu einem Ziel: Das Spiel endet, sobald jemand so viel hat.',
  rounds: 'Nach Runden: Jeder hat genau so viele Züge.',
  edition: 'Die erste Auflage hatte mehr Spezialsoße und Preise allein nach der Größe.',
  attackPack: 'Bringt mehr Angriffssoßen und Prüfer: mehr Bosheit.',
  orderUp: 'Bringt größere Bestellungen und zwei Ereignisse.',
  firstPlayer: 'Wer den ersten Zug hat, wenn nicht das Los entscheidet.',
  order1: 'Bestellungen, die jemand geschrieben hat, kommen zu den anderen.',
  turnSeconds: 'Danach passt du.',
  choiceSeconds: 'Für Prüfer und Ereignisse; danach nimmst du die Strafe.',
  showSeconds: common.toLookHint,
};
