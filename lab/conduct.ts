/** The course of a game by inputs: who is called on when, in races by reaction time, and when the clock strikes. */
import { reactionTime } from '#bots';
import type {
  Dice,
  Frame,
  FrameId,
  Input,
  Interruption,
  Look,
  Match,
  Millis,
  Seat,
  Seed,
  Table,
  Told,
  World,
} from '#kernel';
import { due, listSeats, look, open, step } from '#kernel';

/** A seat is called on: to answer what it is asked, or to say whether it wants to interrupt. */
export interface Call {
  readonly wants: 'answer' | 'interrupt';
  readonly seat: Seat;
  readonly look: Look;
}

/** What a seat says to a call. To `answer` it must answer or interrupt; to `interrupt` it may pass. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | ({ readonly kind: 'interrupt' } & Interruption)
  | { readonly kind: 'pass' };

export interface Course {
  readonly table: Table;
  readonly inputs: readonly Input[];
}

export interface Conducting {
  readonly match: Match;
  readonly seed: Seed;
  /** By seat: how quick it is. */
  readonly dice: readonly Dice[];
  /** Told of everything as it happens, with the table after it. */
  onTold?(told: readonly Told[], table: Table): void;
}

/**
 * Plays a game to its end, calling on one seat at a time. At every question all seats are first offered to interrupt,
 * in seat order, until a round of offers stays silent; then the asked seats answer in seat order, or in a race each
 * at its own time. Time passes only by reactions and deadlines.
 */
export function* conduct(conducting: Conducting): Generator<Call, Course, Reply> {
  const { match, seed, onTold } = conducting;
  const opened = open(match, seed);
  onTold?.(opened.story, opened.table);
  let { table } = opened;
  const inputs: Input[] = [];
  const agenda = new Agenda(conducting);
  while (!table.result.over) {
    const next = agenda.next(table);
    const input = next.wants === 'clock' ? clock(next.at) : said(table, next, yield callOf(match, table, next));
    if (input === undefined) continue;
    if (input.kind === 'interrupt') agenda.stir(input.frame);
    const stepped = step(match, table, input);
    if ('refused' in stepped)
      throw new Error(`refused ${stepped.refused.code}: ${JSON.stringify(input)} (table ${seed.tableId})`);
    inputs.push(input);
    onTold?.(stepped.story, stepped.table);
    table = stepped.table;
  }
  return { table, inputs };
}

type Next =
  | { readonly wants: 'clock'; readonly at: Millis }
  | { readonly wants: 'answer' | 'interrupt'; readonly seat: Seat; readonly at: Millis };

type Called = Exclude<Next, { wants: 'clock' }>;

const clock = (at: Millis): Input => ({ kind: 'clock', at, what: 'due' });

/** The seat sees the table as it is at that moment. */
function callOf(match: Match, table: Table, { wants, seat, at }: Called): Call {
  return { wants, seat, look: look(match, at === table.now ? table : { ...table, now: at }, seat) };
}

function said(table: Table, { wants, seat, at }: Called, reply: Reply): Input | undefined {
  const frame = (table.stack.at(-1) as Frame).id;
  if (reply.kind === 'interrupt') return { kind: 'interrupt', at, seat, frame, name: reply.name, answer: reply.answer };
  if (reply.kind === 'pass' || wants === 'interrupt') return undefined;
  return { kind: 'answer', at, seat, frame, answer: reply.answer };
}

/** Silent rounds end the offers to interrupt; so do this many rounds, so that haggling ends. */
const MOST_ROUNDS = 4;

/** What is left to do about one question. */
interface Plan {
  /** Rounds of offers to interrupt that are over. */
  rounds: number;
  /** Seats still to be offered in this round. */
  offers: Seat[];
  stirred: boolean;
  /** Races: when each seat will have made up its mind. */
  ready: (Millis | undefined)[];
}

class Agenda {
  private readonly match: Match;
  private readonly dice: readonly Dice[];
  private readonly plans = new Map<FrameId, Plan>();

  constructor({ match, dice }: Conducting) {
    this.match = match;
    this.dice = dice;
  }

  /** Whose call it is, or whether the clock strikes first. */
  next(table: Table): Next {
    const frame = table.stack[table.stack.length - 1];
    const plan = this.planFor(frame);
    const offered = this.nextOffer(table, frame, plan);
    if (offered !== undefined) return { wants: 'interrupt', seat: offered, at: table.now };
    const answering = frame.mode === 'race' ? this.fastest(table, frame, plan) : firstAsked(table, frame);
    const soon = due(table);
    return answering === undefined || answering.at >= soon ? { wants: 'clock', at: soon } : answering;
  }

  /** Somebody interrupts: that question's offers go round once more, and anew if they were over. */
  stir(frame: FrameId): void {
    const plan = this.plans.get(frame);
    if (plan === undefined) return;
    plan.stirred = true;
    if (plan.rounds >= MOST_ROUNDS) plan.rounds = 0;
  }

  private planFor(frame: Frame): Plan {
    let plan = this.plans.get(frame.id);
    if (plan === undefined) {
      plan = { rounds: 0, offers: listSeats(this.match.players), stirred: false, ready: [] };
      this.plans.set(frame.id, plan);
    }
    return plan;
  }

  /** Only seats that could interrupt are offered to: what they can do depends on nothing that they do not know. */
  private nextOffer(table: Table, frame: Frame, plan: Plan): Seat | undefined {
    if (frame.mode === 'race' && frame.given.length > 0) return undefined;
    const world: World = { match: this.match, table, story: undefined };
    while (plan.rounds < MOST_ROUNDS) {
      for (let seat = plan.offers.shift(); seat !== undefined; seat = plan.offers.shift())
        if (couldInterrupt(world, seat)) return seat;
      plan.rounds = plan.stirred ? plan.rounds + 1 : MOST_ROUNDS;
      plan.stirred = false;
      plan.offers = listSeats(this.match.players);
    }
    return undefined;
  }

  private fastest(table: Table, frame: Frame, { ready }: Plan): Called | undefined {
    let first: Called | undefined;
    for (const seat of listSeats(frame.waiting)) {
      if (frame.given.some((g) => g.seat === seat)) ready[seat] = undefined;
      else {
        ready[seat] ??= (table.now + reactionTime(this.dice[seat])) as Millis;
        const at = Math.max(ready[seat], table.now) as Millis;
        if (first === undefined || at < first.at) first = { wants: 'answer', seat, at };
      }
    }
    return first;
  }
}

function firstAsked(table: Table, frame: Frame): Called | undefined {
  const [seat] = listSeats(frame.waiting);
  return seat === undefined ? undefined : { wants: 'answer', seat, at: table.now };
}

export const couldInterrupt = (world: World, seat: Seat): boolean =>
  Object.values(world.match.game.interrupts).some((rule) => rule.moves(world, seat).count > 0);
