/** The reference game on boardgame.io's reducer: the same moves, wrapped in its game object. */

import { requirePeer } from '../peers.ts';
import { firstOf, kindOfMove, PLAYERS, pickingDice, secondOf, TURNS } from '../reference/numbers.ts';
import type { Board } from '../reference/plain.ts';
import { close, deal, listMoves, play, refill } from '../reference/plain.ts';

/** As much of its API as is used here. */
interface Context {
  readonly G: Board;
  readonly playerID: string;
  readonly random: { Shuffle(list: readonly number[]): number[] };
}
interface State {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly transients?: { readonly error?: unknown };
}
interface Internals {
  ProcessGameConfig(game: object): object;
  InitializeGame(setup: { game: object; numPlayers: number }): State;
  CreateGameReducer(setup: { game: object }): (state: State, action: object) => State;
}

const listed = new Array<number>(64).fill(0);

/** Makes the function that plays a whole random game and counts its moves. */
export function boardgameIo(): (seed: number) => number {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = requirePeer('boardgame.io/internal') as Internals;
  const game = ProcessGameConfig(gameObject());
  const reduce = CreateGameReducer({ game });
  return (seed) => {
    let state = InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
    const dice = pickingDice(seed);
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) {
      const { currentPlayer } = state.ctx;
      const count = listMoves(state.G, Number(currentPlayer), listed);
      state = reduce(state, action(currentPlayer, listed[dice.below(count)]));
      if (state.transients?.error !== undefined) throw new Error('boardgame.io refused a listed move');
    }
    return moves;
  };
}

function action(playerID: string, move: number): object {
  const type = ['play', 'close', 'refill'][kindOfMove(move)];
  return { type: 'MAKE_MOVE', payload: { type, args: [firstOf(move), secondOf(move)], playerID } };
}

export function gameObject(): object {
  const { INVALID_MOVE } = requirePeer('boardgame.io/core') as { INVALID_MOVE: unknown };
  const judged = (allowed: boolean): unknown => (allowed ? undefined : INVALID_MOVE);
  return {
    name: 'reference',
    setup: ({ random }: Context) => deal((cards) => random.Shuffle(cards)),
    moves: {
      play: ({ G, playerID }: Context, a: number, b: number) => judged(play(G, Number(playerID), a, b)),
      close: ({ G, playerID }: Context, a: number, b: number) => judged(close(G, Number(playerID), a, b)),
      refill: ({ G, playerID, random }: Context, a: number) =>
        judged(refill(G, Number(playerID), a, (cards) => random.Shuffle([...cards]))),
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G, ctx }: { G: Board; ctx: { turn: number } }) =>
      ctx.turn > TURNS ? { scores: [...G.scores] } : undefined,
  };
}
