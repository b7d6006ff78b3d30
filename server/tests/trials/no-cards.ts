/** Numbers in looks and events of the games on the shelf that name no card; whatever is not listed here is taken for one. */
import type { NoCards } from './faces.ts';

/** Counts, seats and sets of seats, rounds, plates and points of Sandwich. */
const SANDWICH: NoCards = new Set([
  ...['round', 'rounds', 'games', 'game', 'first', 'flip', 'flips', 'takers', 'offersMade', 'offerIds', 'cooks'],
  ...['served', 'verdicts', 'points', 'id', 'from', 'to', 'seat', 'by', 'composing', 'cook', 'taster', 'tasters'],
  ...['theme', 'scores', 'winners', 'plate', 'plates', 'order', 'round.cards', 'lines'],
]);

/** Seats, rounds, actions, coins, qualities and points of Sándwich Wars. */
const SANDWICH_WARS: NoCards = new Set([
  ...['round', 'first', 'turn', 'actions', 'completed', 'boost', 'coins', 'tokens', 'hired', 'last', 'left', 'put'],
  ...['seat', 'to', 'cost', 'count', 'quality', 'listed', 'assistants', 'effects', 'points', 'scores', 'winners'],
  ...['orders', 'opportunities', 'diversity', 'total'],
]);

/** Counts, seats, rounds, places on the table and money of Sandwich Masters. */
const SANDWICH_MASTERS: NoCards = new Set([
  ...['first', 'active', 'round', 'turns', 'money', 'rewards', 'bribes', 'losses', 'victims', 'struck', 'dealer'],
  ...['seat', 'to', 'from', 'slot', 'place', 'claims', 'scores', 'found', 'count', 'points', 'winners', 'pays'],
]);

/** Counts, seats and sets of seats, turns, plates, scores and points of Plates & Napkins. */
const PLATES: NoCards = new Set([
  ...['first', 'turn', 'turns', 'eaten', 'points', 'plate', 'finisher', 'bidder', 'out', 'placers', 'refilling'],
  ...['worths', 'worth', 'bids', 'by', 'on', 'seat', 'seats', 'to', 'share', 'count', 'counts', 'eaters', 'scores'],
  ...['winners', 'face'],
]);

/** By game. */
export const NO_CARDS: Readonly<Record<string, NoCards>> = {
  sandwich: SANDWICH,
  'sandwich-wars': SANDWICH_WARS,
  'sandwich-masters': SANDWICH_MASTERS,
  'plates-and-napkins': PLATES,
};
