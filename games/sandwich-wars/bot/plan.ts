/** Which order to go for: every set of ingredients on the table, in hand or still to be drawn is weighed against every order. */
import type { CardId } from '#kernel';
import type { OrderRow } from '../cards.ts';
import { categories } from '../cards.ts';
import type { Printed } from '../rules/faces.ts';
import { indexOf, printOf } from '../rules/faces.ts';
import { sumsFor } from '../rules/order.ts';
import { FINE } from '../rules/play.ts';
import { ASSISTANT_QUALITY, qualitiesOf } from '../rules/zone.ts';
import { DIVERSITY } from '../scoring.ts';
import { ZONE } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import { costIn, rivals } from './kitchen.ts';
import { due } from './wages.ts';

export interface Plan {
  readonly order: CardId;
  /** What lies there already and what is in hand. */
  readonly placed: readonly CardId[];
  readonly toPlay: readonly CardId[];
  /** Ingredients still to be drawn. */
  readonly missing: number;
  /** Coins that are still to be taken. */
  readonly short: number;
  /** Points in tokens that it brings for categories and assistants. */
  readonly bonus: number;
  /** Turns that end before it is completed, as far as can be seen. */
  readonly turns: number;
  /** Points that the order is worth, less the actions and coins it still takes. */
  readonly score: number;
}

/** A plan with a lower score takes longer than the game. */
export const HOPELESS = -50;

/** What a plan is worth; having none is worse than a poor one, and better than one that cannot be done in time. */
export const scoreOf = (plan: Plan | undefined): number => Math.max(NO_PLAN, plan?.score ?? NO_PLAN);
const NO_PLAN = -6;

/** An ingredient that nobody has seen yet: ordinary, and a share of the action that draws it. */
const UNKNOWN = { quality: 2.5, cost: 3.4, action: 0.4 };
/** How much better than ordinary they may have to be, each, and what every such point of quality is thought to cost. */
const LUCK = { most: 1.4, cost: 1.1 };
/** Cards beyond this many are not weighed; a hand is rarely so full. */
const MOST_CARDS = 12;
/** What of its price an ingredient on the table still costs: it could go into another order. */
const SPENT = 0.45;
/** How likely a rival takes an order before one more turn of mine, and what of it is lost then. */
const SNATCHED = 0.035;
const A_CARD = 0.55;
const A_HELPER = 3;
/** What a new type is worth towards diversity, at least. */
const NEW_TYPE = 3;

interface Lists {
  readonly cards: readonly CardId[];
  readonly prints: readonly Printed[];
  readonly zone: number;
  readonly cost: readonly number[];
}

const SIZE = 1 << MOST_CARDS;
const quality = new Float64Array(SIZE);
const price = new Float64Array(SIZE);
const plays = new Float64Array(SIZE);
const gain = new Float64Array(SIZE);
const kinds = new Uint8Array(SIZE);
const counts = new Uint8Array(SIZE);
for (let bits = 1; bits < SIZE; bits++) counts[bits] = counts[bits & (bits - 1)] + 1;

/** The best order to go for, or none if none is left. */
export function bestPlan(k: Kitchen): Plan | undefined {
  const lists = listsOf(k);
  weigh(k, lists);
  let best: Choice | undefined;
  for (let i = 0; i < k.row.length; i++) best = bestFor(k, lists, i, best);
  return best === undefined ? undefined : planOf(k, lists, best);
}

function listsOf(k: Kitchen): Lists {
  const cards = [...k.zone, ...k.hand].slice(0, MOST_CARDS);
  const prints = cards.map((card) => printOf(k.w.match, card));
  const cost = prints.map((print, i) => (i < k.zone.length ? 0 : costIn(k, print)));
  return { cards, prints, zone: k.zone.length, cost };
}

/** Fills the lists by set of cards: quality together, price, actions to play them, what their effects bring, categories. */
function weigh(k: Kitchen, { prints, zone, cost }: Lists): void {
  const each = alone(prints, zone, k.hired, k.seat);
  const sums = sumsFor(prints.slice(0, zone), each, 0);
  const total = 1 << prints.length;
  quality[0] = k.boost;
  price[0] = 0;
  plays[0] = 0;
  gain[0] = 0;
  kinds[0] = 0;
  const joins = prints.map(joined);
  for (let bits = 1; bits < total; bits++) {
    const top = 31 - Math.clz32(bits);
    const rest = bits ^ (1 << top);
    const print = prints[top];
    if (counts[bits] > ZONE) continue;
    price[bits] = price[rest] + cost[top];
    plays[bits] = plays[rest] + (top < zone || print.effect.does === 'action' ? 0 : 1);
    gain[bits] = gain[rest] + using(k, print) - (top < zone ? SPENT * (k.action + k.coin * Math.max(1, cost[top])) : 0);
    kinds[bits] = kinds[rest] | (1 << print.category);
    quality[bits] =
      bits < 1 << zone
        ? sums[bits] + k.boost
        : quality[rest] + each[top] + (joins[top] ? meeting(prints, rest, print) : 0);
  }
}

/** Qualities one by one: exact for what lies there, without its future neighbours for the hand. */
function alone(prints: readonly Printed[], zone: number, hired: readonly number[], seat: number): number[] {
  const there = prints.slice(0, zone);
  const each = qualitiesOf(there, hired, seat);
  for (let i = zone; i < prints.length; i++) {
    const { category } = prints[i];
    let q = prints[i].quality + (hired[category] === seat ? ASSISTANT_QUALITY : 0);
    for (const { lifts } of there) q += lifts[category];
    each.push(q);
  }
  return each;
}

