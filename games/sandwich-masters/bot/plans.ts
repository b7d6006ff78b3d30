/** What a bot might do in its turn, each plan with what it gains: finishing, building, moving and throwing away. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, faceOf } from '#kernel';
import { ATTACK, BREAD, FILLINGS, INSPECTOR, isBad, SAUCE, symbolOf } from '../rules/faces.ts';
import { openSlots, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld, Spot, Turn } from '../state.ts';
import { claimOf, handOf, PLACES, SLOTS, slotClaimed, spotOf } from '../state.ts';
import type { Plan } from './spoil.ts';
import { FRESH_CARD, spoiling } from './spoil.ts';
import type { Menu, Side } from './worth.ts';
import { isReady, menuOf, paysNow, prospect, sideOf, worthOf } from './worth.ts';

/** Below this a card is not worth playing. */
const LITTLE = 0.02;
/** A claimed order is replaced by another. */
const NEW_ORDER = 0.6;

/** Everything that a bot weighs up in its turn. */
interface Thinking {
  readonly w: MastersWorld;
  readonly seat: Seat;
  readonly side: Side;
  readonly menu: Menu;
  readonly before: number;
  /** Cards of the hand by symbol, good ones first. */
  readonly cards: readonly CardId[][];
}

function thinkOf(w: MastersWorld, seat: Seat): Thinking {
  const side = sideOf(w, seat, 'hand');
  const menu = menuOf(w);
  const cards: CardId[][] = Array.from({ length: INSPECTOR + 1 }, () => []);
  for (const card of cardsIn(w, handOf(seat))) cards[symbolOf(faceOf(w, card))].push(card);
  for (const group of cards) group.sort((a, b) => Number(isBad(faceOf(w, a))) - Number(isBad(faceOf(w, b))));
  return { w, seat, side, menu, before: worthOf(side, menu), cards };
}

export function bestPlan(w: MastersWorld, seat: Seat): Turn {
  const thinking = thinkOf(w, seat);
  const plans = [discarding(thinking), ...spoiling(w, seat), ...moving(thinking), ...baking(thinking)];
  for (let symbol = 1; symbol < FILLINGS; symbol++)
    if (thinking.cards[symbol].length > 0) plans.push(building(thinking, symbol));
  if (thinking.cards[SAUCE].length > 0) plans.push(building(thinking, SAUCE));
  return plans.reduce((a, b) => (b.gain > a.gain ? b : a)).turn;
}

/** A play that grows card by card, on a side of the table that is changed along with it. */
class Draft {
  readonly cards: CardId[] = [];
  readonly to: Spot[] = [];
  readonly claims: number[] = [];
  readonly side: Side;
  readonly menu: Menu;
  /** Noshdosh that it brings at once. */
  earned = 0;
  private readonly thinking: Thinking;
  private readonly used: number[] = new Array<number>(INSPECTOR + 1).fill(0);

  constructor(thinking: Thinking) {
    this.thinking = thinking;
    const { stacks, hand } = thinking.side;
    const copy = ({ open, contents, bad }: Side['stacks'][number]) => ({
      open,
      bad,
      contents: { counts: contents.counts.slice(), sauces: contents.sauces },
    });
    this.side = { stacks: stacks.map(copy), hand: hand.slice() };
    this.menu = thinking.menu.slice();
  }

  has(symbol: number): boolean {
    return this.used[symbol] < this.thinking.cards[symbol].length;
  }

  worth(): number {
    return this.earned + worthOf(this.side, this.menu);
  }

  /** Puts the next card of this symbol there. */
  put(symbol: number, slot: number): void {
    const card = this.thinking.cards[symbol][this.used[symbol]++];
    this.cards.push(card);
    this.to.push(spotOf(this.thinking.seat, slot));
    this.shift(symbol, slot, 1, card);
  }

  /** Takes the last card back. */
  takeBack(symbol: number, slot: number): void {
    const card = this.cards.pop();
    this.to.pop();
    this.used[symbol]--;
    if (card !== undefined) this.shift(symbol, slot, -1, card);
  }

