/** What my turn claims: the orders that the game itself would accept, the best of them by itself, another by choice. */
import type { Claim, Place, Slot, Turn } from '#games/sandwich-masters';
import { claimOf, placeClaimed, slotClaimed } from '#games/sandwich-masters';
import { payOf } from './fits.ts';
import type { Plan } from './plan.ts';
import { bareOf, countOf, hasPlan, NOTHING, planOf } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { orderAt, PLACE_LIST, SLOT_LIST } from './scene.ts';

/** As it is sent. */
export function turnOf(scene: OwnScene, plan: Plan): Turn {
  const turn = bareOf(plan);
  return turn.do === 'discard' ? turn : { ...turn, claims: claimsOf(scene, plan) };
}

/** Which order each sandwich could claim when the plan is carried out: the game's own word. */
export function claimable(scene: OwnScene, plan: Plan): Claim[] {
  const turn = bareOf(plan);
  if (turn.do === 'discard' || countOf(plan) === 0) return [];
  const places = PLACE_LIST.filter((place) => orderAt(scene, place) !== undefined);
  return SLOT_LIST.flatMap((slot) => places.map((place) => claimOf(slot, place))).filter(
    (claim) => scene.whyNot({ ...turn, claims: [claim] }) === undefined,
  );
}

/** What is claimed: what I chose, and otherwise what pays most, each order and each sandwich once. */
export function claimsOf(scene: OwnScene, plan: Plan): Claim[] {
  const possible = claimable(scene, plan);
  const claims: Claim[] = [];
  const isFree = (claim: Claim): boolean => !claims.some((other) => placeClaimed(other) === placeClaimed(claim));
  for (const claim of possible) if (plan.chosen[slotClaimed(claim)] === placeClaimed(claim)) claims.push(claim);
  for (const slot of SLOT_LIST) {
    if (plan.chosen[slot] !== undefined) continue;
    const [best] = possible
      .filter((claim) => slotClaimed(claim) === slot && isFree(claim))
      .sort((a, b) => payOf(scene, slot, placeClaimed(b)) - payOf(scene, slot, placeClaimed(a)));
    if (best !== undefined) claims.push(best);
  }
  return claims;
}

/** The place of the Bar that a sandwich of mine claims, if it does. */
export function placeOf(scene: OwnScene, slot: Slot): Place | undefined {
  if (!hasPlan(scene)) return undefined;
  const claim = claimsOf(scene, planOf(scene)).find((one) => slotClaimed(one) === slot);
  return claim === undefined ? undefined : placeClaimed(claim);
}

/** Claims it, or lets it be. An order that another sandwich would claim is taken over. */
export function toggleClaim(scene: OwnScene, plan: Plan, claim: Claim): void {
  const isClaimed = claimsOf(scene, plan).includes(claim);
  for (const slot of SLOT_LIST) if (plan.chosen[slot] === placeClaimed(claim)) plan.chosen[slot] = NOTHING;
  plan.chosen = SLOT_LIST.map((slot) => plan.chosen[slot] ?? settledAt(scene, plan, slot));
  plan.chosen[slotClaimed(claim)] = isClaimed ? NOTHING : placeClaimed(claim);
  for (const slot of SLOT_LIST)
    if (slot !== slotClaimed(claim) && plan.chosen[slot] === placeClaimed(claim)) plan.chosen[slot] = NOTHING;
  scene.refresh();
}

const settledAt = (scene: OwnScene, plan: Plan, slot: Slot): number => {
  const claim = claimsOf(scene, plan).find((one) => slotClaimed(one) === slot);
  return claim === undefined ? NOTHING : placeClaimed(claim);
};
