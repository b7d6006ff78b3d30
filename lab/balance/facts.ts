/** What one game leaves behind for a study of balance: plain numbers, small enough to be sent between threads. */
import type { Balance, FinishedGame, Match, Seat, Seats, Spot, Table, Told } from '#kernel';
import { has } from '#kernel';
import type { PlayedGame, Rally, Watching } from '../rally.ts';
import { playGame } from '../rally.ts';

export interface GameFacts {
  readonly fingerprint: string;
  readonly winners: Seats;
  /** The seat that began. */
  readonly first: Seat;
  readonly rounds: number;
  readonly turns: number;
  readonly decisions: number;
  /** How often somebody else came to lead alone. */
  readonly leadChanges: number;
  /** Points between the best and the next. */
  readonly margin: number;
  /** By face and seat (`face × seats + seat`): how often. */
  readonly drawn: readonly number[];
  readonly played: readonly number[];
  readonly used: readonly number[];
  /** Questions that the seat was asked with the card in its hand. */
  readonly held: readonly number[];
  /** By measure of the game's own. */
  readonly samples: Readonly<Record<string, readonly number[]>>;
  readonly calls: number;
  readonly thinkingMs: number;
}

/** Plays one game of a rally and keeps its facts. */
export function playForFacts(rally: Rally, game: number, balance: Balance | undefined): GameFacts {
  const told: Told[] = [];
  const lead = leadWatcher(rally.match.seats);
  const cards = balance === undefined ? undefined : cardWatcher(rally.match, balance);
  const played = playGame(rally, game, (heard, table) => {
    told.push(...heard);
    lead.see(heard);
    cards?.see(heard, table);
  });
  const finished: FinishedGame = { match: rally.match, table: played.table, inputs: played.inputs, told };
  const { leadChanges } = lead;
  const none: CardCounts = { drawn: [], played: [], used: [], held: [] };
  return { ...factsOf(played, finished, balance), leadChanges: leadChanges(), ...(cards?.counts ?? none) };
}

function factsOf({ tally, table }: PlayedGame, finished: FinishedGame, balance: Balance | undefined) {
  const measures = Object.entries(balance?.measures ?? {});
  return {
    fingerprint: tally.fingerprint,
    winners: tally.winners,
    first: tally.first,
    rounds: tally.rounds,
    turns: balance?.turns?.(finished) ?? tally.rounds,
    decisions: tally.moves,
    margin: marginOf(table.result.points),
    samples: Object.fromEntries(measures.map(([name, measure]) => [name, measure.of(finished)])),
    calls: tally.decisions,
    thinkingMs: tally.decisionMs,
  };
}

function marginOf(points: readonly number[]): number {
  const [best, next] = points.toSorted((a, b) => b - a);
  return best - next;
}

/** Follows the points that events tell of. */
function leadWatcher(seats: number): { see(told: readonly Told[]): void; leadChanges(): number } {
  const points = new Array<number>(seats).fill(0);
  let leader = -1;
  let changes = 0;
  const score = (scores: readonly (readonly [Seat, number])[]): void => {
    for (const [seat, gained] of scores) points[seat] += gained;
    const best = Math.max(...points);
    const alone = points.filter((p) => p === best).length === 1 ? points.indexOf(best) : -1;
    if (alone >= 0 && leader >= 0 && alone !== leader) changes++;
    if (alone >= 0) leader = alone;
  };
  const see = (told: readonly Told[]): void => {
    for (const { event } of told) if (event.scores !== undefined) score(event.scores);
  };
  return { see, leadChanges: () => changes };
}

interface CardCounts {
  readonly drawn: number[];
  readonly played: number[];
  readonly used: number[];
  readonly held: number[];
}

/** Follows every card from pile to pile. */
function cardWatcher(match: Match, balance: Balance): { see: Watching; counts: CardCounts } {
  const spots = balance.spots(match);
  const zeros = (): number[] => new Array<number>(balance.cards.length * match.seats).fill(0);
  const counts: CardCounts = { drawn: zeros(), played: zeros(), used: zeros(), held: zeros() };
  const lay = new Array<number>(match.faces.length).fill(-1);
  const at = (card: number, seat: number): number => match.faces[card] * match.seats + seat;
  let newest = 0;
  const see = (told: readonly Told[], table: Table): void => {
    for (const { event } of told) for (const [seat, card] of balance.used(event, match)) counts.used[at(card, seat)]++;
    for (const [pile, cards] of table.cards.piles.entries())
      for (const card of cards) {
        if (lay[card] === pile) continue;
        count(counts, at, card, lay[card] < 0 ? undefined : spots[lay[card]], spots[pile]);
        lay[card] = pile;
      }
    const frame = table.stack.at(-1);
    if (frame === undefined || frame.id <= newest || frame.mode === 'hold') return;
    newest = frame.id;
    for (const [pile, spot] of spots.entries())
      if (spot.is === 'hand' && has(frame.waiting, spot.seat))
        for (const card of table.cards.piles[pile]) counts.held[at(card, spot.seat)]++;
  };
  return { see, counts };
}

function count(
  counts: CardCounts,
  at: (card: number, seat: number) => number,
  card: number,
  from: Spot | undefined,
  to: Spot,
): void {
  if (to.is === 'hand') counts.drawn[at(card, to.seat)]++;
  if (to.is === 'played' && from?.is === 'hand') counts.played[at(card, from.seat)]++;
}
