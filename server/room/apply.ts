/** One deed folded into a seating: a new value comes back, the old one stays. It never refuses: what was decided is what happened. */
import type { Game, Input, Kinds, Match, Seed, Table, Told } from '#kernel';
import { KERNEL_VERSION, matchOf, millis, open, step, stepTaken } from '#kernel';
import type { BotChair, Chair, Deed, DeedKind, Key, PersonChair, Play, Room, Seating, Setup } from './room.ts';
import { chairOf, isHere, isPinnedElsewhere, NOBODY, people } from './room.ts';
import type { SeatTold, Seen } from './told.ts';
import { keptStory, NO_STORY, see, tellingOf, toldAtOpening } from './told.ts';

/** Where a deed stands in the log. */
export interface Place {
  readonly seq: number;
  readonly at: number;
}

export interface Applied {
  readonly seating: Seating;
  /** By seat, the public last: what it is told of this deed; empty where the deed is no part of a game. */
  readonly told: readonly (SeatTold | undefined)[];
}

type DeedOf<D extends DeedKind> = Extract<Deed, { is: D }>;

/** The first deed of every log. */
export function found(deed: DeedOf<'opened'>, at: number): Seating {
  const chairs: Chair[] = Array.from({ length: deed.chairs }, () => ({ kind: 'empty' }));
  chairs[0] = newPerson(1, deed.name, deed.avatar, deed.key, at);
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
    aloneAt: at,
    lostAt: 0,
    seed: deed.seed,
    games: 0,
    finished: [],
  };
  return { room, play: undefined };
}

/** A deed that was read from the log. */
export const apply = (seating: Seating, deed: Deed, place: Place, game: Game<Kinds>): Applied =>
  tell(fold(seating, deed, place, game, 'read'));

/** Where a deed comes from: an answer or interrupt that was decided on this very seating needs no second look at the rules. */
export type Source = 'read' | 'decided';

/** A deed that was folded in, before it is written down what everybody is told: the rules of the game have said all they have to say. */
export interface Fold {
  readonly seating: Seating;
  readonly told: Applied['told'];
  /** Of an input. */
  readonly seen: Seen | undefined;
}

/** Writes down what everybody is told; from then on the seating has it counted. */
export function tell({ seating, told, seen }: Fold): Applied {
  const { play } = seating;
  if (seen === undefined || play === undefined) return { seating, told };
  const news = tellingOf(seen);
  play.told = play.told.map((n, seat) => (news[seat] === undefined ? n : n + 1));
  play.toldAt = play.toldAt.map((at, seat) => (news[seat] === undefined ? at : play.table.now));
  return { seating, told: news };
}

export function fold(seating: Seating, deed: Deed, place: Place, game: Game<Kinds>, source: Source): Fold {
  const folded = foldIn(seating, deed, place, game, source);
  const { room, play } = folded.seating;
  if (room.stage !== 'over' || seating.room.stage !== 'playing' || play === undefined || play.id === '') return folded;
  const finished = [...room.finished, play.id].slice(-MOST_FINISHED);
  return { ...folded, seating: { room: { ...room, finished }, play } };
}

/** How many games before can be found again by whoever comes to the table. */
const MOST_FINISHED = 5;

function foldIn(seating: Seating, deed: Deed, place: Place, game: Game<Kinds>, source: Source): Fold {
  switch (deed.is) {
    case 'started':
      return start(seating, deed, place, game);
    case 'input':
    case 'paused':
    case 'resumed':
      return input(seating, deed, place, game, source);
    case 'outage':
      return quietly(seating.room, shifted(seating.play, deed.lost));
    case 'rematched':
      return quietly(toLobby(seating.room, deed.seed), undefined);
    default:
      return quietly(roomAfter(seating.room, deed, place.at), seating.play);
  }
}

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

const quietly = (room: Room, play: Play | undefined): Fold => ({
  seating: { room, play },
  told: [],
  seen: undefined,
});

