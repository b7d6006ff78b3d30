/** What each option of Sándwich Wars changes, in one line, in English. */
import { common } from '#wording/en';
import type { Options } from '../../options.ts';

export type HintWords = Readonly<Record<keyof Options, string>>;

export const words: HintWords = {
  orders: 'Whoever completes this many orders ends the game. Fewer make it shorter.',
  tokens: 'Whether others see how many points in tokens you have.',
  startPlayer: 'Who takes the first turn, if it is not left to chance.',
  head: 'Gives later players a few coins more, because they act later.',
  edition: 'The first edition has smaller effects and orders without names.',
  turnSeconds: 'After that you take coins, or your turn ends.',
  choiceSeconds: 'For rewards, pay and discarding; after that the table chooses for you.',
  showSeconds: common.toLookHint,
};