/** Does it change the quality of others, or is it changed by company? */
const joined = ({ effect: { does } }: Printed): boolean =>
  does === 'quality' || does === 'pair' || does === 'neighbours';

/** What an ingredient that is put beside these others adds to the quality of all. */
function meeting(prints: readonly Printed[], rest: number, { lifts, pair, paired, beside }: Printed): number {
  let more = 0;
  let isPaired = false;
  for (let bits = rest; bits !== 0; bits &= bits - 1) {
    const { category } = prints[31 - Math.clz32(bits & -bits)];
    more += lifts[category];
    isPaired ||= pair === category;
  }
  return more + (isPaired ? paired : 0) + beside * Math.min(counts[rest], 1.5);
}

/** What it brings besides quality, from being played to being used. */
function using(k: Kitchen, { effect }: Printed): number {
  if (effect.when === 'turn') return STAYS * effect.n * (effect.does === 'coins' ? k.coin : later(k) * A_CARD);
  if (effect.does === 'wages') return STAYS * effect.n * k.coin * later(k);
  if (effect.when === 'use' && effect.does === 'coins') return effect.n * k.coin;
  if (effect.does === 'cards') return later(k) * effect.n * A_CARD;
  if (effect.when === 'play' && effect.does === 'coins') return effect.n * k.coin;
  if (effect.does === 'points') return effect.n;
  if (effect.does === 'keep') return later(k);
  return effect.does === 'any' ? 1.6 : 0;
}

/** Turns that an ingredient lies there before it is used, as a guess. */
const STAYS = 1.2;

/** Is there a turn after this one that it could serve? */
const later = ({ turns }: Kitchen): number => (turns > 0 ? 1 : 0);

interface Choice {
  readonly index: number;
  readonly bits: number;
  readonly missing: number;
  readonly short: number;
  readonly bonus: number;
  readonly turns: number;
  readonly score: number;
}

/** The best way to complete one order, if it beats the best so far. */
function bestFor(k: Kitchen, lists: Lists, index: number, so: Choice | undefined): Choice | undefined {
  const { order } = k.row[index];
  const worth = printed(k, order);
  const mask = order.listed.reduce((set, category) => set | (1 << indexOf(category)), 0);
  const mine = helperMask(k);
  const coins = k.coins - due(k);
  const room = ZONE - lists.zone;
  let best = so;
  const total = 1 << lists.prints.length;
  for (let bits = 0; bits < total; bits++) {
    const missing = order.size - counts[bits];
    if (missing < 0 || missing > MOST_UNKNOWN) continue;
    const lacking = order.quality - quality[bits] - missing * UNKNOWN.quality;
    if (lacking > missing * LUCK.most) continue;
    const bonus = 2 * (BITS[kinds[bits] & mask] + BITS[kinds[bits] & mine]);
    const thrown = Math.max(0, plays[bits] + missing - room);
    const cost = price[bits] + missing * UNKNOWN.cost + thrown * FINE;
    const points = worth + bonus + gain[bits] - (lacking > 0 ? lacking * LUCK.cost : 0);
    const playing = plays[bits] + missing * (1 + UNKNOWN.action);
    const turns = turnsFor(k, playing, cost - coins);
    const score = scored(k, points, playing, cost, turns);
    if (best === undefined || score > best.score)
      best = { index, bits, missing, short: Math.max(0, cost - coins), bonus, turns, score };
  }
  return best;
}

const MOST_UNKNOWN = 5;

const BITS: readonly number[] = Array.from(
  { length: 1 << categories.length },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);

const helperMask = ({ hired, seat }: Kitchen): number =>
  hired.reduce((set, owner, i) => (owner === seat ? set | (1 << i) : set), 0);

/** Printed points, reward and diversity. */
function printed(k: Kitchen, { points, reward, size }: OrderRow): number {
  const have = k.types.filter(Boolean).length;
  const diverse = k.types[size] ? 0 : Math.max(DIVERSITY[have + 1] - DIVERSITY[have], k.turns > 0 ? NEW_TYPE : 0);
  const rewarded = reward === 'assistant' ? 2 + later(k) * (A_HELPER - 2) : later(k) * reward * A_CARD;
  return points + diverse + rewarded;
}

/** Turns of two actions that pass after this one until so many are played, paid and completed. */
const turnsFor = ({ actions }: Kitchen, playing: number, short: number): number =>
  Math.max(0, playing + 1 + Math.ceil(Math.max(0, short) / 4) - actions) / 2;

/** Points less what they still cost; a plan that takes longer than the game is worth nothing. */
function scored(k: Kitchen, points: number, playing: number, cost: number, turns: number): number {
  if (turns > k.turns + (k.turns > 0 ? 1 : 0)) return 2 * HOPELESS - turns;
  const risk = Math.min(0.6, SNATCHED * rivals(k) * turns);
  return points * (1 - risk) - k.action * (playing + 1) - k.coin * cost;
}

function planOf(
  k: Kitchen,
  { cards, zone }: Lists,
  { index, bits, missing, short, bonus, turns, score }: Choice,
): Plan {
  const used = (from: number, to: number): CardId[] =>
    cards.slice(from, to).filter((_, i) => (bits & (1 << (from + i))) !== 0);
  return {
    order: k.row[index].card,
    placed: used(0, zone),
    toPlay: used(zone, cards.length),
    missing,
    short,
    bonus,
    turns,
    score,
  };
}
