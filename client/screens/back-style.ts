/** Stripes and colours of a game's card back, for any element that shows one. */
import { frontOf } from '../boards.ts';

export function backStyle(game: string): object {
  const back = frontOf(game)?.back;
  return back === undefined ? {} : { '--stripe': back.stripe, '--game': back.colour, '--game-dark': back.dark };
}
