/** Completing an order: which ingredients may be used, its reward, the points in tokens, and what becomes of the ingredients. */
// Rules: SW-15, SW-60, SW-19, SW-20, SW-16, SW-17, SW-18, SW-49, SW-06, SW-39, SW-46, SW-84, SW-85, SW-86.
import type { CardId, Moves, OneRule, Refusal, Runs, Seat, Shape } from '#kernel';
import { ask, cardsIn, lies, moveCard, oneOf, only, record, refusal, seconds, tellAll, whole, word } from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import type { Completion, RewardAnswer, WarsKinds, WarsWorld } from '../state.ts';
import { begin, DISCARDS, doneOf, handOf, ROW, zoneOf } from '../state.ts';
import { hire, refuseHelper } from './assistants.ts';
import type { Printed } from './faces.ts';
import { orderOf, printOf } from './faces.ts';
import { addTokens, drawable, drawCards, takeCoins } from './market.ts';
import { chosen, sorted } from './sets.ts';
import { freeHelpers, helpersOf, qualities, qualityTogether, zoneCards, zonePrints } from './zone.ts';

/** For a listed category, for an assistant whose category was used, and instead of a free assistant. */
export const BONUS = 2;

// ---- which ingredients ----

export function refuseOrder(w: WarsWorld, seat: Seat, order: CardId, cards: readonly CardId[]): Refusal | undefined {
  if (!lies(w, order, ROW)) return refusal('order-gone');
  if (cards.some((card) => !lies(w, card, zoneOf(w.match.seats, seat)))) return refusal('not-in-zone');
  const { size, quality: due } = orderOf(w.match, order);
  if (cards.length !== size) return refusal('wrong-number', { count: cards.length, due: size });
  const quality = qualityTogether(w, seat, cards);
  return quality < due ? refusal('too-little-quality', { quality, due, missing: due - quality }) : undefined;
}

/** Counts every way to complete an order of the row: a run each, tagged from `from` on with the order and the places in the zone. */
export function addOrders(w: WarsWorld, seat: Seat, runs: Pick<Runs<unknown>, 'add'>, from: number): void {
  const zone = zoneCards(w, seat);
  if (zone.length === 0) return;
  const row = cardsIn(w, ROW);
  const each = qualities(w, seat);
  const most = mostBySize(w, seat, each);
  let sums: readonly number[] | undefined;
  for (let i = 0; i < row.length; i++) {
    const { size, quality } = orderOf(w.match, row[i]);
    if (size > zone.length || most[size] < quality) continue;
    sums ??= sumsOf(w, seat, each);
    const sets = SETS[size];
    for (let s = 0; s < sets.length && sets[s] < sums.length; s++)
      if (sums[sets[s]] >= quality) runs.add(1, from + ((i << PLACES) | sets[s]));
  }
}

/** By number of ingredients: more quality than any so many of the zone can have together. */
function mostBySize(w: WarsWorld, seat: Seat, each: readonly number[]): number[] {
  const zone = zoneCards(w, seat);
  let bonus = w.table.state.boost;
  for (let i = 0; i < zone.length; i++) bonus += printOf(w.match, zone[i]).paired;
  const best = bestFirst(each);
  const most = [bonus];
  for (let i = 0; i < best.length; i++) most.push(most[i] + best[i]);
  return most;
}

/** A list as short as a zone is sorted faster by hand. */
function bestFirst(each: readonly number[]): number[] {
  const best = each.slice();
  for (let i = 1; i < best.length; i++) {
    const quality = best[i];
    let j = i - 1;
    for (; j >= 0 && best[j] < quality; j--) best[j + 1] = best[j];
    best[j + 1] = quality;
  }
  return best;
}

/** The way with that tag. */
export function orderWay(w: WarsWorld, seat: Seat, tag: number): { order: CardId; cards: CardId[] } {
  const bits = tag & ((1 << PLACES) - 1);
  return { order: cardsIn(w, ROW)[tag >> PLACES], cards: sorted(chosen(zoneCards(w, seat), bits)) };
}

/** Bits of a tag that name places in a zone; above them the place in the row. */
const PLACES = 5;

const bitsOf = (n: number): number => n.toString(2).replaceAll('0', '').length;

