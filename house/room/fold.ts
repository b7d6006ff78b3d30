/** One deed folded into a seating: a new value comes back, with what everybody is told of it. It never refuses: what was decided is what happened. */
import type { Game, Input, Kinds, Match, Table } from '#kernel';
import { has, KERNEL_VERSION, looks, matchOf, millis, open, step } from '#kernel';
import { newPerson, roomAfter, unready, withoutWishes } from './fold-room.ts';
import type { Chair, Command, Deed, DeedKind, Load, Logged, Play, Room, Seating, Setup } from './room.ts';
import { isPinnedElsewhere } from './room.ts';
import { following, lentTo, optionsAt, playedBy, seated, withTotals } from './seats.ts';
import type { SeatTold } from './told.ts';
import { keptStory, timeUp, toldAtOpening, updatesFor } from './told.ts';

/** Where a deed stands in the log. */
export interface Place {
  readonly seq: number;
  readonly at: number;
}

export interface Folded {
  readonly seating: Seating;
  /** By seat, the public last: what it is told of this deed; empty where the deed is no part of a game. */
  readonly told: readonly (SeatTold | undefined)[];
}

type DeedOf<D extends DeedKind> = Extract<Deed, { is: D }>;

/** The first deed of every log. */
export function found(deed: DeedOf<'opened'>, at: number): Seating {
  const chairs: Chair[] = Array.from({ length: deed.chairs }, () => ({ kind: 'empty' }));
  chairs[0] = newPerson(1, deed, at);
  const room: Room = {
    id: deed.id,
    code: deed.code,
    game: deed.game,
    stage: 'lobby',
    chairs,
    host: 1,
    nextPerson: 2,
    options: deed.options,
    manners: deed.manners,
    handOffs: [],
    words: {},
    requests: { [OPENING]: 1 },
    aloneAt: at,
    lostAt: 0,
    seed: deed.seed,
    games: 0,
    finished: [],
  };
  return { room, play: undefined, loads: {} };
}

/** The request by which the host's seat was given. */
export const OPENING = 'opened';

export function fold(seating: Seating, deed: Logged, place: Place, game: Game<Kinds>): Folded {
  const { seating: after, told } = folded(seating, deed, place, game);
  return { seating: { ...after, loads: loadsAfter(seating.loads, deed.command, after.room) }, told };
}

type Changed = { readonly seating: Omit<Seating, 'loads'>; readonly told: Folded['told'] };

function folded(seating: Seating, deed: Deed, place: Place, game: Game<Kinds>): Changed {
  switch (deed.is) {
    case 'started':
      return start(seating.room, deed, place, game);
    case 'input':
    case 'paused':
    case 'resumed':
      return input(seating, deed, place, game);
    case 'resuming':
      return quietly(withoutWishes(seating.room), countingDown(seating.play, deed.until));
    case 'gone-on':
      return quietly(seating.room, seating.play === undefined ? undefined : { ...seating.play, goneOn: deed.frame });
    case 'outage':
      return quietly(seating.room, shifted(seating.play, deed.lost));
    case 'rematched':
    case 'game-chosen':
      return quietly(roomAfter(seating.room, deed, place.at), undefined);
    case 'ended':
      return quietly(finished(seating.room, seating.play, game), seating.play);
    default:
      return quietly(following(seating.room, roomAfter(seating.room, deed, place.at), game), seating.play);
  }
}

const quietly = (room: Room, play: Play | undefined): Changed => ({ seating: { room, play }, told: [] });

/** How many page loads of a person are remembered. */
const MOST_LOADS = 8;

function loadsAfter(loads: Seating['loads'], command: Command | undefined, room: Room): Seating['loads'] {
  if (command === undefined) return loads;
  const { person, name, n } = command;
  const others = (loads[person] ?? []).filter((load) => load.name !== name);
  const after: Record<number, readonly Load[]> = { ...loads, [person]: [...others, { name, n }].slice(-MOST_LOADS) };
  for (const owner of Object.keys(after)) if (!isSeated(room, Number(owner))) delete after[Number(owner)];
  return after;
}

const isSeated = ({ chairs }: Room, person: number): boolean =>
  chairs.some((chair) => chair.kind === 'person' && chair.person === person);

/** The number of the newest command of this page load that was taken. */
export const lastTaken = ({ loads }: Seating, person: number, name: string): number =>
  loads[person]?.find((load) => load.name === name)?.n ?? 0;

/** A game bound to its seats and options; made once per set-up. */
export function matchFor(game: Game<Kinds>, setup: Setup): Match {
  const known = matches.get(setup);
  if (known !== undefined && known.game === game) return known;
  const made = matchOf(game, setup);
  if ('refused' in made) throw new Error(`a game that was begun cannot be bound: ${made.refused.code}`);
  matches.set(setup, made.match);
  return made.match;
}

const matches = new WeakMap<Setup, Match>();

