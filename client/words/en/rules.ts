/** What the rules pages say around a rulebook in English. */
export const rules = {
  title: 'How to play',
  games: 'Games',
  phases: 'Phases of a round',
  more: 'More about the game',
  about: 'About these rules',
  here: 'you are here',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (n: number) => (n === 0 ? 'Nothing found. Try another word.' : `${n} ${n === 1 ? 'place' : 'places'} found`),
  edition: 'Edition',
  everyEdition: 'All editions',
  differ: 'Where editions differ',
  option: 'Rule',
  oneByOne: (rules: number) => `Rule by rule (${rules})`,
  back: 'Back to the table',
  printed: 'Without a mark: as printed.',
  previous: 'Before:',
  next: 'Then:',
  table: 'Table',
  missing: 'There are no rules here.',
  /** What a rulebook writes before a sentence that is not as printed. */
  markWords: { reading: 'Our reading', design: 'Our design' },
  colon: ':',
  marks: {
    reading: 'How we read what the printed rulebooks leave open.',
    design: 'What we have added for this table.',
  },
};

export type RulesWords = typeof rules;
