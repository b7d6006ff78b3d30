/** What is measured: each by a function that does some operations and says how many. */
import type { Match, World } from '#kernel';
import { copyTable, fastDice, imagine, look, redeal, seatOf } from '#kernel';
import type { Reference } from '../reference/game.ts';
import { referenceMatch } from '../reference/game.ts';
import { PLAYERS, pickingDice, TURNS } from '../reference/numbers.ts';
import type { Board } from '../reference/plain.ts';
import { boardSum } from '../reference/plain.ts';
import { boardOf, moveInPlace, openReference, playByHand, playChecked, playInPlace } from '../reference/play.ts';
import { boardgameIo } from './boardgame-io.ts';
import { gameNamed, matchWith } from './games.ts';
import { playout } from './playout.ts';

export interface Measured {
  once(): number;
  /** Of 20 games where whole games are played; equal for all that play them card for card alike. */
  readonly sum?: number;
}

/** By name: a game of the project is `game:` and its id. */
export async function prepare(name: string): Promise<Measured> {
  if (name === 'plain') return games(playByHand, (game) => game);
  if (name === 'boardgameIo') return { once: counted(boardgameIo()) };
  if (name.startsWith('game:')) return shelvedGame(name.slice('game:'.length));
  return KERNEL[name](referenceMatch());
}

const KERNEL: Readonly<Record<string, (match: Match<Reference>) => Measured>> = {
  inPlace: (match) => games((seed) => playInPlace(match, seed), boardOf),
  checked: (match) =>
    games(
      (seed) => playChecked(match, seed),
      (table) => boardOf({ match, table, story: undefined }),
    ),
  look: (match) => each(moments(match), ({ w, seat }) => look(match, w.table, seat)),
  lookJson: (match) => each(moments(match), ({ w, seat }) => JSON.stringify(look(match, w.table, seat))),
  imagine: (match) => {
    const looks = moments(match).map(({ w, seat }) => look(match, w.table, seat));
    return each(looks, (seen) => imagine(match, seen, dice));
  },
  redeal: (match) => each(moments(match), ({ w, seat }) => redeal(w, seat, dice)),
};

const dice = fastDice(1);

/** Whole games of the reference game, a new deal each. */
function games<T>(play: (seed: number) => T, board: (played: T) => Board): Measured {
  let sum = 0;
  for (let seed = 1; seed <= 20; seed++) sum = (Math.imul(sum, 31) + boardSum(board(play(seed)))) >>> 0;
  const once = counted((seed) => {
    play(seed);
    return TURNS;
  });
  return { once, sum };
}

function counted(play: (seed: number) => number): () => number {
  let seed = 1000;
  return () => play(seed++);
}

function each<T>(list: readonly T[], work: (item: T) => unknown): Measured {
  const once = (): number => {
    for (const item of list) work(item);
    return list.length;
  };
  return { once };
}

interface Moment {
  /** Owned, so that it may be dealt anew. */
  readonly w: World<Reference>;
  readonly seat: ReturnType<typeof seatOf>;
}

/** Every tenth turn of twenty games, from the seats in turn. */
function moments(match: Match<Reference>): Moment[] {
  const list: Moment[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    const w = openReference(match, seed);
    const picks = pickingDice(seed);
    for (let turn = 0; turn < TURNS; turn++) {
      if (turn % 10 === 0)
        list.push({ w: { match, table: copyTable(w.table), story: undefined }, seat: seatOf(list.length % PLAYERS) });
      moveInPlace(w, turn, picks);
    }
  }
  return list;
}

/** Random whole games of a game on the shelf, with every number of players in turn. */
async function shelvedGame(id: string): Promise<Measured> {
  const game = await gameNamed(id);
  const [min, max] = game.players;
  const matches = Array.from({ length: max - min + 1 }, (_, i) => matchWith(game, min + i));
  return { once: counted((seed) => playout(matches[seed % matches.length], seed, dice)) };
}
