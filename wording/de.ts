/** What all games say alike in German. */
import type { Common } from './en.ts';
import { grammar } from './kit.ts';

const { count, ...rest } = grammar('de');

export const common: Common = {
  ...rest,
  count,
  players: (n) => count(n, 'Person', 'Personen'),
  cards: (n) => count(n, 'Karte', 'Karten'),
  points: (n) => count(n, 'Punkt', 'Punkte'),
  ingredients: (n) => count(n, 'Zutat', 'Zutaten'),
  sandwiches: (n) => count(n, 'Sandwich', 'Sandwiches'),
  separator: '; ',
  typeset: (sentence) => sentence,
  quote: (said) => `„${said}“`,
  yes: 'ja',
  no: 'nein',
  noClock: 'ohne Uhr',
  drawn: 'ausgelost',
  unknownCard: 'eine unbekannte Karte',
  takeBack: 'die Antwort zurücknehmen',
  goOn: 'weiter',
  toLook: 'Zeit zum Anschauen (Sekunden)',
  toLookHint: 'So lange ist zu sehen, was gerade geschehen ist, oder bis alle weiterwollen.',
  unclear: 'eine Antwort ohne Sinn',
  timeUp: (who) => `Für ${who} war die Zeit um.`,
  wait: (who) => `Warte auf ${who}.`,
  wins: (winner, score) => `${winner} gewinnt mit ${score}.`,
  share: (winners, score) => `${winners} teilen sich den Sieg mit je ${score}.`,
  withPoints: (n) => count(n, 'Punkt', 'Punkten'),
  machine: {
    'clock-first': 'Kurz davor war die Zeit um.',
    'time-back': 'Die Uhr am Tisch geht nie zurück.',
    'something-happened': 'Inzwischen ist etwas passiert. Schau noch einmal hin und entscheide neu.',
    'not-asked': 'Diese Frage geht nicht an dich.',
    'already-answered': 'Du hast schon geantwortet.',
    'nothing-to-take-back': 'Es gibt keine Antwort von dir, die du zurücknehmen könntest.',
    'bad-form': 'Die Antwort hat nicht die Form dieser Frage. Lade die Seite neu.',
    'no-such-interrupt': 'Diesen Zug gibt es in diesem Spiel nicht.',
    'window-open': 'Gerade wird ein Wettlauf entschieden. Versuche es gleich noch einmal.',
    'not-due': 'In diesem Moment ist nichts fällig.',
    paused: 'Der Tisch macht Pause.',
    'not-paused': 'Der Tisch macht keine Pause.',
    over: 'Das Spiel ist zu Ende.',
  },
  setup: (title) => ({
    seats: ({ seats, min, max }) =>
      `${title} ist für ${min} bis ${max} Personen, nicht für ${seats}. Ändere die Zahl der Plätze.`,
    'unknown-option': ({ option, allowed }) => `Die Option „${option}“ gibt es nicht. Es gibt diese: ${allowed}.`,
    'bad-option': ({ option, value, allowed }) =>
      `Die Option ${option} kann nicht „${value}“ sein. Erlaubt ist: ${allowed}.`,
    'unknown-preset': ({ preset, allowed }) =>
      `Das Regelheft „${preset}“ gibt es nicht. Wähle eines von diesen: ${allowed}.`,
  }),
  noSuchSeat: ({ chair, seats }) =>
    `Platz ${chair} gibt es an einem Tisch mit ${seats} Plätzen nicht. Nenne einen Platz von 1 bis ${seats} oder 0 zum Auslosen.`,
  refused: 'Das geht jetzt nicht. Schau auf den Tisch und versuche etwas anderes.',
};
