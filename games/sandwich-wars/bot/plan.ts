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

/** An ingredient that nobody has seen yet: its cost, and a share of the action that draws it. */
const UNKNOWN = { cost: 3.4, action: 0.4 };
/** How much better than ordinary they may have to be, each, and what every such point of quality is thought to cost. */
const LUCK = { most: 1.4, cost: 1.1 };

/** Cards beyond this many are not weighed; a hand is rarely so full. */
const MOST_CARDS = 12;
/** What of its price an ingredient on the table still costs: it could go into another order. */
const SPENT = 0.45;
/** How likely a rival takes an order before one more turn of mine, and what of it is lost then. */
const SNATCHED = 0.035;
const MOST_RISK = 0.6;
const A_CARD = 0.55;
const A_HELPER = 3;
/** Turns that an ingredient lies there before it is used, as a guess. */
const STAYS = 1.2;
const ANY = 1.6;

interface Lists {
  readonly cards: readonly CardId[];
  readonly prints: readonly Printed[];
  readonly zone: number;
}

const SIZE = 1 << MOST_CARDS;
const quality = new Float64Array(SIZE);
const price = new Float64Array(SIZE);
const plays = new Float64Array(SIZE);
const gain = new Float64Array(SIZE);
/** What they bring less what playing them takes. */
const net = new Float64Array(SIZE);
const kinds = new Uint8Array(SIZE);
const counts = new Uint8Array(SIZE);
for (let bits = 1; bits < SIZE; bits++) counts[bits] = counts[bits & (bits - 1)] + 1;

/** By size of an order: the sets of so many cards at most, smallest number first; and how many of them there are of how many cards. */
const SETS = Array.from({ length: ZONE + 1 }, (_, size) =>
  Uint16Array.from({ length: SIZE }, (_zero, bits) => bits).filter((bits) => counts[bits] <= size),
);
const UP_TO = SETS.map((sets) =>
  Array.from({ length: MOST_CARDS + 1 }, (_, cards) => sets.filter((bits) => bits < 1 << cards).length),
);

/** The best order to go for, or none if none is left. */
export function bestPlan(k: Kitchen): Plan | undefined {
  const lists = listsOf(k);
  weigh(k, lists);
  let best: Choice | undefined;
  for (let i = 0; i < k.row.length; i++) best = bestFor(k, lists, i, best);
  return best === undefined ? undefined : planOf(k, lists, best);
}

/** The best way to complete each order, the best order first. */
export function plansByOrder(k: Kitchen): Plan[] {
  const lists = listsOf(k);
  weigh(k, lists);
  return k.row
    .flatMap((_, i) => bestFor(k, lists, i, undefined) ?? [])
    .sort((a, b) => b.score - a.score)
    .map((choice) => planOf(k, lists, choice));
}

function listsOf(k: Kitchen): Lists {
  const cards = k.hand.length === 0 ? k.zone : [...k.zone, ...k.hand].slice(0, MOST_CARDS);
  return { cards, prints: cards.map((card) => printOf(k.w.match, card)), zone: k.zone.length };
}