function start({ room }: Seating, deed: DeedOf<'started'>, { seq, at }: Place, game: Game<Kinds>): Fold {
  const chairs = room.chairs.filter(({ kind }) => kind !== 'empty').map(unready);
  const setup: Setup = { seats: chairs.length, options: room.options };
  const after: Room = { ...room, chairs, stage: 'playing', games: room.games + 1 };
  const { kernel, version, game: id = '' } = deed;
  const pinned = { id, kernel, version, seed: room.seed, startedSeq: seq };
  const blank = {
    setup,
    ...pinned,
    offset: at,
    pausedBy: 'nobody',
    pausedAt: 0,
    told: [],
    toldAt: [],
    story: NO_STORY,
  } as const;
  if (isPinnedElsewhere({ ...pinned }, KERNEL_VERSION, game.version))
    return quietly(after, { ...blank, told: [], toldAt: [], table: UNREADABLE });
  const match = matchFor(game, setup);
  const { table, story } = open(match, room.seed);
  const told = toldAtOpening(match, table, story);
  const play: Play = {
    ...blank,
    table,
    told: told.map(() => 1),
    toldAt: told.map(() => table.now),
    story: keptStory(NO_STORY, story),
  };
  return { seating: { room: after, play }, told, seen: undefined };
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

const unready = (chair: Chair): Chair =>
  chair.kind === 'person' ? { ...chair, ready: false, swap: NOBODY, wantsChange: false } : chair;

function input(
  seating: Seating,
  deed: DeedOf<'input' | 'paused' | 'resumed'>,
  { at }: Place,
  game: Game<Kinds>,
  source: Source,
): Fold {
  const { play } = seating;
  if (play === undefined || isPinnedElsewhere(play, KERNEL_VERSION, game.version))
    return quietly(deed.is === 'input' && deed.over ? { ...seating.room, stage: 'over' } : seating.room, play);
  const match = matchFor(game, play.setup);
  const { table, story } = stepped(match, play, deed.input, source);
  const seen = see(match, play.table, table, story);
  const moved: Play = { ...play, table, story: keptStory(play.story, story) };
  const after = deed.is === 'input' ? moved : { ...moved, ...pausing(play, deed, at) };
  return { seating: { room: roomAfterInput(seating.room, deed, table.result.over), play: after }, told: [], seen };
}

function stepped(match: Match, play: Play, what: Input, source: Source): { table: Play['table']; story: Told[] } {
  if (source === 'decided' && what.kind !== 'clock') return stepTaken(match, play.table, what);
  const result = step(match, play.table, what);
  if ('refused' in result) throw new Error(`an input of the log was refused: ${result.refused.code}`);
  return result;
}

const pausing = (play: Play, deed: DeedOf<'paused' | 'resumed'>, at: number): Partial<Play> =>
  deed.is === 'paused'
    ? { pausedBy: deed.by, pausedAt: at }
    : { pausedBy: 'nobody', pausedAt: 0, offset: Math.max(play.offset, at - deed.input.at) };

const shifted = (play: Play | undefined, lost: number): Play | undefined =>
  play === undefined ? undefined : { ...play, offset: play.offset + lost };

function roomAfterInput(room: Room, deed: Deed, isOver: boolean): Room {
  if (isOver) return { ...room, stage: 'over' };
  return deed.is === 'input' ? room : { ...room, chairs: room.chairs.map(withoutWish) };
}

const withoutWish = (chair: Chair): Chair => (chair.kind === 'person' ? { ...chair, wantsChange: false } : chair);

/** Back to the lobby with the same chairs: bots stay, people are asked again whether they are ready. */
const toLobby = (room: Room, seed: Seed): Room => ({
  ...room,
  stage: 'lobby',
  seed,
  chairs: room.chairs.map((chair) =>
    chair.kind === 'person' ? { ...(unready(chair) as PersonChair), lent: NOBODY } : chair,
  ),
});

function roomAfter(room: Room, deed: Deed, at: number): Room {
  switch (deed.is) {
    case 'sat':
      return sit(room, deed, at);
    case 'left':
    case 'removed':
      return leave(room, deed, at);
    case 'moved':
      return { ...room, chairs: swapped(room.chairs, deed.from, deed.to) };
    case 'bot-added':
      return withChair(room, deed.chair, deed.bot);
    case 'bot-removed':
      return withChair(room, deed.chair, { kind: 'empty' });
    case 'options-set':
      return { ...room, options: deed.options, chairs: resized(room.chairs, deed.chairs).map(unready) };
    case 'manners-set':
      return { ...room, manners: deed.manners };
    case 'host-handed':
      return { ...room, host: deed.person };
    case 'worded':
      return { ...room, words: { ...room.words, [deed.word]: deed.person } };
    case 'ended':
    case 'closed':
      return { ...room, stage: deed.is === 'ended' ? 'over' : 'closed' };
    case 'hand-off-offered':
      return { ...room, handOffs: [...liveHandOffs(room, deed.person, at), handOffOf(deed)] };
    case 'hand-off-taken':
      return takeHandOff(room, deed, at);
    case 'gone':
    case 'returned':
      return withPresence(room, deed, at);
    default:
      return personAfter(room, deed, at);
  }
}

type AboutPerson = DeedOf<
  | 'renamed'
  | 'swap-wanted'
  | 'readied'
  | 'hidden'
  | 'key-turned'
  | 'key-seen'
  | 'key-added'
  | 'lent'
  | 'change-wanted'
  | 'reacted'
>;

function personAfter(room: Room, deed: Deed, at: number): Room {
  const { chair } = deed as AboutPerson;
  return changePerson(room, chair, (person) => changed(person, deed as AboutPerson, at));
}

function changed(person: PersonChair, deed: AboutPerson, at: number): Partial<PersonChair> {
  switch (deed.is) {
    case 'renamed':
      return { name: deed.name, avatar: deed.avatar };
    case 'swap-wanted':
      return { swap: deed.with };
    case 'readied':
      return { ready: deed.ready };
    case 'hidden':
      return { hidden: deed.hidden };
    case 'lent':
      return { lent: deed.persona };
    case 'change-wanted':
      return { wantsChange: deed.wants };
    case 'reacted':
      return { reactedAt: at };
    case 'key-turned':
      return { keys: person.keys.map((key, i) => (i === deed.device ? turned(key, deed, at) : key)) };
    case 'key-added':
      return { keys: withDevice(person.keys, deed.key, at) };
    case 'key-seen':
      return { keys: person.keys.map((key, i) => (i === deed.device ? { ...key, seen: true } : key)) };
  }
}

/** What its device has now is what it falls back on, should the new one get lost on its way. */
const turned = (key: Key, { hash, shown }: DeedOf<'key-turned'>, at: number): Key => ({
  hash,
  previous: shown ?? (key.seen ? key.hash : key.previous),
  turnedAt: at,
  seen: false,
});

const newKey = (hash: string, at: number): Key => ({ hash, previous: '', turnedAt: at, seen: true });

const newPerson = (person: number, name: string, avatar: string, key: string, at: number): PersonChair => ({
  kind: 'person',
  person,
  name,
  avatar,
  ready: false,
  here: [],
  awayAt: at,
  lent: NOBODY,
  swap: NOBODY,
  wantsChange: false,
  hidden: false,
  reactedAt: 0,
  keys: [newKey(key, at)],
});

function sit(room: Room, { chair, name, avatar, key }: DeedOf<'sat'>, at: number): Room {
  const seated = withChair(room, chair, newPerson(room.nextPerson, name, avatar, key, at));
  const host = room.host === NOBODY ? room.nextPerson : room.host;
  return { ...seated, nextPerson: room.nextPerson + 1, host };
}

function leave(room: Room, { chair, bot }: { chair: number; bot?: BotChair }, at: number): Room {
  const before = room.chairs[chair];
  const after = withChair(room, chair, bot ?? { kind: 'empty' });
  if (before.kind !== 'person') return after;
  const handOffs = room.handOffs.filter(({ person }) => person !== before.person);
  const host = room.host === before.person ? heirOf(after) : room.host;
  const words = before.hidden ? wordsOfOthers(room, before.person) : room.words;
  return alone({ ...after, handOffs, host, words, chairs: after.chairs.map((other) => withoutSwap(other, chair)) }, at);
}

/** Words that nobody owns are shown to nobody: those of a person who was hidden stay so when they go. */
const wordsOfOthers = (room: Room, person: number): Room['words'] =>
  Object.fromEntries(Object.entries(room.words).filter(([, owner]) => owner !== person));

const withoutSwap = (chair: Chair, gone: number): Chair =>
  chair.kind === 'person' && chair.swap === gone ? { ...chair, swap: NOBODY } : chair;

/** Whoever is host next: the first person here, or else the first who is away. */
function heirOf(room: Room): number {
  const all = people(room);
  return (all.find(isHere) ?? all[0])?.person ?? NOBODY;
}

function withPresence(room: Room, deed: DeedOf<'gone' | 'returned'>, at: number): Room {
  const after = changePerson(room, deed.chair, ({ here, awayAt }) => {
    const others = here.filter((node) => node !== deed.node);
    if (deed.is === 'returned') return { here: [...others, deed.node], awayAt: 0, lent: NOBODY };
    return { here: others, awayAt: others.length === 0 ? awayAt || at : 0 };
  });
  return alone({ ...after, lostAt: lostAt(room, deed) }, at);
}

/** Several people may be lost with one node, one row after the other: the first of them tells since when. */
const lostAt = (room: Room, deed: DeedOf<'gone' | 'returned'>): number =>
  deed.is === 'returned' || deed.since === undefined ? 0 : room.lostAt || deed.since;

const alone = (room: Room, at: number): Room => ({
  ...room,
  aloneAt: people(room).some(isHere) ? 0 : room.aloneAt || at,
});

/** A person who moves takes along everything that is theirs; who wanted to swap with either chair asks again. */
function swapped(chairs: readonly Chair[], from: number, to: number): Chair[] {
  const after = chairs.map((chair) => withoutSwap(withoutSwap(chair, from), to));
  [after[from], after[to]] = [after[to], after[from]];
  return after.map((chair, i) =>
    (i === from || i === to) && chair.kind === 'person' ? { ...chair, swap: NOBODY } : chair,
  );
}

/** Empty chairs go first, from the end; what is taken stays. */
function resized(chairs: readonly Chair[], count: number): Chair[] {
  const after = [...chairs];
  while (after.length < count) after.push({ kind: 'empty' });
  for (let i = after.length - 1; i >= 0 && after.length > count; i--) if (after[i].kind === 'empty') after.splice(i, 1);
  return after;
}

const handOffOf = ({ hash, person, until }: DeedOf<'hand-off-offered'>): Room['handOffs'][number] => ({
  hash,
  person,
  until,
});

const liveHandOffs = (room: Room, person: number, at: number): Room['handOffs'] =>
  room.handOffs.filter((offer) => offer.person !== person && offer.until > at);

/** How many devices may hold one seat; the one whose token is the oldest makes room. */
const MOST_DEVICES = 4;

function takeHandOff(room: Room, { hash, key }: DeedOf<'hand-off-taken'>, at: number): Room {
  const offer = room.handOffs.find((o) => o.hash === hash);
  if (offer === undefined) return room;
  const rest = { ...room, handOffs: room.handOffs.filter((o) => o.hash !== hash) };
  return changePerson(rest, chairOf(room, offer.person), ({ keys }) => ({ keys: withDevice(keys, key, at) }));
}

const withDevice = (keys: readonly Key[], key: string, at: number): Key[] => [
  ...(keys.length < MOST_DEVICES ? keys : withoutOldest(keys)),
  newKey(key, at),
];

function withoutOldest(keys: readonly Key[]): Key[] {
  const oldest = Math.min(...keys.map(({ turnedAt }) => turnedAt));
  return keys.toSpliced(
    keys.findIndex(({ turnedAt }) => turnedAt === oldest),
    1,
  );
}

const withChair = (room: Room, at: number, chair: Chair): Room => ({
  ...room,
  chairs: room.chairs.map((old, i) => (i === at ? chair : old)),
});

function changePerson(room: Room, at: number, change: (person: PersonChair) => Partial<PersonChair>): Room {
  const person = room.chairs[at];
  return person?.kind === 'person' ? withChair(room, at, { ...person, ...change(person) }) : room;
}
