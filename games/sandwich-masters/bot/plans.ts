/** What a bot might do in its turn, each plan with what it gains: finishing, building, moving, throwing away, and spoiling it for others. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, faceOf, listSeats, only } from '#kernel';
import { ATTACK, BREAD, FILLINGS, INSPECTOR, isBad, SAUCE, symbolOf } from '../rules/faces.ts';
import { inspectorOf, pleasOf } from '../rules/inspect.ts';
import { badSlots, openSlots, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld, Plea, Spot, Turn } from '../state.ts';
import { claimOf, DOOR, handOf, PLACES, SLOTS, spotOf } from '../state.ts';
import type { Menu, Side } from './worth.ts';
import { isReady, menuOf, paysNow, prospect, sideOf, worthOf } from './worth.ts';

export interface Plan {
  readonly gain: number;
  readonly turn: Turn;
}

/** Below this a card is not worth playing. */
const LITTLE = 0.02;
/** Every card that leaves the hand brings a new one. */
const FRESH_CARD = 0.12;
/** A claimed order is replaced by another. */
const NEW_ORDER = 0.6;
/** How much of another's loss is a bot's own gain: all of it for two players, less the more there are. */
const SPITE = 1.1;

/** Everything that a bot weighs up in its turn. */
export interface Thinking {
  readonly w: MastersWorld;
  readonly seat: Seat;
  readonly side: Side;
  readonly menu: Menu;
  readonly before: number;
  /** Cards of the hand by symbol, good ones first. */
  readonly cards: readonly CardId[][];
}

export function thinkOf(w: MastersWorld, seat: Seat): Thinking {
  const side = sideOf(w, seat, 'hand');
  const menu = menuOf(w);
  const cards: CardId[][] = Array.from({ length: INSPECTOR + 1 }, () => []);
  for (const card of cardsIn(w, handOf(seat))) cards[symbolOf(faceOf(w, card))].push(card);
  for (const group of cards) group.sort((a, b) => Number(isBad(faceOf(w, a))) - Number(isBad(faceOf(w, b))));
  return { w, seat, side, menu, before: worthOf(side, menu), cards };
}

export function bestPlan(w: MastersWorld, seat: Seat): Turn {
  const thinking = thinkOf(w, seat);
  const plans = [discarding(thinking), ...spoiling(thinking), ...moving(thinking)];
  plans.push(...baking(thinking));
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
        if (symbol !== BREAD && !draft.side.stacks[slot].open) continue;
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
  while (finishOne(draft, thinking)) {
    // as many as there are Breads for
  }
  grow(fresh(draft), [BREAD]);
  return [draft.plan()];
}

