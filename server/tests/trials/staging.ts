/** Moments of games as the server folds them, and a stage on which one such moment is hosted with real lines and a clock moved by hand. */
import { randomBytes } from 'node:crypto';
import type { House } from '#house/api';
import { openHouse } from '#house/house';
import { wallTime } from '#house/room/decide-play';
import { fold, found } from '#house/room/fold';
import type { Deed, Play, Seating } from '#house/room/room';
import { people } from '#house/room/room';
import { editionOf } from '#house/room/seats';
import { snapshotOf } from '#house/snapshots';
import type { Store } from '#house/store';
import { tableId } from '#house/store';
import type { Dice, Game, Input, Kinds, Match, Seat } from '#kernel';
import { KERNEL_VERSION, matchOf } from '#kernel';
import type { ServerMessage, Wish } from '#protocol';
import { PROTOCOL } from '#protocol';
import { nextInput } from '#testkit';
import type { ManualClock } from './manual-clock.ts';
import { manualClock, settled } from './manual-clock.ts';
import { oneTableStore, rowsBefore } from './one-table-store.ts';

export interface Moment {
  readonly match: Match;
  readonly seating: Seating;
  readonly play: Play;
  readonly seq: number;
  /** The wall clock. */
  readonly at: number;
}

const TABLE = 'table-of-twins';
/** A node through which everybody is here besides. */
const ELSEWHERE = 'elsewhere';
const DAY = 24 * 3_600_000;

/** All moments of a random game that was not over yet. */
export function momentsOf(game: Game<Kinds>, seats: number, options: object, dice: Dice): Moment[] {
  const made = matchOf(game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  const moments: Moment[] = [];
  let { seating, seq } = started(game, seats, options, dice);
  const most = made.match.game.maxInputs(seats, made.match.options);
  for (let at = 0; seating.room.stage === 'playing' && moments.length < most; seq++) {
    const { play } = seating;
    if (play === undefined) break;
    moments.push({ match: made.match, seating, play, seq, at });
    const input = nextInput(made.match, play.table, dice);
    at = Math.max(at, wallTime(play, input.at));
    ({ seating } = fold(seating, deedOf(input), { seq: seq + 1, at }, game));
  }
  return moments;
}

function deedOf(input: Input): Deed {
  if (input.kind !== 'clock' || input.what === 'due') return { is: 'input', input };
  return input.what === 'pause' ? { is: 'paused', input, by: 'people' } : { is: 'resumed', input };
}

function started(game: Game<Kinds>, seats: number, options: object, dice: Dice): { seating: Seating; seq: number } {
  const secret = Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
  const opened: Extract<Deed, { is: 'opened' }> = {
    is: 'opened',
    id: TABLE,
    code: 'BRIE-42',
    game: game.id,
    options: { ...options },
    chairs: seats,
    manners: { locked: false, watching: true, muted: false, patience: DAY, thinking: 1_000 },
    name: 'Seat 0',
    avatar: 'fox',
    key: 'key-0',
    seed: { secret, tableId: TABLE, nonces: [] },
  };
  let seating = found(opened, 0);
  let seq = 1;
  const append = (deed: Deed): void => {
    ({ seating } = fold(seating, deed, { seq: ++seq, at: 0 }, game));
  };
  for (let chair = 1; chair < seats; chair++)
    append({ is: 'sat', chair, name: `Seat ${chair}`, avatar: 'owl', key: `key-${chair}` });
  // All are here: a show waits for nobody who is away, and would go on to what the viewer may see next.
  for (let chair = 0; chair < seats; chair++) append({ is: 'returned', chair, node: ELSEWHERE });
  const edition = editionOf(seating.room, game);
  const named = edition === undefined ? {} : { edition };
  append({ is: 'started', kernel: KERNEL_VERSION, version: game.version, ...named });
  return { seating, seq };
}

export interface Stage {
  readonly clock: ManualClock;
  /** Opens the line of a seat, or of the public, and waits until it was told everything. */
  enter(seat: Seat): Promise<Actor>;
  stop(): Promise<void>;
}

export interface Actor {
  /** What it was told, as texts, in order. */
  readonly frames: string[];
  /** Says something and waits until the server has answered it. */
  say(wish: Wish): Promise<void>;
}

/** Hosts the moment with the server's own tables, lines and texts. */
export async function stage({ match, seating, seq, at }: Moment, game: Game<Kinds>, planted: Planted): Promise<Stage> {
  const clock = manualClock();
  await clock.pass(at);
  const before = rowsBefore(seq);
  const honest = oneTableStore(tableId(TABLE), before, snapshotOf({ seating, seq, at, sum: before[seq - 1].sum }));
  const audience = new Set<string[]>();
  const store = planted === 'extra-frame' ? whispering(honest, audience) : honest;
  const rooms = openHouse({
    store,
    clock,
    chance: randomBytes,
    messagesPerSecond: 1e5,
    think: async () => undefined,
    lives: (node) => node === ELSEWHERE,
    times: { hostGone: DAY, empty: DAY },
    findGame: () => ({ load: async () => ({ game }) }),
    log(line) {
      throw new Error(line);
    },
  });
  const chairs = people(seating.room);
  return {
    clock,
    enter: (seat) => enter(rooms, seat < match.seats ? chairs[seat].person : undefined, audience),
    stop: () => rooms.stop(),
  };
}

/** What a trial of the trial plants: nothing, or a bare message to everybody whenever anybody's input is stored. */
export type Planted = 'nothing' | 'extra-frame';

/** As a server would that says "something happened" to all lines, without a word of what. */
const whispering = (store: Store, audience: ReadonlySet<string[]>): Store => ({
  ...store,
  async append(rows) {
    const appended = await store.append(rows);
    if (rows.some(({ payload }) => (JSON.parse(payload) as Deed).is === 'input'))
      for (const frames of audience) frames.push(JSON.stringify({ kind: 'pong', n: 0 } satisfies ServerMessage));
    return appended;
  },
});

async function enter(rooms: House, person: number | undefined, audience: Set<string[]>): Promise<Actor> {
  const frames: string[] = [];
  audience.add(frames);
  const session = rooms.connect(
    TABLE,
    { person, setToken: undefined },
    {
      send: (text) => frames.push(text),
      unsent: () => 0,
      roundTrip: () => 1,
      close: () => undefined,
    },
  );
  let n = 0;
  let after = 0;
  const said = (isIt: (message: ServerMessage) => boolean): boolean =>
    frames.some((text) => isIt(JSON.parse(text) as ServerMessage));
  session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: `page-of-${person}` }));
  await until(() => said(({ kind }) => kind === 'look'));
  return {
    frames,
    async say(wish) {
      session.receive(JSON.stringify({ ...wish, n: ++n, after }));
      const answers = ({ kind }: ServerMessage): boolean => kind === 'taken' || kind === 'refused';
      await until(() =>
        said((answer) => {
          if (!answers(answer) || !('last' in answer) || answer.n !== n) return false;
          after = answer.last;
          return true;
        }),
      );
    },
  };
}

/** Turns of the loop in which nothing waits for anything outside this process. */
const MOST_TURNS = 1_000;

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn > MOST_TURNS) throw new Error('the server did not answer');
    await settled();
  }
}