/** Fills the lists by set of cards: quality together, price, actions to play them, what their effects bring, categories. */
function weigh(k: Kitchen, { prints, zone }: Lists): void {
  const each = alone(prints, zone, k.hired, k.seat);
  const sums = sumsFor(zone === prints.length ? prints : prints.slice(0, zone), each, k.boost);
  quality[0] = k.boost;
  price[0] = 0;
  plays[0] = 0;
  gain[0] = 0;
  net[0] = 0;
  kinds[0] = 0;
  const [sets, upTo] = [SETS[ZONE], UP_TO[ZONE]];
  const lying = SPENT * (k.action + k.coin);
  for (let top = 0; top < prints.length; top++) {
    const print = prints[top];
    const isLying = top < zone;
    const cost = isLying ? 0 : costIn(k, print);
    const play = isLying || print.effect.does === 'action' ? 0 : 1;
    const brings = isLying ? using(k, print) - lying : using(k, print);
    const left = brings - k.action * play - k.coin * cost;
    const kind = 1 << print.category;
    const joins = isJoined(print);
    const high = 1 << top;
    for (let s = upTo[top]; s < upTo[top + 1]; s++) {
      const bits = sets[s];
      const rest = bits ^ high;
      price[bits] = price[rest] + cost;
      plays[bits] = plays[rest] + play;
      gain[bits] = gain[rest] + brings;
      net[bits] = net[rest] + left;
      kinds[bits] = kinds[rest] | kind;
      quality[bits] = isLying ? sums[bits] : quality[rest] + each[top] + (joins ? meeting(prints, rest, print) : 0);
    }
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
const isJoined = ({ effect: { does } }: Printed): boolean =>
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
  return effect.does === 'any' ? ANY : 0;
}

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
  const ordinary = k.manner.unknown;
  const worth = printed(k, order);
  const mask = order.listed.reduce((set, category) => set | (1 << indexOf(category)), 0);
  const mine = helperMask(k);
  const coins = k.coins - due(k);
  const room = ZONE - lists.zone;
  const risk = SNATCHED * rivals(k);
  const unknown = k.coin * UNKNOWN.cost + k.action * (1 + UNKNOWN.action);
  let best = so;
  let least = so === undefined ? Number.NEGATIVE_INFINITY : so.score + k.action - NEARLY;
  const sets = SETS[order.size];
  const total = UP_TO[order.size][lists.prints.length];
  for (let s = 0; s < total; s++) {
    const bits = sets[s];
    const missing = order.size - counts[bits];
    const bonus = 2 * (BITS[kinds[bits] & mask] + BITS[kinds[bits] & mine]);
    // Completed at once and without risk it could not be better than this.
    if (worth + bonus + net[bits] - missing * unknown < least && worth + bonus + gain[bits] > SAFE) continue;
    const lacking = order.quality - quality[bits] - missing * ordinary;
    if (lacking > missing * LUCK.most) continue;
    const points = worth + bonus + gain[bits] - (lacking > 0 ? lacking * LUCK.cost : 0);
    const thrown = Math.max(0, plays[bits] + missing - room);
    const cost = price[bits] + missing * UNKNOWN.cost + thrown * FINE;
    const playing = plays[bits] + missing * (1 + UNKNOWN.action);
    const turns = turnsFor(k, playing, cost - coins);
    const score = scored(k, points * (1 - Math.min(MOST_RISK, risk * turns)), playing, cost, turns);
    if (best !== undefined && score <= best.score) continue;
    best = { index, bits, missing, short: Math.max(0, cost - coins), bonus, turns, score };
    least = score + k.action - NEARLY;
  }
  return best;
}

/** Points that are surely not below zero, whatever luck costs; and a difference too small to count. */
const SAFE = 10;
const NEARLY = 1e-9;

const BITS: readonly number[] = Array.from(
  { length: 1 << categories.length },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);

const helperMask = ({ hired, seat }: Kitchen): number =>
  hired.reduce((set, owner, i) => (owner === seat ? set | (1 << i) : set), 0);

/** Printed points, reward and diversity. */
function printed(k: Kitchen, { points, reward, size }: OrderRow): number {
  const have = k.types.filter(Boolean).length;
  const diverse = k.types[size]
    ? 0
    : Math.max(DIVERSITY[have + 1] - DIVERSITY[have], k.turns > 0 ? k.manner.newType : 0);
  const rewarded = reward === 'assistant' ? 2 + later(k) * (A_HELPER - 2) : later(k) * reward * A_CARD;
  return points + diverse + rewarded;
}

/** Turns of two actions that pass after this one until so many are played, paid and completed. */
const turnsFor = ({ actions }: Kitchen, playing: number, short: number): number =>
  Math.max(0, playing + 1 + Math.ceil(Math.max(0, short) / 4) - actions) / 2;

/** Points less what they still cost; a plan that takes longer than the game is worth nothing. */
function scored(k: Kitchen, points: number, playing: number, cost: number, turns: number): number {
  if (turns > k.turns + (k.turns > 0 ? 1 : 0)) return 2 * HOPELESS - turns;
  return points - k.action * (playing + 1) - k.coin * cost;
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
