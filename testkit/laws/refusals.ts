/** The law of refusals: hostile, stale, malformed and mutated inputs change nothing and are answered with a sentence. */
import type { Dice, FrameId, Input, Millis, Seat } from '#kernel';
import { due, NEVER, step } from '#kernel';
import type { Law, Scene } from './law.ts';
import { canonical, must } from './law.ts';
import { mutant, RUBBISH } from './mutants.ts';
import { proveRefusalWorded } from './words.ts';

export const refusals: Law = {
  name: 'refusals',
  when: 'sometimes',
  check(scene) {
    const { match, table, words } = scene;
    for (const { input, sure } of hostile(scene)) {
      const stepped = step(match, table, input);
      if ('refused' in stepped) proveRefusalWorded(words, stepped.refused);
      else must('refusals', !sure, () => `this was taken: ${canonical(input)}`);
    }
  },
};

interface Attempt {
  readonly input: Input;
  /** It can never be allowed. */
  readonly sure: boolean;
}

function* hostile(scene: Scene): Generator<Attempt> {
  const { match, table, dice } = scene;
  const top = table.stack.at(-1);
  const frame = top?.id ?? (1 as FrameId);
  const at = table.now;
  const seat = dice.below(match.seats) as Seat;
  yield* wrongMoments(scene, frame, seat);
  for (const odd of [-1, match.seats, match.seats + 32, 32, 0.5, Number.NaN, '0'] as Seat[]) {
    yield { input: { kind: 'answer', at, seat: odd, frame, answer: something(scene, top?.ask, dice) }, sure: true };
  }
  for (let i = 0; i < 4; i++) {
    const answer = something(scene, top?.ask, dice);
    yield { input: { kind: 'answer', at, seat, frame, answer }, sure: false };
    yield { input: { kind: 'answer', at, seat, frame, answer: mutant(answer, dice) }, sure: false };
  }
  yield { input: { kind: 'answer', at, seat, frame, answer: {}, reaction: -5 as Millis }, sure: true };
  yield* interruptions(scene, frame, seat);
}

function* wrongMoments({ table, dice, met }: Scene, frame: FrameId, seat: Seat): Generator<Attempt> {
  const { now } = table;
  const soon = due(table);
  const answer = met.values().next().value?.[0] ?? 0;
  const say = (at: number, id: number): Attempt => ({
    input: { kind: 'answer', at: at as Millis, seat, frame: id as FrameId, answer },
    sure: true,
  });
  yield say(now - 1, frame);
  yield say(now + 0.5, frame);
  yield say(Number.NaN, frame);
  yield say(now, frame + 1);
  yield say(now, frame - 1 - dice.below(5));
  if (soon !== NEVER) yield say(soon, frame);
  yield { input: { kind: 'clock', at: (now - 1) as Millis, what: 'due' }, sure: true };
  yield { input: { kind: 'clock', at: (soon === now ? now + 1 : now) as Millis, what: 'due' }, sure: true };
  yield { input: { kind: 'clock', at: now, what: table.paused ? 'pause' : 'resume' }, sure: true };
}

function* interruptions(scene: Scene, frame: FrameId, seat: Seat): Generator<Attempt> {
  const { match, table, dice } = scene;
  const at = table.now;
  for (const name of ['toString', '__proto__', 'constructor', ''])
    yield { input: { kind: 'interrupt', at, seat, frame, name, answer: {} }, sure: true };
  for (const name of Object.keys(match.game.interrupts)) {
    const answer = something(scene, name, dice);
    yield { input: { kind: 'interrupt', at, seat, frame, name, answer }, sure: false };
    yield { input: { kind: 'interrupt', at, seat, frame, name, answer: mutant(answer, dice) }, sure: false };
    for (const odd of [-1, match.seats, 32, 0.5] as Seat[])
      yield { input: { kind: 'interrupt', at, seat: odd, frame, name, answer }, sure: true };
  }
}

/** An answer met under this name, one met elsewhere, or rubbish. */
function something({ met }: Scene, name: string | undefined, dice: Dice): unknown {
  const pools = [...met.values()];
  const own = name === undefined ? undefined : met.get(name);
  const pool = own !== undefined && dice.below(2) === 0 ? own : pools[dice.below(Math.max(1, pools.length))];
  if (pool === undefined || dice.below(4) === 0) return RUBBISH[dice.below(RUBBISH.length)];
  return pool[dice.below(pool.length)];
}
