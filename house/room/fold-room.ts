/** What a deed does to the room: chairs, people, their keys and presence, bots, the host. */
import type { Seed } from '#kernel';
import { dealAfter, isOfTheDeal, undisturbed } from './fold-deal.ts';
import type { Chair, Deed, DeedKind, Key, PersonChair, Room, Waits } from './room.ts';
import { chairOf, isHere, NOBODY, people } from './room.ts';

type DeedOf<D extends DeedKind> = Extract<Deed, { is: D }>;

export function roomAfter(before: Room, deed: Deed, at: number): Room {
  const room = undisturbed(before, deed);
  return isOfTheDeal(deed) ? dealAfter(room, deed) : changedRoom(room, deed, at);
}

function changedRoom(room: Room, deed: Deed, at: number): Room {
  switch (deed.is) {
    case 'sat':
      return sit(room, deed, at);
    case 'left':
    case 'removed':
      return leave(room, deed, at);
    case 'moved':
      return { ...room, chairs: swapped(room.chairs, deed.from, deed.to) };
    case 'let-in':
      return withChair(room, deed.chair, admitted(room.chairs[deed.chair]));
    case 'redealt':
      return { ...room, seen: [], chairs: room.chairs.map(admitted) };
    case 'bot-added':
      return withChair(room, deed.chair, deed.bot);
    case 'bot-removed':
      return withChair(room, deed.chair, { kind: 'empty' });
    case 'options-set':
      return { ...room, options: deed.options, chairs: reconsidered(room, deed) };
    case 'game-chosen':
      return withGame(room, deed);
    case 'rematched':
      return toLobby(room, deed.seed);
    case 'manners-set':
      return { ...room, manners: deed.manners };
    case 'host-handed':
      return { ...room, host: deed.person };
    case 'worded':
      return { ...room, words: { ...room.words, [deed.word]: deed.person } };
    case 'closed':
      return { ...room, stage: 'closed' };
    case 'hand-off-offered':
      return { ...room, handOffs: [...liveHandOffs(room, deed.person, at), offerOf(deed)] };
    case 'hand-off-taken':
      return takeHandOff(room, deed, at);
    case 'gone':
    case 'returned':
      return withPresence(room, deed, at);
    default:
      return 'chair' in deed ? changePerson(room, deed.chair, (person) => changed(person, deed, at)) : room;
  }
}

function changed(person: PersonChair, deed: Deed, at: number): Partial<PersonChair> {
  switch (deed.is) {
    case 'renamed':
      return { name: deed.name, avatar: deed.avatar };
    case 'swap-wanted':
      return { swap: deed.with };
    case 'let-in-said':
      return person.waits === undefined ? {} : { waits: saidOf(person.waits, deed) };
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
    case 'reached':
      return { reach: deed.roundTrip };
    case 'key-turned':
      return { keys: person.keys.map((key, i) => (i === deed.device ? turned(key, deed, at) : key)) };
    case 'key-added':
      return { keys: withDevice(person.keys, deed.key, at) };
    case 'key-seen':
      return { keys: person.keys.map((key, i) => (i === deed.device ? { ...key, seen: true } : key)) };
    default:
      return {};
  }
}

const saidOf = (waits: Waits, { person, yes }: DeedOf<'let-in-said'>): Waits =>
  yes ? { ...waits, yes: [...waits.yes, person] } : { ...waits, refused: true };

/** From now on it is the person who plays. */
function admitted(chair: Chair): Chair {
  if (chair.kind !== 'person') return chair;
  const { waits: _, ...self } = chair;
  return self;
}

/** What its device has now is what it falls back on, should the new one get lost on its way. */
const turned = (key: Key, { hash, shown }: DeedOf<'key-turned'>, at: number): Key => ({
  hash,
  previous: shown ?? (key.seen ? key.hash : key.previous),
  turnedAt: at,
  seen: false,
});

const newKey = (hash: string, at: number): Key => ({ hash, previous: '', turnedAt: at, seen: true });

/** What is known of somebody who sits down. */
export interface Newcomer {
  readonly name: string;
  readonly avatar: string;
  readonly key: string;
}

export const newPerson = (person: number, { name, avatar, key }: Newcomer, at: number): PersonChair => ({
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
  used: false,
});

