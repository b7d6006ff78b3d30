/** What a bot thinks with: whose points matter how much, and who will probably eat. */
import type { CardId, Dice, Seat } from '#kernel';
import { cardsIn, hasSeen, listSeats, printed } from '#kernel';
import { COUNTING_SEATS } from '../options.ts';
import { shareOf } from '../scoring.ts';
import type { PlatesWorld } from '../state.ts';
import { bidsOf } from '../state.ts';

/** A bot at work: what it sees, as a world it imagines, and who it is. */
export interface Mind {
  readonly w: PlatesWorld;
  readonly seat: Seat;
  readonly persona: number;
  readonly dice: Dice;
  readonly bluffs: 'bluffs' | 'never-bluffs';
}

/** Reaching the goal is worth more than its points. */
const THE_WIN = 9;
/** What a face-down card is expected to count where its placer wants the meal to go, and where not. */
const WANTED = 1.7;
const UNWANTED = -0.4;
/** How far apart scores must be to be sure of anything while cards lie face down. */
const DOUBT = 1.9;

/** What it means to me that somebody gets these points: mine are good, a rival's are bad, and more so the nearer the rival is to winning. */
export function meaning({ w, seat }: Mind, eater: Seat, points: number): number {
  const { state } = w.table;
  const wins = reaches(w, eater, points) ? THE_WIN : 0;
  if (eater === seat) return points + wins;
  return -points * rivalry(w, seat, eater, state.points) - wins;
}

/** With five, nobody can tell before the last sandwich. */
function reaches(w: PlatesWorld, eater: Seat, points: number): boolean {
  const { seats, options } = w.match;
  return seats !== COUNTING_SEATS && w.table.state.points[eater] + points >= options.goal;
}

function rivalry(w: PlatesWorld, me: Seat, rival: Seat, points: readonly number[]): number {
  const others = points.filter((_, seat) => seat !== me);
  if (others.length === 1) return 0.9;
  const best = Math.max(...others);
  const behind = Math.min(1, Math.max(0, best - points[rival]) / (w.match.options.goal / 2));
  return (1 - 0.1 * behind) / (others.length * 0.46 + 0.4);
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
    return lying.reduce((sum, card, i) => sum + guess(w, seat, card, placers[to][i] === to, worth), 0);
  });
}

function guess(w: PlatesWorld, seat: Seat, card: CardId, onSelf: boolean, worth: number): number {
  if (hasSeen(w, seat, card)) return bidValue(w, card);
  return onSelf === worth > 0 ? WANTED : UNWANTED;
}

export function bidValue(w: PlatesWorld, card: CardId): number {
  const { kind, points } = printed(w, card);
  return kind === 'bid' ? points : 0;
}

/** What a face-down card is taken for where it seems to be wanted. */
export const SEEMING = WANTED;

/** What a meal of that worth means to me when scores are about these. */
export function outlook(mind: Mind, scores: readonly number[], worth: number): number {
  let total = 0;
  let sum = 0;
  const best = Math.max(...scores);
  for (let eater = 0; eater < scores.length; eater++) {
    const chance = Math.exp((scores[eater] - best) / DOUBT);
    total += chance;
    sum += chance * meaning(mind, eater as Seat, worth);
  }
  return sum / total;
}

/** My chance to decide who eats, by the bids in my hand against what others hold on average. */
export function control({ w }: Mind, hand: readonly CardId[]): number {
  const strength = hand.reduce((sum, card) => sum + Math.abs(bidValue(w, card)), 0);
  const others = w.match.seats - 1;
  return 1 / (1 + others * Math.exp((USUAL_STRENGTH - strength) / 2.5));
}

/** Seven cards hold about so much in bids. */
const USUAL_STRENGTH = 3.8;

/** What a sandwich of that worth means to me before anybody has bid, if I decide it with that chance. */
export function prospect(mind: Mind, worth: number, chance: number): number {
  const { seats, players } = mind.w.match;
  const rivals = listSeats(players).filter((other) => other !== mind.seat);
  const each = rivals.map((rival) => meaning(mind, rival, worth));
  const mine = meaning(mind, mind.seat, worth);
  const decided = Math.max(mine, ...each);
  const theirs = each.reduce((a, b) => a + b, 0);
  const undecided = worth > 0 ? theirs / rivals.length : (mine + theirs) / seats;
  return chance * decided + (1 - chance) * undecided;
}
