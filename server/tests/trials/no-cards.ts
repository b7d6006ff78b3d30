/** Numbers in looks and events of the games on the shelf that name no card; whatever is not listed here is taken for one. */
import type { NoCards } from './faces.ts';

/** Counts, seats and sets of seats, rounds, plates and points of Sandwich. */
const SANDWICH: NoCards = new Set([
  ...['round', 'rounds', 'games', 'game', 'first', 'flip', 'flips', 'takers', 'offersMade', 'offerIds', 'cooks'],
  ...['served', 'verdicts', 'points', 'id', 'from', 'to', 'seat', 'by', 'composing', 'cook', 'taster', 'tasters'],
  ...['theme', 'scores', 'winners', 'plate', 'plates', 'round.cards'],
]);

/** Counts, seats and sets of seats, turns, plates, scores and points of Plates & Napkins. */
const PLATES: NoCards = new Set([
  ...['first', 'turn', 'turns', 'eaten', 'points', 'plate', 'finisher', 'bidder', 'out', 'placers', 'refilling'],
  ...['worths', 'worth', 'bids', 'by', 'on', 'seat', 'seats', 'to', 'share', 'count', 'counts', 'eaters', 'scores'],
  ...['winners', 'face'],
]);

/** By game. */
export const NO_CARDS: Readonly<Record<string, NoCards>> = { sandwich: SANDWICH, 'plates-and-napkins': PLATES };
