/** The apprentice: it knows what is good and slips now and then to what it thinks second to fourth best. */
import type { Bot } from './bot.ts';
import { onlyAnswer, thinkOf } from './bot.ts';
import { refuseIn, tasted, wish } from './greedy.ts';
import { anyAnswer } from './random.ts';

/** So many answers in a hundred are slips. */
const SLIPS = 45;
/** The worst choice that it slips to. */
const WORST = 4;

/** Where a game has a beginner's taste, that is what a beginner does wrong, and there are no slips. */
export const helper: Bot = {
  name: 'helper',
  answer(match, look, mind) {
    const known = onlyAnswer(match, look);
    if (known !== undefined) return known;
    const { taste, tastes } = match.game;
    const thought = thinkOf(match, look, mind);
    const slips = tastes?.beginner === undefined && mind.dice.below(100) < SLIPS;
    if (!slips) {
      const { answer, refused } = tasted(thought, look, mind, tastes?.beginner ?? taste);
      return refused === undefined ? answer : anyAnswer(thought, look, mind);
    }
    const ranked = taste.ranked?.(thought.world, look.seat, thought.frame, mind.persona, mind.dice) ?? [];
    const others = ranked.slice(1, WORST).filter((answer) => refuseIn(thought, look, answer) === undefined);
    return others.length > 0 ? others[mind.dice.below(others.length)] : anyAnswer(thought, look, mind);
  },
  interrupt(match, look, mind) {
    const { taste, tastes } = match.game;
    const wanted = wish(thinkOf(match, look, mind), look, mind, tastes?.beginner ?? taste);
    return wanted === undefined || (tastes?.beginner === undefined && overlooks(mind.dice.below(100)))
      ? undefined
      : wanted;
  },
};

const overlooks = (drawn: number): boolean => drawn < SLIPS;