/** Slots that were emptied by a claim are not free in this turn (SM-38). */
function fresh(draft: Draft): Draft {
  return draft;
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
  return open.flatMap((from) =>
    open.filter((to) => to !== from).map((to) => moved(thinking, from, to)),
  );
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
  return { gain: worthOf(side, menu) - before - FRESH_CARD, turn: { do: 'move', card, to, claims: [] } };
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

/** Throws away what no order asks for. */
function discarding({ w, seat, side, menu }: Thinking): Plan {
  const wanted = new Array<boolean>(INSPECTOR + 1).fill(false);
  for (const symbol of [BREAD, SAUCE, INSPECTOR, ATTACK]) wanted[symbol] = true;
  for (const recipe of menu) {
    if (recipe === undefined) continue;
    for (let i = 1; i < FILLINGS; i++) if (recipe.needs[i] > 0) wanted[i] = true;
  }
  const hand = cardsIn(w, handOf(seat));
  const seen = new Array<number>(INSPECTOR + 1).fill(0);
  const cards = hand.filter((card) => {
    const symbol = symbolOf(faceOf(w, card));
    seen[symbol]++;
    const spare = symbol === ATTACK || symbol === INSPECTOR ? 1 : 3;
    return !wanted[symbol] || (seen[symbol] > spare && symbol !== BREAD);
  });
  const hasBread = side.hand[BREAD] > 0;
  return { gain: (hasBread ? 0.25 : 0.4) * cards.length - 0.2, turn: { do: 'discard', cards } };
}

/** Inspectors to whom they cost most, and attack condiments where an inspector may follow. */
function spoiling(thinking: Thinking): Plan[] {
  const { cards } = thinking;
  const plans: Plan[] = [];
  if (cards[INSPECTOR].length > 0) plans.push(inspecting(thinking));
  if (cards[ATTACK].length > 0) plans.push(attacking(thinking));
  return plans;
}

/** What another's loss is worth to this bot: more if that one leads. */
function malice({ w, seat }: Thinking, other: Seat): number {
  const { money } = w.table.state;
  const rivals = w.match.seats - 1;
  const leads = money.every((sum, s) => s === seat || sum <= money[other]);
  return (SPITE / rivals) * (leads ? 1.2 : 0.7);
}

/** Each inspector to the player to whom it does most harm, as far as one can see. */
function inspecting(thinking: Thinking): Plan {
  const { w, seat, cards } = thinking;
  const victims = listSeats(w.match.players & ~only(seat)).filter((other) => badSlots(w, other).length > 0);
  const used: CardId[] = [];
  const to: Spot[] = [];
  let gain = 0;
  for (const card of cards[INSPECTOR]) {
    const harmed = victims
      .filter((other) => !to.includes(spotOf(other, DOOR)))
      .map((other) => ({ other, harm: harm(w, other, card) * malice(thinking, other) }));
    if (harmed.length === 0) break;
    const worst = harmed.reduce((a, b) => (b.harm > a.harm ? b : a));
    used.push(card);
    to.push(spotOf(worst.other, DOOR));
    gain += worst.harm;
  }
  if (used.length === 0) return { gain: -1, turn: { do: 'discard', cards: [] } };
  return { gain: gain + FRESH_CARD * used.length, turn: { do: 'play', cards: used, to, claims: [] } };
}

/** What an inspector costs somebody whose hand nobody sees: the bribe, or what goes. */
function harm(w: MastersWorld, other: Seat, inspector: CardId): number {
  const row = inspectorOf(w, inspector);
  return cheapest(w, other, pleasOf(w, other, row), row.bribe, 'table').cost;
}

/** An open sandwich of the leader that an inspector of one's own could punish next. */
function attacking(thinking: Thinking): Plan {
  const { w, seat, cards } = thinking;
  const others = listSeats(w.match.players & ~only(seat));
  const targets = others.flatMap((other) => openSlots(w, other).map((slot) => ({ other, slot })));
  if (targets.length === 0) return { gain: -1, turn: { do: 'discard', cards: [] } };
  const tall = ({ other, slot }: (typeof targets)[number]): number =>
    stackOf(w, other, slot).length * malice(thinking, other) - (badSlots(w, other).includes(slot) ? 2 : 0);
  const best = targets.reduce((a, b) => (tall(b) > tall(a) ? b : a));
  const follows = cards[INSPECTOR].length > 0 && badSlots(w, best.other).length === 0 ? 1.2 : 0.35;
  const used = cards[ATTACK].slice(0, 1);
  return {
    gain: follows * malice(thinking, best.other) + FRESH_CARD,
    turn: { do: 'play', cards: used, to: [spotOf(best.other, best.slot)], claims: [] },
  };
}

/** The plea that costs least: a bribe is money, a punishment what the side of the table is worth less. */
export function cheapest(
  w: MastersWorld,
  seat: Seat,
  pleas: readonly Plea[],
  bribe: number,
  knows: 'hand' | 'table',
): { readonly plea: Plea; readonly cost: number } {
  const menu = menuOf(w);
  const before = worthOf(sideOf(w, seat, knows), menu);
  const costs = pleas.map((plea) => ({
    plea,
    cost: plea.do === 'bribe' ? bribe : before - worthOf(sideWithout(w, seat, plea.what, bribe, knows), menu),
  }));
  return costs.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The side of the table after a loss. Which punishment it is follows from what can be lost. */
function sideWithout(w: MastersWorld, seat: Seat, what: number, bribe: number, knows: 'hand' | 'table'): Side {
  const side = sideOf(w, seat, knows);
  const empty = (slot: number): void => {
    const stack = side.stacks[slot];
    stack.contents.counts.fill(0);
    stack.contents.sauces = 0;
    Object.assign(stack, { open: false, bad: 0 });
  };
  if (bribe > MIDDLE) for (const slot of badSlots(w, seat)) empty(slot);
  else if (bribe === MIDDLE) empty(what);
  else loseCard(w, seat, side, what as CardId, empty);
  return side;
}

const MIDDLE = 6;

function loseCard(w: MastersWorld, seat: Seat, side: Side, card: CardId, empty: (slot: number) => void): void {
  const slot = openSlots(w, seat).find((s) => stackOf(w, seat, s).includes(card)) ?? 0;
  const stack = stackOf(w, seat, slot);
  const symbol = symbolOf(faceOf(w, card));
  const next = stack[1];
  if (stack[0] === card && (next === undefined || symbolOf(faceOf(w, next)) !== BREAD)) return empty(slot);
  const { contents } = side.stacks[slot];
  side.stacks[slot].bad--;
  if (symbol === SAUCE) contents.sauces--;
  else if (symbol !== ATTACK) contents.counts[symbol]--;
}
