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
  readonly piles: Cuts;
  readonly unseen: Cuts;
  readonly stack: string;
  /** Of each field of the view that changed, by its name. */
  readonly view: Readonly<Record<string, string>>;
  /** A `LookPatch` as JSON; undefined if nothing but the time is different. */
  readonly text: string | undefined;
}

/** How lists of numbers were cut: each by its place, and all of it as a part of a patch. */
interface Cuts {
  readonly byPlace: readonly string[];
  readonly text: string;
}

/** Most of what changes does so for the public too, so its difference comes first and is kept in parts. */
export function diffOpen(before: Look, after: Look): Difference {
  const piles = openCuts('piles', before.piles, after.piles);
  const unseen = openCuts('unseen', before.unseen, after.unseen);
  const stack = stackText(before.stack, after.stack);
  const view = fieldTexts(before.view as Fields, after.view as Fields);
  const fields = viewText(before.view as Fields, after.view as Fields, after.view as Fields, view);
  const text = patchText(before, after, piles.text + unseen.text, stack, fields);
  return { before, after, piles, unseen, stack, view, text };
}

/** A `LookPatch` as JSON, undefined if nothing but the time is different. What is shared with the public's looks is taken from there. */
export function diffLooks(before: Look, after: Look, open: Difference): string | undefined {
  const cuts = cutsText('piles', before, after, open) + cutsText('unseen', before, after, open);
  const isOpenStack = before.stack === open.before.stack && after.stack === open.after.stack;
  const stack = isOpenStack ? open.stack : stackText(before.stack, after.stack);
  const fields = viewText(before.view as Fields, after.view as Fields, open.after.view as Fields, open.view);
  return patchText(before, after, cuts, stack, fields);
}

function patchText(before: Look, after: Look, cuts: string, stack: string, view: string): string | undefined {
  const text =
    (before.paused === after.paused ? '' : `,"paused":${after.paused}`) +
    cuts +
    (same(before.knows, after.knows) ? '' : `,"knows":${JSON.stringify(after.knows)}`) +
    stack +
    (same(before.result, after.result) ? '' : `,"result":${JSON.stringify(after.result)}`) +
    view;
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

function openCuts(name: 'piles' | 'unseen', old: readonly Numbers[], now: readonly Numbers[]): Cuts {
  if (old === now) return NO_CUTS;
  if (old.length !== now.length) return { byPlace: [], text: `,"${name}":${JSON.stringify(now)}` };
  const byPlace = new Array<string>(now.length);
  let text = '';
  for (let i = 0; i < now.length; i++) {
    byPlace[i] = old[i] === now[i] ? '' : cutText(old[i], now[i]);
    text = withCut(name, text, i, byPlace[i]);
  }
  return { byPlace, text: text === '' ? '' : `${text}}` };
}

const NO_CUTS: Cuts = { byPlace: [], text: '' };

/** Lists of numbers as a part of a patch: the cuts by place, or all of it where its length changed. */
function cutsText(name: 'piles' | 'unseen', { [name]: old }: Look, { [name]: now }: Look, open: Difference): string {
  if (old === now) return '';
  if (old.length !== now.length) return `,"${name}":${JSON.stringify(now)}`;
  const openOld = open.before[name];
  const openNow = open.after[name];
  const { byPlace, text: openText } = open[name];
  if (isCutLike(old, now, openOld, openNow)) return openText;
  let text = '';
  for (let i = 0; i < now.length; i++) {
    if (old[i] === now[i]) continue;
    const isOpen = old[i] === openOld[i] && now[i] === openNow[i] && i < byPlace.length;
    text = withCut(name, text, i, isOpen ? byPlace[i] : cutText(old[i], now[i]));
  }
  return text === '' ? '' : `${text}}`;
}

/** Did the same lists become the same other ones? */
function isCutLike(
  old: readonly Numbers[],
  now: readonly Numbers[],
  openOld: readonly Numbers[],
  openNow: readonly Numbers[],
): boolean {
  if (openOld.length !== old.length || openNow.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) {
    const isChanged = old[i] !== now[i];
    if (isChanged !== (openOld[i] !== openNow[i])) return false;
    if (isChanged && (old[i] !== openOld[i] || now[i] !== openNow[i])) return false;
  }
  return true;
}

function withCut(name: string, text: string, place: number, cut: string): string {
  if (cut === '') return text;
  return text === '' ? `,"${name}":{"${place}":${cut}` : `${text},"${place}":${cut}`;
}

/** The stack as a part of a patch: changed questions by their place, or all of it where it grew or shrank. */
function stackText(old: readonly Frame[], now: readonly Frame[]): string {
  if (old === now) return '';
  if (old.length !== now.length) return `,"stack":${JSON.stringify(now)}`;
  let text = '';
  for (let i = 0; i < now.length; i++)
    if (old[i] !== now[i]) text = withCut('stack', text, i, changedFields(old[i], now[i]));
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
    const value = after[name as keyof Frame];
    if (!same(before[name as keyof Frame], value)) text += `${text === '' ? '{' : ','}"${name}":${valueText(value)}`;
  }
  return text === '' ? '' : `${text}}`;
}

/** As JSON. Most of what changes are whole numbers, and for those this is several times as quick. */
const valueText = (value: unknown): string => (Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value));

function patchList<Item, Change>(
  list: Item[],
  change: Record<string, Change> | Item[] | undefined,
  apply: (item: Item, change: Change) => Item,
): Item[] {
  if (change === undefined) return list;
  if (Array.isArray(change)) return change;
  return list.map((item, i) => (Object.hasOwn(change, i) ? apply(item, change[i]) : item));
}

/** By name the fields of the view that changed, as they stand in an object. */
function fieldTexts(before: Fields, after: Fields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in after)
    if (!isKept(before, after, name)) texts[name] = `${JSON.stringify(name)}:${valueText(after[name])}`;
  return texts;
}

const isKept = (before: Fields, after: Fields, name: string): boolean =>
  same(before[name], after[name]) && Object.hasOwn(before, name);

/** The view as a part of a patch; a field that the public sees alike is not written again. */
function viewText(before: Fields, after: Fields, openAfter: Fields, open: Readonly<Record<string, string>>): string {
  if (before === after) return '';
  let changed = '';
  for (const name in after) {
    if (isKept(before, after, name)) continue;
    const isOpen = name in open && same(after[name], openAfter[name]);
    const text = isOpen ? open[name] : `${JSON.stringify(name)}:${valueText(after[name])}`;
    changed += changed === '' ? `,"view":{${text}` : `,${text}`;
  }
  return (changed === '' ? '' : `${changed}}`) + goneText(before, after);
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
