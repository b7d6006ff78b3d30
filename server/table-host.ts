/** One table: takes its inputs one at a time, stamps them with table time and keeps them before it tells. It knows no game by name. */
import type { FrameId, Input, Match, Millis, Refusal, Seat, Seed, Table, Told } from '#kernel';
import { due, millis, NEVER, only, open, refusal, replayOf, sooner, step } from '#kernel';
import type { ServerMessage } from '#protocol';
import type { BotSeat, Company } from './bot-seats.ts';
import { act, beginThinking } from './bot-seats.ts';
import type { Clock } from './clock.ts';
import { believedReaction } from './races.ts';
import type { Ear, Telling } from './telling.ts';
import { addEar, beginTelling, tellEars, tellSeats } from './telling.ts';

export interface TableSetup {
  readonly match: Match;
  readonly seed: Seed;
  /** Seats of bots; people have the others. */
  readonly bots: readonly BotSeat[];
  /** About how long bots think, in milliseconds. */
  readonly thinking: number;
}

/** The ways out of a table. */
export interface Doors {
  readonly clock: Clock;
  /** Keeps an input. Nobody is told of it before this is done. */
  append(input: Input): Promise<void>;
  /** The table met a broken invariant and is closed; no other table suffers. */
  broken(error: unknown): void;
}

/** What a seat wants. A claimed reaction comes with the shortest round trip of its line. */
export type Command =
  | {
      readonly kind: 'answer';
      readonly frame: FrameId;
      readonly answer?: unknown;
      readonly claimed?: number | undefined;
      readonly roundTrip?: number;
    }
  | { readonly kind: 'interrupt'; readonly frame: FrameId; readonly name: string; readonly answer: unknown };

export interface TableHost {
  /** Resolves when the command is kept and told, or with the reason why not. */
  submit(seat: Seat, command: Command): Promise<Refusal | undefined>;
  /** Tells this ear everything that the seat is told, from a fresh look on; the function that comes back stops it. */
  listen(seat: Seat, ear: Ear): () => void;
  close(): void;
}

interface Job {
  readonly seat: Seat;
  readonly command: Command;
  /** Table time of its arrival. */
  readonly at: Millis;
  readonly done: (refused: Refusal | undefined) => void;
}

interface Hosted {
  readonly setup: TableSetup;
  readonly doors: Doors;
  readonly began: number;
  readonly telling: Telling;
  readonly inputs: Input[];
  table: Table;
  /** Interrupts that came while a race was being decided. */
  parked: Job[];
  /** The end of the line: every piece of work waits for the one before. */
  queue: Promise<void>;
  callOff: () => void;
  closed: boolean;
}

export function hostTable(setup: TableSetup, doors: Doors): TableHost {
  const { table, story } = open(setup.match, setup.seed);
  const t: Hosted = {
    setup,
    doors,
    began: doors.clock.now(),
    telling: beginTelling(setup.match),
    inputs: [],
    table,
    parked: [],
    queue: Promise.resolve(),
    callOff: () => undefined,
    closed: false,
  };
  tell(t, story);
  arm(t);
  return {
    submit: (seat, command) => submit(t, seat, command),
    listen: (seat, ear) => listen(t, seat, ear),
    close: () => close(t),
  };
}

const timeOf = (t: Hosted): Millis => millis(Math.floor(t.doors.clock.now() - t.began));

function submit(t: Hosted, seat: Seat, command: Command): Promise<Refusal | undefined> {
  const at = timeOf(t);
  return new Promise((done) => {
    enqueue(t, () => takeJob(t, { seat, command, at, done })).then(() => {
      if (t.closed) done(refusal('over'));
    });
  });
}

function listen(t: Hosted, seat: Seat, ear: Ear): () => void {
  const stop = addEar(t.telling, seat, ear, timeOf(t));
  if (t.table.result.over) ear(overMessage(t));
  return stop;
}

function close(t: Hosted): void {
  t.closed = true;
  t.callOff();
  for (const job of t.parked.splice(0)) job.done(refusal('over'));
}

function enqueue(t: Hosted, work: () => Promise<void>): Promise<void> {
  t.queue = t.queue
    .then(() => (t.closed ? undefined : work()))
    .catch((error: unknown) => {
      close(t);
      t.doors.broken(error);
    });
  return t.queue;
}

