/** How a bot spoils it for others: inspectors to whom they cost most, and attack condiments where they cost most. */
import type { CardId, Seat } from '#kernel';
import { listSeats, only } from '#kernel';
import { ATTACK, INSPECTOR } from '../rules/faces.ts';
import { inspectorOf } from '../rules/inspect.ts';
import { badSlots, openSlots, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld, Spot } from '../state.ts';
import { DOOR, spotOf } from '../state.ts';
import type { Plan, Play, Thinking } from './draft.ts';
import type { Manner } from './manner.ts';
import { pleasFrom } from './pleas.ts';
import type { Side } from './side.ts';
import { sideOf } from './side.ts';

export function spoiling(thinking: Thinking): Plan<Play>[] {
  const { cards, manner } = thinking;
  const [people, condiments] = [cards[INSPECTOR], cards[ATTACK]];
  const visits = people.length > 0 ? inspecting(thinking, people) : undefined;
  const attack = manner.first === undefined ? pouring(thinking, condiments) : attacking(thinking, condiments);
  return [visits, attack].filter((plan) => plan !== undefined);
}

/** What another's loss is worth to this bot: more if that one leads, less the more others there are. */
function malice({ w, seat, manner }: Thinking, other: Seat): number {
  const { money } = w.table.state;
  const rivals = w.match.seats - 1;
  const leads = money.every((sum, s) => s === seat || sum <= money[other]);
  return (manner.spite / rivals) * (leads ? 1.2 : 0.7);
}

const othersOf = ({ w, seat }: Thinking): Seat[] => listSeats(w.match.players & ~only(seat));

/** Another player, the side of the table as everybody sees it, and what a loss there is worth. */
interface Victim {
  readonly other: Seat;
  readonly theirs: Side;
  readonly malice: number;
}

function victimOf(thinking: Thinking, other: Seat): Victim {
  const { w, side, manner } = thinking;
  return { other, theirs: sideOf(w, other, side.menu, 'table', manner), malice: malice(thinking, other) };
}

/** Each inspector to the player to whom it does most harm, as far as one can see. */
function inspecting(thinking: Thinking, people: readonly CardId[]): Plan<Play> | undefined {
  const { w, manner } = thinking;
  const victims = othersOf(thinking)
    .filter((other) => badSlots(w, other).length > 0)
    .map((other) => victimOf(thinking, other));
  const used: CardId[] = [];
  const to: Spot[] = [];
  let gain = 0;
  for (const card of people) {
    const harmed = victims
      .filter(({ other }) => !to.includes(spotOf(other, DOOR)))
      .map(({ other, theirs, malice }) => ({ other, harm: harm(w, other, card, theirs, manner) * malice }));
    if (harmed.length === 0) break;
    const worst = harmed.reduce((a, b) => (b.harm > a.harm ? b : a));
    used.push(card);
    to.push(spotOf(worst.other, DOOR));
    gain += worst.harm;
  }
  if (used.length === 0) return undefined;
  return { gain: gain + manner.freshCard * used.length, turn: { do: 'play', cards: used, to, claims: [] } };
}

/** What an inspector costs somebody whose hand nobody sees: the bribe, or what goes. */
const harm = (w: MastersWorld, other: Seat, card: CardId, theirs: Side, manner: Manner): number =>
  pleasFrom(w, other, inspectorOf(w, card), theirs, manner)[0].cost;

/** All attack condiments, each onto the sandwich that it makes worth less by most. */
function pouring(thinking: Thinking, condiments: readonly CardId[]): Plan<Play> | undefined {
  const { w, manner } = thinking;
  const others = othersOf(thinking).filter((other) => openSlots(w, other).length > 0);
  if (condiments.length === 0 || others.length === 0) return undefined;
  const victims = others.map((other) => victimOf(thinking, other));
  let gain = 0;
  const to = condiments.map(() => {
    const targets = victims.flatMap((victim) => openSlots(w, victim.other).map((slot) => soiling(victim, slot)));
    const { victim, slot, soiled, loss } = targets.reduce((a, b) => (b.loss > a.loss ? b : a));
    victim.theirs.replace(slot, soiled);
    gain += loss + manner.attack + manner.freshCard;
    return spotOf(victim.other, slot);
  });
  return { gain, turn: { do: 'play', cards: condiments.slice(), to, claims: [] } };
}

/** What one more bad card does to a sandwich. */
function soiling(victim: Victim, slot: number) {
  const { theirs, malice } = victim;
  const soiled = { ...theirs.stacks[slot], bad: theirs.stacks[slot].bad + 1 };
  const after = theirs.fork();
  after.replace(slot, soiled);
  return { victim, slot, soiled, loss: malice * (theirs.worth() - after.worth()) };
}

/** An open sandwich of the leader that an inspector of one's own could punish next: the first bots' only attack. */
function attacking(thinking: Thinking, [card]: readonly CardId[]): Plan<Play> | undefined {
  const { w, cards, manner } = thinking;
  const targets = othersOf(thinking).flatMap((other) => openSlots(w, other).map((slot) => ({ other, slot })));
  if (card === undefined || manner.first === undefined || targets.length === 0) return undefined;
  const tall = ({ other, slot }: (typeof targets)[number]): number =>
    stackOf(w, other, slot).length * malice(thinking, other) - (badSlots(w, other).includes(slot) ? 2 : 0);
  const best = targets.reduce((a, b) => (tall(b) > tall(a) ? b : a));
  const { followed, alone } = manner.first;
  const follows = cards[INSPECTOR].length > 0 && badSlots(w, best.other).length === 0 ? followed : alone;
  return {
    gain: follows * malice(thinking, best.other) + manner.freshCard,
    turn: { do: 'play', cards: [card], to: [spotOf(best.other, best.slot)], claims: [] },
  };
}
