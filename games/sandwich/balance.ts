/** What the lab measures in Sandwich: which ingredients are wanted, and which make a best sandwich. */
import type { Balance, Spot } from '#kernel';
import { pileOf, seatOf } from '#kernel';
import { ingredients } from './cards.ts';
import type { SandwichKinds } from './state.ts';
import { announcedPile, boardOf, trayOf } from './state.ts';

/** No rule reads what is printed on an ingredient, so there are no values to try. */
export const balance: Balance<SandwichKinds> = {
  cards: ingredients,
  /** Taking a card into the tray counts as drawing it, laying it into a sandwich as playing it. */
  spots({ seats }) {
    const spots = new Array<Spot>(announcedPile(seats) + 1).fill({ is: 'away' });
    for (let seat = 0; seat < seats; seat++) spots[trayOf(seats, seatOf(seat))] = { is: 'hand', seat: seatOf(seat) };
    for (let pile = boardOf(seats, seatOf(0), 0) as number; pile < announcedPile(seats); pile++)
      spots[pileOf(pile)] = { is: 'played' };
    return spots;
  },
  /** A card is used when it lies in somebody's favourite sandwich. */
  used: (event) =>
    event.is === 'tasted' ? event.sandwiches[0].cards.map((card) => [event.sandwiches[0].cook, card] as const) : [],
  measures: {
    pointsOfTheWinner: {
      label: 'points of the winner',
      as: 'number',
      of: ({ table }) => [Math.max(...table.result.points)],
    },
    sharedWins: {
      label: 'games that several win together',
      as: 'share',
      of: ({ table: { result } }) => [(result.winners & (result.winners - 1)) === 0 ? 0 : 1],
    },
  },
  fairWithin: 0.04,
};
