/** The life of a table: opening it, stepping it by one input, and knowing when something is due. */
import { copyTable } from './copy.ts';
import { fullOptions } from './options.ts';
import type { Seed } from './random.ts';
import { secretStreams } from './random.ts';
import { refusal } from './refusal.ts';
import { firstSeats } from './seats.ts';
import { disturb, dueAt, pending, refuseAnswer, settle, strike, take, takeBack, topFrame } from './stack.ts';
import { NEVER } from './time.ts';
import type {
  AnswerInput,
  CardId,
  Frame,
  Game,
  Given,
  Input,
  InterruptInput,
  Kinds,
  Match,
  Millis,
  Random,
  Refusal,
  Rule,
  Seat,
  Seats,
  Table,
  Told,
  World,
} from './types.ts';

/** What a table is made of besides its seed: enough, with the inputs, to replay it. */
export interface Setup {
  readonly seats: number;
  readonly options: object;
}

/** Binds a game to seats and options; the refusal says why they do not go together. */
export function matchOf<K extends Kinds>(game: Game<K>, setup: Setup): { match: Match<K> } | { refused: Refusal } {
  const [min, max] = game.players;
  const { seats } = setup;
  if (!Number.isInteger(seats) || seats < min || seats > max) return { refused: refusal('seats', { seats, min, max }) };
  const settled = fullOptions(game.options, setup.options, seats);
  if ('refused' in settled) return settled;
  const { options } = settled;
  const players = firstSeats(seats);
  const everyone = firstSeats(seats + 1);
  const match: Match<K> = {
    game,
    seats,
    options,
    players,
    everyone,
    piles: game.piles(seats, options),
    faces: game.faces(seats, options),
    rules: new Map(Object.entries<Rule<K>>(game.questions)),
  };
  return { match };
}

export const open = <K extends Kinds>(match: Match<K>, seed: Seed): { table: Table<K>; story: Told<K['event']>[] } => {
  const story: Told<K['event']>[] = [];
  return { table: openWith(match, secretStreams(seed), story).table, story };
};

/** Opens a table on given streams; without a story for playouts. */
export function openWith<K extends Kinds>(match: Match<K>, random: Random, story?: Told<K['event']>[]): World<K> {
  const piles: CardId[][] = match.piles.map(() => []);
  const seen: Seats[] = [];
  const lot: number[] = [];
  for (let id = 0; id < match.faces.length; id++) {
    piles[0].push(id as CardId);
    seen.push(match.piles[0].eyes);
    lot.push(0);
  }
  const table: Table<K> = {
    now: 0 as Millis,
    paused: false,
    frames: 0,
    random,
    cards: { seen, lot, knows: [match.everyone], piles },
    stack: [],
    state: {},
    result: { over: false, points: [], winners: 0 },
  };
  const world = { match, table, story };
  match.game.open(world);
  settle(world);
  return world;
}

type Taken<K extends Kinds> = { table: Table<K>; story: Told<K['event']>[] };
export type Stepped<K extends Kinds> = Taken<K> | { refused: Refusal };

/** One input. A refusal changes nothing; otherwise the table given stays as it was and a new one comes back. */
export function step<K extends Kinds>(match: Match<K>, table: Table<K>, input: Input): Stepped<K> {
  const refused = refuse({ match, table, story: undefined }, input);
  return refused === undefined ? stepTaken(match, table, input) : { refused };
}

/** The same with an input that `refuse` had nothing against at this very table. */
function stepTaken<K extends Kinds>(match: Match<K>, table: Table<K>, input: Input): Taken<K> {
  const story: Told<K['event']>[] = [];
  const world = { match, table: copyTable(table), story };
  apply(world, input);
  return { table: world.table, story };
}

/** The same on a world that is owned: no copy. For trials that watch while it is told, and for interrupts in thought. */
export function stepOn(w: World, input: Input): Refusal | undefined {
  const refused = refuse(w, input);
  if (refused === undefined) apply(w, input);
  return refused;
}

/** An answer on a world that is owned: no copy, no input. For bots and playouts, where so much time may pass before it. */
export function advance(w: World, seat: Seat, answer: unknown, after = 0 as Millis): Refusal | undefined {
  const { table } = w;
  const frame = table.stack[table.stack.length - 1];
  const refused = refuseAnswer(w, frame, seat, answer);
  if (refused !== undefined) return refused;
  table.now = Math.max(table.now, Math.min(table.now + after, dueAt(frame) - 1)) as Millis;
  take(w, frame, seat, answer, 0 as Millis);
  settle(w);
  return undefined;
}

/** Lets the next deadline of an owned world pass. */
export function advanceClock(w: World): void {
  apply(w, { kind: 'clock', at: due(w.table), what: 'due' });
}

