/** My turn while it is put together: cards and their places, a card that moves, or cards to throw away; staged, not yet sent. */
import type { Slot, Spot, Turn } from '#games/sandwich-masters';
import { DOOR, ownerOf, SLOTS, slotAt, spotOf } from '#games/sandwich-masters';
import type { CardId, Refusal, Seat } from '#kernel';
import { askOf, othersOf } from '../../asking.ts';
import { movedByMe } from '../../widgets/flip.ts';
import type { Keeper } from '../../widgets/hand/use-hand.ts';
import type { OwnScene } from './scene.ts';
import { myHand, openOf, stackAt } from './scene.ts';

export const NOTHING = -1;

interface Step {
  readonly card: CardId;
  readonly to: Spot;
}

export interface Plan {
  does: Turn['do'];
  /** The card in my fingers. */
  held: number;
  /** Cards of the hand with their places, in the order in which they are played. */
  steps: Step[];
  /** A top card and the sandwich it moves to. */
  moved: { card: number; to: Slot };
  thrown: CardId[];
  /** What I chose to claim with a sandwich, where I chose myself; NOTHING for no claim. */
  chosen: number[];
}

/** One plan per question. */
export const planOf = (scene: OwnScene): Plan =>
  scene.draft<Plan>(`turn ${scene.top?.id ?? 0}`, () => ({
    does: 'play',
    held: NOTHING,
    steps: [],
    moved: { card: NOTHING, to: NOTHING },
    thrown: [],
    chosen: [],
  }));

/** A plan is shown as long as its question is there. */
export const hasPlan = (scene: OwnScene): boolean =>
  askOf(scene) === 'turn' && !scene.watching && scene.look.view.active === scene.seat;

/** How many cards it plays, moves or throws away. */
export function countOf({ does, steps, moved, thrown }: Plan): number {
  if (does === 'play') return steps.length;
  return does === 'discard' ? thrown.length : Number(moved.card !== NOTHING);
}

/** Without its claims. */
export function bareOf({ does, steps, moved, thrown }: Plan): Turn {
  if (does === 'discard') return { do: 'discard', cards: thrown.slice() };
  if (does === 'move') return { do: 'move', card: moved.card as CardId, to: moved.to, claims: [] };
  return { do: 'play', cards: steps.map(({ card }) => card), to: steps.map(({ to }) => to), claims: [] };
}

// ---- how things stand when it is done ----

/** A sandwich with what is staged on it, bottom first. */
export function stagedAt(scene: OwnScene, seat: Seat, slot: Slot): CardId[] {
  const stack = stackAt(scene, seat, slot);
  if (!hasPlan(scene)) return stack;
  const { does, steps, moved } = planOf(scene);
  const isMine = seat === scene.seat;
  if (does === 'move' && isMine && moved.card !== NOTHING) {
    const rest = stack.filter((card) => card !== moved.card);
    return moved.to === slot ? [...rest, moved.card as CardId] : rest;
  }
  const spot = spotOf(seat, slot);
  const put = does === 'play' ? steps.filter(({ to }) => to === spot).map(({ card }) => card) : [];
  return [...stack, ...put];
}

/** The number under which a card is staged, from 1; 0 where it is not. */
export function numberOf({ does, steps, moved, thrown }: Plan, card: CardId): number {
  if (does === 'play') return steps.findIndex((step) => step.card === card) + 1;
  return does === 'discard' ? thrown.indexOf(card) + 1 : Number(moved.card === card);
}

/** Inspectors that are staged in front of somebody. */
export function visitorsTo(scene: OwnScene, seat: Seat): CardId[] {
  if (!hasPlan(scene)) return [];
  const { does, steps } = planOf(scene);
  return does === 'play' ? steps.filter(({ to }) => to === spotOf(seat, DOOR)).map(({ card }) => card) : [];
}

// ---- picking up and putting down ----

const SPOT = /^spot-(\d+)$/;
export const spotPlace = (seat: number, slot: Slot): string => `spot-${spotOf(seat, slot)}`;
export const HAND_PLACE = 'hand';

/** Why a card cannot go there with what is staged already. */
export function whyNotAt(scene: OwnScene, plan: Plan, card: CardId, spot: Spot): Refusal | undefined {
  if (!myHand(scene).includes(card)) {
    const to = ownerOf(spot) === scene.seat ? slotAt(spot) : DOOR;
    return scene.whyNot({ do: 'move', card, to, claims: [] });
  }
  const steps = [...plan.steps.filter((step) => step.card !== card), { card, to: spot }];
  return scene.whyNot(bareOf({ ...plan, does: 'play', steps }));
}

/** Everywhere a card can go now. */
export function spotsFor(scene: OwnScene, plan: Plan, card: CardId): Spot[] {
  return allSpots(scene).filter((spot) => whyNotAt(scene, plan, card, spot) === undefined);
}

export const isPlayable = (scene: OwnScene, plan: Plan, card: CardId): boolean =>
  allSpots(scene).some((spot) => whyNotAt(scene, plan, card, spot) === undefined);

