/**
 * What changed in everybody's look from one table to the next, as small as it can be said simply, and as text at once:
 * that is all that ever becomes of it. Each part is seen with the eyes of its seat; what the public sees alike is written once.
 */
import type { CardChanges, Cards, Look, LookFrame, Match, Seats, Table } from '#kernel';
import {
  cardChanges,
  EVERYBODY,
  emptyGlance,
  glanceAt,
  lookStacks,
  only,
  sameNumbers,
  seatOf,
  seesApart,
  unlike,
  unseenBags,
} from '#kernel';

/** The parts of all looks at one table that are kept until the next: what came after one input is what was before the next. */
export interface Sights {
  readonly table: Table;
  /** By seat, the public last; who sees no more than the public has the very same. */
  readonly views: readonly object[];
  readonly stacks: readonly LookFrame[][];
}

export function sightsOf(match: Match, table: Table): Sights {
  const { seats, game } = match;
  const world = { match, table, story: undefined };
  const stacks = lookStacks(table.stack, seats + 1);
  const open = game.view(world, seatOf(seats));
  const views = new Array<object>(seats + 1).fill(open);
  if (game.view.length < WITH_SEAT) return { table, views, stacks };
  for (let seat = 0; seat < seats; seat++) {
    const own = game.view(world, seatOf(seat));
    if (!same(own, open)) views[seat] = own;
  }
  return { table, views, stacks };
}

/** What a view asks for that is not the same for everybody. */
const WITH_SEAT = 2;

/** By seat, the public last: a `LookPatch` as JSON, undefined where nothing but the time is different. Who is told what the public is gets the same text. */
export function patchTexts(match: Match, before: Sights, after: Sights): (string | undefined)[] {
  const { seats } = match;
  const { cards: old } = before.table;
  const { cards: now } = after.table;
  const open = only(seatOf(seats));
  const changes = cardChanges(old, now);
  const piles = changes.piles.map((p) => openPile(match, old, now, p, open));
  const apart = cardsApart(old, now, changes, piles, open);
  const openCards = cardsText(match, old, now, changes, piles, open);
  const shared = sharedText(before.table, after.table);
  const openRest = stackText(before.stacks[seats], after.stacks[seats]) + shared;
  const openView = changedView(before.views[seats] as Fields, after.views[seats] as Fields);
  const openText = wholeText(after.table, openCards + openRest + openView.text);
  const texts = new Array<string | undefined>(seats + 1).fill(openText);
  for (let seat = 0; seat < seats; seat++) {
    const bit = only(seatOf(seat));
    const hasOpenCards = (apart & bit) === 0;
    const hasOpenStack = before.stacks[seat] === before.stacks[seats] && after.stacks[seat] === after.stacks[seats];
    const hasOpenView = before.views[seat] === before.views[seats] && after.views[seat] === after.views[seats];
    if (hasOpenCards && hasOpenStack && hasOpenView) continue;
    const view = hasOpenView
      ? openView.text
      : viewText(before.views[seat] as Fields, after.views[seat] as Fields, openView);
    const cards = hasOpenCards ? openCards : cardsText(match, old, now, changes, piles, bit);
    const rest = hasOpenStack ? openRest : stackText(before.stacks[seat], after.stacks[seat]) + shared;
    texts[seat] = wholeText(after.table, cards + rest + view);
  }
  return texts;
}

const wholeText = ({ now }: Table, text: string): string | undefined =>
  text === '' ? undefined : `{"now":${now}${text}}`;

type Fields = Readonly<Record<string, unknown>>;
type Frame = Look['stack'][number];

/** What is the same in every look. */
function sharedText(before: Table, after: Table): string {
  return (
    (before.paused === after.paused ? '' : `,"paused":${after.paused}`) +
    (sameNumbers(before.cards.knows, after.cards.knows) ? '' : `,"knows":${JSON.stringify(after.cards.knows)}`) +
    (same(before.result, after.result) ? '' : `,"result":${JSON.stringify(after.result)}`)
  );
}

/** A pile that changed: what the public is told of it, and who may have to be told something else. */
interface OpenPile {
  readonly pile: number;
  readonly text: string;
  readonly apart: Seats;
}

