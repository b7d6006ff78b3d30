/** The lab's own few words around a game, in English. */
export const words = {
  labGame: 'A game of the lab: its seed was no secret',
  realGame: 'A game at a table',
  agrees: 'Commitment, inputs and fingerprint agree.',
  wins: 'wins',
  notOver: (inputs: number) => `The game is not over after ${inputs} inputs.`,
  welcome: (you: string, others: string, seed: string) => [
    `You are ${you}. You play against ${others} (seed ${seed}).`,
    'The clock waits while you think; in a race your hand is as quick as a bot’s. ? for help, q to stop.',
  ],
  yourCards: 'In your hands:',
  yourRows: 'Laid out before you:',
  stacking: (count: number) => `Type ${count} numbers, from the bottom up, stack after stack:`,
  ranking: (count: number) => `Type ${count} numbers in the order you want:`,
  wording: (places: number) =>
    `Enter to say nothing, or ${places === 1 ? 'a number' : `up to ${places} numbers, 0 for silence`}:`,
  free: 'Type an answer in JSON after =, or s for a suggestion.',
  goOn: 'Enter to let it pass',
  interruptHint: 'i to step in',
  noInterrupts: 'There is nothing you could do out of turn now.',
  noSuchNumber: 'There is no such number here. ? for help.',
  help: [
    'a number      that answer; several numbers where cards are put in order',
    's             what a bot would do in your place, done',
    'i             things you may do out of turn, such as offers',
    '= JSON        any answer, in the form of a replay',
    'l             all that was told to you lately, once more',
    'q             stop playing',
  ],
  bye: 'Goodbye.',
};

export type LabWords = typeof words;
