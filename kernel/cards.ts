/** Cards: piles of ids, who has seen what, and the lot each card was shuffled in. Rules move cards only through here. */
import { shuffleStream } from './random.ts';
import type { CardId, Cards, Kinds, Pile, PileKind, Seat, Seats, World } from './types.ts';

export const pileOf = (n: number): Pile => n as Pile;
export const cardOf = (n: number): CardId => n as CardId;

/** Cards in a pile, bottom first. Never write on it. */
export const cardsIn = (w: World, pile: Pile): readonly CardId[] => w.table.cards.piles[pile];

export const sizeOf = (w: World, pile: Pile): number => w.table.cards.piles[pile].length;

export const topOf = (w: World, pile: Pile): CardId | undefined => w.table.cards.piles[pile].at(-1);

export const faceOf = (w: World, card: CardId): number => w.match.faces[card];

/** What is printed on a card: a row of the game at play, so that other rows can be tried without other rules. */
export const printed = <K extends Kinds>(w: World<K>, card: CardId): NonNullable<K['card']> =>
  (w.match.game.cards as readonly NonNullable<K['card']>[])[w.match.faces[card]];

export const lies = (w: World, card: CardId, pile: Pile): boolean => w.table.cards.piles[pile].includes(card);

/** An open pile, such as a market or a discard pile: everybody sees every card. */
export const openPile = (everyone: Seats): PileKind => ({ eyes: everyone, mixed: false, forgets: false });
/** A face-down pile in a fixed order that nobody sees into. */
export const closedPile = (): PileKind => ({ eyes: 0, mixed: false, forgets: false });
/** A hand: its owner alone sees it, and a card may leave it unnoticed. */
export const handPile = (owner: Seats): PileKind => ({ eyes: owner, mixed: true, forgets: false });

/** Moves a card that lies in `from` onto `to`. */
export function moveCard(w: World, card: CardId, from: Pile, to: Pile): void {
  const piles = w.table.cards.piles;
  const source = piles[from];
  const at = source.lastIndexOf(card);
  if (at < 0) throw new Error(`card ${card} does not lie in pile ${from}`);
  for (let i = at + 1; i < source.length; i++) source[i - 1] = source[i];
  source.pop();
  piles[to].push(card);
  recognise(w, card, from, to);
}

/** Moves the top card; there must be one. */
export function moveTop(w: World, from: Pile, to: Pile): CardId {
  const piles = w.table.cards.piles;
  const card = piles[from].pop();
  if (card === undefined) throw new Error(`pile ${from} is empty`);
  piles[to].push(card);
  recognise(w, card, from, to);
  return card;
}

/** Moves all cards of a pile, order kept. */
export function moveAll(w: World, from: Pile, to: Pile): void {
  const piles = w.table.cards.piles;
  const moving = piles[from];
  if (moving.length === 0) return;
  piles[from] = [];
  for (const card of moving) {
    piles[to].push(card);
    recognise(w, card, from, to);
  }
}

/** Shows the cards of a pile to more eyes than its own. */
export function reveal(w: World, pile: Pile, eyes: Seats): void {
  const { piles, seen } = w.table.cards;
  for (const card of piles[pile]) seen[card] |= eyes;
}

export function revealCard(w: World, card: CardId, eyes: Seats): void {
  w.table.cards.seen[card] |= eyes;
}

export const hasSeen = (w: World, seat: Seat, card: CardId): boolean => (w.table.cards.seen[card] & (1 << seat)) !== 0;

/** Shuffles a pile: its cards become a lot of their own, known to those who knew every card of it. */
export function shufflePile(w: World, pile: Pile): void {
  ownLots(w.table.cards);
  const { seen, lot, knows, piles } = w.table.cards;
  const { eyes } = w.match.piles[pile];
  const ids = piles[pile];
  const here = unseenHere(w, ids);
  const away = unseenAway(w);
  const knowing = whoKnows(w, here, away);
  const free = away.indexOf(NOWHERE);
  const fresh = free < 0 ? knows.length : free;
  for (let i = 0; i < ids.length; i++) {
    lot[ids[i]] = fresh;
    seen[ids[i]] = eyes;
  }
  knows[fresh] = knowing;
  shuffleStream(w, 'deal', ids);
}

