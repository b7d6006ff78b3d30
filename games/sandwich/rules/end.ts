/** The end of a round, of a game, and of a series of games with a running total. */
// Rules: SA-05, S0-21, S4-06, G-5, S4-28, SA-57.
import type { SealedRule } from '#kernel';
import { ask, endGame, oneOf, seconds, tellAll, word } from '#kernel';
import type { Asks, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin } from '../state.ts';
import { firstTaster } from './deal.ts';

/** Our reading: a series ends after this many games at the latest. */
export const MOST_GAMES = 20;

export function endRound(w: SandwichWorld): void {
  const { options, players } = w.match;
  const { state } = w.table;
  const round = ((state.round - 1) % options.rounds) + 1;
  tellAll(w, { is: 'round-over', round, points: state.points.slice() });
  if (round < options.rounds) {
    begin(w, 'round');
    return;
  }
  state.games++;
  if (options.series && state.games < MOST_GAMES)
    ask(w, 'again', { games: state.games }, players, seconds(options.rankSeconds));
  else finish(w);
}

export const again: SealedRule<SandwichKinds, Asks['again']['about'], 'again' | 'enough'> = {
  mode: 'sealed',
  shape: word('again', 'enough'),
  check: () => undefined,
  moves: () => oneOf(['again', 'enough'] as const),
  late: () => 'enough',
  resolve(w, _frame, answers) {
    if (answers.some(({ answer }) => answer === 'enough')) finish(w);
    else beginAnother(w);
  },
};

function beginAnother(w: SandwichWorld): void {
  const { state } = w.table;
  state.first = firstTaster(w);
  state.flips = 0;
  tellAll(w, { is: 'another-game', game: state.games + 1, first: state.first });
  begin(w, 'round');
}

function finish(w: SandwichWorld): void {
  const { points } = w.table.state;
  endGame(w, points);
  tellAll(w, { is: 'game-over', points: points.slice(), winners: w.table.result.winners });
}
