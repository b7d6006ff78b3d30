/** Points at the end: orders, tokens, opportunities in hand, diversity; and who wins when they are equal. */
// Rules: SW-72, SW-73, SW-41, SW-40, SW-39, SW-42, G-5, SW-74, SW-90.
import type { Seat, Seats } from '#kernel';
import { ask, cardsIn, endGame, listSeats, only, revealCard, seconds, showing, tellAll } from '#kernel';
import { isOpportunity, orderOf } from './rules/faces.ts';
import { handCards, tokensOf } from './rules/market.ts';
import type { Asks, Sheet, WarsKinds, WarsWorld } from './state.ts';
import { doneOf } from './state.ts';

/** What an opportunity in hand is worth. */
export const KEPT = 4;
/** By number of different types among one's orders. */
export const DIVERSITY: readonly number[] = [0, 0, 1, 4, 8, 15];

export function sheetOf(w: WarsWorld, seat: Seat): Sheet {
  const done = cardsIn(w, doneOf(w.match.seats, seat)).map((card) => orderOf(w.match, card));
  const orders = done.reduce((sum, { points }) => sum + points, 0);
  const tokens = tokensOf(w, seat);
  const kept = handCards(w, seat).filter((card) => isOpportunity(w.match.faces[card])).length;
  const opportunities = KEPT * kept;
  const diversity = DIVERSITY[new Set(done.map(({ size }) => size)).size];
  return { orders, tokens, opportunities, diversity, total: orders + tokens + opportunities + diversity };
}

/** Opportunities that were kept are shown; everything else in a hand counts for nothing and stays there. */
export function score(w: WarsWorld): void {
  const { match } = w;
  const players = listSeats(match.players);
  const sheets = sheetsOf(w);
  for (const seat of players)
    for (const card of handCards(w, seat)) if (isOpportunity(match.faces[card])) revealCard(w, card, match.everyone);
  const gained = players.map((seat): [Seat, number] => [seat, sheets[seat].total - sheets[seat].tokens]);
  tellAll(w, { is: 'scored', sheets, scores: gained });
  ask(w, 'sheet', { sheets }, match.players, seconds(match.options.showSeconds));
}

/** All have read where each point came from: now the game is over. */
export const sheet = showing<WarsKinds, Asks['sheet']['about']>((w) => {
  const sheets = sheetsOf(w);
  const points = sheets.map(({ total }) => total);
  const winners = best(w, sheets);
  endGame(w, points, winners);
  tellAll(w, { is: 'game-over', points, winners });
});

const sheetsOf = (w: WarsWorld): Sheet[] => listSeats(w.match.players).map((seat) => sheetOf(w, seat));

/** The most points, then the most in tokens, then the most coins; whoever is equal in all shares the win. */
function best(w: WarsWorld, sheets: readonly Sheet[]): Seats {
  const { coins } = w.table.state;
  const players = listSeats(w.match.players);
  const beats = (a: Seat, b: Seat): number =>
    sheets[a].total - sheets[b].total || sheets[a].tokens - sheets[b].tokens || coins[a] - coins[b];
  return players
    .filter((seat) => players.every((other) => beats(seat, other) >= 0))
    .reduce((set, seat) => set | only(seat), 0);
}