/** When the next clock input is due; NEVER while paused, over, or without a clock. */
export function due(table: Table): Millis {
  const frame = table.stack.at(-1);
  return frame === undefined || table.paused ? NEVER : dueAt(frame);
}

/** Why this input is not taken now, if it is not. */
export function refuse(w: World, input: Input): Refusal | undefined {
  const { table } = w;
  if (table.result.over) return refusal('over');
  if (!Number.isSafeInteger(input.at) || input.at < table.now) return refusal('time-back');
  if (input.kind === 'clock') return refuseClock(table, input.at, input.what);
  if (table.paused) return refusal('paused');
  if (input.at >= due(table)) return refusal('clock-first');
  const frame = topFrame(w);
  if (frame === undefined || frame.id !== input.frame) return refusal('something-happened');
  if (!isPlayer(w, input.seat)) return refusal('not-asked', { ask: frame.ask });
  return input.kind === 'answer' ? refuseSaid(w, frame, input) : refuseInterrupt(w, frame, input);
}

/** A number out of range would name another seat's bit. */
const isPlayer = (w: World, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < w.match.seats;

/** Playing time stands still during a pause, so that every deadline is still ahead after it. */
function refuseClock(table: Table, at: Millis, what: 'due' | 'pause' | 'resume'): Refusal | undefined {
  if (what === 'resume' && !table.paused) return refusal('not-paused');
  if (table.paused) return what === 'resume' && at === table.now ? undefined : refusal('paused');
  const soon = due(table);
  if (what === 'pause') return at >= soon ? refusal('clock-first') : undefined;
  return what === 'due' && at === soon && soon !== NEVER ? undefined : refusal('not-due');
}

function refuseSaid(w: World, frame: Frame, input: AnswerInput): Refusal | undefined {
  const { reaction = 0 } = input;
  if (!Number.isSafeInteger(reaction) || reaction < 0) return refusal('bad-form', { ask: frame.ask });
  if (input.answer !== undefined) return refuseAnswer(w, frame, input.seat, input.answer);
  if (frame.mode === 'sealed' && pending(frame, input.seat)) return undefined;
  return refusal('nothing-to-take-back', { ask: frame.ask });
}

/** Whether a window is open comes last: asked for nothing possible, the answer would tell that somebody has grabbed. */
function refuseInterrupt(w: World, frame: Frame, { seat, name, answer }: InterruptInput): Refusal | undefined {
  const { interrupts } = w.match.game;
  if (typeof name !== 'string') return refusal('no-such-interrupt', { name: '' });
  if (!Object.hasOwn(interrupts, name)) return refusal('no-such-interrupt', { name });
  const rule = interrupts[name];
  if (!rule.shape(answer)) return refusal('bad-form', { ask: name });
  const refused = rule.check(w, seat, answer);
  if (refused !== undefined) return refused;
  return frame.mode === 'race' && frame.given.length > 0 ? refusal('window-open') : undefined;
}

function apply(w: World, input: Input): void {
  const { table } = w;
  table.now = input.at;
  if (input.kind === 'clock') applyClock(w, input.what);
  else if (input.kind === 'answer') applyAnswer(w, input);
  else applyInterrupt(w, input);
  settle(w);
}

function applyClock(w: World, what: 'due' | 'pause' | 'resume'): void {
  const frame = topFrame(w);
  if (what === 'due' && frame !== undefined) strike(w, frame);
  if (what !== 'due') w.table.paused = what === 'pause';
}

function applyAnswer(w: World, input: AnswerInput): void {
  const frame = topFrame(w);
  if (frame === undefined) return;
  if (input.answer === undefined) takeBack(w, frame, input.seat);
  else take(w, frame, input.seat, input.answer, input.reaction ?? ((input.at - frame.opened) as Millis));
}

function applyInterrupt(w: World, input: InterruptInput): void {
  const frame = topFrame(w);
  const rule = w.match.game.interrupts[input.name];
  rule.resolve(w, input.seat, input.answer);
  if (frame === undefined) return;
  if (rule.disturbs) disturb(w, frame);
  else proveUntouched(w, frame, input.name);
}

/** An interrupt that says it disturbs nothing must have left every sealed answer possible. */
function proveUntouched(w: World, frame: Frame, name: string): void {
  if (frame.mode !== 'sealed' || topFrame(w) !== frame) return;
  const broken = frame.given.find((g: Given) => refuseAnswer(w, frame, g.seat, g.answer) !== undefined);
  if (broken !== undefined) throw new Error(`interrupt ${name} broke an answer but does not say that it disturbs`);
}
