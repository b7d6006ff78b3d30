/** Showings: something has happened that all should see, so the game waits until everybody has said "on" or time is up. */
import { exactly } from './moves.ts';
import { word } from './shape.ts';
import type { Frame, Kinds, Match, SealedRule, World } from './types.ts';

/** The only answer to a showing. */
export type On = 'on';

/** The rule of such a question. What is shown is in `about` and in open state: all of it is public, and nothing is decided by it. */
export const showing = <K extends Kinds, About>(
  goOn: (w: World<K>, frame: Frame<About, On>) => void,
): SealedRule<K, About, On> => ({
  mode: 'sealed',
  shows: true,
  shape: word('on'),
  check: () => undefined,
  moves: () => exactly('on'),
  late: () => 'on',
  resolve: goOn,
});

/** Is this question a showing? */
export function isShowing(match: Match, ask: string): boolean {
  const rule = match.rules.get(ask);
  return rule?.mode === 'sealed' && rule.shows === true;
}
