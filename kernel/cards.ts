/** Cards: piles of ids, who has seen what, and the lot each card was shuffled in. Rules move cards only through here. */
import { shuffled, streamDice } from './random.ts';
import type { CardId, Pile, PileKind, Seat, Seats, World } from './types.ts';

export const pileOf = (n: number): Pile => n as Pile;
export const cardOf = (n: number): CardId => n as CardId;

/** Cards in a pile, bottom first. Never write on it. */
export const cardsIn = (w: World, pile: Pile): readonly CardId[] => w.table.cards.piles[pile];

export const sizeOf = (w: World, pile: Pile): number => w.table.cards.piles[pile].length;

export const topOf = (w: World, pile: Pile): CardId | undefined => w.table.cards.piles[pile].at(-1);

export const faceOf = (w: World, card: CardId): number => w.match.faces[card];

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
  const { match } = w;
  const { cards } = w.table;
  const ids = cards.piles[pile];
  let knowing = 0;
  for (let bit = 1; bit <= match.everyone; bit <<= 1) if (knowsAll(w, ids, bit)) knowing |= bit;
  const lot = freeLot(w, ids);
  for (const id of ids) {
    cards.lot[id] = lot;
    cards.seen[id] = match.piles[pile].eyes;
  }
  cards.knows[lot] = knowing;
  shuffled(streamDice(w, 'deal'), ids);
}

/**
 * Does this eye know which cards these are? It does if each was seen or belongs to a known lot whose unseen cards all lie here.
 * If not, what stays behind of those lots is no longer known to it either.
 */
function knowsAll(w: World, ids: readonly CardId[], bit: Seats): boolean {
  const { seen, lot, knows } = w.table.cards;
  const open: number[] = knows.map(() => 0);
  let known = true;
  for (const id of ids) if ((seen[id] & bit) === 0) open[lot[id]]++;
  const here = open.slice();
  for (let id = 0; id < lot.length; id++) if ((seen[id] & bit) === 0) open[lot[id]]--;
  for (let l = 0; l < knows.length; l++) if (here[l] > 0 && ((knows[l] & bit) === 0 || open[l] !== 0)) known = false;
  if (!known) for (let l = 0; l < knows.length; l++) if (here[l] > 0) knows[l] &= ~bit;
  return known;
}

/** A lot number that no card outside these bears. */
function freeLot(w: World, ids: readonly CardId[]): number {
  const { lot, knows } = w.table.cards;
  const bearers: number[] = knows.map(() => 0);
  for (const l of lot) bearers[l]++;
  for (const id of ids) bearers[lot[id]]--;
  const free = bearers.indexOf(0);
  return free < 0 ? knows.length : free;
}

/** Eyes at the new place see the card; eyes that see neither end of a hand lose track of the card and of that hand. */
function recognise(w: World, card: CardId, from: Pile, to: Pile): void {
  const { seen, piles } = w.table.cards;
  const source = w.match.piles[from];
  const target = w.match.piles[to];
  if (target.forgets) seen[card] &= target.eyes;
  seen[card] |= target.eyes;
  if (!source.mixed) return;
  const following = source.eyes | target.eyes;
  if ((w.match.everyone & ~following) === 0) return;
  seen[card] &= following;
  for (const left of piles[from]) seen[left] &= following;
}
