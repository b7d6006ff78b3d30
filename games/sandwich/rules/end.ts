/** The end of a round, of a game, and of a series of games with a running total. */
// Rules: SA-05, S0-21, S4-06, G-5, S4-28, SA-57.
import type { SealedRule } from '#kernel';
import { ask, endGame, oneOf, seconds, tellAll, word } from '#kernel';
import type { Asks, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin } from '../state.ts';
import { firstTaster } from './deal.ts';
import { roundOfGame } from './portions.ts';

/** Our reading: a series ends after this many games at the latest. */
export const MOST_GAMES = 20;

export function endRound(w: SandwichWorld): void {
  const { options, players } = w.match;
  const { state } = w.table;
  const round = roundOfGame(w);
  if (round < options.rounds) {
    begin(w, 'round');
    return;
  }
  state.games++;
  if (options.series && state.games < MOST_GAMES)
    ask(w, 'again', { games: state.games }, players, seconds(options.rankSeconds));
  else finish(w);
}

/** One “enough” does not end it for all: it takes more of them than of those who want another game, or nobody who does. */
export const again: SealedRule<SandwichKinds, Asks['again']['about'], Asks['again']['answer']> = {
  mode: 'sealed',
  shape: word('again', 'enough', 'either'),
  check: () => undefined,
  moves: () => oneOf(['again', 'enough', 'either'] as const),
  late: () => 'either',
  resolve(w, _frame, answers) {
    const votes = (vote: Asks['again']['answer']): number => answers.filter(({ answer }) => answer === vote).length;
    if (votes('again') === 0 || votes('enough') > votes('again')) finish(w);
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
