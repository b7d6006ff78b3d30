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

/** Two looks of a seat and what is different between them, by place where they have lists: empty where nothing is. */
export interface Difference {
  readonly before: Look;
  readonly after: Look;
  readonly piles: readonly string[];
  readonly unseen: readonly string[];
  readonly stack: readonly string[];
  /** A `LookPatch` as JSON; undefined if nothing but the time is different. */
  readonly text: string | undefined;
}

/** What is shared with another seat's looks differs alike, and is taken from there. */
export function diffLooks(before: Look, after: Look, like?: Difference): Difference {
  const piles = itemTexts(before, after, 'piles', cutText, like);
  const unseen = itemTexts(before, after, 'unseen', cutText, like);
  const stack = itemTexts(before, after, 'stack', changedFields, like);
  let parts = before.paused === after.paused ? '' : `,"paused":${after.paused}`;
  parts += listText(before, after, 'piles', piles);
  parts += listText(before, after, 'unseen', unseen);
  if (!same(before.knows, after.knows)) parts += `,"knows":${JSON.stringify(after.knows)}`;
  parts += listText(before, after, 'stack', stack);
  if (!same(before.result, after.result)) parts += `,"result":${JSON.stringify(after.result)}`;
  parts += viewText(before.view as Fields, after.view as Fields);
  return { before, after, piles, unseen, stack, text: parts === '' ? undefined : `{"now":${after.now}${parts}}` };
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

type List = 'piles' | 'unseen' | 'stack';

/** By place how the items of a list changed; nothing where there are more or fewer than before. */
function itemTexts<Name extends List>(
  before: Look,
  after: Look,
  name: Name,
  textOf: (before: Look[Name][number], after: Look[Name][number]) => string,
  like: Difference | undefined,
): readonly string[] {
  const [old, now]: [readonly object[], readonly object[]] = [before[name], after[name]];
  if (old === now || old.length !== now.length) return NOTHING;
  if (like !== undefined && old === like.before[name] && now === like.after[name]) return like[name];
  const [likeOld, likeNow]: readonly (readonly object[])[] = [like?.before[name] ?? [], like?.after[name] ?? []];
  const texts: string[] = [];
  for (let i = 0; i < now.length; i++) {
    const isShared = old[i] === likeOld[i] && now[i] === likeNow[i];
    if (old[i] === now[i]) texts.push('');
    else texts.push(isShared ? (like?.[name][i] ?? '') : textOf(old[i] as never, now[i] as never));
  }
  return texts;
}

const NOTHING: readonly string[] = [];

/** The list as a part of a patch: what changed by its place, or all of it where its length changed. */
function listText(before: Look, after: Look, name: List, texts: readonly string[]): string {
  if (before[name].length !== after[name].length) return `,"${name}":${JSON.stringify(after[name])}`;
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

function viewText(before: Fields, after: Fields): string {
  let changed = '';
  for (const name in after)
    if (!Object.hasOwn(before, name) || !same(before[name], after[name]))
      changed += fieldText(changed, name, after[name]);
  const gone: string[] = [];
  for (const name in before) if (!Object.hasOwn(after, name)) gone.push(name);
  const text = changed === '' ? '' : `,"view":${changed}}`;
  return gone.length === 0 ? text : `${text},"gone":${JSON.stringify(gone)}`;
}

function patchView(view: object, changed: object | undefined, gone: readonly string[] | undefined): object {
  if (changed === undefined && gone === undefined) return view;
  const after = Object.entries({ ...view, ...changed });
  return Object.fromEntries(gone === undefined ? after : after.filter(([name]) => !gone.includes(name)));
}
