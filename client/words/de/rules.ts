/** What the rules pages say around a rulebook in German. */
import type { RulesWords } from '../en/rules.ts';

export const rules: RulesWords = {
  title: 'So wird gespielt',
  games: 'Spiele',
  phases: 'Phasen einer Runde',
  more: 'Mehr zum Spiel',
  about: 'Über diese Regeln',
  here: 'du bist hier',
  search: 'Regeln durchsuchen',
  clear: 'Suche leeren',
  found: (n) =>
    n === 0 ? 'Nichts gefunden. Versuch ein anderes Wort.' : `${n} ${n === 1 ? 'Stelle' : 'Stellen'} gefunden`,
  edition: 'Ausgabe',
  everyEdition: 'Alle Ausgaben',
  differ: 'Worin sich die Ausgaben unterscheiden',
  option: 'Regel',
  oneByOne: (rules) => `Regel für Regel (${rules})`,
  back: 'Zurück zum Tisch',
  printed: 'Ohne Vermerk: wie gedruckt.',
  previous: 'Davor:',
  next: 'Danach:',
  table: 'Tabelle',
  missing: 'Hier gibt es keine Regeln.',
  markWords: { reading: 'Unsere Lesart', design: 'Von uns' },
  colon: ':',
  marks: {
    reading: 'Wie wir lesen, was die gedruckten Regelhefte offenlassen.',
    design: 'Was wir für diesen Tisch hinzugefügt haben.',
  },
};
