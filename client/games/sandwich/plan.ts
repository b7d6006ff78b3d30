/** My sandwiches while they are built: staged, not yet sent; what is in my hand; and the trade I am about to offer. */
import type { Sandwich } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { exampleOf, saidOf } from '../../asking.ts';
import { movedByMe } from '../../widgets/flip.ts';
import type { Keeper } from '../../widgets/hand/use-hand.ts';
import type { OwnScene } from './scene.ts';
import { myTray } from './scene.ts';

export const NOTHING = -1;

export interface Plan {
  /** One for each neighbour who is due one, the nearest first. */
  readonly stacks: { cards: CardId[]; praise: string }[];
  /** Whose they are, in the same order. */
  readonly to: Seat[];
  /** How many cards each of them takes. */
  readonly size: number;
  /** The card in my hand. */
  held: number;
  /** The trade I am about to offer: with whom, for what, and what for it. */
  deal: { isOpen: boolean; seat: number; take: number; give: number };
}

/** One plan per round; what was answered before an interruption is taken up again. */
export function planOf(scene: OwnScene): Plan {
  const plan = scene.draft<Plan>(`plan ${scene.look.view.round}`, () => {
    const example = exampleOf(scene, 'compose');
    const isMine = (scene.top?.draft.length ?? 0) > 0 || scene.said.length > 0;
    const made = saidOf(scene, 'compose') ?? example;
    return {
      stacks: made.map(({ cards, praise }) => ({ cards: isMine ? cards.slice() : [], praise })),
      to: made.map(({ to }) => to),
      size: example[0].cards.length,
      held: NOTHING,
      deal: { isOpen: false, seat: NOTHING, take: NOTHING, give: NOTHING },
    };
  });
  dropLost(plan, myTray(scene));
  return plan;
}

/** As it is sent. */
export const sandwichesOf = ({ stacks, to }: Plan): Sandwich[] =>
  stacks.map(({ cards, praise }, i) => ({ to: to[i], cards: cards.slice(), praise }));

export const usedIn = ({ stacks }: Plan): CardId[] => stacks.flatMap(({ cards }) => cards);

/** My cards that are on no sandwich yet. */
export function restOf(scene: OwnScene, plan: Plan): CardId[] {
  const used = usedIn(plan);
  return myTray(scene).filter((card) => !used.includes(card));
}

export const TRAY = 'tray';
const BOARD = /^board-(\d+)$/;
export const boardPlace = (index: number): string => `board-${index}`;

/** What the hand put where: onto a sandwich, as far as there is room, or back to the tray. */
export function put(scene: OwnScene, plan: Plan, thing: string, place: string): void {
  const card = Number(thing) as CardId;
  const index = Number(BOARD.exec(place)?.[1] ?? NOTHING);
  change(scene, plan, () => {
    plan.held = NOTHING;
    const target = plan.stacks[index];
    if (target === undefined) takeOff(plan, card);
    else if (target.cards.length < plan.size || target.cards.includes(card)) {
      takeOff(plan, card);
      target.cards.push(card);
    }
  });
}

/** A tap on a layer takes it off; with a card in the hand it makes room for that one. */
export function tapLayer(scene: OwnScene, plan: Plan, layer: CardId): void {
  change(scene, plan, () => {
    const { held } = plan;
    plan.held = NOTHING;
    const target = plan.stacks.find(({ cards }) => cards.includes(layer));
    if (target === undefined) return;
    const at = target.cards.indexOf(layer);
    const isTaken = held === NOTHING || held === layer;
    if (isTaken) target.cards.splice(at, 1);
    else if (target.cards.length < plan.size) target.cards.splice(at + 1, 0, held as CardId);
    else target.cards.splice(at, 1, held as CardId);
  });
}

/** All that is left, onto the sandwiches with room, from the left. */
export function fillUp(scene: OwnScene, plan: Plan): void {
  change(scene, plan, () => {
    plan.held = NOTHING;
    for (const card of restOf(scene, plan)) plan.stacks.find(({ cards }) => cards.length < plan.size)?.cards.push(card);
  });
}

export function clear(scene: OwnScene, plan: Plan): void {
  change(scene, plan, () => {
    plan.held = NOTHING;
    for (const stack of plan.stacks) stack.cards = [];
  });
}

/** Who gets which: two neighbours change theirs. */
export function swapStacks(scene: OwnScene, plan: Plan, index: number): void {
  change(scene, plan, () => {
    const { stacks } = plan;
    [stacks[index], stacks[index + 1]] = [stacks[index + 1], stacks[index]];
  });
}

/** What is in my hand is known to the tray, to the sandwiches and to the banner. */
export const keeperOf = (scene: OwnScene, plan: Plan): Keeper => ({
  held: plan.held === NOTHING ? undefined : String(plan.held),
  keep(held) {
    plan.held = held === undefined ? NOTHING : Number(held);
    scene.refresh();
  },
});

/** Am I about to offer a trade? */
export const isDealing = (scene: OwnScene): boolean => scene.asked && planOf(scene).deal.isOpen;

/** A trade with somebody, or none. */
export function openDeal(scene: OwnScene, plan: Plan, seat: number): void {
  plan.held = NOTHING;
  plan.deal = { isOpen: true, seat, take: NOTHING, give: plan.deal.give };
  scene.refresh();
}

export function closeDeal(scene: OwnScene, plan: Plan): void {
  plan.deal = { isOpen: false, seat: NOTHING, take: NOTHING, give: NOTHING };
  scene.refresh();
}

function change(scene: OwnScene, plan: Plan, act: () => void): void {
  movedByMe(...myTray(scene));
  act();
  dropLost(plan, myTray(scene));
  scene.refresh();
}

function takeOff({ stacks }: Plan, card: CardId): void {
  for (const stack of stacks) stack.cards = stack.cards.filter((other) => other !== card);
}

/** Cards that were traded away are gone from the plan too. */
function dropLost(plan: Plan, tray: readonly CardId[]): void {
  const isLost = (card: number): boolean => card !== NOTHING && !tray.includes(card as CardId);
  for (const stack of plan.stacks) if (stack.cards.some(isLost)) stack.cards = stack.cards.filter((c) => !isLost(c));
  if (isLost(plan.held)) plan.held = NOTHING;
  if (isLost(plan.deal.give)) plan.deal.give = NOTHING;
}
