/** The difference between two looks of a seat, as small as it can be said simply: changed parts, cuts in lists, changed fields of questions and view. It is written as text at once, because that is all that ever becomes of it. */
import type { Look } from '#kernel';

type Millis = Look['now'];
type Frame = Look['stack'][number];
type Fields = Readonly<Record<string, unknown>>;
type Numbers = readonly number[];

/** Where a list was cut, how many numbers were taken out there, and what was put in instead. */
export type Cut = number[];

/** What is not mentioned stayed as it was. `now` is always the time of the new look. */
export interface LookPatch {
  now: Millis;
  paused?: boolean;
  /** Changed piles by their place; the whole list where piles were added or taken away. */
  piles?: Record<string, Cut> | Look['piles'];
  unseen?: Record<string, Cut> | Look['unseen'];
  knows?: Look['knows'];
  /** Changed fields of questions by their place; the whole stack where it grew or shrank. */
  stack?: Record<string, Partial<Frame>> | Frame[];
  /** Changed fields of the game's view. */
  view?: Record<string, unknown>;
  /** Fields that the view has no more. */
  gone?: string[];
  result?: Look['result'];
}

/** Two looks of the public and how each of their parts differs, as text: '' where nothing does. */
export interface Difference {
  readonly before: Look;
  readonly after: Look;
  readonly piles: readonly string[];
  readonly unseen: readonly string[];
  /** All of the stack as a part of a patch. */
  readonly stack: string;
  /** By the names of its fields. */
  readonly view: Readonly<Record<string, string>>;
  /** A `LookPatch` as JSON; undefined if nothing but the time is different. */
  readonly text: string | undefined;
}

/** Most of what changes does so for the public too, so its difference comes first and is kept in parts. */
export function diffOpen(before: Look, after: Look): Difference {
  const piles = itemTexts(before.piles, after.piles, cutText);
  const unseen = itemTexts(before.unseen, after.unseen, cutText);
  const stack = listText('stack', before.stack, after.stack, itemTexts(before.stack, after.stack, changedFields));
  const view = fieldTexts(before.view as Fields, after.view as Fields);
  const parts = { before, after, piles, unseen, stack, view };
  return { ...parts, text: diffLooks(before, after, { ...parts, text: undefined }) };
}

/** A `LookPatch` as JSON, undefined if nothing but the time is different. What is shared with the public's looks is taken from there. */
export function diffLooks(before: Look, after: Look, open: Difference): string | undefined {
  const text =
    (before.paused === after.paused ? '' : `,"paused":${after.paused}`) +
    cutsText('piles', before, after, open) +
    cutsText('unseen', before, after, open) +
    (same(before.knows, after.knows) ? '' : `,"knows":${JSON.stringify(after.knows)}`) +
    stackText(before.stack, after.stack, open) +
    (same(before.result, after.result) ? '' : `,"result":${JSON.stringify(after.result)}`) +
    viewText(before.view as Fields, after.view as Fields, open);
  return text === '' ? undefined : `{"now":${after.now}${text}}`;
}

export function patchLook(look: Look, patch: LookPatch): Look {
  const { now, paused, piles, unseen, knows, stack, view, gone, result } = patch;
  return {
    seat: look.seat,
    now,
    paused: paused ?? look.paused,
    piles: patchList(look.piles, piles, cutInto),
    unseen: patchList(look.unseen, unseen, cutInto),
    knows: knows ?? look.knows,
    stack: patchList(look.stack, stack, (frame, fields) => ({ ...frame, ...fields })),
    view: patchView(look.view, view, gone),
    result: result ?? look.result,
  };
}

/** Equal plain JSON values; the order of an object's fields means nothing. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  if (Array.isArray(b)) return false;
  return sameFields(a as Fields, b as Fields);
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

/** By place how the items of a list changed; nothing where there are more or fewer than before. */
function itemTexts<Item>(old: readonly Item[], now: readonly Item[], textOf: (a: Item, b: Item) => string): string[] {
  if (old === now || old.length !== now.length) return [];
  return now.map((item, i) => (old[i] === item ? '' : textOf(old[i], item)));
}

