/** A table of the toy game under a clock moved by hand, with what every seat was told and what was kept. */
import { expect } from 'vitest';
import { greedy } from '#bots';
import type { FrameId, Input, Kinds, Match, Refusal, Seat } from '#kernel';
import { fastDice, labSeed, listSeats, matchOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import { game } from '#testkit/toy/game';
import { restingBot } from '../bot-seats.ts';
import type { Command, Doors, TableHost } from '../table-host.ts';
import { hostTable } from '../table-host.ts';
import type { ManualClock } from './manual-clock.ts';
import { manualClock, settled } from './manual-clock.ts';

type LookMessage = Extract<ServerMessage, { kind: 'look' }>;

export interface OpenedToy {
  readonly host: TableHost;
  readonly clock: ManualClock;
  readonly match: Match;
  readonly kept: Input[];
  readonly broken: unknown[];
  /** Everything a seat was told since it began to listen. */
  told(seat: number): readonly ServerMessage[];
  lastLook(seat: number): LookMessage;
  question(): FrameId;
  answer(seat: number, answer: unknown): Promise<Refusal | undefined>;
  interrupt(seat: number, name: string, answer: unknown): Promise<Refusal | undefined>;
}

export interface ToySetup {
  readonly options?: object;
  readonly bots?: readonly number[];
  readonly thinking?: number;
  readonly append?: Doors['append'];
}

export function openToy(setup: ToySetup = {}): OpenedToy {
  const made = matchOf<Kinds>(game, { seats: 3, options: setup.options ?? {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const { match } = made;
  const clock = manualClock();
  const kept: Input[] = [];
  const broken: unknown[] = [];
  const append = async (input: Input): Promise<void> => {
    await setup.append?.(input);
    kept.push(input);
  };
  const { bots = [], thinking = 500 } = setup;
  const seated = bots.map((seat) => restingBot(seat as Seat, { persona: seat, dice: fastDice(seat, 7) }));
  const host = hostTable(
    { match, seed: labSeed('a toy'), bots: seated, thinking },
    { clock, append, broken: (error) => broken.push(error) },
  );
  return { host, clock, match, kept, broken, ...ways(host, match) };
}

/** How a test speaks to a table, and what the seats hear of it. */
function ways(host: TableHost, match: Match) {
  const heard = listSeats(match.players).map((seat) => {
    const messages: ServerMessage[] = [];
    host.listen(seat, (message) => messages.push(message));
    return messages;
  });
  const lastLook = (seat: number): LookMessage => {
    const last = heard[seat].findLast((message) => message.kind === 'look');
    if (last === undefined) throw new Error('this seat was told nothing');
    return last;
  };
  const question = (): FrameId => lastLook(0).look.stack[lastLook(0).look.stack.length - 1].id;
  const submit = async (seat: number, command: Command): Promise<Refusal | undefined> => {
    const done = host.submit(seat as Seat, command);
    await settled();
    return done;
  };
  return {
    told: (seat: number) => heard[seat],
    lastLook,
    question,
    answer: (seat: number, answer: unknown) => submit(seat, { kind: 'answer', frame: question(), answer }),
    interrupt: (seat: number, name: string, answer: unknown) =>
      submit(seat, { kind: 'interrupt', frame: question(), name, answer }),
  };
}

/** An answer that this seat may give, as a bot would. */
export function anyAnswer({ match, lastLook }: OpenedToy, seat: number): unknown {
  const { look } = lastLook(seat);
  expect(look.stack.length).toBeGreaterThan(0);
  return greedy.answer(match, look, { persona: 0, dice: fastDice(seat, 3) });
}
