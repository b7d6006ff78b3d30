/** What a bot might do in its turn, each plan with what it gains: finishing, building, moving and throwing away. */
import type { Seat } from '#kernel';
import { cardsIn, faceOf } from '#kernel';
import { BREAD, FILLINGS, INSPECTOR, SAUCE, symbolOf } from '../rules/faces.ts';
import { openSlots, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld, Turn } from '../state.ts';
import { claimOf, handOf, PLACES, SLOTS } from '../state.ts';
import type { Dish, Stack } from './dishes.ts';
import { changed, emptyStack, saucesFor } from './dishes.ts';
import type { Discard, Plan, Play, Thinking } from './draft.ts';
import { Draft, thinkOf } from './draft.ts';
import type { Manner } from './manner.ts';
import { spoiling } from './spoil.ts';

/** Below this a card is not worth playing. */
const LITTLE = 0.02;

/** What it might do, from the best on; at worst it passes. */
export function plansOf(w: MastersWorld, seat: Seat, manner: Manner): Turn[] {
  const thinking = thinkOf(w, seat, manner);
  const spoils = spoiling(thinking);
  const thrown = discarding(thinking);
  const plans: Plan[] = [thrown, ...spoils, ...moving(thinking), ...baking(thinking)];
  for (let symbol = 1; symbol < FILLINGS; symbol++)
    if (thinking.cards[symbol].length > 0) plans.push(building(thinking, [symbol, SAUCE]));
  if (thinking.cards[SAUCE].length > 0) {
    const pouring = building(thinking, [SAUCE]);
    plans.push(pouring);
    if (manner.first === undefined) plans.push(...along(pouring, spoils));
  }
  if (thrown.turn.cards.length > 0) plans.push({ gain: 0, turn: { do: 'discard', cards: [] } });
  return plans
    .filter(({ turn }) => turn.do !== 'play' || turn.cards.length > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ turn }) => turn);
}

/** Special Sauce onto one's own sandwiches while others are attacked or inspected (SM-20). */
function along({ gain, turn }: Plan<Play>, spoils: readonly Plan<Play>[]): Plan[] {
  if (turn.cards.length === 0 || gain <= 0) return [];
  return spoils.map(({ gain: spoilt, turn: { cards, to } }) => ({
    gain: spoilt + gain,
    turn: { do: 'play', cards: [...cards, ...turn.cards], to: [...to, ...turn.to], claims: [] },
  }));
}

/** Cards of one symbol, and sauce with them, each where it helps most, as long as it helps. */
function building(thinking: Thinking, symbols: readonly number[]): Plan<Play> {
  const draft = new Draft(thinking);
  grow(draft, symbols, thinking);
  return draft.plan();
}

function grow(draft: Draft, symbols: readonly number[], { manner }: Thinking): void {
  for (;;) {
    let best = draft.worth() + LITTLE - manner.freshCard;
    let found: [number, number] | undefined;
    for (const symbol of symbols) {
      if (!draft.has(symbol)) continue;
      const { slot, worth } = draft.bestPlace(symbol);
      if (worth <= best) continue;
      best = worth;
      found = [symbol, slot];
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
  grow(draft, [BREAD], thinking);
  return [draft.plan()];
}

interface Finish {
  readonly slot: number;
  readonly place: number;
  readonly breads: number;
  readonly sauces: number;
  readonly pays: number;
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
  const { slot, place, breads, sauces, pays } = best;
  const starts = draft.side.stacks[slot].open ? 0 : 1;
  for (let i = 0; i < starts; i++) draft.put(BREAD, slot);
  for (let i = 0; i < sauces; i++) draft.put(SAUCE, slot);
  for (let i = starts; i < breads; i++) draft.put(BREAD, slot);
  draft.claim(slot, place, pays);
  return true;
}

/** How many Breads and sauces of the hand would finish this stack for this order now. */
function canFinish(draft: Draft, { before }: Thinking, slot: number, place: number): Finish | undefined {
  const { stacks, hand, menu } = draft.side;
  const stack = stacks[slot];
  const dish = menu[place];
  if (dish === undefined || draft.isClaimed(slot)) return undefined;
  const breads = Math.max(0, dish.recipe.needs[BREAD] - stack.counts[BREAD]) + (stack.open ? 1 : 2);
  if (breads > hand[BREAD]) return undefined;
  const sauces = saucesFor(stack, dish);
  if (sauces > hand[SAUCE]) return undefined;
  const pays = paysFor(stack, sauces, dish);
  const spoilt = stack.open ? draft.side.promiseOf(slot, place) : 0;
  return { slot, place, breads, sauces, pays, worth: pays - sauces - spoilt / 2 + before / 1000 };
}

/** What a stack brings that matches the order with so many more sauces. */
const paysFor = ({ size, sauces }: Stack, more: number, { recipe }: Dish): number =>
  recipe.variety < 0 ? recipe.pays : recipe.pays * (size + sauces + more);

/** A card from the top of one stack to another: to close it, or to make something of a useless one. */
function moving(thinking: Thinking): Plan[] {
  const { w, seat } = thinking;
  const open = openSlots(w, seat);
  return open.flatMap((from) => open.filter((to) => to !== from).map((to) => moved(thinking, from, to)));
}

function moved({ w, seat, side: now, before, manner }: Thinking, from: number, to: number): Plan {
  const pile = stackOf(w, seat, from);
  const card = pile[pile.length - 1];
  const face = faceOf(w, card);
  const side = now.fork();
  const target = side.stacks[to];
  const place = symbolOf(face) === BREAD ? side.menu.findIndex((d) => d !== undefined && isFull(target, d)) : -1;
  const dish = side.menu[place];
  side.replace(from, pile.length === 1 ? emptyStack() : changed(side.stacks[from], face, -1));
  if (dish === undefined) {
    side.replace(to, changed(target, face, 1));
    return { gain: side.worth() - before, turn: { do: 'move', card, to, claims: [] } };
  }
  // The first bots forgot to clear what lay in it.
  side.replace(to, manner.first === undefined ? emptyStack() : { ...target, open: false, bad: 0 });
  side.claimed(place);
  const gain = paysFor(target, 0, dish) + manner.newOrder + side.worth() - before;
  return { gain, turn: { do: 'move', card, to, claims: [claimOf(to, place)] } };
}

/** Does this stack fulfil the order as soon as one Bread is on top? */
const isFull = (stack: Stack, dish: Dish): boolean =>
  stack.counts[BREAD] === dish.recipe.needs[BREAD] && saucesFor(stack, dish) === 0;

/** Throws away whatever the side of the table hardly misses. */
function discarding({ w, seat, side, before, manner }: Thinking): Plan<Discard> {
  const rest = side.fork();
  let worth = before;
  const cards = cardsIn(w, handOf(seat)).filter((card) => {
    const symbol = symbolOf(faceOf(w, card));
    if (symbol === INSPECTOR) return false;
    const kept = rest.tryOut();
    rest.inHand(symbol, -1);
    const without = rest.worth();
    if (worth - without < manner.freshCard) {
      worth = without;
      return true;
    }
    rest.hand[symbol]++;
    rest.back(kept);
    return false;
  });
  return { gain: worth - before + manner.freshCard * cards.length, turn: { do: 'discard', cards } };
}
