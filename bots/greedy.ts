/** Bots that follow a taste: what it likes best in one imagined world. */
import type { Game, Interruption, Look, Refusal, Taste } from '#kernel';
import { refusal } from '#kernel';
import type { Bot, Mind, Thought } from './bot.ts';
import { onlyAnswer, thinkOf } from './bot.ts';
import { anyAnswer } from './random.ts';

const tasteBot = (name: string, tasteOf: (game: Game) => Taste): Bot => ({
  name,
  answer(match, look, mind) {
    const known = onlyAnswer(match, look);
    if (known !== undefined) return known;
    const thought = thinkOf(match, look, mind);
    const { answer, refused } = tasted(thought, look, mind, tasteOf(match.game));
    return refused === undefined ? answer : anyAnswer(thought, look, mind);
  },
  interrupt(match, look, mind) {
    return wish(thinkOf(match, look, mind), look, mind, tasteOf(match.game));
  },
});

export const greedy = tasteBot('greedy', (game) => game.taste);

/** The first bots, for the lab: the yardstick of all later ones. */
export const firstGreedy = tasteBot('greedy-1', (game) => game.tastes?.first ?? game.taste);

/** What the taste would answer, and why the rule refuses that if it does: then the taste has a fault and chance steps in. */
export function tasted(
  thought: Thought,
  look: Look,
  mind: Mind,
  taste: Taste = thought.world.match.game.taste,
): { answer: unknown; refused?: Refusal } {
  const { world, frame } = thought;
  const answer = taste.answer(world, look.seat, frame, mind.persona, mind.dice);
  const refused = refuseIn(thought, look, answer);
  return refused === undefined ? { answer } : { answer, refused };
}

/** Why this is no answer to the question on top, if it is none. */
export function refuseIn({ world, frame }: Thought, look: Look, answer: unknown): Refusal | undefined {
  const rule = world.match.game.questions[frame.ask];
  if (rule.mode === 'hold') return answer === 'wave' ? undefined : refusal('bad-form', { ask: frame.ask });
  return rule.shape(answer) ? rule.check(world, frame, look.seat, answer) : refusal('bad-form', { ask: frame.ask });
}

/** The interrupt that the taste would make, if it may. */
export function wish({ world }: Thought, look: Look, mind: Mind, taste: Taste): Interruption | undefined {
  const wanted = taste.interrupt(world, look.seat, mind.persona, mind.dice);
  if (wanted === undefined) return undefined;
  const { interrupts } = world.match.game;
  const { name, answer } = wanted;
  if (!Object.hasOwn(interrupts, name) || !interrupts[name].shape(answer)) return undefined;
  return interrupts[name].check(world, look.seat, answer) === undefined ? wanted : undefined;
}
