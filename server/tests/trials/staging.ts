/** Moments of games as the server folds them, and a stage on which one such moment is hosted with real lines and a clock moved by hand. */
import type { Dice, Game, Input, Kinds, Match, Seat } from '#kernel';
import { KERNEL_VERSION, matchOf } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import { nextInput } from '#testkit';
import { snapshotText } from '../../hosts/folding.ts';
import { apply, found } from '../../room/apply.ts';
import { wallTime } from '../../room/decide-play.ts';
import type { Deed, Play, Seating } from '../../room/room.ts';
import { people } from '../../room/room.ts';
import { openRooms } from '../../rooms.ts';
import type { Line, Rooms } from '../../rooms-api.ts';
import type { Store } from '../../store/store.ts';
import { tableId } from '../../store/store.ts';
import type { ManualClock } from './manual-clock.ts';
import { manualClock, settled } from './manual-clock.ts';
import { oneTableStore } from './one-table-store.ts';

export interface Moment {
  readonly match: Match;
  readonly seating: Seating;
  readonly play: Play;
  readonly seq: number;
  /** The wall clock. */
  readonly at: number;
}

const TABLE = 'table-of-twins';
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
    ({ seating } = apply(seating, deedOf(input), { seq: seq + 1, at }, game));
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
    ...{ is: 'opened', id: TABLE, code: 'BRIE-42', game: game.id, options: { ...options }, chairs: seats },
    manners: { locked: false, watching: true, muted: false, patience: DAY, thinking: 1_000 },
    ...{ name: 'Seat 0', avatar: 'fox', key: 'key-0', seed: { secret, tableId: TABLE, nonces: [] } },
  };
  let seating = found(opened, 0);
  let seq = 1;
  const append = (deed: Deed): void => {
    ({ seating } = apply(seating, deed, { seq: ++seq, at: 0 }, game));
  };
  for (let chair = 1; chair < seats; chair++)
    append({ is: 'sat', chair, name: `Seat ${chair}`, avatar: 'owl', key: `key-${chair}` });
  append({ is: 'started', kernel: KERNEL_VERSION, version: game.version });
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
  say(message: ClientMessage & { id: string }): Promise<void>;
}

/** Hosts the moment with the server's own tables, lines and texts. */
export async function stage({ match, seating, seq, at }: Moment, game: Game<Kinds>, planted: Planted): Promise<Stage> {
  const clock = manualClock();
  await clock.pass(at);
  const honest = oneTableStore(tableId(TABLE), seq, snapshotText(seating, at));
  const audience = new Set<string[]>();
  const store = planted === 'extra-frame' ? whispering(honest, audience) : honest;
  const rooms = openRooms({
    ...{ store, clock, messagesPerSecond: 1e5, think: async () => undefined, times: { hostGone: DAY, empty: DAY } },
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
  async append(row) {
    const appended = await store.append(row);
    if ((JSON.parse(row.payload) as Deed).is === 'input')
      for (const frames of audience) frames.push(JSON.stringify({ kind: 'pong', n: 0 } satisfies ServerMessage));
    return appended;
  },
});

async function enter(rooms: Rooms, person: number | undefined, audience: Set<string[]>): Promise<Actor> {
  const frames: string[] = [];
  audience.add(frames);
  const line: Line = rooms.connect(
    TABLE,
    { person, setToken: undefined },
    {
      send: (text) => frames.push(text),
      unsent: () => 0,
      roundTrip: () => 1,
      close: () => undefined,
    },
  );
  const said = (isIt: (message: ServerMessage) => boolean): boolean =>
    frames.some((text) => isIt(JSON.parse(text) as ServerMessage));
  line.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
  await until(() => said(({ kind }) => kind === 'look'));
  return {
    frames,
    async say(message) {
      line.hear(JSON.stringify(message));
      await until(() => said((answer) => 'id' in answer && answer.id === message.id));
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
