/** Custom properties of an element in which a game is shown: stripes and colours of its card back, and its sizes. */
import type { CSSProperties } from 'react';
import type { Board, Scene } from '../board.ts';
import { frontOf } from '../boards.ts';

export function backStyle(game: string): object {
  const back = frontOf(game)?.back;
  return back === undefined ? {} : { '--stripe': back.stripe, '--game': back.colour, '--game-dark': back.dark };
}

/** The card back, and the board's sizes of this moment. */
export function shellStyle(scene: Scene, board: Board): CSSProperties {
  const sizes = Object.entries(board.sizes?.(scene) ?? {}).map(([name, size]) => [`--${name}`, size]);
  return { ...backStyle(scene.match.game.id), ...Object.fromEntries(sizes) };
}
