/** The lab's own few words around a game, in German. */
import type { LabWords } from './en.ts';

export const words: LabWords = {
  labGame: 'Ein Spiel des Labors: sein Startwert war nicht geheim',
  realGame: 'Ein Spiel an einem Tisch',
  agrees: 'Festlegung, Eingaben und Fingerabdruck stimmen überein.',
  wins: 'gewinnt',
  notOver: (inputs) => `Das Spiel ist nach ${inputs} Eingaben nicht zu Ende.`,
  welcome: (you, others, seed) => [
    `Du bist ${you}. Du spielst gegen ${others} (Startwert ${seed}).`,
    'Die Uhr wartet, während du überlegst; im Wettlauf ist deine Hand so schnell wie die eines Bots. ? für Hilfe, q zum Aufhören.',
  ],
  yourCards: 'In deinen Händen:',
  yourRows: 'Vor dir ausgelegt:',
  stacking: (count) => `Tippe ${count} Nummern, von unten nach oben, Stapel für Stapel:`,
  ranking: (count) => `Tippe ${count} Nummern in der gewünschten Reihenfolge:`,
  wording: (places) =>
    `Eingabetaste, um nichts zu sagen, oder ${places === 1 ? 'eine Nummer' : `bis zu ${places} Nummern, 0 für Schweigen`}:`,
  free: 'Tippe eine Antwort in JSON nach =, oder s für einen Vorschlag.',
  goOn: 'Eingabetaste, um es geschehen zu lassen',
  interruptHint: 'i zum Eingreifen',
  noInterrupts: 'Du kannst jetzt nichts außer der Reihe tun.',
  noSuchNumber: 'Diese Nummer gibt es hier nicht. ? für Hilfe.',
  help: [
    'eine Nummer   diese Antwort; mehrere Nummern, wo Karten geordnet werden',
    's             was ein Bot an deiner Stelle täte, sofort getan',
    'i             was du außer der Reihe tun darfst, etwa ein Angebot',
    '= JSON        irgendeine Antwort, in der Form einer Aufzeichnung',
    'l             noch einmal, was dir zuletzt erzählt wurde',
    'q             aufhören',
  ],
  bye: 'Auf Wiedersehen.',
};