function start(before: Room, deed: DeedOf<'started'>, { seq, at }: Place, game: Game<Kinds>): Changed {
  const { deal: _, ...room } = before;
  const { kernel, version, game: id = '', nonces = [], leftOut = [], lent = [] } = deed;
  const { chairs, options } = seated(room, game, deed.order);
  const setup: Setup = { seats: chairs.length, options: optionsAt(deed, options, game) };
  const begins = { stage: 'playing', games: room.games + 1, leftOut } as const;
  const after: Room = { ...room, ...begins, options, chairs: chairs.map((chair) => lentTo(unready(chair), lent)) };
  const seed = { ...room.seed, nonces };
  const begun = { id, setup, kernel, version, seed, startedSeq: seq };
  const untouched = { offset: at, pausedBy: 'nobody', goesOnAt: 0 } as const;
  if (isPinnedElsewhere(begun, KERNEL_VERSION, game.version))
    return quietly(after, {
      ...begun,
      ...untouched,
      options: room.options,
      table: UNREADABLE,
      told: [],
      looks: [],
      story: [],
    });
  const match = matchFor(game, setup);
  const { table, story } = open(match, seed);
  const seen = looks(match, table);
  const told = toldAtOpening(seen, story);
  const play: Play = {
    ...begun,
    ...untouched,
    options: match.options,
    table,
    told: told.map(() => 1),
    looks: seen,
    story: keptStory([], story),
  };
  return { seating: { room: after, play }, told };
}

/** Stands for the table of a game whose rules are not here any more. */
const UNREADABLE: Table = {
  now: millis(0),
  paused: true,
  frames: 0,
  random: { keys: [], used: [] },
  cards: { seen: [], lot: [], knows: [], piles: [] },
  stack: [],
  state: {},
  result: { over: false, points: [], winners: 0 },
};

function input(
  { room, play }: Seating,
  deed: DeedOf<'input' | 'paused' | 'resumed'>,
  { at }: Place,
  game: Game<Kinds>,
): Changed {
  if (play === undefined || isPinnedElsewhere(play, KERNEL_VERSION, game.version))
    return quietly(deed.is === 'input' && deed.over ? finished(room, play, game) : room, play);
  const match = matchFor(game, play.setup);
  const stepped = step(match, play.table, deed.input);
  if ('refused' in stepped) throw new Error(`an input of the log was refused: ${stepped.refused.code}`);
  const { table } = stepped;
  const story = [...timeUp(match, play.table, deed), ...stepped.story];
  const seen = looks(match, table, play.looks);
  const told = updatesFor(play.looks, seen, story);
  const after: Play = {
    ...play,
    ...(deed.is === 'input' ? {} : pausing(play, deed, at)),
    table,
    told: play.told.map((n, seat) => (told[seat] === undefined ? n : n + 1)),
    looks: seen.map((look, seat) => (told[seat] === undefined ? play.looks[seat] : look)),
    unasked: unaskedAfter(play, deed.input),
    story: keptStory(play.story, story),
  };
  return { seating: { room: roomAfterInput(room, after, deed, game), play: after }, told };
}

/** Interrupts, and changes of an answer that was given: a seat could make them for ever. */
export function isUnasked({ stack }: Table, input: Input): boolean {
  if (input.kind === 'clock') return false;
  const top = stack.at(-1);
  return input.kind === 'interrupt' || input.answer === undefined || top === undefined || !has(top.waiting, input.seat);
}

function unaskedAfter({ table, unasked = [], setup }: Play, input: Input): readonly number[] {
  if (!isUnasked(table, input)) return unasked;
  return Array.from(
    { length: setup.seats },
    (_, seat) => (unasked[seat] ?? 0) + ('seat' in input && input.seat === seat ? 1 : 0),
  );
}

const pausing = (play: Play, deed: DeedOf<'paused' | 'resumed'>, at: number): Partial<Play> =>
  deed.is === 'paused'
    ? { pausedBy: deed.by }
    : { pausedBy: 'nobody', goesOnAt: 0, offset: Math.max(play.offset, at - deed.input.at) };

const countingDown = (play: Play | undefined, until: number): Play | undefined =>
  play === undefined ? undefined : { ...play, pausedBy: 'countdown', goesOnAt: until };

const shifted = (play: Play | undefined, lost: number): Play | undefined =>
  play === undefined ? undefined : { ...play, offset: play.offset + lost };

function roomAfterInput(room: Room, play: Play, deed: Deed, game: Game<Kinds>): Room {
  if (play.table.result.over) return finished(room, play, game);
  return deed.is === 'input' ? room : withoutWishes(room);
}

/** How many games before can be found again by whoever comes to the table. */
const MOST_FINISHED = 5;

/** How many games of an evening its score sheet has. */
const MOST_SCORES = 20;

function finished(room: Room, play: Play | undefined, game: Game<Kinds>): Room {
  if (room.stage !== 'playing' || play === undefined) return { ...room, stage: 'over' };
  const over: Room = { ...scored(room, play, game), stage: 'over' };
  return play.id === '' ? over : { ...over, finished: [...room.finished, play.id].slice(-MOST_FINISHED) };
}

function scored(room: Room, play: Play, game: Game<Kinds>): Room {
  if (isPinnedElsewhere(play, KERNEL_VERSION, game.version)) return room;
  const { id, setup, table } = play;
  const points = game.standing({ match: matchFor(game, setup), table, story: undefined });
  const names = room.chairs.map(playedBy);
  const score = { id, game: room.game, names, points: [...points], winners: table.result.winners };
  return withTotals({ ...room, sheet: [...(room.sheet ?? []), score].slice(-MOST_SCORES) }, points, game);
}