  private shift(symbol: number, slot: number, by: 1 | -1, card: CardId): void {
    const stack = this.side.stacks[slot];
    this.side.hand[symbol] -= by;
    if (isBad(faceOf(this.thinking.w, card))) stack.bad += by;
    if (symbol === SAUCE) stack.contents.sauces += by;
    else if (symbol === BREAD && (!stack.open || (by < 0 && this.startedBy(slot)))) stack.open = by > 0;
    else stack.contents.counts[symbol] += by;
  }

  /** Was this slot free before this draft, and is nothing else of the draft on it? */
  private startedBy(slot: number): boolean {
    const { seat, side } = this.thinking;
    return !side.stacks[slot].open && !this.to.includes(spotOf(seat, slot));
  }

  /** The Bread just put there closes the stack for this order. */
  claim(slot: number, place: number, pays: number): void {
    this.claims.push(claimOf(slot, place));
    this.earned += pays + NEW_ORDER;
    this.menu[place] = undefined;
    const stack = this.side.stacks[slot];
    stack.open = false;
    stack.bad = 0;
    stack.contents.counts.fill(0);
    stack.contents.sauces = 0;
  }

  /** A sandwich that was closed in this turn still lies there: its slot is not free before the next (SM-38). */
  isClaimed(slot: number): boolean {
    return this.claims.some((claim) => slotClaimed(claim) === slot);
  }

  plan(): Plan {
    const gain = this.worth() - this.thinking.before + FRESH_CARD * this.cards.length;
    const { cards, to, claims } = this;
    return { gain: cards.length === 0 ? -1 : gain, turn: { do: 'play', cards, to, claims } };
  }
}

/** Cards of one symbol, and sauce with them, each where it helps most, as long as it helps. */
function building(thinking: Thinking, symbol: number): Plan {
  const draft = new Draft(thinking);
  grow(draft, symbol === SAUCE ? [SAUCE] : [symbol, SAUCE]);
  return draft.plan();
}

function grow(draft: Draft, symbols: readonly number[]): void {
  for (;;) {
    let best = draft.worth() + LITTLE - FRESH_CARD;
    let found: [number, number] | undefined;
    for (const symbol of symbols) {
      if (!draft.has(symbol)) continue;
      for (let slot = 0; slot < SLOTS; slot++) {
        if (draft.isClaimed(slot) || (symbol !== BREAD && !draft.side.stacks[slot].open)) continue;
        draft.put(symbol, slot);
        const worth = draft.worth();
        draft.takeBack(symbol, slot);
        if (worth <= best) continue;
        best = worth;
        found = [symbol, slot];
      }
    }
    if (found === undefined) return;
    draft.put(...found);
  }
}

/** Bread: first whatever can be finished at once, sauce filling the gaps; then new beginnings. */
function baking(thinking: Thinking): Plan[] {
  if (thinking.cards[BREAD].length === 0) return [];
  const draft = new Draft(thinking);
  while (finishOne(draft, thinking));
  grow(draft, [BREAD]);
  return [draft.plan()];
}

interface Finish {
  readonly slot: number;
  readonly place: number;
  readonly breads: number;
  readonly sauces: number;
  readonly worth: number;
}

function finishOne(draft: Draft, thinking: Thinking): boolean {
  let best: Finish | undefined;
  for (let slot = 0; slot < SLOTS; slot++)
    for (let place = 0; place < PLACES; place++) {
      const finish = canFinish(draft, thinking, slot, place);
      if (finish !== undefined && finish.worth > (best?.worth ?? 0)) best = finish;
    }
  if (best === undefined) return false;
  const { slot, place, breads, sauces } = best;
  const starts = draft.side.stacks[slot].open ? 0 : 1;
  for (let i = 0; i < starts; i++) draft.put(BREAD, slot);
  for (let i = 0; i < sauces; i++) draft.put(SAUCE, slot);
  for (let i = starts; i < breads - 1; i++) draft.put(BREAD, slot);
  const recipe = draft.menu[place];
  const pays = recipe === undefined ? 0 : paysNow(draft.side.stacks[slot], recipe);
  draft.put(BREAD, slot);
  draft.claim(slot, place, pays);
  return true;
}

