/** The greedy bot: what the game's taste likes best in one imagined world. */
import type { Look, Refusal } from '#kernel';
import { refusal } from '#kernel';
import type { Bot, Interruption, Mind, Thought } from './bot.ts';
import { isHold, thinkOf } from './bot.ts';
import { anyAnswer } from './random.ts';

export const greedy: Bot = {
  name: 'greedy',
  answer(match, look, mind) {
    if (isHold(look)) return 'wave';
    const thought = thinkOf(match, look, mind);
    const { answer, refused } = tasted(thought, look, mind);
    return refused === undefined ? answer : anyAnswer(thought, look, mind);
  },
  interrupt(match, look, mind) {
    const thought = thinkOf(match, look, mind);
    const wanted = match.game.taste.interrupt(look, thought.world, mind.persona, mind.dice);
    return wanted === undefined || isRefused(thought, look, wanted) ? undefined : wanted;
  },
};

/** What the taste would answer, and why the rule refuses that if it does: then the taste has a fault and chance steps in. */
export function tasted({ world, frame }: Thought, look: Look, mind: Mind): { answer: unknown; refused?: Refusal } {
  const { taste, questions } = world.match.game;
  const answer = taste.answer(look, world, frame, mind.persona, mind.dice);
  const rule = questions[frame.ask];
  if (rule.mode === 'hold') return { answer: 'wave' };
  const refused = rule.shape(answer)
    ? rule.check(world, frame, look.seat, answer)
    : refusal('bad-form', { ask: frame.ask });
  return refused === undefined ? { answer } : { answer, refused };
}

function isRefused({ world }: Thought, look: Look, { name, answer }: Interruption): boolean {
  const { interrupts } = world.match.game;
  if (!Object.hasOwn(interrupts, name) || !interrupts[name].shape(answer)) return true;
  return interrupts[name].check(world, look.seat, answer) !== undefined;
}
