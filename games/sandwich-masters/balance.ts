/** What the lab measures in Sandwich Masters: pace, bribes, and what each order brings for the turns that go into it. */
import type { Balance, CardId, FinishedGame, Measure, Spot } from '#kernel';
import { seatOf } from '#kernel';
import { orders } from './cards.ts';
import { gameOf } from './game.ts';
import { ATTACK, BREAD, FIRST_ORDER, SAUCE, symbolOf } from './rules/faces.ts';
import type { Row } from './rules/prints.ts';
import { cards, printOf } from './rules/prints.ts';
import type { Event, MastersKinds } from './state.ts';
import { handOf, ownerOf, SLOTS, sandwichOf } from './state.ts';

type Finished = FinishedGame<MastersKinds>;

/** 30 minutes at 20 seconds a turn. */
const HALF_HOUR = 90;
/** No order may bring more than twice what orders bring for a turn on average, which is about 3.6. */
const MOST_PER_TURN = 7.2;

interface Claimed {
  readonly face: number;
  readonly pays: number;
  /** Own turns in which a card was put into the sandwich. */
  readonly turns: number;
  /** The turn of the game in which it was claimed. */
  readonly at: number;
}

const known = new WeakMap<Finished, readonly Claimed[]>();

/** Every claim of a game, with the turns that went into its sandwich. */
function claimsOf(finished: Finished): readonly Claimed[] {
  const claims = known.get(finished) ?? followClaims(finished);
  known.set(finished, claims);
  return claims;
}

function followClaims({ match, told }: Finished): Claimed[] {
  const put = new Map<CardId, number>();
  const claims: Claimed[] = [];
  let at = 0;
  for (const { event } of told) {
    if (isTurn(event)) at++;
    for (const card of putBy(event)) put.set(card, at);
    if (event.is !== 'claimed') continue;
    const turns = new Set(event.cards.flatMap((card) => put.get(card) ?? [])).size;
    claims.push({ face: match.faces[event.order], pays: event.scores[0][1], turns, at });
  }
  return claims;
}

const isTurn = ({ is }: Event): boolean => is === 'played' || is === 'moved' || is === 'discarded';

/** Cards that a player puts into sandwiches of their own. */
function putBy(event: Event): readonly CardId[] {
  if (event.is === 'moved') return [event.card];
  return event.is === 'played' ? event.cards.filter((_, i) => ownerOf(event.to[i]) === event.seat) : [];
}

/** One sample for every turn, so that their mean is all Noshdosh by all turns. */
const perTurn = ({ pays, turns }: Claimed): number[] => new Array<number>(turns).fill(pays / turns);

const orderMeasures: Record<string, Measure<MastersKinds>> = Object.fromEntries(
  orders.map(({ id }, k): [string, Measure<MastersKinds>] => [
    `perTurn ${id}`,
    {
      label: `Noshdosh a turn for ${id}`,
      as: 'number',
      aim: { of: 'mean', most: MOST_PER_TURN },
      of: (finished) =>
        claimsOf(finished)
          .filter(({ face }) => face === FIRST_ORDER + k)
          .flatMap(perTurn),
    },
  ]),
);

/** Of every filling but Bread and attack condiments in a sandwich that was served: 1 for sauce. */
const fillingsClaimed = ({ match, told }: Finished): number[] =>
  told.flatMap(({ event }) => {
    if (event.is !== 'claimed') return [];
    const found = event.cards.map((card) => symbolOf(match.faces[card]));
    return found.filter((symbol) => symbol !== BREAD && symbol !== ATTACK).map((symbol) => (symbol === SAUCE ? 1 : 0));
  });

/** Inspected players who could have paid: 1 for a bribe, 0 for the punishment. */
function bribes({ match, told }: Finished): number[] {
  const money = new Array<number>(match.seats).fill(0);
  const samples: number[] = [];
  let rich = -1;
  for (const { event } of told) {
    if (event.is === 'inspected') {
      const { bribe } = printOf(match, event.inspector);
      rich = event.found > 0 && money[event.seat] >= bribe ? event.seat : -1;
    }
    if ((event.is === 'bribed' || event.is === 'lost') && event.seat === rich) {
      samples.push(event.is === 'bribed' ? 1 : 0);
      rich = -1;
    }
    if ('scores' in event) for (const [seat, change] of event.scores) money[seat] += change;
  }
  return samples;
}

export const balance: Balance<MastersKinds> = {
  cards,
  withCards: (rows) => gameOf(rows as readonly Row[]),
  spots({ seats, piles }) {
    const spots = new Array<Spot>(piles.length).fill({ is: 'away' });
    for (let seat = 0; seat < seats; seat++) {
      spots[handOf(seat)] = { is: 'hand', seat: seatOf(seat) };
      for (let slot = 0; slot < SLOTS; slot++) spots[sandwichOf(seats, seat, slot)] = { is: 'played' };
    }
    return spots;
  },
  /** A card is used when its sandwich is claimed, an order when somebody claims it. */
  used: (event) =>
    event.is === 'claimed' ? [...event.cards, event.order].map((card) => [event.seat, card] as const) : [],
  turns: ({ table }) => table.state.turns,
  measures: {
    ordersInHalfAnHour: {
      label: `orders completed in the first ${HALF_HOUR} turns`,
      as: 'number',
      aim: { of: 'median', least: 15, most: 45 },
      of: (finished) => [claimsOf(finished).filter(({ at }) => at <= HALF_HOUR).length],
    },
    turnsToTheTarget: {
      label: 'turns of a game that ends at a target',
      as: 'number',
      aim: { of: 'median', least: 30, most: 120 },
      of: ({ match, table }) => (match.options.end === 'target' ? [table.state.turns] : []),
    },
    bribed: {
      label: 'inspected players who could pay and did',
      as: 'share',
      aim: { of: 'mean', least: 0.2, most: 0.8 },
      of: bribes,
    },
    sauce: {
      label: 'fillings in claimed sandwiches that are Special Sauce, Bread apart',
      as: 'share',
      aim: { of: 'mean', most: 0.35 },
      of: fillingsClaimed,
    },
    onlyDiscards: {
      label: 'turns that only discard',
      as: 'share',
      aim: { of: 'mean', most: 0.15 },
      of: ({ told }) => told.flatMap(({ event }) => (isTurn(event) ? [event.is === 'discarded' ? 1 : 0] : [])),
    },
    perTurn: {
      label: 'Noshdosh a turn for all orders',
      as: 'number',
      of: (finished) => claimsOf(finished).flatMap(perTurn),
    },
    ...orderMeasures,
  },
  fairWithin: 0.04,
};
