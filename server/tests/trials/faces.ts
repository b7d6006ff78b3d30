/** Faces on the wire: every card that a message names is one that its reader has seen by then, by the kernel's own account of the finished game. */
import type { Look, Match, Replay, Seat, Table, Told } from '#kernel';
import { cardAt, copyTable, has, isKnown, look, lotAt, open, stepOn } from '#kernel';
import type { ServerMessage } from '#protocol';
import { patchLook } from '#protocol';

export interface Reader {
  /** The seat it looked from; the one after the last is the public. */
  readonly seat: Seat;
  readonly heard: readonly ServerMessage[];
}

/** Names under which a game keeps numbers that are no cards, or `kind.name` for an event of that kind. What is not listed is taken for a card's. */
export type NoCards = ReadonlySet<string>;

/** What a seat may know after a telling. */
interface Allowed {
  readonly table: Table;
  /** Cards it has seen now or at any time before. */
  readonly ever: ReadonlySet<number>;
}

/** Everything that was told and should not have been; empty if all is well. */
export function wrongFaces(match: Match, kept: Replay, { seat, heard }: Reader, noCards: NoCards): string[] {
  const allowed = allowedFor(match, kept, seat);
  const faults: string[] = [];
  let now = 0;
  let seen: Look | undefined;
  for (const message of heard) {
    if (message.kind === 'over') break;
    if (message.kind === 'look' || message.kind === 'change') {
      now = message.seq;
      seen = lookAfter(seen, message);
    }
    const may = allowed[now];
    if (now > 0 && may === undefined) faults.push(`telling ${now} tells of nothing that happened`);
    else faults.push(...judge(message, seen, may ?? NOTHING, { seat, noCards }));
  }
  return faults;
}

const NOTHING = { table: undefined, ever: new Set<number>() };

/** By the number of the telling, which counts from 1. A step may show a card and shuffle it away: what counts is who saw it when it was told. */
function allowedFor(match: Match, kept: Replay, seat: Seat): Allowed[] {
  const ever = new Set<number>();
  const allowed: Allowed[] = [];
  let last = '';
  const see = ({ cards }: Table): void => {
    for (const [id, seen] of cards.seen.entries()) if (has(seen, seat)) ever.add(id);
  };
  const note = (table: Table, story: readonly Told[]): void => {
    see(table);
    const seen = JSON.stringify({ ...look(match, table, seat), now: 0 });
    if (seen === last && !story.some(({ audience }) => has(audience, seat))) return;
    last = seen;
    allowed[allowed.length === 0 ? 1 : allowed.length] = { table, ever: new Set(ever) };
  };
  let { table, story } = open(match, kept.seed);
  note(table, story);
  for (const input of kept.inputs) {
    const next = copyTable(table);
    story = attended(() => see(next));
    const refused = stepOn({ match, table: next, story }, input);
    if (refused !== undefined) throw new Error(refused.code);
    table = next;
    note(table, story);
  }
  return allowed;
}

/** A story that calls back whenever something is told. */
function attended(attend: () => void): Told[] {
  const story: Told[] = [];
  story.push = (...told) => {
    attend();
    return Array.prototype.push.apply(story, told);
  };
  return story;
}

type May = Allowed | typeof NOTHING;

type Telling = Extract<ServerMessage, { kind: 'look' | 'change' }>;

function lookAfter(seen: Look | undefined, message: Telling): Look {
  if (message.kind === 'look') return message.look;
  if (seen === undefined) throw new Error('a change of a look that was never told');
  return patchLook(seen, message.patch);
}

interface Eyes {
  readonly seat: Seat;
  readonly noCards: NoCards;
}

/** The message itself, and for tellings all that its reader sees then. Below zero is no card. */
function judge(
  message: ServerMessage,
  seen: Look | undefined,
  { table, ever }: May,
  { seat, noCards }: Eyes,
): string[] {
  const named = (value: unknown): string[] =>
    cardsNamed(value, noCards)
      .filter(({ card }) => card >= 0 && !ever.has(card))
      .map(({ path, card }) => `${message.kind}: ${path} names card ${card}, which seat ${seat} never saw`);
  if (message.kind === 'refused') return named(message.facts);
  if (message.kind !== 'look' && message.kind !== 'change') return [];
  if (table === undefined || seen === undefined) return [`${message.kind} before the game`];
  return [
    ...seen.piles.flatMap((pile) => wrongPlaces(pile, seat, table)),
    ...seen.unseen.flatMap((bag, lot) => wrongBag(lot, bag, seat, table)),
    ...wronglyShown(message.kind === 'change' ? message.patch.shown : [], seat, table),
    ...named({ events: message.events, about: seen.stack.map(({ about }) => about), view: seen.view }),
  ];
}

/** A card shown at its place has been seen by this seat and not been lost from sight since. */
function wrongPlaces(pile: readonly Parameters<typeof isKnown>[0][], seat: Seat, { cards }: Table): string[] {
  return pile
    .filter((place) =>
      isKnown(place) ? !has(cards.seen[cardAt(place)], seat) : cards.knows[lotAt(place)] === undefined,
    )
    .map((place) => `a pile shows card ${cardAt(place)} to seat ${seat}, which has not seen it`);
}

/** Cards that a change names as shown are seen by this seat. */
const wronglyShown = (shown: readonly number[] = [], seat: Seat, { cards }: Table): string[] =>
  shown
    .filter((id) => !has(cards.seen[id], seat))
    .map((id) => `card ${id} is said to be shown to seat ${seat}, which has not seen it`);

/** What a lot holds is told to those who knew all of it; the last bag is for the rest. */
function wrongBag(lot: number, bag: readonly number[], seat: Seat, { cards }: Table): string[] {
  const wrong = bag.filter((id) => has(cards.seen[id], seat));
  const isSecret = lot < cards.knows.length && !has(cards.knows[lot], seat) && bag.length > 0;
  return [
    ...wrong.map((id) => `card ${id} is told to be unseen by seat ${seat}, which has seen it`),
    ...(isSecret ? [`seat ${seat} is told what is in lot ${lot}`] : []),
  ];
}

interface Named {
  readonly path: string;
  readonly card: number;
}

/** Every number in a value, with the names on the way to it, unless its name, or its name in an event of that kind, is listed. */
function cardsNamed(value: unknown, noCards: NoCards, path = '', name = ''): Named[] {
  if (noCards.has(name)) return [];
  if (typeof value === 'number') return [{ path, card: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, i) => cardsNamed(item, noCards, `${path}[${i}]`, name));
  const kind = 'is' in value ? String(value.is) : '';
  return Object.entries(value)
    .filter(([key]) => !noCards.has(`${kind}.${key}`))
    .flatMap(([key, item]) => cardsNamed(item, noCards, `${path}.${key}`, key));
}
