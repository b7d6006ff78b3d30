/** What a bot thinks with: whose points matter how much, and who will probably eat. */
import type { CardId, Dice, Seat, Seats } from '#kernel';
import { cardsIn, countSeats, hasSeen, listSeats, only, printed } from '#kernel';
import { COUNTING_SEATS } from '../options.ts';
import { shareOf } from '../scoring.ts';
import type { PlatesWorld } from '../state.ts';
import { bidsOf } from '../state.ts';
import type { Manner } from './manner.ts';

/** A bot at work: what it sees, as a world it imagines, and who it is. */
export interface Mind {
  readonly w: PlatesWorld;
  readonly seat: Seat;
  readonly persona: number;
  readonly dice: Dice;
  readonly manner: Manner;
}

/** What a face-down card is expected to count where its placer wants the meal to go, and where not. */
export const SEEMING = 1.7;
const UNWANTED = -0.4;
/** A point of the only rival, beside one of mine. */
const RIVAL = 0.9;

/** What it means to me that somebody gets these points: mine are good, a rival's are bad, and more so the nearer the rival is to winning. */
export function meaning({ w, seat, manner }: Mind, eater: Seat, points: number): number {
  const { state } = w.table;
  const wins = reaches(w, eater, points) ? manner.win : 0;
  if (eater === seat) return points + wins;
  return -points * rivalry(w, seat, eater, state.points) - wins;
}

/** With five, nobody can tell before the last sandwich. */
function reaches(w: PlatesWorld, eater: Seat, points: number): boolean {
  const { seats, options } = w.match;
  return seats !== COUNTING_SEATS && w.table.state.points[eater] + points >= options.goal;
}

function rivalry(w: PlatesWorld, me: Seat, rival: Seat, points: readonly number[]): number {
  const others = points.length - 1;
  if (others === 1) return RIVAL;
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat <= others; seat++) if (seat !== me) best = Math.max(best, points[seat]);
  const behind = Math.min(1, Math.max(0, best - points[rival]) / (w.match.options.goal / 2));
  return (1 - 0.1 * behind) / (others * 0.46 + 0.4);
}

/** What it means to me if these share a meal of that worth. */
export function meaningOf(mind: Mind, eaters: readonly Seat[], worth: number): number {
  const share = shareOf(worth, eaters.length);
  return eaters.reduce((sum, eater) => sum + meaning(mind, eater, share), 0);
}

/** By player: the bid score as far as this seat can guess it. */
export function guessedScores({ w, seat }: Mind, worth: number): number[] {
  const { seats, players } = w.match;
  const { placers } = w.table.state;
  return listSeats(players).map((to) => {
    const lying = cardsIn(w, bidsOf(seats, to));
    return lying.reduce((sum, card, i) => {
      if (hasSeen(w, seat, card)) return sum + bidValue(w, card);
      return sum + ((placers[to][i] === to) === worth > 0 ? SEEMING : UNWANTED);
    }, 0);
  });
}

export function bidValue(w: PlatesWorld, card: CardId): number {
  const { kind, points } = printed(w, card);
  return kind === 'bid' ? points : 0;
}

/** What a meal of that worth means to me when scores are about these. */
export function outlook(mind: Mind, scores: readonly number[], worth: number): number {
  let total = 0;
  let sum = 0;
  const best = Math.max(...scores);
  for (let eater = 0; eater < scores.length; eater++) {
    const chance = Math.exp((scores[eater] - best) / mind.manner.doubt);
    total += chance;
    sum += chance * meaning(mind, eater as Seat, worth);
  }
  return sum / total;
}

/** Other players who may bid for the next sandwich. */
export function bidders({ w, seat, manner }: Mind): Seats {
  const others = w.match.players & ~only(seat);
  if (manner.foresight === 'none') return others;
  return w.table.state.lasting.reduce((left, { on }) => (on < 0 ? left : left & ~only(on as Seat)), others);
}

/** My chance to decide who eats, by the bids in my hand against what so many others hold on average. */
export function control(mind: Mind, hand: readonly CardId[], others = countSeats(bidders(mind))): number {
  const { w, seat, manner } = mind;
  const strength = hand.reduce((sum, card) => sum + Math.abs(bidValue(w, card)), 0);
  const byBids = 1 / (1 + others * Math.exp((USUAL_STRENGTH - strength) / 2.5));
  if (manner.foresight === 'none') return byBids;
  return w.table.state.lasting.some(({ on }) => on === seat) ? BARRED * byBids : byBids;
}

/** Seven cards hold about so much in bids. */
const USUAL_STRENGTH = 3.8;
/** How little a player decides who may not bid. */
const BARRED = 0.3;

/** What a sandwich of that worth means to me before anybody has bid, if I decide it with that chance. */
export function prospect(mind: Mind, worth: number, chance: number): number {
  const { seats } = mind.w.match;
  const mine = meaning(mind, mind.seat, worth);
  let decided = mine;
  let theirs = 0;
  for (let rival = 0 as Seat; rival < seats; rival++) {
    if (rival === mind.seat) continue;
    const each = meaning(mind, rival, worth);
    decided = Math.max(decided, each);
    theirs += each;
  }
  const undecided = worth > 0 ? theirs / (seats - 1) : (mine + theirs) / seats;
  return chance * decided + (1 - chance) * undecided;
}