function openPile(match: Match, before: Cards, after: Cards, pile: number, open: Seats): OpenPile {
  const kind = match.piles[pile];
  const apart = seesApart(before, before.piles[pile], kind, open) | seesApart(after, after.piles[pile], kind, open);
  return { pile, text: pileText(match, before, after, pile, open), apart };
}

/** Who may have to be told something else of the cards than the public. */
function cardsApart(
  before: Cards,
  after: Cards,
  { shown, mixed }: CardChanges,
  piles: readonly OpenPile[],
  open: Seats,
): Seats {
  let apart: Seats = mixed;
  if ((mixed & open) !== 0 || before.knows.length !== after.knows.length) apart = EVERYBODY;
  for (const pile of piles) apart |= pile.apart;
  for (const card of shown) apart |= unlike(before.seen[card] ^ after.seen[card], open);
  return apart;
}

function cardsText(
  match: Match,
  before: Cards,
  after: Cards,
  changes: CardChanges,
  piles: readonly OpenPile[],
  bit: Seats,
): string {
  let text = '';
  for (const { pile, text: openText, apart } of piles) {
    const own = (apart & bit) === 0 ? openText : pileText(match, before, after, pile, bit);
    text = withPart('piles', text, pile, own);
  }
  return (text === '' ? '' : `${text}}`) + unseenText(before, after, changes, bit);
}

function pileText(match: Match, before: Cards, after: Cards, p: number, bit: Seats): string {
  glanceAt(earlier, before, before.piles[p], match.piles[p], bit);
  glanceAt(later, after, after.piles[p], match.piles[p], bit);
  return cutText(earlier.places, earlier.count, later.places, later.count);
}

/** Filled again for every pile. */
const earlier = emptyGlance();
const later = emptyGlance();

/** Cards that were shown leave their bags. Lots that came or went change the number of bags: then all are told. */
function unseenText(before: Cards, after: Cards, { shown, mixed }: CardChanges, bit: Seats): string {
  if (before.knows.length !== after.knows.length) return `,"unseen":${JSON.stringify(unseenBags(after, bit))}`;
  if ((mixed & bit) !== 0) return bagsText(before, after, bit);
  let text = '';
  for (const card of shown)
    if (((before.seen[card] ^ after.seen[card]) & bit) !== 0) text += text === '' ? `${card}` : next(card);
  return text === '' ? '' : `,"shown":[${text}]`;
}

function bagsText(before: Cards, after: Cards, bit: Seats): string {
  const old = unseenBags(before, bit);
  const now = unseenBags(after, bit);
  let text = '';
  for (let bag = 0; bag < now.length; bag++)
    text = withPart('unseen', text, bag, cutText(old[bag], old[bag].length, now[bag], now[bag].length));
  return text === '' ? '' : `${text}}`;
}

/** Where a list has to be cut to become another one, how many numbers are taken out there, and what is put in; '' if they are equal. */
function cutText(old: readonly number[], was: number, now: readonly number[], is: number): string {
  const shorter = Math.min(was, is);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  if (head === was && head === is) return '';
  let tail = 0;
  while (tail < shorter - head && old[was - 1 - tail] === now[is - 1 - tail]) tail++;
  let text = `[${head}${next(was - head - tail)}`;
  for (let i = head; i < is - tail; i++) text += next(now[i]);
  return `${text}]`;
}

/** A number after another one in a list. Most are written again and again: cards, and places as they are usually seen. */
function next(n: number): string {
  const known = n >= 0 ? positive : negative;
  const at = n >= 0 ? n : -n;
  if (at >= known.length) return `,${n}`;
  known[at] ??= `,${n}`;
  return known[at];
}

const MOST_KNOWN = 1 << 15;
const positive = new Array<string | undefined>(MOST_KNOWN).fill(undefined) as string[];
const negative = new Array<string | undefined>(MOST_KNOWN).fill(undefined) as string[];

/** One part more of an object that is being written, by its place; '' is none. */
function withPart(name: string, text: string, place: number, part: string): string {
  if (part === '') return text;
  return text === '' ? `,"${name}":{"${place}":${part}` : `${text},"${place}":${part}`;
}