/** By size: the sets of places that have it. */
const SETS: readonly (readonly number[])[] = Array.from({ length: PLACES + 1 }, (_, size) =>
  Array.from({ length: 1 << PLACES }, (_bits, bits) => bits).filter((bits) => bitsOf(bits) === size),
);

/** By set of places in the zone: the quality together. */
function sumsOf(w: WarsWorld, seat: Seat, each: readonly number[]): number[] {
  return sumsFor(zonePrints(w, seat), each, w.table.state.boost);
}

/** The same for cards and their qualities. */
export function sumsFor(zone: readonly Printed[], each: readonly number[], boost: number): number[] {
  const sums = new Array<number>(1 << zone.length).fill(boost);
  for (let bits = 1; bits < sums.length; bits++) {
    const low = bits & -bits;
    sums[bits] = sums[bits ^ low] + each[31 - Math.clz32(low)];
  }
  for (let i = 0; i < zone.length; i++) if (zone[i].pair >= 0) addPair(sums, zone, i);
  return sums;
}

/** Every set with this ingredient and one of the category it pairs with has more quality. */
function addPair(sums: number[], zone: readonly Printed[], place: number): void {
  const { pair, paired } = zone[place];
  let partners = 0;
  for (let j = 0; j < zone.length; j++) if (j !== place && zone[j].category === pair) partners |= 1 << j;
  if (partners === 0) return;
  for (let bits = 0; bits < sums.length; bits++)
    if ((bits & (1 << place)) !== 0 && (bits & partners) !== 0) sums[bits] += paired;
}

/** What the zone of a player still lacks for an order: ingredients, or quality once there are enough of them. */
export interface Lacking {
  readonly ingredients: number;
  readonly quality: number;
  /** The best that there is for it, by number of ingredients: what would be used. */
  readonly best: readonly CardId[];
}

export function lackingFor(w: WarsWorld, seat: Seat, order: CardId): Lacking {
  const zone = zoneCards(w, seat);
  const { size, quality } = orderOf(w.match, order);
  const sums = sumsOf(w, seat, qualities(w, seat));
  const ways = SETS[Math.min(size, zone.length)].filter((bits) => bits < sums.length);
  const best = ways.reduce((a, b) => (sums[b] > sums[a] ? b : a));
  return {
    ingredients: Math.max(0, size - zone.length),
    quality: Math.max(0, quality - sums[best]),
    best: sorted(chosen(zone, best)),
  };
}

// ---- the order is taken ----

export function complete(w: WarsWorld, seat: Seat, order: CardId, cards: CardId[]): void {
  const { state } = w.table;
  tellAll(w, { is: 'completed', seat, order, cards, quality: qualityTogether(w, seat, cards) });
  moveCard(w, order, ROW, doneOf(w.match.seats, seat));
  state.completed++;
  state.boost = 0;
  const completion: Completion = { order, cards, helpers: helpersOf(w, seat) };
  const single = onlyReward(w, order);
  if (single === undefined) ask(w, 'reward', completion, only(seat), seconds(w.match.options.choiceSeconds));
  else takeReward(w, seat, completion, single);
}

/** The reward where there is nothing to choose: no assistant is left, or no card. */
function onlyReward(w: WarsWorld, order: CardId): RewardAnswer | undefined {
  const { reward } = orderOf(w.match, order);
  if (reward === 'assistant') return freeHelpers(w).length === 0 ? { take: 'points' } : undefined;
  return drawable(w) === 0 ? { take: 'split', coins: reward, cards: 0 } : undefined;
}

const shapes: Readonly<Record<RewardAnswer['take'], Shape<RewardAnswer>>> = {
  assistant: record<Extract<RewardAnswer, { take: 'assistant' }>>({
    take: word('assistant'),
    helper: word<Category>(...categories),
  }),
  points: record<Extract<RewardAnswer, { take: 'points' }>>({ take: word('points') }),
  split: record<Extract<RewardAnswer, { take: 'split' }>>({ take: word('split'), coins: whole, cards: whole }),
};

const rewardShape: Shape<RewardAnswer> = (x): x is RewardAnswer => Object.values(shapes).some((shape) => shape(x));

