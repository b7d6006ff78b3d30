/** Copies of a table: the kernel's part by hand, the game's state by one generic function. */
import { isFast } from './random.ts';
import type { Cards, Frame, Kinds, Random, Table } from './types.ts';

export function copyTable<K extends Kinds>(t: Table<K>): Table<K> {
  return {
    now: t.now,
    paused: t.paused,
    frames: t.frames,
    random: copyRandom(t.random),
    cards: copyCards(t.cards),
    stack: t.stack.map(copyFrame),
    state: copyPlain(t.state),
    result: t.result,
  };
}

/** Keys of secret streams never change and are shared; a fast generator is its own key. */
const copyRandom = (r: Random): Random => ({ keys: isFast(r) ? [r.keys[0].slice()] : r.keys, used: r.used.slice() });

/** Lots are shared: see `ownLots`. */
function copyCards(c: Cards): Cards {
  const piles = c.piles.slice();
  for (let i = 0; i < piles.length; i++) piles[i] = piles[i].slice();
  return { seen: c.seen.slice(), lot: c.lot, knows: c.knows, piles };
}

/** `about`, answers and drafts are never written again, so they are shared. */
function copyFrame(f: Frame): Frame {
  return {
    id: f.id,
    ask: f.ask,
    mode: f.mode,
    about: f.about,
    asked: f.asked,
    waiting: f.waiting,
    given: f.given.slice(),
    drafts: f.drafts.slice(),
    opened: f.opened,
    span: f.span,
    until: f.until,
    left: f.left,
    closes: f.closes,
  };
}

/** A deep copy of plain JSON data. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? (copyList(value) as T) : copyObject(value);
}

function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  if (copy.length > 0 && typeof copy[0] === 'number') return copy;
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = copyPlain(copy[i]);
  return copy;
}

function copyObject<T extends object>(object: T): T {
  const copy = { ...object };
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object') copy[key] = copyPlain(value);
  }
  return copy;
}