const allSpots = (scene: OwnScene): Spot[] =>
  [scene.seat, ...othersOf(scene)].flatMap((seat) =>
    Array.from({ length: SLOTS + 1 }, (_, slot) => spotOf(seat, slot)),
  );

/** Does what is in my fingers go to others only? */
export function isForOthers(scene: OwnScene, plan: Plan): boolean {
  if (plan.held === NOTHING) return false;
  const spots = spotsFor(scene, plan, plan.held as CardId);
  return spots.length > 0 && spots.every((spot) => ownerOf(spot) !== scene.seat);
}

/** What the fingers put where: onto a sandwich, in front of somebody, or back to the hand. */
export function put(scene: OwnScene, plan: Plan, thing: string, place: string): void {
  const card = Number(thing) as CardId;
  const spot = SPOT.exec(place)?.[1];
  if (spot === undefined) {
    if (place === HAND_PLACE) takeBack(scene, plan, card);
    return;
  }
  const refused = whyNotAt(scene, plan, card, Number(spot));
  if (refused !== undefined) return scene.explain(refused);
  change(scene, plan, [card], () => {
    plan.chosen = [];
    if (myHand(scene).includes(card)) {
      Object.assign(plan, { does: 'play', moved: { card: NOTHING, to: NOTHING }, thrown: [] });
      plan.steps = [...plan.steps.filter((step) => step.card !== card), { card, to: Number(spot) }];
    } else Object.assign(plan, { does: 'move', steps: [], thrown: [], moved: { card, to: slotAt(Number(spot)) } });
  });
}

/** A staged card goes back to where it was; what cannot lie without it goes too. */
export function takeBack(scene: OwnScene, plan: Plan, card: CardId): void {
  change(scene, plan, [card], () => {
    plan.chosen = [];
    plan.thrown = plan.thrown.filter((other) => other !== card);
    if (plan.moved.card === card) plan.moved = { card: NOTHING, to: NOTHING };
    const rest = plan.steps.filter((step) => step.card !== card);
    plan.steps = [];
    for (const { card: other, to } of rest)
      if (whyNotAt(scene, plan, other, to) === undefined) plan.steps.push({ card: other, to });
  });
}

/** The last thing that was done to the plan is undone. */
export function undo(scene: OwnScene, plan: Plan): void {
  if (plan.held !== NOTHING) return change(scene, plan, [], () => undefined);
  const last = plan.does === 'discard' ? plan.thrown.at(-1) : plan.steps.at(-1)?.card;
  if (plan.does === 'move' && plan.moved.card !== NOTHING) takeBack(scene, plan, plan.moved.card as CardId);
  else if (last !== undefined) takeBack(scene, plan, last);
  else turnTo(scene, plan, 'play');
}

/** Another kind of turn; what was staged is let go. */
export function turnTo(scene: OwnScene, plan: Plan, does: Turn['do']): void {
  const cards = [...plan.steps.map(({ card }) => card), plan.moved.card];
  change(scene, plan, cards, () =>
    Object.assign(plan, { does, steps: [], thrown: [], chosen: [], moved: { card: NOTHING, to: NOTHING } }),
  );
}

export function toggleThrown(scene: OwnScene, plan: Plan, card: CardId): void {
  change(scene, plan, [], () => {
    const { thrown } = plan;
    plan.thrown = thrown.includes(card) ? thrown.filter((other) => other !== card) : [...thrown, card];
  });
}

/** What is in my fingers is known to the hand, to all sandwiches and to the banner. What can go nowhere is not picked up, and says why. */
export const keeperOf = (scene: OwnScene, plan: Plan): Keeper => ({
  held: plan.held === NOTHING ? undefined : String(plan.held),
  keep(held) {
    const card = held === undefined ? NOTHING : Number(held);
    const isStuck = card !== NOTHING && !isPlayable(scene, plan, card as CardId);
    if (isStuck) explainStuck(scene, plan, card as CardId);
    plan.held = isStuck ? NOTHING : card;
    scene.refresh();
  },
});

/** Of all the places where it cannot go, the likeliest one says why. */
function explainStuck(scene: OwnScene, plan: Plan, card: CardId): void {
  const [mine = 0] = openOf(scene, scene.seat);
  const theirs = othersOf(scene).flatMap((seat) => openOf(scene, seat).map((slot) => spotOf(seat, slot)));
  const likely = [spotOf(scene.seat, mine), ...theirs, spotOf(othersOf(scene)[0], DOOR)];
  const reasons = likely.flatMap((spot) => whyNotAt(scene, plan, card, spot) ?? []);
  const reason = reasons.find(({ code }) => !ELSEWHERE.includes(code)) ?? reasons[0];
  if (reason !== undefined) scene.explain(reason);
}

/** Reasons that only say that another player's place was meant. */
const ELSEWHERE = ['attack-on-self', 'inspector-on-self', 'not-your-sandwich', 'no-such-place'];

function change(scene: OwnScene, plan: Plan, cards: readonly number[], act: () => void): void {
  movedByMe(...cards);
  plan.held = NOTHING;
  act();
  scene.refresh();
}
