/** Warming up: the process has played everything else first, as a server or a lab has. */
import type { Dice, Game, Match, Table } from '#kernel';
import { fastDice, imagine, labSeed, look, redeal, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import { allGames, matchWith } from './games.ts';
import { playout } from './playout.ts';

/** CPU time for each other game, in microseconds. */
const SHARE = 600_000;

export async function warmUp(): Promise<void> {
  for (const game of await allGames()) warmBy(game);
}

function warmBy(game: Game): void {
  const dice = fastDice(7);
  const [min, max] = game.players;
  const matches = [min, (min + max) >> 1, max].map((seats) => matchWith(game, seats));
  const end = process.cpuUsage().user + SHARE;
  for (let seed = 1; process.cpuUsage().user < end; seed++) {
    const match = matches[seed % matches.length];
    playout(match, seed, dice);
    playRandom(match, labSeed(seed), dice, (_, table) => lookAround(match, table, dice));
  }
}

/** What a host and a bot do with a table now and then. */
function lookAround(match: Match, table: Table, dice: Dice): void {
  if (dice.below(4) > 0) return;
  const seat = seatOf(dice.below(match.seats));
  const seen = look(match, table, seat);
  if (JSON.stringify(seen) === '') throw new Error('a look is never empty');
  redeal(imagine(match, seen, dice), seat, dice);
}
