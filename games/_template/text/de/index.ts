/** Template in German. */
import { wording } from '../wording.ts';

export const text = wording({
  language: 'de',
  title: 'Template',
  preset: 'Standard',
  variants: { short: 'Kurzes Spiel', long: 'Langes Spiel' },
  options: { rounds: 'Runden', hand: 'Karten auf der Hand', playSeconds: 'Sekunden zum Wählen (0: ohne Uhr)' },
  cards: { crumb: 'Krümel', slice: 'Scheibe', roll: 'Brötchen', loaf: 'Laib' },
  choose: 'Wähle eine Karte',
  wait: 'Warte auf die anderen',
  play: (card) => `${card} spielen`,
  round: (round) => `Runde ${round} beginnt.`,
  shows: (name, card) => `${name} zeigt ${card}.`,
  over: (points) => `Das Spiel ist zu Ende: ${points}.`,
  refusals: {
    seats: ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Personen.`,
    option: ({ allowed }) => `Diese Wahl gibt es nicht. Erlaubt: ${allowed}.`,
    'too-few-cards': 'Für diese Handkarten reicht der Stapel nicht. Wähle weniger Karten.',
    'too-many-rounds': 'Es sind mehr Runden als Karten auf der Hand. Wähle weniger Runden.',
    'not-your-card': 'Diese Karte ist nicht auf deiner Hand. Wähle eine von deinen.',
    other: 'Das geht gerade nicht.',
  },
});
