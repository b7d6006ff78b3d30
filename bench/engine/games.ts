/** The games on the shelf, and the testkit's toy: what else a process has played before it is measured. */
import { findGame, games } from '#games';
import type { Game, Match } from '#kernel';
import { matchOf } from '#kernel';
import { game as toy } from '#testkit/toy/game';

export const shelvedIds = (): string[] => games.map(({ id }) => id);

export async function gameNamed(id: string): Promise<Game> {
  const shelved = findGame(id);
  if (shelved === undefined) throw new Error(`no game is called ${id}`);
  return (await shelved.load()).game;
}

export const allGames = async (): Promise<Game[]> => [toy, ...(await Promise.all(shelvedIds().map(gameNamed)))];

/** A game with its standard options but for those given. */
export function matchWith(game: Game, seats: number, options: object = {}): Match {
  const made = matchOf(game, { seats, options });
  if ('refused' in made) throw new Error(`${game.id} does not open with ${seats} seats: ${made.refused.code}`);
  return made.match;
}