function sit(room: Room, deed: DeedOf<'sat'>, at: number): Room {
  const person = newPerson(room.nextPerson, deed, at);
  const seated = withChair(room, deed.chair, deed.waits === undefined ? person : { ...person, waits: deed.waits });
  const host = room.host === NOBODY ? room.nextPerson : room.host;
  const requests = deed.request === undefined ? room.requests : remembered(room, deed.request);
  return { ...seated, nextPerson: room.nextPerson + 1, host, requests };
}

/** How many requests for seats are remembered. */
const MOST_REQUESTS = 100;

const remembered = ({ requests, nextPerson }: Room, request: string): Room['requests'] =>
  Object.fromEntries([...Object.entries(requests), [request, nextPerson]].slice(-MOST_REQUESTS));

function leave(room: Room, { chair, bot, hand }: DeedOf<'left' | 'removed'>, at: number): Room {
  const before = room.chairs[chair];
  const after = withChair(room, chair, bot ?? { kind: 'empty' });
  if (before.kind !== 'person') return after;
  const handOffs = room.handOffs.filter(({ person }) => person !== before.person);
  const host = room.host === before.person ? heirOf(after) : room.host;
  const words = before.hidden ? withoutOwner(room, before.person) : room.words;
  const seen = hand === undefined ? (room.seen ?? []) : [...(room.seen ?? []), { chair, name: before.name, hand }];
  const chairs = after.chairs.map((other) => withoutSwap(other, chair));
  return alone({ ...after, handOffs, host, words, chairs, seen: seen.slice(-MOST_SEEN) }, at);
}

/** How many are remembered who have seen a hand. */
const MOST_SEEN = 24;

/** Words that nobody owns are shown to nobody: those of a person who was hidden stay so when they go. */
const withoutOwner = (room: Room, person: number): Room['words'] =>
  Object.fromEntries(Object.entries(room.words).map(([id, owner]) => [id, owner === person ? NOBODY : owner]));

const withoutSwap = (chair: Chair, gone: number): Chair =>
  chair.kind === 'person' && chair.swap === gone ? { ...chair, swap: NOBODY } : chair;

/** Whoever is host next: the first person here, or else the first who is away. */
function heirOf(room: Room): number {
  const all = people(room);
  return (all.find(isHere) ?? all[0])?.person ?? NOBODY;
}

function withPresence(room: Room, deed: DeedOf<'gone' | 'returned'>, at: number): Room {
  const after = changePerson(room, deed.chair, ({ here, awayAt, gives = false }) => {
    const others = here.filter((node) => node !== deed.node);
    if (deed.is === 'returned')
      return {
        here: [...others, deed.node],
        awayAt: 0,
        lent: NOBODY,
        used: true,
        gives: deed.gives === true || (gives && others.length > 0),
      };
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

const offerOf = ({ hash, person, until }: DeedOf<'hand-off-offered'>): Room['handOffs'][number] => ({
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

/** After a guest's change that guest says anew that they are ready; after a host's of before who was ready stayed so, everybody. */
const reconsidered = ({ chairs }: Room, { guest, kept, chairs: count }: DeedOf<'options-set'>): Chair[] =>
  resized(chairs, count).map((chair) =>
    kept !== true && chair.kind === 'person' && (guest ?? chair.person) === chair.person ? unready(chair) : chair,
  );

export const unready = (chair: Chair): Chair =>
  chair.kind === 'person' ? { ...chair, ready: false, swap: NOBODY, wantsChange: false } : chair;

/** The game was paused or goes on: nobody wants that any more. */
export const withoutWishes = (room: Room): Room => ({
  ...room,
  chairs: room.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, wantsChange: false } : chair)),
});

/** The points of one game are not counted on in another. */
function withGame(room: Room, { game, options, chairs, seed }: DeedOf<'game-chosen'>): Room {
  const counted = resized(room.chairs, chairs);
  return toLobby({ ...room, game, options, chairs: game === room.game ? counted : counted.map(withoutTotal) }, seed);
}

function withoutTotal(chair: Chair): Chair {
  if (chair.kind === 'empty') return chair;
  const { total: _, ...rest } = chair;
  return rest;
}

/** Back to the lobby with the same chairs: bots stay, and who has said so is ready. */
const toLobby = (room: Room, seed: Seed): Room => ({
  ...room,
  stage: 'lobby',
  seed,
  seen: [],
  chairs: room.chairs.map((chair) => reopened(admitted(chair))),
});

function reopened(chair: Chair): Chair {
  if (chair.kind === 'person') return { ...chair, swap: NOBODY, wantsChange: false, lent: NOBODY };
  if (chair.kind === 'empty') return chair;
  const { closed: _, ...bot } = chair;
  return bot;
}
