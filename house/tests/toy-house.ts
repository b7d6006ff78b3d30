/** A house on a store in memory, with the toy on its shelf, chance from a seed and a clock that is moved by hand. */
import { expect } from 'vitest';
import type { Dice, Game, Kinds, Look } from '#kernel';
import { namedDice } from '#kernel';
import type { BarePage } from '#server/tests/bare-page';
import { given, openBare } from '#server/tests/bare-page';
import type { ManualClock } from '#server/tests/trials/manual-clock';
import { manualClock } from '#server/tests/trials/manual-clock';
import { game as toy } from '#testkit/toy/game';
import type { Chance, Doors, House, SeatGiven } from '../api.ts';
import { openHouse } from '../house.ts';
import { openMemoryStore } from './memory-store.ts';

export const chanceOf =
  (dice: Dice): Chance =>
  (bytes) =>
    Uint8Array.from({ length: bytes }, () => dice.below(256));

export interface ToyHouse {
  readonly house: House;
  readonly clock: ManualClock;
}

/** So many people in a game of the toy without clocks; the host comes first. */
export async function playToy(house: House, people: number): Promise<{ seats: SeatGiven[]; pages: BarePage[] }> {
  const opening = { game: 'toy', name: 'Mia', avatar: 'fox', chairs: people, options: { clock: 0 } } as const;
  const seats = [given(await house.createTable(opening))];
  while (seats.length < people) seats.push(given(await house.joinTable(seats[0].code, { name: 'Ben', avatar: 'owl' })));
  const pages = await Promise.all(seats.map((seat) => openBare(house, seat)));
  for (const page of pages) await page.ask({ kind: 'ready', ready: true });
  expect(await pages[0].ask({ kind: 'start' })).toMatchObject({ kind: 'taken' });
  return { seats, pages };
}

/** The last look that this page was told whole. */
export function lookOf({ heard }: BarePage): Look {
  const told = heard.findLast((said) => said.kind === 'look');
  if (told?.kind !== 'look') throw new Error('this page was told no look');
  return told.look;
}

export const frameOf = (page: BarePage): number | undefined => lookOf(page).stack.at(-1)?.id;

export function openToyHouse(doors: Partial<Doors> = {}, game = toy as Game<Kinds>): ToyHouse {
  const clock = manualClock();
  const house = openHouse({
    store: openMemoryStore(),
    clock,
    chance: chanceOf(namedDice('toy house')),
    findGame: () => ({ load: async () => ({ game }) }),
    log: (line) => expect.unreachable(line),
    think: async () => undefined,
    ...doors,
  });
  return { house, clock };
}
