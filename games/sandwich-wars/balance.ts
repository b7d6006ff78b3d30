/** What the lab measures in Sándwich Wars: length, types of orders, assistants held, and whether opportunities are a real choice. */
import type { Balance, FinishedGame, Measure, Seat, Spot } from '#kernel';
import { fastDice, has, seatOf } from '#kernel';
import { gainOfUsing, someMoment } from './bot/moments.ts';
import type { Category, Row } from './cards.ts';
import { categories, ingredients, sandwiches } from './cards.ts';
import { gameOf } from './game.ts';
import { boxOf, cards, orderOf } from './rules/faces.ts';
import type { WarsKinds } from './state.ts';
import { doneOf, handOf, zoneOf } from './state.ts';

type Finished = FinishedGame<WarsKinds>;

/** Of all completed orders, those of one type. */
const typeShare = (size: number): Measure<WarsKinds> => ({
  label: `completed orders that are a ${sandwiches[size - 1]}`,
  as: 'share',
  aim: { of: 'mean', least: 0.12 },
  of: ({ match, told }) =>
    told.flatMap(({ event }) => (event.is === 'completed' ? [orderOf(match, event.order).size === size ? 1 : 0] : [])),
});

/** By seat: the assistants that it had at the start of one of its turns. */
function heldBy({ match, told }: Finished): Set<Category>[] {
  const held = Array.from({ length: match.seats }, () => new Set<Category>());
  const now = new Map<Category, Seat>();
  for (const { event } of told) {
    if (event.is === 'hired') now.set(event.helper, event.seat);
    if (event.is === 'paid' || event.is === 'broke') for (const helper of event.back) now.delete(helper);
    if (event.is === 'turn') for (const [helper, seat] of now) if (seat === event.seat) held[seat].add(helper);
  }
  return held;
}

/** Wins of those who had this assistant. */
const heldWins = (helper: Category): Measure<WarsKinds> => ({
  label: `wins of players who had the ${helper} assistant at the start of a turn`,
  as: 'share',
  of: (game) =>
    heldBy(game).flatMap((held, seat) =>
      held.has(helper) ? [has(game.table.result.winners, seatOf(seat)) ? 1 : 0] : [],
    ),
});

/** One game in so many gives a moment with an opportunity in hand; so many pairs of endings are played from it. */
const EVERY = 40;
const PAIRS = 40;

/** Positive where using it now is the better. Dice come from the game's own end, so that the same games give the same figures. */
function gains({ match, table, inputs }: Finished): number[] {
  const mark = table.result.points.reduce((sum, points) => 31 * sum + points, inputs.length);
  if (mark % EVERY !== 0) return [];
  const dice = fastDice(mark, inputs.length);
  const moment = someMoment(match, dice);
  return moment === undefined ? [] : [gainOfUsing(moment, PAIRS, dice)];
}

/** Cards of the first edition are called so. */
const rows = cards.map((row, face) => (face < boxOf('1') ? row : { ...row, id: `first ${row.id}` }));

/** Of every ingredient that is put down: 1 where an opportunity does it. */
const putFree = ({ told }: Finished): number[] =>
  told.flatMap(({ event }) => (event.is === 'played' || event.is === 'replaced' ? [event.how === 'free' ? 1 : 0] : []));

export const balance: Balance<WarsKinds> = {
  cards: rows,
  withCards: (others) => gameOf(others.map((row, face) => ({ ...row, id: cards[face].id }) as Row)),
  spots({ seats, piles }) {
    const spots = new Array<Spot>(piles.length).fill({ is: 'away' });
    for (let n = 0; n < seats; n++) {
      const seat = seatOf(n);
      spots[handOf(seats, seat)] = { is: 'hand', seat };
      spots[zoneOf(seats, seat)] = { is: 'played' };
      spots[doneOf(seats, seat)] = { is: 'played' };
    }
    return spots;
  },
  /** Ingredients that go into an order, the order itself, and opportunities that are used. */
  used(event) {
    if (event.is === 'used') return [[event.seat, event.card]];
    return event.is === 'completed' ? [...event.cards, event.order].map((card) => [event.seat, card] as const) : [];
  },
  measures: {
    rounds: {
      label: 'rounds',
      as: 'number',
      aim: { of: 'median', least: 8, most: 14 },
      of: ({ table }) => [table.state.round],
    },
    ...Object.fromEntries([1, 2, 3, 4, 5].map((size) => [`type${size}`, typeShare(size)])),
    free: { label: 'ingredients that an opportunity puts down', as: 'share', of: putFree },
    assistants: {
      label: 'players who had an assistant at the start of a turn',
      as: 'share',
      of: (game) => heldBy(game).map((held) => (held.size > 0 ? 1 : 0)),
    },
    ...Object.fromEntries(categories.map((helper) => [`held-${helper}`, heldWins(helper)])),
    usingIsRight: {
      label: 'moments with an opportunity in hand at which using it now beats keeping it to the end',
      as: 'share',
      aim: { of: 'mean', least: 0.25, most: 0.75 },
      of: (game) => gains(game).map((gain) => (gain > 0 ? 1 : 0)),
    },
  },
  fairWithin: 0.04,
  playedAtLeast: { share: 0.2, ids: ingredients.flatMap(({ id }) => [id, `first ${id}`]) },
};
