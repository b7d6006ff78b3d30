/** Sandwiches are built from what I have, in every way a hand can do it, and nothing is used twice. */
import { expect, test } from 'vitest';
import { trayOf } from '#games/sandwich';
import type { CardId } from '#kernel';
import { seatOf } from '#kernel';
import type { Plan } from './plan.ts';
import { boardPlace, clear, fillUp, NOTHING, put, restOf, swapStacks, TRAY, tapLayer } from './plan.ts';
import type { OwnScene } from './scene.ts';

const SEATS = 4;
const cards = (...ids: readonly number[]): CardId[] => ids as CardId[];

/** A seat with these cards; nothing else is looked at. */
function kitchenWith(tray: readonly CardId[]): OwnScene {
  const piles: CardId[][] = [];
  piles[trayOf(SEATS, seatOf(0))] = [...tray];
  return { seat: seatOf(0), match: { seats: SEATS }, look: { piles }, refresh: () => undefined } as unknown as OwnScene;
}

function planFor(...stacks: readonly CardId[][]): Plan {
  return {
    stacks: stacks.map((stack) => ({ cards: stack, praise: '' })),
    to: [seatOf(1), seatOf(2)],
    size: 2,
    held: NOTHING,
    deal: { isOpen: false, seat: NOTHING, take: NOTHING, give: NOTHING },
  };
}

const stacksOf = ({ stacks }: Plan): CardId[][] => stacks.map((stack) => stack.cards);

test('a card goes onto a sandwich, to another one, and back to the tray', () => {
  const kitchen = kitchenWith(cards(1, 2, 3, 4));
  const plan = planFor([], []);
  put(kitchen, plan, '1', boardPlace(0));
  put(kitchen, plan, '1', boardPlace(1));
  expect(stacksOf(plan)).toEqual([[], [1]]);
  put(kitchen, plan, '1', TRAY);
  expect(restOf(kitchen, plan)).toEqual([1, 2, 3, 4]);
});

test('a full sandwich takes no more by a drop; a tap with a card in the hand exchanges it', () => {
  const kitchen = kitchenWith(cards(1, 2, 3, 4));
  const plan = planFor(cards(1, 2), []);
  put(kitchen, plan, '3', boardPlace(0));
  expect(stacksOf(plan)).toEqual([[1, 2], []]);
  plan.held = 3;
  tapLayer(kitchen, plan, cards(1)[0]);
  expect(stacksOf(plan)).toEqual([[3, 2], []]);
  tapLayer(kitchen, plan, cards(3)[0]);
  expect(stacksOf(plan)).toEqual([[2], []]);
});

test('filling up uses everything once, neighbours change theirs, and one can start over', () => {
  const kitchen = kitchenWith(cards(1, 2, 3, 4));
  const plan = planFor(cards(4), []);
  fillUp(kitchen, plan);
  expect(stacksOf(plan)).toEqual([
    [4, 1],
    [2, 3],
  ]);
  swapStacks(kitchen, plan, 0);
  expect(stacksOf(plan)[0]).toEqual([2, 3]);
  clear(kitchen, plan);
  expect(restOf(kitchen, plan)).toHaveLength(4);
});

test('what was traded away is gone from the sandwiches', () => {
  const plan = planFor(cards(1, 2), cards(3));
  put(kitchenWith(cards(2, 3, 9)), plan, '9', boardPlace(1));
  expect(stacksOf(plan)).toEqual([[2], [3, 9]]);
});