/** Changed questions by their place, or all of them where there are more or fewer. */
function stackText(old: readonly Frame[], now: readonly Frame[]): string {
  if (old.length !== now.length) return `,"stack":${JSON.stringify(now)}`;
  let text = '';
  for (let i = 0; i < now.length; i++) text = withPart('stack', text, i, changedFields(old[i], now[i]));
  return text === '' ? '' : `${text}}`;
}

/** With its number where anything changed. Fields are named one by one: looking through them by name takes several times as long. */
function changedFields(before: Frame, after: Frame): string {
  const text =
    (before.ask === after.ask ? '' : `,"ask":${JSON.stringify(after.ask)}`) +
    (before.mode === after.mode ? '' : `,"mode":"${after.mode}"`) +
    (same(before.about, after.about) ? '' : `,"about":${valueText(after.about)}`) +
    (before.asked === after.asked ? '' : `,"asked":${after.asked}`) +
    (before.waiting === after.waiting ? '' : `,"waiting":${after.waiting}`) +
    (before.opened === after.opened ? '' : `,"opened":${after.opened}`) +
    (before.span === after.span ? '' : `,"span":${after.span}`) +
    (before.until === after.until ? '' : `,"until":${after.until}`) +
    (before.left === after.left ? '' : `,"left":${after.left}`) +
    (before.closes === after.closes ? '' : `,"closes":${after.closes}`) +
    (same(before.mine, after.mine) ? '' : `,"mine":${JSON.stringify(after.mine)}`) +
    (same(before.draft, after.draft) ? '' : `,"draft":${JSON.stringify(after.draft)}`);
  return text === '' && before.id === after.id ? '' : `{"id":${after.id}${text}}`;
}

/** A field that is new has to be told above. */
type Untold = Exclude<
  keyof Frame,
  | ('id' | 'ask' | 'mode' | 'about' | 'asked' | 'waiting' | 'opened')
  | ('span' | 'until' | 'left' | 'closes' | 'mine' | 'draft')
>;
true satisfies Untold extends never ? true : false;

/** As JSON. Most of what changes are whole numbers, and for those this is several times as quick. */
const valueText = (value: unknown): string => (Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value));

/** What changed in the view of the public. */
interface ViewChange {
  readonly after: Fields;
  /** By name the fields that changed, as they stand in an object. */
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}

function changedView(before: Fields, after: Fields): ViewChange {
  const fields: Record<string, string> = {};
  let changed = '';
  for (const name in after) {
    if (isKept(before, after, name)) continue;
    const text = fieldText(after, name);
    fields[name] = text;
    changed += changed === '' ? text : `,${text}`;
  }
  return { after, fields, text: changedText(changed, goneText(before, after)) };
}

const changedText = (changed: string, gone: string): string => (changed === '' ? '' : `,"view":{${changed}}`) + gone;

const fieldText = (fields: Fields, name: string): string => `${JSON.stringify(name)}:${valueText(fields[name])}`;

const isKept = (before: Fields, after: Fields, name: string): boolean =>
  same(before[name], after[name]) && (before[name] !== undefined || Object.hasOwn(before, name));

/** What changed in a view; a field that the public sees alike is not written again. */
function viewText(before: Fields, after: Fields, open: ViewChange): string {
  let changed = '';
  for (const name in after) {
    if (isKept(before, after, name)) continue;
    const isOpen = Object.hasOwn(open.fields, name) && same(after[name], open.after[name]);
    const text = isOpen ? open.fields[name] : fieldText(after, name);
    changed += changed === '' ? text : `,${text}`;
  }
  return changedText(changed, goneText(before, after));
}

function goneText(before: Fields, after: Fields): string {
  let gone = '';
  for (const name in before)
    if (!Object.hasOwn(after, name)) gone += `${gone === '' ? '' : ','}${JSON.stringify(name)}`;
  return gone === '' ? '' : `,"gone":[${gone}]`;
}

/** Equal plain JSON values; the order of an object's fields means nothing. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  let fields = 0;
  for (const name in a) {
    if (!Object.hasOwn(b, name) || !same(a[name], b[name])) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}