/** Lists of numbers as a part of a patch: the cuts by place, or all of it where its length changed. */
function cutsText(name: 'piles' | 'unseen', { [name]: old }: Look, { [name]: now }: Look, open: Difference): string {
  if (old === now) return '';
  if (old.length !== now.length) return `,"${name}":${JSON.stringify(now)}`;
  const openOld = open.before[name];
  const openNow = open.after[name];
  const openTexts = open[name];
  let text = '';
  for (let i = 0; i < now.length; i++) {
    if (old[i] === now[i]) continue;
    const isOpen = old[i] === openOld[i] && now[i] === openNow[i] && i < openTexts.length;
    const cut = isOpen ? openTexts[i] : cutText(old[i], now[i]);
    if (cut !== '') text += text === '' ? `,"${name}":{"${i}":${cut}` : `,"${i}":${cut}`;
  }
  return text === '' ? '' : `${text}}`;
}

function stackText(old: readonly Frame[], now: readonly Frame[], open: Difference): string {
  if (old === open.before.stack && now === open.after.stack) return open.stack;
  return listText('stack', old, now, itemTexts(old, now, changedFields));
}

/** The list as a part of a patch: what changed by its place, or all of it where its length changed. */
function listText(name: string, old: readonly object[], now: readonly object[], texts: readonly string[]): string {
  if (old.length !== now.length) return `,"${name}":${JSON.stringify(now)}`;
  let text = '';
  for (let i = 0; i < texts.length; i++)
    if (texts[i] !== '') text += text === '' ? `,"${name}":{"${i}":${texts[i]}` : `,"${i}":${texts[i]}`;
  return text === '' ? '' : `${text}}`;
}

function cutText(before: Numbers, after: Numbers): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  if (head === before.length && head === after.length) return '';
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  let text = `[${head},${before.length - head - tail}`;
  for (let i = head; i < after.length - tail; i++) text += `,${after[i]}`;
  return `${text}]`;
}

const cutInto = <Item>(list: readonly Item[], [start, taken, ...put]: readonly number[]): Item[] =>
  list.toSpliced(start, taken, ...(put as Item[]));

/** All questions have the same fields. */
function changedFields(before: Frame, after: Frame): string {
  let text = '';
  for (const name in after) {
    const field = name as keyof Frame;
    if (!same(before[field], after[field])) text += fieldText(text, field, after[field]);
  }
  return text === '' ? '' : `${text}}`;
}

/** The next field of an object that is being written. */
const fieldText = (before: string, name: string, value: unknown): string =>
  `${before === '' ? '{' : ','}${JSON.stringify(name)}:${JSON.stringify(value)}`;

function patchList<Item, Change>(
  list: Item[],
  change: Record<string, Change> | Item[] | undefined,
  apply: (item: Item, change: Change) => Item,
): Item[] {
  if (change === undefined) return list;
  if (Array.isArray(change)) return change;
  return list.map((item, i) => (Object.hasOwn(change, i) ? apply(item, change[i]) : item));
}

/** By name the fields that changed, as they stand in an object. */
function fieldTexts(before: Fields, after: Fields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in after) texts[name] = changedField(before, after, name);
  return texts;
}

const changedField = (before: Fields, after: Fields, name: string): string =>
  Object.hasOwn(before, name) && same(before[name], after[name])
    ? ''
    : `${JSON.stringify(name)}:${JSON.stringify(after[name])}`;

function viewText(before: Fields, after: Fields, open: Difference): string {
  const openBefore = open.before.view as Fields;
  const openAfter = open.after.view as Fields;
  let changed = '';
  for (const name in after) {
    const isOpen = before[name] === openBefore[name] && after[name] === openAfter[name] && Object.hasOwn(before, name);
    const text = (isOpen ? open.view[name] : undefined) ?? changedField(before, after, name);
    if (text !== '') changed += changed === '' ? text : `,${text}`;
  }
  const text = changed === '' ? '' : `,"view":{${changed}}`;
  return before === after ? text : text + goneText(before, after);
}

function goneText(before: Fields, after: Fields): string {
  let gone = '';
  for (const name in before)
    if (!Object.hasOwn(after, name)) gone += `${gone === '' ? '' : ','}${JSON.stringify(name)}`;
  return gone === '' ? '' : `,"gone":[${gone}]`;
}

function patchView(view: object, changed: object | undefined, gone: readonly string[] | undefined): object {
  if (changed === undefined && gone === undefined) return view;
  const after = Object.entries({ ...view, ...changed });
  return Object.fromEntries(gone === undefined ? after : after.filter(([name]) => !gone.includes(name)));
}
