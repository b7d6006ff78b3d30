/** What the front page and the lobby tell of Sándwich Wars, in English. */
export const words = {
  kind: 'Economy',
  line: 'Buy well, hire help, fill the orders before the others do.',
  /** How it goes: a bold word, and the rest. */
  steps: [
    ['Two actions', 'each turn'],
    ['Buy', 'ingredients'],
    ['Hire', 'assistants'],
    ['Fill orders', 'for points'],
  ],
  editions: ['First edition'],
};

export type FrontWords = typeof words;
