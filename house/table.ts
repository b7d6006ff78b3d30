/** A table in memory: the fold of its log, who has a session at it, and what its bots are about to say. */
import type { Game, Kinds } from '#kernel';
import { KERNEL_VERSION, NEVER, refusal } from '#kernel';
import { BotTurns } from './bots.ts';
import type { Failure, Input, Outcome, Step } from './loop.ts';
import { answerAll, inputsOf, isSameCommand, isSameSeat, TAKEN } from './loop.ts';
import { RoundTrips } from './races.ts';
import { decide } from './room/decide.ts';
import { dueAt } from './room/decide-time.ts';
import { fold } from './room/fold.ts';
import type { Facts, Request } from './room/requests.ts';
import { beginsAnew } from './room/requests.ts';
import type { Deed, Logged, Play, Room } from './room/room.ts';
import { isPinnedElsewhere } from './room/room.ts';
import type { State } from './rows.ts';
import { rowOf, stateAfter, withNumber } from './rows.ts';
import type { PageSession } from './session.ts';
import { snapshotOf } from './snapshots.ts';
import type { Appended, Row, TableId } from './store.ts';
import { checkRow } from './store.ts';
import type { Tables } from './tables.ts';
import { Recent, Texts } from './texts.ts';
import { secretText } from './tokens.ts';

/** Rows between two snapshots: opening a table folds at most so many. */
export const SNAPSHOT_EVERY = 1000;

/** Rows after which a table begins nothing new: months of evenings, or somebody's pastime. */
const MOST_ROWS = 100_000;

const BY_TIME: Request = { by: 'time' };

export class Table {
  readonly id: TableId;
  readonly tables: Tables;
  /** As it is durable, and told to everybody. */
  now: State;
  /** As it is decided: its newest rows may still be on their way to the disk. */
  head: State;
  snapshotSeq: number;
  readonly sessions = new Set<PageSession>();
  readonly bots: BotTurns;
  /** Players' own words by id, as far as they are known here. */
  words = new Map<string, string>();
  /** What each seat was told last, for pages whose connection was cut. */
  readonly recent = new Recent();
  readonly roundTrips = new RoundTrips(this.sessions);
  /** By how much the log is ahead of this machine's clock: that was set back, or another one runs before it. */
  readonly ahead: number;
  usedAt: number;
  /** It left memory or broke: whoever still holds it must open it again. */
  isGone = false;
  /** The newest row that somebody else is known to have appended. */
  #announced = 0;
  /** What was asked and is not answered yet. */
  #pending = 0;
  /** Interrupts that came while a race was being decided. */
  #parked: Input[] = [];
  /** What waits until the rows of others were read; undefined while nothing is read. */
  #waiting: Input[] | undefined;
  #wakesAt: number = NEVER;
  #cancelWake: () => void = () => undefined;

  constructor(tables: Tables, id: TableId, state: State, snapshotSeq: number) {
    this.tables = tables;
    this.id = id;
    this.now = state;
    this.head = state;
    this.snapshotSeq = snapshotSeq;
    const now = tables.doors.clock.now();
    this.ahead = Math.max(0, state.at - now);
    this.usedAt = now;
    this.bots = new BotTurns(this);
  }

  get room(): Room {
    return this.now.seating.room;
  }

  /** What is played here now: another one may be chosen. */
  get game(): Game<Kinds> {
    return this.tables.gameOf(this.room);
  }

  get play(): Play | undefined {
    return this.now.seating.play;
  }

  /** Its game is of another version of kernel or rules: it can be looked at and left behind. */
  get isFrozen(): boolean {
    return this.play !== undefined && isPinnedElsewhere(this.play, KERNEL_VERSION, this.game.version);
  }

  /** Nothing is being done, and nothing waits to be done. */
  get isIdle(): boolean {
    return this.#pending === 0 && this.#waiting === undefined;
  }

  /** That of the wall clock, but never before what is in the log. */
  time(): number {
    return this.tables.doors.clock.now() + this.ahead;
  }

  /** Resolves when it is durable and everybody here was told, or with the reason why not. */
  submit(request: Request): Promise<Outcome> {
    return new Promise((done) => this.take(request, this.tables.doors.clock.now(), done));
  }

  /** The same for whoever knows when it came. */
  take(request: Request, cameAt: number, done: (outcome: Outcome) => void): void {
    this.usedAt = Math.max(this.usedAt, cameAt);
    this.#pending++;
    const answer = (outcome: Outcome): void => {
      this.#pending--;
      done(outcome);
    };
    this.tables.loop.take({ table: this, request, at: Math.floor(cameAt + this.ahead), done: answer });
  }

  /** The clock, a sweep or news from elsewhere: whatever is due is done. */
  wake(): Promise<Outcome> {
    return this.submit(BY_TIME);
  }

