/** The course of the game: whose turn is next, when a round is over, and the three ways to end. */
// Rules: SM-02, SM-30, SM-32, SM-31, SM-68, G-10, G-5.
import { ask, endGame, leftOf, only, seconds, tellAll } from '#kernel';
import type { MastersWorld } from '../state.ts';
import { refill } from './draw.ts';

/** A game to a target that nobody reaches is scored as it stands after so many rounds (G-10). */
export const MOST_ROUNDS = 100;
/** Nobody's turns are shorter than that on average: where they are, no time passes, and the clock would never end it. */
const NO_TIME = 100;

/** The active player refills the hand; then the next one clockwise is asked, or the game is over. */
export function endTurn(w: MastersWorld): void {
  const { state } = w.table;
  const { seats } = w.match;
  const opening = state.round === 0;
  if (!opening) {
    refill(w, state.active);
    state.turns++;
    state.active = leftOf(state.active, 1, seats);
  }
  if (state.active === state.first) {
    if (!opening && roundsAreOver(w)) return finish(w);
    state.round++;
    tellAll(w, { is: 'round', round: state.round });
  }
  warnOfLastRound(w);
  ask(w, 'turn', { round: state.round }, only(state.active), seconds(w.match.options.turnSeconds));
}

/** Is a target reached? Checked when all claims of a turn, or an event, are paid (SM-31). */
export function isWon({ match: { options }, table: { state } }: MastersWorld): boolean {
  if (options.end !== 'target') return false;
  for (let seat = 0; seat < state.money.length; seat++) if (state.money[seat] >= options.target) return true;
  return false;
}

/** Everybody has had equally many turns, and that is enough. */
function roundsAreOver(w: MastersWorld): boolean {
  const { round, turns } = w.table.state;
  const { end, rounds } = w.match.options;
  if (end === 'rounds') return round >= rounds;
  if (end === 'clock' && timeIsUp(w)) return true;
  return round >= MOST_ROUNDS && (end === 'target' || w.table.now < turns * NO_TIME);
}

/** Playing time stands still while the table is paused (SM-32). */
const timeIsUp = ({ match, table }: MastersWorld): boolean => table.now >= match.options.minutes * 60_000;

/** When the clock has run out the running round is finished (SM-30). */
function warnOfLastRound(w: MastersWorld): void {
  const { state } = w.table;
  if (state.lastRound || w.match.options.end !== 'clock' || !timeIsUp(w)) return;
  state.lastRound = true;
  tellAll(w, { is: 'last-round' });
}

export function finish(w: MastersWorld): void {
  const { money } = w.table.state;
  endGame(w, money);
  tellAll(w, { is: 'game-over', points: money.slice(), winners: w.table.result.winners });
}