/** How many Breads and sauces of the hand would finish this stack for this order now. */
function canFinish(draft: Draft, { seat, before }: Thinking, slot: number, place: number): Finish | undefined {
  const recipe = draft.menu[place];
  const stack = draft.side.stacks[slot];
  if (recipe === undefined || (!stack.open && draft.to.includes(spotOf(seat, slot)))) return undefined;
  const { counts } = stack.contents;
  const inside = Math.max(0, recipe.needs[BREAD] - counts[BREAD]);
  const breads = inside + (stack.open ? 1 : 2);
  if (breads > draft.side.hand[BREAD]) return undefined;
  for (let sauces = 0; sauces <= draft.side.hand[SAUCE]; sauces++) {
    const trial = { counts: counts.slice(), sauces: stack.contents.sauces + sauces };
    trial.counts[BREAD] += inside;
    const filled = { open: true, contents: trial, bad: 0 };
    if (!isReady(filled, recipe)) continue;
    const spoilt = stack.open ? prospect(stack, draft.side.hand, recipe) : 0;
    const worth = paysNow(filled, recipe) - sauces - spoilt / 2 + before / 1000;
    return { slot, place, breads, sauces, worth };
  }
  return undefined;
}

/** A card from the top of one stack to another: to close it, or to make something of a useless one. */
function moving(thinking: Thinking): Plan[] {
  const { w, seat } = thinking;
  const open = openSlots(w, seat);
  return open.flatMap((from) => open.filter((to) => to !== from).map((to) => moved(thinking, from, to)));
}

function moved({ w, seat, menu, before }: Thinking, from: number, to: number): Plan {
  const stack = stackOf(w, seat, from);
  const card = stack[stack.length - 1];
  const side = sideOf(w, seat, 'hand');
  const symbol = symbolOf(faceOf(w, card));
  const bad = isBad(faceOf(w, card)) ? 1 : 0;
  const [source, target] = [side.stacks[from], side.stacks[to]];
  source.bad -= bad;
  target.bad += bad;
  if (stack.length === 1) source.open = false;
  else if (symbol === SAUCE) source.contents.sauces--;
  else if (symbol !== ATTACK) source.contents.counts[symbol]--;
  const place = symbol === BREAD ? menu.findIndex((r) => r !== undefined && isReady(target, r)) : -1;
  const recipe = menu[place];
  if (recipe !== undefined) return closedByMove(side, menu, card, to, place, before);
  if (symbol === SAUCE) target.contents.sauces++;
  else if (symbol !== ATTACK) target.contents.counts[symbol]++;
  return { gain: worthOf(side, menu) - before, turn: { do: 'move', card, to, claims: [] } };
}

function closedByMove(side: Side, menu: Menu, card: CardId, to: number, place: number, before: number): Plan {
  const recipe = menu[place];
  const target = side.stacks[to];
  const pays = recipe === undefined ? 0 : paysNow(target, recipe);
  Object.assign(target, { open: false, bad: 0 });
  const rest = menu.map((other, i) => (i === place ? undefined : other));
  const gain = pays + NEW_ORDER + worthOf(side, rest) - before;
  return { gain, turn: { do: 'move', card, to, claims: [claimOf(to, place)] } };
}

/** Throws away whatever the side of the table hardly misses. */
function discarding({ w, seat, side, menu, before }: Thinking): Plan {
  const hand = side.hand.slice();
  const left: Side = { stacks: side.stacks, hand };
  let worth = before;
  const cards = cardsIn(w, handOf(seat)).filter((card) => {
    const symbol = symbolOf(faceOf(w, card));
    hand[symbol]--;
    const without = worthOf(left, menu);
    if (worth - without < FRESH_CARD && symbol !== INSPECTOR) {
      worth = without;
      return true;
    }
    hand[symbol]++;
    return false;
  });
  return { gain: worth - before + FRESH_CARD * cards.length, turn: { do: 'discard', cards } };
}
