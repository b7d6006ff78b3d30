/** The difference between two looks of a seat, as small as it can be said simply: changed parts, cuts in lists, changed fields of questions and view. */
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

/** Two looks of a seat and their difference. */
export interface Difference {
  readonly before: Look;
  readonly after: Look;
  readonly patch: LookPatch | undefined;
}

/** Undefined if nothing but the time is different. What is shared with another seat's looks, and so differs alike, is that one's own. */
export function diffLooks(before: Look, after: Look, like?: Difference): LookPatch | undefined {
  const patch: LookPatch = { now: after.now };
  if (before.paused !== after.paused) patch.paused = after.paused;
  const piles = diffLists(before.piles, after.piles, cutOf, like && partOf(like, 'piles'));
  if (piles !== undefined) patch.piles = piles;
  const unseen = diffLists(before.unseen, after.unseen, cutOf, like && partOf(like, 'unseen'));
  if (unseen !== undefined) patch.unseen = unseen;
  if (!same(before.knows, after.knows)) patch.knows = after.knows;
  const stack = diffLists(before.stack, after.stack, changedFields, like && partOf(like, 'stack'));
  if (stack !== undefined) patch.stack = stack;
  if (!same(before.result, after.result)) patch.result = after.result;
  diffViews(before.view as Fields, after.view as Fields, patch);
  for (const part in patch) if (part !== 'now') return patch;
  return undefined;
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

/** A list of both looks, and what became of it. */
interface ListDifference<Item, Change> {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  readonly changed: Record<string, Change> | Item[] | undefined;
}

const partOf = <Name extends 'piles' | 'unseen' | 'stack'>({ before, after, patch }: Difference, name: Name) => ({
  before: before[name],
  after: after[name],
  changed: patch?.[name],
});

/** By place how the items changed, which are as many as before; otherwise all of them. */
function diffLists<Item extends object, Change extends object>(
  before: readonly Item[],
  after: Item[],
  diff: (before: Item, after: Item) => Change | undefined,
  like: ListDifference<NoInfer<Item>, NoInfer<Change>> | undefined,
): Record<string, Change> | Item[] | undefined {
  if (before === after) return undefined;
  if (before === like?.before && after === like.after) return like.changed;
  if (before.length !== after.length) return after;
  const known = like?.after.length === after.length && !Array.isArray(like.changed) ? like : undefined;
  const others = (known?.changed ?? {}) as Record<string, Change>;
  let changed: Record<string, Change> | undefined;
  let isAlike = known?.changed !== undefined;
  for (let i = 0; i < after.length; i++) {
    const isKnown = before[i] === known?.before[i] && after[i] === known.after[i];
    const change = isKnown ? others[i] : diff(before[i], after[i]);
    isAlike &&= change === others[i];
    if (change === undefined) continue;
    changed ??= {};
    changed[i] = change;
  }
  return isAlike ? others : changed;
}

function cutOf(before: Numbers, after: Numbers): Cut | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  if (head === before.length && head === after.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const cut = [head, before.length - head - tail];
  for (let i = head; i < after.length - tail; i++) cut.push(after[i]);
  return cut;
}

const cutInto = <Item>(list: readonly Item[], [start, taken, ...put]: readonly number[]): Item[] =>
  list.toSpliced(start, taken, ...(put as Item[]));

/** All questions have the same fields. */
function changedFields(before: Frame, after: Frame): Partial<Frame> | undefined {
  if (before === after) return undefined;
  let changed: Record<string, unknown> | undefined;
  for (const name in after) {
    const field = name as keyof Frame;
    if (same(before[field], after[field])) continue;
    changed ??= {};
    changed[field] = after[field];
  }
  return changed;
}

function patchList<Item, Change>(
  list: Item[],
  change: Record<string, Change> | Item[] | undefined,
  apply: (item: Item, change: Change) => Item,
): Item[] {
  if (change === undefined) return list;
  if (Array.isArray(change)) return change;
  return list.map((item, i) => (Object.hasOwn(change, i) ? apply(item, change[i]) : item));
}

function diffViews(before: Fields, after: Fields, patch: LookPatch): void {
  for (const name in after) {
    if (Object.hasOwn(before, name) && same(before[name], after[name])) continue;
    patch.view ??= {};
    patch.view[name] = after[name];
  }
  for (const name in before) {
    if (Object.hasOwn(after, name)) continue;
    patch.gone ??= [];
    patch.gone.push(name);
  }
}

function patchView(view: object, changed: object | undefined, gone: readonly string[] | undefined): object {
  if (changed === undefined && gone === undefined) return view;
  const after = Object.entries({ ...view, ...changed });
  return Object.fromEntries(gone === undefined ? after : after.filter(([name]) => !gone.includes(name)));
}
