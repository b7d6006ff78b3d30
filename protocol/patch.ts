/** How a page gets from one look to the next: changed parts, cuts in lists, changed fields of questions and view. The server writes it as text. */
import type { Look } from '#kernel';

type Millis = Look['now'];
type Frame = Look['stack'][number];

/** Where a list was cut, how many numbers were taken out there, and what was put in instead. */
export type Cut = number[];

/** What is not mentioned stayed as it was. `now` is always the time of the new look. */
export interface LookPatch {
  now: Millis;
  paused?: boolean;
  /** Changed piles by their place; the whole list where piles were added or taken away. */
  piles?: Record<string, Cut> | Look['piles'];
  unseen?: Record<string, Cut> | Look['unseen'];
  /** Cards that these eyes see now: they are in no bag of unseen ones any more. */
  shown?: number[];
  knows?: Look['knows'];
  /** Changed fields of questions by their place; the whole stack where it grew or shrank. */
  stack?: Record<string, Partial<Frame>> | Frame[];
  /** Changed fields of the game's view. */
  view?: Record<string, unknown>;
  /** Fields that the view has no more. */
  gone?: string[];
  result?: Look['result'];
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
