/** Tables that play on and on, with rests: each sends its next move once all four seats have been told of the last. */
import { setTimeout as wait } from 'node:timers/promises';
import { PLAYERS, pickingDice } from '../reference/numbers.ts';
import { listMoves } from '../reference/plain.ts';
import type { OpenTable, Seat } from './clients/seat.ts';
import { boardFor, disagreement } from './seen.ts';

export interface Tables {
  /** From now on everybody plays, as fast as it goes or at the pace that was set. */
  play(): void;
  /** The mean time between two moves of a table. */
  slowDown(pace: number): void;
  /** Of all tables so far. */
  moves(): number;
  record(): void;
  /** Milliseconds from sending to the last seat told, of moves since the recording began. */
  recorded(): readonly number[];
  /** Nobody begins a move any more, and those under way are waited for; the number of tables that did not move since the recording began. */
  rest(): Promise<number>;
  /** Says what is wrong with the tables as their seats see them, if anything is. */
  wrong(): string | undefined;
  close(): void;
}

interface Table {
  readonly n: number;
  readonly dice: ReturnType<typeof pickingDice>;
  seats: readonly Seat[];
  /** The turn that every seat has been told. */
  turn: number;
  /** By seat the newest turn told. */
  readonly told: number[];
  sentAt: number;
  /** A move is under way. */
  isMoving: boolean;
  turnThen: number;
  /** Until its next move at a pace. */
  timer: NodeJS.Timeout | undefined;
}

interface Play {
  isPlaying: boolean;
  pace: number;
  isRecording: boolean;
}

/** Tables that are being opened at the same time. */
const AT_ONCE = 8;
/** How long a move under way may take after the end, and a first view before the beginning. */
const LONGEST_WAIT = 20_000;

export async function openTables(open: OpenTable, port: number, count: number): Promise<Tables> {
  const play: Play = { isPlaying: false, pace: 0, isRecording: false };
  let latencies: number[] = [];
  const tables = Array.from({ length: count }, (_, n) => newTable(n));
  const heard = (table: Table, seat: number, turn: number): void => {
    if (!isTold(table, seat, turn)) return;
    if (play.isRecording) latencies.push(performance.now() - table.sentAt);
    next(table, play);
  };
  await inParallel(tables, async (table) => {
    table.seats = await open(port, table.n, (seat, turn) => heard(table, seat, turn));
  });
  await until(() => tables.every(({ turn }) => turn === 0));
  return {
    play: () => {
      play.isPlaying = true;
      for (const table of tables) next(table, play);
    },
    slowDown: (pace) => {
      play.pace = pace;
    },
    moves: () => tables.reduce((sum, { turn }) => sum + turn, 0),
    record: () => {
      latencies = [];
      play.isRecording = true;
      for (const table of tables) table.turnThen = table.turn;
    },
    recorded: () => latencies.slice(),
    rest: async () => {
      play.isRecording = false;
      play.isPlaying = false;
      for (const { timer } of tables) clearTimeout(timer);
      await until(() => tables.every(({ isMoving }) => !isMoving));
      return tables.filter(({ turn, turnThen }) => turn === turnThen).length;
    },
    wrong: () => tables.map(({ seats }) => disagreement(seats.map((seat) => seat.seen()))).find(Boolean),
    close: () => {
      for (const { seats } of tables) for (const seat of seats) seat.close();
    },
  };
}

/** True when this was the last of the four seats: then the turn is over. */
function isTold(table: Table, seat: number, turn: number): boolean {
  table.told[seat] = turn;
  if (table.told.some((each) => each !== table.turn + 1)) return false;
  table.turn++;
  table.isMoving = false;
  return true;
}

const newTable = (n: number): Table => ({
  n,
  dice: pickingDice(n + 1),
  seats: [],
  turn: -1,
  told: Array.from({ length: PLAYERS }, () => -1),
  sentAt: 0,
  isMoving: false,
  turnThen: 0,
  timer: undefined,
});

function next(table: Table, play: Play): void {
  if (!play.isPlaying) return;
  if (play.pace === 0) return move(table);
  // Between half and one and a half of the pace, so that tables do not move all at the same moment.
  table.timer = setTimeout(() => move(table), play.pace * (0.5 + table.dice.below(1000) / 1000));
}

const listed = new Array<number>(64).fill(0);

function move(table: Table): void {
  const seat = table.turn % PLAYERS;
  const count = listMoves(boardFor(table.seats[seat].seen(), seat), seat, listed);
  const chosen = listed[table.dice.below(count)];
  table.isMoving = true;
  table.sentAt = performance.now();
  table.seats[seat].move(table.turn, chosen);
}

export async function inParallel<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('tables stand still');
    await wait(20);
  }
}