/** Whatever was due before the command arrived comes first. */
async function takeJob(t: Hosted, job: Job): Promise<void> {
  await strikeUntil(t, job.at);
  const input = stamped(t, job);
  const stepped = step(t.setup.match, t.table, input);
  if (!('refused' in stepped)) {
    await commit(t, input, stepped.table, stepped.story);
    job.done(undefined);
  } else if (stepped.refused.code === 'window-open' && !t.parked.some(({ seat }) => seat === job.seat)) {
    t.parked.push(job);
  } else job.done(stepped.refused);
  arm(t);
}

function stamped(t: Hosted, { seat, command, at: arrived }: Job): Input {
  const at = millis(Math.max(arrived, t.table.now));
  const { kind, frame, answer } = command;
  if (kind === 'interrupt') return { kind, at, seat, frame, name: command.name, answer };
  if (answer === undefined) return { kind, at, seat, frame };
  const top = t.table.stack.at(-1);
  if (top?.mode !== 'race') return { kind, at, seat, frame, answer };
  const { claimed, roundTrip = 0 } = command;
  const reaction = believedReaction({ claimed, sinceReveal: at - top.opened, roundTrip });
  return { kind, at, seat, frame, answer, reaction };
}

/** One clock input per deadline, stamped with it; what waited for a race to be decided is then tried again. */
async function strikeUntil(t: Hosted, now: Millis): Promise<void> {
  for (let at = due(t.table); at <= now; at = due(t.table)) {
    const input: Input = { kind: 'clock', at, what: 'due' };
    const stepped = step(t.setup.match, t.table, input);
    if ('refused' in stepped) throw new Error(`the clock was refused: ${stepped.refused.code}`);
    await commit(t, input, stepped.table, stepped.story);
    for (const job of t.parked.splice(0)) enqueue(t, () => takeJob(t, job));
  }
}

async function commit(t: Hosted, input: Input, table: Table, story: readonly Told[]): Promise<void> {
  await t.doors.append(input);
  t.table = table;
  t.inputs.push(input);
  tell(t, story);
}

function tell(t: Hosted, story: readonly Told[]): void {
  const changed = tellSeats(t.telling, t.setup.match, t.table, story, timeOf(t));
  for (const bot of t.setup.bots) if (changed.includes(bot.seat)) letBotThink(t, bot);
  if (t.table.result.over) tellEars(t.telling, overMessage(t));
}

/** Seed and inputs, so that anyone can play the game again and see that nothing was altered after the deal. */
function overMessage({ setup, inputs, table }: Hosted): ServerMessage {
  return { kind: 'over', replay: replayOf(setup.match, setup.seed, inputs, table, false) };
}

/** One timer per table, for the clock and for the bots alike. */
function arm(t: Hosted): void {
  t.callOff();
  if (t.closed || t.table.result.over) return;
  const next = t.setup.bots.reduce((soonest, bot) => sooner(soonest, bot.next), due(t.table));
  if (next !== NEVER) t.callOff = t.doors.clock.wake(t.began + next, () => enqueue(t, () => wake(t)));
}

async function wake(t: Hosted): Promise<void> {
  const now = timeOf(t);
  await strikeUntil(t, now);
  for (const bot of t.setup.bots) if (bot.next <= now) letBotAct(t, bot);
  arm(t);
}

function letBotThink(t: Hosted, bot: BotSeat): void {
  const { look } = t.telling.seats[bot.seat];
  if (look !== undefined) beginThinking(bot, look, companyOf(t));
}

/** A bot's move is a command like a person's; one that came too late makes it think again. */
function letBotAct(t: Hosted, bot: BotSeat): void {
  const { look } = t.telling.seats[bot.seat];
  const move = look === undefined ? undefined : act(bot, look, companyOf(t));
  if (move === undefined) return;
  submit(t, bot.seat, move).then((refused) => {
    if (refused === undefined || t.closed) return;
    letBotThink(t, bot);
    arm(t);
  });
}

function companyOf(t: Hosted): Company {
  const { match, thinking, bots } = t.setup;
  const people = bots.reduce((seats, { seat }) => seats & ~only(seat), match.players);
  return { match, thinking, people, now: timeOf(t) };
}
