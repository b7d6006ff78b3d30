/** How a seat gets from one look to the next: the server makes a patch of two looks, the page applies it. `patchLook(a, diffLook(a, b))` is `b`. */
import type { Look } from '#kernel';

type Millis = Look['now'];
type Frame = Look['stack'][number];

/** Where a list was cut, how many numbers were taken out there, and what was put in instead. */
export type Cut = number[];

/** What is not mentioned stayed as it was. `now` is always the time of the new look. */
export interface LookPatch {
  now: Millis;
  paused?: boolean | undefined;
  /** Changed piles by their place; the whole list where piles were added or taken away. */
  piles?: Record<string, Cut> | Look['piles'] | undefined;
  unseen?: Record<string, Cut> | Look['unseen'] | undefined;
  /** Cards that these eyes see now: they are in no bag of unseen ones any more. */
  shown?: number[] | undefined;
  knows?: Look['knows'] | undefined;
  /** Changed fields of questions by their place; the whole stack where it grew or shrank. */
  stack?: Record<string, Partial<Frame>> | Frame[] | undefined;
  /** Changed fields of the game's view. */
  view?: Record<string, unknown> | undefined;
  /** Fields that the view has no more. */
  gone?: string[] | undefined;
  result?: Look['result'] | undefined;
}

/** Undefined where nothing but the time is different. */
export function diffLook(before: Look, after: Look): LookPatch | undefined {
  const patch: LookPatch = { now: after.now };
  let isChanged = false;
  const put = <Part extends keyof LookPatch>(part: Part, change: LookPatch[Part]): void => {
    if (change === undefined) return;
    patch[part] = change;
    isChanged = true;
  };
  const shown = shownIn(before.unseen, after.unseen);
  put('paused', before.paused === after.paused ? undefined : after.paused);
  put('piles', diffLists(before.piles, after.piles));
  put('unseen', shown === undefined ? diffLists(before.unseen, after.unseen) : undefined);
  put('shown', shown);
  put('knows', same(before.knows, after.knows) ? undefined : after.knows);
  put('stack', diffStack(before.stack, after.stack));
  put('view', diffView(before.view as Fields, after.view as Fields));
  put('gone', goneFrom(before.view as Fields, after.view as Fields));
  put('result', same(before.result, after.result) ? undefined : after.result);
  return isChanged ? patch : undefined;
}

export function patchLook(look: Look, patch: LookPatch): Look {
  const { now, paused, piles, unseen, shown, knows, stack, view, gone, result } = patch;
  return {
    seat: look.seat,
    now,
    paused: paused ?? look.paused,
    piles: patchList(look.piles, piles, cutInto),
    unseen: withoutShown(patchList(look.unseen, unseen, cutInto), shown),
    knows: knows ?? look.knows,
    stack: patchList(look.stack, stack, (frame, fields) => ({ ...frame, ...fields })),
    view: patchView(look.view, view, gone),
    result: result ?? look.result,
  };
}

/** Item by item: most lists and most of what is put in are short, and this is done for every pile that changed. */
function cutInto<Item>(list: readonly Item[], cut: readonly number[]): Item[] {
  const [start, taken] = cut;
  const patched = list.slice(0, start);
  for (let i = 2; i < cut.length; i++) patched.push(cut[i] as Item);
  for (let i = start + taken; i < list.length; i++) patched.push(list[i]);
  return patched;
}

function withoutShown(bags: Look['unseen'], shown: readonly number[] | undefined): Look['unseen'] {
  if (shown === undefined) return bags;
  return bags.map((bag) =>
    bag.some((card) => shown.includes(card)) ? bag.filter((card) => !shown.includes(card)) : bag,
  );
}

function patchList<Item, Change>(
  list: Item[],
  change: Record<string, Change> | Item[] | undefined,
  apply: (item: Item, change: Change) => Item,
): Item[] {
  if (change === undefined) return list;
  if (Array.isArray(change)) return change;
  const patched = list.slice();
  for (const i in change) patched[+i] = apply(list[+i], change[i]);
  return patched;
}

function patchView(view: object, changed: object | undefined, gone: readonly string[] | undefined): object {
  if (changed === undefined && gone === undefined) return view;
  const after = { ...view, ...changed };
  if (gone === undefined) return after;
  return Object.fromEntries(Object.entries(after).filter(([name]) => !gone.includes(name)));
}

type Fields = Readonly<Record<string, unknown>>;

function diffLists<Item extends number>(
  before: readonly (readonly Item[])[],
  after: Item[][],
): Record<string, Cut> | Item[][] | undefined {
  if (before.length !== after.length) return after;
  let changed: Record<string, Cut> | undefined;
  for (let i = 0; i < after.length; i++) {
    const cut = before[i] === after[i] ? undefined : cutBetween(before[i], after[i]);
    if (cut === undefined) continue;
    changed ??= {};
    changed[i] = cut;
  }
  return changed;
}

/** What lies between the numbers that both lists begin with and those that both end with; undefined if they are equal. */
function cutBetween(before: readonly number[], after: readonly number[]): Cut | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  if (head === before.length && head === after.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [head, before.length - head - tail, ...after.slice(head, after.length - tail)];
}

/** The cards that left their bags, where nothing else happened to these; undefined otherwise. */
function shownIn(before: Look['unseen'], after: Look['unseen']): number[] | undefined {
  if (before.length !== after.length) return undefined;
  const shown: number[] = [];
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    let left = 0;
    for (const card of was) {
      if (left < is.length && is[left] === card) left++;
      else shown.push(card);
    }
    if (left < is.length) return undefined;
  }
  return shown.length === 0 ? undefined : shown;
}

function diffStack(before: readonly Frame[], after: Frame[]): Record<string, Partial<Frame>> | Frame[] | undefined {
  if (before.length !== after.length) return after;
  let changed: Record<string, Partial<Frame>> | undefined;
  for (let i = 0; i < after.length; i++) {
    const fields = diffFrame(before[i], after[i]);
    if (fields === undefined) continue;
    changed ??= {};
    changed[i] = fields;
  }
  return changed;
}

/** With its id where anything changed. */
function diffFrame(before: Frame, after: Frame): Partial<Frame> | undefined {
  const changed: Record<string, unknown> = { id: after.id };
  let isChanged = before.id !== after.id;
  for (const name in after) {
    const field = name as keyof Frame;
    if (field === 'id' || same(before[field], after[field])) continue;
    changed[field] = after[field];
    isChanged = true;
  }
  return isChanged ? (changed as Partial<Frame>) : undefined;
}

function diffView(before: Fields, after: Fields): Record<string, unknown> | undefined {
  let changed: Record<string, unknown> | undefined;
  for (const name in after) {
    if (Object.hasOwn(before, name) && same(before[name], after[name])) continue;
    changed ??= {};
    changed[name] = after[name];
  }
  return changed;
}

function goneFrom(before: Fields, after: Fields): string[] | undefined {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return gone.length === 0 ? undefined : gone;
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
