/** What the lab measures in Plates & Napkins, and where its figures should lie. */
import type { Balance, FinishedGame, Spot } from '#kernel';
import { listSeats } from '#kernel';
import type { Row } from './cards.ts';
import { cards, ingredients } from './cards.ts';
import { gameOf } from './game.ts';
import type { Event, PlatesKinds } from './state.ts';
import { bidsOf, handOf, LASTING, plateCount, plateOf, WAITING } from './state.ts';

type Game = FinishedGame<PlatesKinds>;
type Told<Is extends Event['is']> = Extract<Event, { is: Is }>;

export const balance: Balance<PlatesKinds> = {
  cards,
  withCards: (rows) => gameOf(rows as readonly Row[]),
  /** Played means laid on a plate, bid or played as a napkin; thrown away is not. */
  spots({ seats, players, piles }) {
    const spots = new Array<Spot>(piles.length).fill({ is: 'away' });
    spots[WAITING] = { is: 'played' };
    spots[LASTING] = { is: 'played' };
    for (const seat of listSeats(players)) {
      spots[handOf(seat)] = { is: 'hand', seat };
      spots[bidsOf(seats, seat)] = { is: 'played' };
    }
    for (let plate = 0; plate < plateCount(seats); plate++) spots[plateOf(seats, plate)] = { is: 'played' };
    return spots;
  },
  /** A napkin is used when it is played. */
  used: (event) => (event.is === 'napkin' ? [[event.seat, event.card]] : []),
  measures: {
    turns: {
      label: 'building turns',
      as: 'number',
      aim: { of: 'median', least: 25, most: 60 },
      of: ({ table }) => [table.state.turns],
    },
    contested: {
      label: 'biddings in which two or more bid',
      as: 'share',
      aim: { of: 'mean', least: 1 / 3 },
      of: (game) => biddings(game).map(({ bidders }) => (bidders > 1 ? 1 : 0)),
    },
    napkinGames: {
      label: 'games with a napkin',
      as: 'share',
      aim: { of: 'mean', least: 0.9 },
      of: (game) => [all(game, 'napkin').length > 0 ? 1 : 0],
    },
    napkins: { label: 'napkins a game', as: 'number', of: (game) => [all(game, 'napkin').length] },
    worth: {
      label: 'worth of a finished sandwich',
      as: 'number',
      of: (game) => all(game, 'finished').map(({ worth }) => worth),
    },
    negative: {
      label: 'sandwiches below zero when finished',
      as: 'share',
      aim: { of: 'mean', least: 1 / 6 },
      of: (game) => all(game, 'finished').map(({ worth }) => (worth < 0 ? 1 : 0)),
    },
    forced: {
      label: 'meals below zero that one player has to eat alone',
      as: 'share',
      aim: { of: 'mean', least: 0.5 },
      of: (game) => all(game, 'ate').flatMap(({ worth, eaters }) => (worth < 0 ? [eaters.length === 1 ? 1 : 0] : [])),
    },
    bluffs: {
      label: 'bids that are no bid cards',
      as: 'share',
      aim: { of: 'mean', least: 0.05 },
      of: bluffs,
    },
    eaten: { label: 'sandwiches eaten', as: 'number', of: ({ table }) => [table.state.eaten] },
  },
  fairWithin: 0.04,
};

function all<Is extends Event['is']>({ told }: Game, is: Is): Told<Is>[] {
  return told.flatMap(({ event }) => (event.is === is ? [event as Told<Is>] : []));
}

/** How many bid for each sandwich that came to be counted or was gone before. */
function biddings({ told }: Game): { bidders: number }[] {
  const found: { bidders: number }[] = [];
  let seats = 0;
  for (const { event } of told) {
    if (event.is === 'finished') seats = 0;
    if (event.is === 'bid') seats |= 1 << event.seat;
    if (event.is === 'ate' || event.is === 'gone') found.push({ bidders: listSeats(seats).length });
  }
  return found;
}

/** What was put down is in the answers themselves. */
function bluffs({ inputs, match }: Game): number[] {
  const [first, last] = [ingredients.length, ingredients.length + 8];
  return inputs.flatMap((input) => {
    const answer = input.kind === 'answer' ? (input.answer as { to?: number; cards?: number[] }) : {};
    if (typeof answer !== 'object' || answer.to === undefined || answer.cards === undefined) return [];
    const face = match.faces[answer.cards[0]];
    return [face >= first && face < last ? 0 : 1];
  });
}
