/** What lies in front of a player: the quality of each ingredient there, of several together, and what another would cost. */
// Rules: SW-57, SW-09, SW-13, SW-14, SW-80, SW-81, SW-82, SW-83, SW-84.
import type { CardId, Seat } from '#kernel';
import { cardsIn } from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import type { WarsWorld } from '../state.ts';
import { zoneOf } from '../state.ts';
import type { Printed } from './faces.ts';
import { printOf } from './faces.ts';

/** What an assistant adds to quality, and takes off the cost, of every ingredient of its category. */
export const ASSISTANT_QUALITY = 2;
export const ASSISTANT_DISCOUNT = 2;

export const zoneCards = (w: WarsWorld, seat: Seat): readonly CardId[] => cardsIn(w, zoneOf(w.match.seats, seat));

/** What those cards say. */
export function zonePrints(w: WarsWorld, seat: Seat): Printed[] {
  const zone = zoneCards(w, seat);
  const prints = new Array<Printed>(zone.length);
  for (let i = 0; i < zone.length; i++) prints[i] = printOf(w.match, zone[i]);
  return prints;
}

/** The assistants that a player has. */
export const helpersOf = (w: WarsWorld, seat: Seat): Category[] =>
  categories.filter((_, index) => w.table.state.hired[index] === seat);

export function countHelpers({ table }: WarsWorld, seat: Seat): number {
  const { hired } = table.state;
  let count = 0;
  for (let i = 0; i < hired.length; i++) if (hired[i] === seat) count++;
  return count;
}

/** The assistants that lie in the middle. */
export const freeHelpers = (w: WarsWorld): Category[] =>
  categories.filter((_, index) => w.table.state.hired[index] < 0);

export function countFreeHelpers({ table }: WarsWorld): number {
  const { hired } = table.state;
  let free = 0;
  for (let i = 0; i < hired.length; i++) if (hired[i] < 0) free++;
  return free;
}

/** By place in the zone: quality with assistants and with what lies around it, but without what pairs up in an order. */
export const qualities = (w: WarsWorld, seat: Seat): number[] =>
  qualitiesOf(zonePrints(w, seat), w.table.state.hired, seat);

/** The same for cards that lie side by side. */
export function qualitiesOf(zone: readonly Printed[], hired: readonly number[], seat: number): number[] {
  const list = new Array<number>(zone.length);
  for (let i = 0; i < zone.length; i++) {
    const { category } = zone[i];
    let { quality } = zone[i];
    if (hired[category] === seat) quality += ASSISTANT_QUALITY;
    for (let j = 0; j < zone.length; j++) quality += zone[j].lifts[category];
    if (i > 0) quality += zone[i - 1].beside;
    if (i + 1 < zone.length) quality += zone[i + 1].beside;
    list[i] = quality < 0 ? 0 : quality;
  }
  return list;
}

/** What pairs up among these cards adds to their quality. */
function pairing(used: readonly Printed[]): number {
  let bonus = 0;
  for (let i = 0; i < used.length; i++) {
    const partner = used[i].pair;
    if (partner < 0) continue;
    for (let j = 0; j < used.length; j++) {
      if (j !== i && used[j].category === partner) {
        bonus += used[i].paired;
        break;
      }
    }
  }
  return bonus;
}

/** The quality of these cards of a zone together, with what opportunities add to the next order. */
export function qualityTogether(w: WarsWorld, seat: Seat, cards: readonly CardId[]): number {
  const zone = zoneCards(w, seat);
  const each = qualities(w, seat);
  const sum = cards.reduce((total, card) => total + each[zone.indexOf(card)], 0);
  return sum + pairing(cards.map((card) => printOf(w.match, card))) + w.table.state.boost;
}

/** What this player would pay for an ingredient: less with the assistant of its category and with what lies there, never below 0. */
export function costOf(w: WarsWorld, seat: Seat, card: CardId): number {
  const print = printOf(w.match, card);
  const { category } = print;
  let { cost } = print;
  if (w.table.state.hired[category] === seat) cost -= ASSISTANT_DISCOUNT;
  const zone = zoneCards(w, seat);
  for (let i = 0; i < zone.length; i++) cost -= printOf(w.match, zone[i]).discounts[category];
  return cost < 0 ? 0 : cost;
}

/** What taking coins brings more than usual. */
export function extraWages(w: WarsWorld, seat: Seat): number {
  let extra = 0;
  for (const card of zoneCards(w, seat)) {
    const { effect } = printOf(w.match, card);
    if (effect.does === 'wages') extra += effect.n;
  }
  return extra;
}
