/** What the front page and the lobby tell of Plates & Napkins, in English. */
export const words = {
  kind: 'Bluff',
  line: 'Build on shared plates, then bid on who has to eat it.',
  /** How it goes: a bold word, and the rest. */
  steps: [
    ['Build', 'on shared plates'],
    ['Finish', 'with a bread'],
    ['Bid', 'on who eats'],
    ['Napkins', 'change it all'],
  ],
  editions: ['First edition'],
};

export type FrontWords = typeof words;