export const reward: OneRule<WarsKinds, Completion, RewardAnswer> = {
  mode: 'one',
  shape: rewardShape,
  check: (w, { about }, _seat, answer) => refuseReward(w, about, answer),
  moves: (w, { about }) => rewardsOf(w, about),
  late: (w, { about }) => {
    const { reward: due } = orderOf(w.match, about.order);
    return due === 'assistant' ? { take: 'points' } : { take: 'split', coins: due, cards: 0 };
  },
  resolve: (w, { about }, seat, answer) => takeReward(w, seat, about, answer),
};

function refuseReward(w: WarsWorld, { order }: Completion, answer: RewardAnswer): Refusal | undefined {
  const { reward: due } = orderOf(w.match, order);
  if ((due === 'assistant') === (answer.take === 'split')) return refusal('other-reward');
  if (answer.take === 'assistant') return refuseHelper(w, answer.helper);
  if (answer.take === 'points' || due === 'assistant') return undefined;
  const { coins, cards } = answer;
  if (coins < 0 || cards < 0 || coins + cards !== due) return refusal('wrong-split', { coins, cards, due });
  const most = drawable(w);
  return cards > most ? refusal('too-many-cards', { cards, most }) : undefined;
}

function rewardsOf(w: WarsWorld, { order }: Completion): Moves<RewardAnswer> {
  const { reward: due } = orderOf(w.match, order);
  if (due === 'assistant')
    return oneOf<RewardAnswer>([
      { take: 'points' },
      ...freeHelpers(w).map((helper) => ({ take: 'assistant', helper }) as const),
    ]);
  const most = Math.min(due, drawable(w));
  return oneOf(Array.from({ length: most + 1 }, (_, cards) => ({ take: 'split', coins: due - cards, cards }) as const));
}

/** Reward, then points, then what the ingredients do when used; last they leave the zone. */
function takeReward(w: WarsWorld, seat: Seat, completion: Completion, answer: RewardAnswer): void {
  if (answer.take === 'assistant') hire(w, seat, answer.helper, 0, 'reward');
  else if (answer.take === 'points') {
    addTokens(w, seat, 'reward', BONUS);
    tellAll(w, { is: 'two-points', seat, scores: [[seat, BONUS]] });
  } else {
    takeCoins(w, seat, answer.coins, 'reward');
    drawCards(w, seat, answer.cards, 'reward');
  }
  earn(w, seat, completion);
  useUp(w, seat, completion.cards);
  begin(w, 'act');
}

// ---- points and effects ----

function earn(w: WarsWorld, seat: Seat, completion: Completion): void {
  const { listed, assistants, effects } = earnings(w, completion);
  addTokens(w, seat, 'listed', listed);
  addTokens(w, seat, 'assistant', assistants);
  addTokens(w, seat, 'effect', effects);
  const points = listed + assistants + effects;
  if (points > 0) tellAll(w, { is: 'earned', seat, listed, assistants, effects, scores: [[seat, points]] });
}

/** The points in tokens that an order brings: for listed categories, for assistants, for effects of its ingredients. */
export function earnings(
  w: WarsWorld,
  { order, cards, helpers }: Completion,
): { listed: number; assistants: number; effects: number } {
  const prints = cards.map((card) => printOf(w.match, card));
  const used = new Set(prints.map(({ category }) => categories[category]));
  const { listed } = orderOf(w.match, order);
  const met = listed.filter((category) => used.has(category)).length;
  const wild = prints.filter(({ effect }) => effect.does === 'any').length;
  const points = prints.map(({ effect }) => (effect.does === 'points' ? effect.n : 0));
  return {
    listed: BONUS * Math.min(listed.length, met + wild),
    assistants: BONUS * helpers.filter((helper) => used.has(helper)).length,
    effects: points.reduce((sum, n) => sum + n, 0),
  };
}

function useUp(w: WarsWorld, seat: Seat, cards: readonly CardId[]): void {
  const { seats } = w.match;
  for (const card of cards) {
    const { effect } = printOf(w.match, card);
    if (effect.when === 'use' && effect.does === 'coins') takeCoins(w, seat, effect.n, 'use');
    if (effect.when === 'use' && effect.does === 'cards') drawCards(w, seat, effect.n, 'use');
  }
  for (const card of cards) {
    const stays = printOf(w.match, card).effect.does === 'keep';
    moveCard(w, card, zoneOf(seats, seat), stays ? handOf(seats, seat) : DISCARDS);
    if (stays) tellAll(w, { is: 'kept', seat, card });
  }
}
