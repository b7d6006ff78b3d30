/** Template in German. */
import { common } from '#wording/de';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';

export const words: Words = {
  ...common,
  title: 'Template',
  presets: { standard: 'Standard' },
  variants: { short: 'Kurzes Spiel', long: 'Langes Spiel' },
  options: { rounds: 'Runden', hand: 'Karten auf der Hand', playSeconds: 'Sekunden zum Wählen' },
  cardNames: { crumb: 'Krümel', slice: 'Scheibe', roll: 'Brötchen', loaf: 'Laib' },
  choose: 'Wähle eine Karte',
  waitForAll: 'Warte auf die anderen',
  play: (card) => `${card} spielen`,
  round: (round) => `Runde ${round} beginnt.`,
  shows: (name, card) => `${name} zeigt ${card}.`,
  over: (points) => `Das Spiel ist zu Ende: ${points}.`,
  refusals: {
    ...common.setup('Template'),
    'too-few-cards': 'Für diese Handkarten reicht der Stapel nicht. Wähle weniger Karten.',
    'too-many-rounds': 'Es sind mehr Runden als Karten auf der Hand. Wähle weniger Runden.',
    'not-your-card': 'Diese Karte ist nicht auf deiner Hand. Wähle eine von deinen.',
  },
};

export const text = wording(words);
