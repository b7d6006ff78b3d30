/** What each option of Sandwich changes, in one line, in English. */
import type { Options } from '../../options.ts';

export type HintWords = Readonly<Record<keyof Options, string>>;

export const words: HintWords = {
  edition: 'Which box is on the table: the printed edition decides the ingredients.',
  boxes: 'Shuffle more boxes together: ingredients then come more than once.',
  bigTable: 'With eight to ten: six cards each, and one ingredient is in every sandwich.',
  ownCard: 'Whether you may take the card that you turned up yourself.',
  trading: 'Swap cards one for one while you build. Collected cards then lie open.',
  market: 'Race: the quickest gets the card. Calm: you choose in turn, without hurry.',
  rounds: 'How often you deal, build and taste before the winner is named.',
  scale: 'What the best, the second and the last sandwich on a plate bring.',
  direction: 'Whether sandwiches always go to the left or change sides every round.',
  firstTaster: 'Who tastes first; that player also opens a calm market.',
  chef: 'Sandwiches are given face up, with a few words of praise.',
  pitch: 'Before you rank, each cook may try to sell you their sandwich.',
  bleah: 'The most disgusting sandwich wins.',
  fridge: 'Judge every ingredient as if it had spent a week in a dead fridge.',
  express: 'Every card is placed as soon as it is taken, and never moved again.',
  younger: 'For children of four or five: six cards and two sandwiches each.',
  blind: 'You learn who cooked what only after you have ranked.',
  tasting: 'All rank at once, or one after another while the others watch.',
  base: 'What lies under the ingredients: something to cook and judge by.',
  theme: 'Each taster gives 1 bonus point to the sandwich that fits the theme best.',
  series: 'After a game you may play another one, and the points add up.',
  carried: 'Set by the table when a running total goes on.',
  ownWords: 'Whether praise, pitches and themes may be typed or only chosen.',
  flipMillis: 'A moment to get ready before the cards are turned over.',
  windowMillis: 'Grabs this close together count as one race; the quickest reaction wins.',
  grabSeconds: 'Whoever has no card by then is given one by chance.',
  placeSeconds: 'In the Express: after that the card goes on the first line with room.',
  tradeSeconds: 'After that you build on without trading.',
  composeSeconds: 'After that your sandwiches are built for you, in the order of your cards.',
  pitchSeconds: 'How long a cook may praise; after that the taster ranks.',
  rankSeconds: 'After that chance ranks for you.',
  showSeconds: 'How long a verdict is shown, unless all go on before; from seven players on, less.',
};
