/** What the front page and the lobby tell of Sandwich, in English. */
export const words = {
  kind: 'Race',
  line: 'Grab, build, serve. Then your neighbours rank it.',
  /** How it goes: a bold word, and the rest. */
  steps: [
    ['Flip', 'one card each'],
    ['Grab', 'one, fast'],
    ['Build', 'three of three'],
    ['Taste', 'and rank'],
  ],
  editions: ['First edition', '2013 edition'],
};

export type FrontWords = typeof words;
