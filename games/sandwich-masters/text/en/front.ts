/** What the front page and the lobby tell of Sandwich Masters, in English. */
export const words = {
  kind: 'Sabotage',
  line: 'Fill orders, spoil theirs, bribe the health inspector.',
  /** How it goes: a bold word, and the rest. */
  steps: [
    ['Stack', 'bread first'],
    ['Spoil', 'their sandwiches'],
    ['Bribe', 'the inspector'],
    ['Claim', 'the orders'],
  ],
  editions: ['Attack Pack', 'Order Up!'],
};

export type FrontWords = typeof words;
