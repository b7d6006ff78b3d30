/** How a bot spoils it for others: inspectors to whom they cost most, and attack condiments where an inspector may follow. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, faceOf, listSeats, only } from '#kernel';
import { ATTACK, INSPECTOR, symbolOf } from '../rules/faces.ts';
import { inspectorOf } from '../rules/inspect.ts';
import { badSlots, openSlots, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld, Spot, Turn } from '../state.ts';
import { DOOR, handOf, spotOf } from '../state.ts';
import { cheapest } from './pleas.ts';

export interface Plan {
  readonly gain: number;
  readonly turn: Turn;
}

/** Every card that leaves the hand brings a new one. */
export const FRESH_CARD = 0.3;
/** How much of another's loss is a bot's own gain: less the more others there are. */
const SPITE = 0.5;

/** Inspectors to whom they cost most, and attack condiments where an inspector may follow. */
export function spoiling(w: MastersWorld, seat: Seat): Plan[] {
  const hand = cardsIn(w, handOf(seat));
  const held = (symbol: number): CardId[] => hand.filter((card) => symbolOf(faceOf(w, card)) === symbol);
  const [people, sauces] = [held(INSPECTOR), held(ATTACK)];
  const visits = people.length > 0 ? inspecting(w, seat, people) : undefined;
  const attack = sauces.length > 0 ? attacking(w, seat, sauces[0], people.length) : undefined;
  return [visits, attack].filter((plan) => plan !== undefined);
}

/** What another's loss is worth to this bot: more if that one leads. */
function malice(w: MastersWorld, seat: Seat, other: Seat): number {
  const { money } = w.table.state;
  const rivals = w.match.seats - 1;
  const leads = money.every((sum, s) => s === seat || sum <= money[other]);
  return (SPITE / rivals) * (leads ? 1.2 : 0.7);
}

/** Each inspector to the player to whom it does most harm, as far as one can see. */
function inspecting(w: MastersWorld, seat: Seat, people: readonly CardId[]): Plan | undefined {
  const victims = listSeats(w.match.players & ~only(seat)).filter((other) => badSlots(w, other).length > 0);
  const used: CardId[] = [];
  const to: Spot[] = [];
  let gain = 0;
  for (const card of people) {
    const harmed = victims
      .filter((other) => !to.includes(spotOf(other, DOOR)))
      .map((other) => ({ other, harm: harm(w, other, card) * malice(w, seat, other) }));
    if (harmed.length === 0) break;
    const worst = harmed.reduce((a, b) => (b.harm > a.harm ? b : a));
    used.push(card);
    to.push(spotOf(worst.other, DOOR));
    gain += worst.harm;
  }
  if (used.length === 0) return undefined;
  return { gain: gain + FRESH_CARD * used.length, turn: { do: 'play', cards: used, to, claims: [] } };
}

/** What an inspector costs somebody whose hand nobody sees: the bribe, or what goes. */
function harm(w: MastersWorld, other: Seat, inspector: CardId): number {
  const row = inspectorOf(w, inspector);
  return cheapest(w, other, row, 'table').cost;
}

/** An open sandwich of the leader that an inspector of one's own could punish next. */
function attacking(w: MastersWorld, seat: Seat, card: CardId, people: number): Plan | undefined {
  const others = listSeats(w.match.players & ~only(seat));
  const targets = others.flatMap((other) => openSlots(w, other).map((slot) => ({ other, slot })));
  if (targets.length === 0) return undefined;
  const tall = ({ other, slot }: (typeof targets)[number]): number =>
    stackOf(w, other, slot).length * malice(w, seat, other) - (badSlots(w, other).includes(slot) ? 2 : 0);
  const best = targets.reduce((a, b) => (tall(b) > tall(a) ? b : a));
  const follows = people > 0 && badSlots(w, best.other).length === 0 ? 1.2 : 0.35;
  return {
    gain: follows * malice(w, seat, best.other) + FRESH_CARD,
    turn: { do: 'play', cards: [card], to: [spotOf(best.other, best.slot)], claims: [] },
  };
}
