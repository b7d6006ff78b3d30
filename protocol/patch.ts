/** The difference between two looks of a seat, as small as it can be said simply: changed parts, changed piles, changed fields of the view. */
import type { Look } from '#kernel';

type Millis = Look['now'];
type Piles = Look['piles'];
type Bags = Look['unseen'];
type Fields = Readonly<Record<string, unknown>>;

/** What is not mentioned stayed as it was. `now` is always the time of the new look. */
export interface LookPatch {
  now: Millis;
  paused?: boolean;
  /** Changed piles by their place; the whole list where piles were added or taken away. */
  piles?: Record<string, Piles[number]> | Piles;
  unseen?: Record<string, Bags[number]> | Bags;
  knows?: Look['knows'];
  stack?: Look['stack'];
  /** Changed fields of the game's view. */
  view?: Record<string, unknown>;
  /** Fields that the view has no more. */
  gone?: string[];
  result?: Look['result'];
}

/** Undefined if nothing but the time is different. */
export function diffLooks(before: Look, after: Look): LookPatch | undefined {
  const patch: LookPatch = { now: after.now };
  if (before.paused !== after.paused) patch.paused = after.paused;
  const piles = diffLists(before.piles, after.piles);
  if (piles !== undefined) patch.piles = piles;
  const unseen = diffLists(before.unseen, after.unseen);
  if (unseen !== undefined) patch.unseen = unseen;
  if (!same(before.knows, after.knows)) patch.knows = after.knows;
  if (!same(before.stack, after.stack)) patch.stack = after.stack;
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
    piles: patchList(look.piles, piles),
    unseen: patchList(look.unseen, unseen),
    knows: knows ?? look.knows,
    stack: stack ?? look.stack,
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
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let fields = 0;
  for (const name in a) {
    if (!Object.hasOwn(b, name) || !same(a[name], b[name])) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

function diffLists<Item>(before: readonly Item[], after: Item[]): Record<string, Item> | Item[] | undefined {
  if (before.length !== after.length) return after;
  let changed: Record<string, Item> | undefined;
  for (let i = 0; i < after.length; i++) {
    if (same(before[i], after[i])) continue;
    changed ??= {};
    changed[i] = after[i];
  }
  return changed;
}

function patchList<Item>(list: Item[], change: Record<string, Item> | Item[] | undefined): Item[] {
  if (change === undefined) return list;
  if (Array.isArray(change)) return change;
  return list.map((item, i) => (Object.hasOwn(change, i) ? change[i] : item));
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
