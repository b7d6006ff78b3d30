/** What each option of Plates & Napkins changes, in one line, in English. */
import { common } from '#wording/en';
import type { Options } from '../../options.ts';

export type HintWords = Readonly<Record<keyof Options, string>>;

export const words: HintWords = {
  goal: 'Whoever has this many points first wins. Fewer make it shorter.',
  sandwiches: 'Five players count sandwiches instead of points: the game ends after so many.',
  firstPlayer: 'Who takes the first turn, if it is not left to chance.',
  turnSeconds: 'After that a random card of yours is thrown away.',
  bidSeconds: 'After that you opt out.',
  chooseSeconds: 'For the two drawn cards and what napkins ask; after that chance chooses.',
  holdMillis: 'How long everybody may still play a napkin before things go on.',
  showSeconds: common.toLookHint,
};
