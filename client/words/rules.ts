/** What the rules pages say around a rulebook, in every language; they come with the pages, not before. */
import type { Language } from '#kernel';

export interface RulesWords {
  readonly title: string;
  readonly games: string;
  readonly phases: string;
  readonly more: string;
  readonly about: string;
  readonly here: string;
  readonly search: string;
  readonly clear: string;
  readonly found: (n: number) => string;
  readonly edition: string;
  readonly everyEdition: string;
  readonly differ: string;
  readonly option: string;
  readonly oneByOne: string;
  readonly back: string;
  readonly printed: string;
  readonly previous: string;
  readonly next: string;
  readonly table: string;
  readonly missing: string;
  readonly marks: Readonly<Record<'reading' | 'design', string>>;
}

const en: RulesWords = {
  title: 'How to play',
  games: 'Games',
  phases: 'Phases of a round',
  more: 'More about the game',
  about: 'About these rules',
  here: 'you are here',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (n) => (n === 0 ? 'Nothing found. Try another word.' : `${n} ${n === 1 ? 'place' : 'places'} found`),
  edition: 'Edition',
  everyEdition: 'All editions',
  differ: 'Where editions differ',
  option: 'Rule',
  oneByOne: 'Rule by rule',
  back: 'Back to the table',
  printed: 'Without a mark: as printed.',
  previous: 'Before:',
  next: 'Then:',
  table: 'Table',
  missing: 'There are no rules here.',
  marks: {
    reading: 'How we read what the printed rulebooks leave open.',
    design: 'What we have added for this table.',
  },
};

const fr: RulesWords = {
  title: 'Comment jouer',
  games: 'Jeux',
  phases: 'Phases d’une manche',
  more: 'Autour du jeu',
  about: 'À propos de ces règles',
  here: 'vous êtes ici',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: (n) =>
    n === 0 ? 'Rien trouvé. Essayez un autre mot.' : `${n} ${n === 1 ? 'passage trouvé' : 'passages trouvés'}`,
  edition: 'Édition',
  everyEdition: 'Toutes les éditions',
  differ: 'Ce qui change d’une édition à l’autre',
  option: 'Règle',
  oneByOne: 'Règle par règle',
  back: 'Retour à la table',
  printed: 'Sans mention\u00a0: comme imprimé.',
  previous: 'Avant\u00a0:',
  next: 'Ensuite\u00a0:',
  table: 'Tableau',
  missing: 'Il n’y a pas de règles ici.',
  marks: {
    reading: 'Comment nous lisons ce que les livrets laissent ouvert.',
    design: 'Ce que nous avons ajouté pour cette table.',
  },
};

const es: RulesWords = {
  title: 'Cómo se juega',
  games: 'Juegos',
  phases: 'Fases de una ronda',
  more: 'Más sobre el juego',
  about: 'Sobre estas reglas',
  here: 'estás aquí',
  search: 'Buscar en las reglas',
  clear: 'Borrar la búsqueda',
  found: (n) =>
    n === 0
      ? 'Nada encontrado. Prueba con otra palabra.'
      : `${n} ${n === 1 ? 'lugar encontrado' : 'lugares encontrados'}`,
  edition: 'Edición',
  everyEdition: 'Todas las ediciones',
  differ: 'En qué difieren las ediciones',
  option: 'Regla',
  oneByOne: 'Regla por regla',
  back: 'Volver a la mesa',
  printed: 'Sin marca: como está impreso.',
  previous: 'Antes:',
  next: 'Después:',
  table: 'Tabla',
  missing: 'Aquí no hay reglas.',
  marks: {
    reading: 'Cómo leemos lo que los reglamentos dejan abierto.',
    design: 'Lo que hemos añadido para esta mesa.',
  },
};

const de: RulesWords = {
  title: 'So wird gespielt',
  games: 'Spiele',
  phases: 'Phasen einer Runde',
  more: 'Mehr zum Spiel',
  about: 'Über diese Regeln',
  here: 'ihr seid hier',
  search: 'Regeln durchsuchen',
  clear: 'Suche leeren',
  found: (n) =>
    n === 0 ? 'Nichts gefunden. Versucht ein anderes Wort.' : `${n} ${n === 1 ? 'Stelle' : 'Stellen'} gefunden`,
  edition: 'Ausgabe',
  everyEdition: 'Alle Ausgaben',
  differ: 'Worin sich die Ausgaben unterscheiden',
  option: 'Regel',
  oneByOne: 'Regel für Regel',
  back: 'Zurück zum Tisch',
  printed: 'Ohne Vermerk: wie gedruckt.',
  previous: 'Davor:',
  next: 'Danach:',
  table: 'Tabelle',
  missing: 'Hier gibt es keine Regeln.',
  marks: {
    reading: 'Wie wir lesen, was die gedruckten Regelhefte offenlassen.',
    design: 'Was wir für diesen Tisch hinzugefügt haben.',
  },
};

export const rulesWords: Readonly<Record<Language, RulesWords>> = { en, fr, es, de };