  /** Somebody appended to this table, perhaps another node. */
  announce(seq: number): void {
    if (this.isGone || seq <= this.head.seq) return;
    this.#announced = Math.max(this.#announced, seq);
    this.wake();
  }

  /** What was due before comes first; then the request itself. */
  decide(input: Input, steps: Step[]): void {
    if (this.isGone) return input.done(this.#goneOutcome());
    if (this.#waiting !== undefined || this.#announced > this.head.seq) return this.#readFirst([input]);
    const { request, at } = input;
    for (let due = this.#due(at); due !== undefined; due = this.#due(at)) this.#step(due, at, steps);
    if (request.by !== 'time') return this.#decideNow(input, steps);
    if (this.head.seating.room.stage === 'closed' && this.head === this.now) this.#close();
    // Where nothing was due yet the timer was early, and is set again.
    if (this.head === this.now) this.arm();
    this.#answer(input, TAKEN, steps);
  }

  /** The row was stored, or somebody else was first, or the store broke. */
  settle(step: Step, outcome: Appended): void {
    if (outcome === 'stored') {
      if (!this.isGone) this.#adopt(step);
      for (const { input, outcome: decided } of step.answers) input.done(decided);
      return;
    }
    const inputs = inputsOf(step);
    if (typeof outcome === 'object') return this.fail('store-broken', outcome.message, inputs);
    this.head = this.now;
    if (this.isGone) return answerAll(inputs, this.#goneOutcome());
    if (outcome === 'closed') return this.#closedElsewhere(inputs);
    this.#readFirst(inputs);
  }

  /** Folds in what others appended, tells it, and goes on with what waited for it. */
  readOn(rows: readonly Row[] | undefined): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    if (this.isGone) return answerAll(waiting, this.#goneOutcome());
    if (rows === undefined) return this.fail('store-broken', 'the log could not be read', waiting);
    for (const row of rows.filter(({ seq }) => seq > this.now.seq)) this.#foldIn(row);
    if (rows.length === SNAPSHOT_EVERY && !this.isGone) this.#readFirst([]);
    for (const input of waiting) this.tables.loop.take({ ...input, isChecked: true });
    this.plan();
  }

  /** Lets its bots think and sets its timer: after everything that happened. */
  plan(): void {
    if (this.isGone) return;
    this.bots.plan();
    this.arm();
  }

  /** One timer for the clock, for absences and for the bots alike. One that comes too early does no harm: it is set again. */
  arm(): void {
    if (this.isGone || this.tables.isStopping) return this.#cancelWake();
    const due = dueAt(this.now.seating, this.tables.times, this.game) ?? NEVER;
    const next = Math.min(due === NEVER ? NEVER : due - this.ahead, this.bots.speaksAt());
    if (next >= this.#wakesAt) return;
    this.#cancelWake();
    this.#wakesAt = next;
    this.#cancelWake = this.tables.doors.clock.wake(next, () => {
      this.#wakesAt = NEVER;
      this.bots.speak();
      this.wake();
    });
  }

  /** Whatever breaks over a table, others play on. */
  guard(act: () => void, inputs: readonly Input[] = []): void {
    try {
      act();
    } catch (error) {
      this.fail('table-broken', error instanceof Error ? (error.stack ?? error.message) : String(error), inputs);
    }
  }

  /** The store failed, or a rule broke an invariant: nothing was promised. The table is opened anew by whoever needs it next. */
  fail(code: Failure, reason: string, inputs: readonly Input[] = []): void {
    const { doors } = this.tables;
    doors.log(`${code}: ${reason}`);
    this.tables.toRepair.add(this.id);
    this.leaveMemory();
    try {
      answerAll(inputs, { failed: code });
      for (const session of [...this.sessions]) session.end(code);
    } catch (error) {
      doors.log(`an answer broke: ${error instanceof Error ? error.stack : error}`);
    }
  }

  /** From now on it is nobody's. */
  leaveMemory(): void {
    this.isGone = true;
    this.#cancelWake();
    this.tables.remove(this);
    answerAll(this.#parked.splice(0), this.#goneOutcome());
  }

  /** Everybody left: what was told last is of no use to anybody any more. */
  unsubscribe(session: PageSession): void {
    this.sessions.delete(session);
    this.roundTrips.measure(session);
    this.usedAt = this.tables.doors.clock.now();
    if (this.sessions.size === 0) this.recent.clear();
  }

  #due(at: number): Deed | undefined {
    const decision = decide(this.head.seating, BY_TIME, this.#facts(at));
    return decision !== undefined && 'deed' in decision ? decision.deed : undefined;
  }

  #decideNow(input: Input, steps: Step[]): void {
    const decision = this.#isWornOut(input.request)
      ? { refused: refusal('worn-out') }
      : decide(this.head.seating, input.request, this.#facts(input.at));
    if (decision === undefined) return this.#answer(input, TAKEN, steps);
    if ('deed' in decision) {
      this.#step(withNumber(decision.deed, input.request), input.at, steps);
      return this.#answer(input, TAKEN, steps);
    }
    if (this.tables.isShared && input.isChecked !== true) return this.#readFirst([input]);
    if ('missing' in decision || decision.refused.code !== 'window-open') return this.#answer(input, decision, steps);
    if (this.#parked.some((other) => isSameSeat(other, input) && !isSameCommand(other, input)))
      this.#answer(input, decision, steps);
    else this.#parked.push(input);
  }

  /** Its game is played to the end, and whoever is here may go. */
  #isWornOut(request: Request): boolean {
    return this.head.seq >= (this.tables.doors.mostRows ?? MOST_ROWS) && beginsAnew(request);
  }

  /** After all that was decided before it and is on its way to the disk. */
  #answer(input: Input, outcome: Outcome, steps: readonly Step[]): void {
    const before = this.head === this.now ? undefined : steps.findLast(({ table }) => table === this);
    if (before === undefined) input.done(outcome);
    else before.answers.push({ input, outcome });
  }

  #step(deed: Logged, at: number, steps: Step[]): void {
    const place = { seq: this.head.seq + 1, at: Math.max(at, this.head.at) };
    const { seating, told } = fold(this.head.seating, deed, place, this.tables.gameOf(this.head.seating.room));
    const { row, state } = rowOf(this, deed, seating, place);
    this.head = state;
    steps.push({ table: this, deed, state, told, row, texts: new Texts(this, seating, told), answers: [] });
  }

  #adopt({ deed, state, told, texts }: Pick<Step, 'deed' | 'state' | 'told' | 'texts'>): void {
    this.now = state;
    this.recent.add(state.seating, told, texts);
    this.bots.consider(told);
    for (const session of [...this.sessions]) session.tell({ deed, seating: state.seating, told, texts });
    if (this.#parked.length > 0) for (const input of this.#parked.splice(0)) this.tables.loop.take(input);
    if (deed.is === 'closed') return this.#close();
    if (state.seq - this.snapshotSeq >= SNAPSHOT_EVERY) this.#snapshot();
  }

  #foldIn(row: Row): void {
    if (this.isGone) return;
    checkRow(this.now, row);
    const deed = JSON.parse(row.payload) as Logged;
    const { seating, told } = fold(this.now.seating, deed, row, this.game);
    this.head = stateAfter(seating, row);
    this.#adopt({ deed, state: this.head, told, texts: new Texts(this, seating, told) });
  }

  /** Others may have appended: what they did comes first. */
  #readFirst(inputs: readonly Input[]): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(...inputs);
      return;
    }
    this.#waiting = [...inputs];
    const { doors, loop } = this.tables;
    this.#announced = 0;
    doors.store.read(this.id, this.now.seq, SNAPSHOT_EVERY).then(
      (rows) => this.tables.withGames(rows, () => loop.take({ table: this, rows })),
      (error: unknown) => {
        doors.log(`a log could not be read: ${error}`);
        loop.take({ table: this, rows: undefined });
      },
    );
  }

  #facts(at: number): Facts {
    const { times, restoredAt, node, lives, dice, doors } = this.tables;
    const secret = (bytes: number): string => secretText(doors.chance, bytes);
    const game = this.tables.gameOf(this.head.seating.room);
    return { at, lastAt: this.head.at, game, times, restoredAt, node, lives, dice, secret };
  }

  #close(): void {
    const { doors, toRepair } = this.tables;
    this.leaveMemory();
    doors.store.close(this.id, this.now.at).catch((error: unknown) => {
      toRepair.add(this.id);
      doors.log(`a table was not closed: ${error}`);
    });
  }

  /** Closed or deleted without a last row that says so. */
  #closedElsewhere(inputs: readonly Input[]): void {
    const { room } = this;
    this.now = { ...this.now, seating: { ...this.now.seating, room: { ...room, stage: 'closed' } } };
    this.leaveMemory();
    answerAll(inputs, this.#goneOutcome());
    for (const session of [...this.sessions]) session.end('no-table');
  }

  /** Nobody waits for a snapshot; one that fails is made again later. */
  #snapshot(): void {
    const { doors } = this.tables;
    const before = this.snapshotSeq;
    this.snapshotSeq = this.now.seq;
    doors.store.saveSnapshot(this.id, this.now.seq, snapshotOf(this.now)).catch((error: unknown) => {
      this.snapshotSeq = before;
      doors.log(`a snapshot: ${error}`);
    });
  }

  #goneOutcome(): Outcome {
    return this.room.stage === 'closed' ? { refused: refusal('closed') } : { failed: 'table-broken' };
  }
}
