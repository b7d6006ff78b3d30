/** The random bot: any possible answer, every one as likely, and now and then an interrupt. */
import type { Interruption, Look, Moves, Seat, World } from '#kernel';
import type { Bot, Mind, Thought } from './bot.ts';
import { onlyAnswer, thinkOf } from './bot.ts';

/** It makes one of the interrupts it could make about once in so many times. */
const RESTRAINT = 8;

export const random: Bot = {
  name: 'random',
  answer(match, look, mind) {
    return onlyAnswer(match, look) ?? anyAnswer(thinkOf(match, look, mind), look, mind);
  },
  interrupt(match, look, mind) {
    return mind.dice.below(RESTRAINT) === 0 ? anyInterrupt(thinkOf(match, look, mind), look, mind) : undefined;
  },
};

export function anyAnswer({ world, frame }: Thought, look: Look, mind: Mind): unknown {
  const rule = world.match.game.questions[frame.ask];
  return rule.mode === 'hold' ? 'wave' : rule.moves(world, frame, look.seat).random(mind.dice);
}

function anyInterrupt({ world }: Thought, look: Look, mind: Mind): Interruption | undefined {
  const possible = interruptsOf(world, look.seat);
  if (possible.length === 0) return undefined;
  const { name, moves } = possible[mind.dice.below(possible.length)];
  return { name, answer: moves.random(mind.dice) };
}

/** The interrupts that this seat could make and that are moves. */
export const interruptsOf = (w: World, seat: Seat): { readonly name: string; readonly moves: Moves<unknown> }[] =>
  Object.entries(w.match.game.interrupts)
    .filter(([, rule]) => rule.manners === undefined)
    .map(([name, rule]) => ({ name, moves: rule.moves(w, seat) }))
    .filter(({ moves }) => moves.count > 0);
