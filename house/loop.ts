/**
 * The loop of a house, one road for everything that people, clocks, bots, other nodes and the ways in bring:
 *
 *   inbox   what has come since the last round
 *   decide  each, in the order it came, on the newest fold of its table
 *   commit  all rows of the round in one batch
 *   write   what every seat will be told, while the disk works
 *   tell    once the rows are durable: adopt them, tell everybody, answer
 *
 * What comes during a commit is the next round. So rows are gathered where the store is busy, nothing waits where it is not,
 * and a table does one thing after the other.
 */
import type { Folded } from './room/fold.ts';
import type { Request } from './room/requests.ts';
import type { Deed, Logged, Seating } from './room/room.ts';
import type { State } from './rows.ts';
import type { Appended, NewRow, Row, Store } from './store.ts';
import { trouble } from './store.ts';
import type { Table } from './table.ts';
import type { Texts } from './texts.ts';

/** What somebody, or time, asks of a table. */
export interface Input {
  readonly table: Table;
  readonly request: Request;
  /** When it came, on the table's clock. */
  readonly at: number;
  readonly done: (outcome: Outcome) => void;
  /** The log was read since it came, so that nobody is told no because of what another node has changed already. */
  isChecked?: boolean;
}

/** What became of it: taken and durable (or nothing had to be done), refused, said out of turn, or broken. */
export type Outcome =
  | { readonly taken: true }
  | { readonly refused: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> } }
  | { readonly missing: true }
  | { readonly failed: Failure };

export type Failure = 'table-broken' | 'store-broken';

export const TAKEN: Outcome = { taken: true };

/** Rows that were read because others may have appended; none where reading failed. */
export interface Reading {
  readonly table: Table;
  readonly rows: readonly Row[] | undefined;
}

/** A deed on its way through a round: decided, then stored, then told. */
export interface Step {
  readonly table: Table;
  readonly deed: Logged;
  /** The table after it. */
  readonly state: State;
  readonly told: Folded['told'];
  readonly row: NewRow;
  readonly texts: Texts;
  /** Who is answered when it is durable, and what: the input that it came from, and those that were decided just after it. */
  readonly answers: Answer[];
}

export interface Answer {
  readonly input: Input;
  readonly outcome: Outcome;
}

/** What a session is told of a deed that happened. */
export interface News extends Pick<Step, 'told' | 'texts'> {
  readonly deed: Deed;
  readonly seating: Seating;
}

export const inputsOf = ({ answers }: Step): Input[] => answers.map(({ input }) => input);

export function answerAll(inputs: readonly Input[], outcome: Outcome): void {
  for (const input of inputs) input.done(outcome);
}

export const isSameCommand = ({ request: a }: Input, { request: b }: Input): boolean =>
  a.by === 'person' && b.by === 'person' && a.number?.load === b.number?.load && a.number?.n === b.number?.n;

export const isSameSeat = (a: Input, b: Input): boolean => whoAsks(a.request) === whoAsks(b.request);

function whoAsks(request: Request): string {
  if (request.by === 'person') return `person ${request.person}`;
  return request.by === 'bot' ? `bot ${request.seat}` : request.by;
}

export class Loop {
  readonly #store: Pick<Store, 'append'>;
  readonly #inbox: (Input | Reading)[] = [];
  readonly #resting: (() => void)[] = [];
  #isRunning = false;

  constructor(store: Pick<Store, 'append'>) {
    this.#store = store;
  }

  take(arrival: Input | Reading): void {
    this.#inbox.push(arrival);
    if (!this.#isRunning) this.#run();
  }

  /** Resolves when nothing is left to do. */
  rest(): Promise<void> {
    return new Promise((resolve) => (this.#isRunning ? this.#resting.push(resolve) : resolve()));
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#inbox.length > 0) {
      const steps = decideAll(this.#inbox.splice(0));
      if (steps.length === 0) continue;
      const storing = this.#store.append(steps.map(({ row }) => row));
      for (const { table, texts } of steps) table.guard(() => texts.write());
      tellAll(steps, await storing.catch((error: unknown) => steps.map(() => trouble('other', String(error)))));
    }
    this.#isRunning = false;
    for (const resolve of this.#resting.splice(0)) resolve();
  }
}

function decideAll(arrivals: readonly (Input | Reading)[]): Step[] {
  const steps: Step[] = [];
  for (const arrival of arrivals) {
    const { table } = arrival;
    if ('rows' in arrival) table.guard(() => table.readOn(arrival.rows));
    else table.guard(() => table.decide(arrival, steps), [arrival]);
  }
  return steps;
}

function tellAll(steps: readonly Step[], outcomes: readonly Appended[]): void {
  for (const [i, step] of steps.entries()) step.table.guard(() => step.table.settle(step, outcomes[i]), inputsOf(step));
  for (const table of new Set(steps.map((step) => step.table))) table.guard(() => table.plan());
}