/**
 * Cards that look alike change places by chance wherever nobody sees them. Their numbers differ and faces do not:
 * without this, a seat that noted who took number 7 would know it again among its copies.
 */
export function mixCopies(w: World): void {
  const { piles } = w.table.cards;
  const other = new Map<CardId, CardId>();
  for (const copies of unseenCopies(w)) {
    const mixed = shuffleStream(w, 'deal', copies.slice());
    for (const [i, card] of copies.entries()) other.set(card, mixed[i]);
  }
  if (other.size === 0) return;
  for (const pile of piles) for (const [i, card] of pile.entries()) pile[i] = other.get(card) ?? card;
}

/** By face and lot the cards that no eye has seen where they lie, where there are several. */
function unseenCopies(w: World): CardId[][] {
  const { seen, lot } = w.table.cards;
  const groups = new Map<string, CardId[]>();
  for (let id = 0; id < seen.length; id++) {
    if (seen[id] !== 0) continue;
    const name = `${w.match.faces[id]} ${lot[id]}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [cardOf(id)]);
    else group.push(cardOf(id));
  }
  return [...groups.values()].filter((copies) => copies.length > 1);
}

/** Copies of a table share their lots, because these seldom change: whoever changes them takes lists of its own first. */
export function ownLots(cards: Cards): void {
  cards.lot = cards.lot.slice();
  cards.knows = cards.knows.slice();
}

/** A card between two lots. */
const LOOSE = -1;
/** No card bears this lot. */
const NOWHERE = -1;

/** By lot: who has not seen some card of it among these. They leave their lots. */
function unseenHere(w: World, ids: readonly CardId[]): Seats[] {
  const { seen, lot, knows } = w.table.cards;
  const here = new Array<Seats>(knows.length).fill(0);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    here[lot[id]] |= w.match.everyone & ~seen[id];
    lot[id] = LOOSE;
  }
  return here;
}

/** By lot: who has not seen some card that is left in it. */
function unseenAway(w: World): Seats[] {
  const { seen, lot, knows } = w.table.cards;
  const away = new Array<Seats>(knows.length).fill(NOWHERE);
  for (let id = 0; id < lot.length; id++) {
    const l = lot[id];
    if (l !== LOOSE) away[l] = (away[l] === NOWHERE ? 0 : away[l]) | (w.match.everyone & ~seen[id]);
  }
  return away;
}

/**
 * An eye knows which cards are shuffled if it saw each, or knows its lot and all unseen cards of that lot lie here.
 * If not, what stays behind of those lots is no longer known to it either.
 */
function whoKnows(w: World, here: readonly Seats[], away: readonly Seats[]): Seats {
  const { knows } = w.table.cards;
  let lost = 0;
  for (let l = 0; l < knows.length; l++) lost |= here[l] & (~knows[l] | (away[l] === NOWHERE ? 0 : away[l]));
  for (let l = 0; l < knows.length; l++) knows[l] &= ~(here[l] & lost);
  return w.match.everyone & ~lost;
}

/**
 * Eyes at the new place see the card. Eyes that see neither end lose track of it, and whoever does not see into a hand
 * loses track of what stays there: even who got the card, or the others would learn what it had known.
 */
function recognise(w: World, card: CardId, from: Pile, to: Pile): void {
  const { cards } = w.table;
  const { seen, piles } = cards;
  const source = w.match.piles[from];
  const target = w.match.piles[to];
  if (target.forgets) seen[card] &= target.eyes;
  seen[card] |= target.eyes;
  if (!source.mixed) return;
  const following = source.eyes | target.eyes;
  if ((w.match.everyone & ~following) === 0) return;
  seen[card] &= following;
  const left = piles[from];
  for (let i = 0; i < left.length; i++) {
    seen[left[i]] &= source.eyes;
    if (cards.lot[left[i]] !== cards.lot[card]) mingle(w, cards.lot[left[i]], cards.lot[card]);
  }
}

/** From which shuffle a card came that left a hand unnoticed is not known either: the two lots become one. */
function mingle(w: World, one: number, other: number): void {
  ownLots(w.table.cards);
  const { lot, knows } = w.table.cards;
  const low = Math.min(one, other);
  for (let id = 0; id < lot.length; id++) if (lot[id] === one || lot[id] === other) lot[id] = low;
  knows[low] = knows[one] & knows[other];
}
