/** The games on the shelf. Everything else takes what stands here; a game is loaded only when somebody opens it. */
import type { Game, Kinds } from '#kernel';

export interface Shelved {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  load(): Promise<{ game: Game<Kinds> }>;
}

export const games: readonly Shelved[] = [
  // games:begin
  { id: 'sandwich', title: 'Sandwich', players: [3, 12], load: () => import('./sandwich/game.ts') },
  {
    id: 'sandwich-wars',
    title: 'Sándwich Wars',
    players: [2, 5],
    load: () => import('./sandwich-wars/game.ts'),
  },
  {
    id: 'sandwich-masters',
    title: 'Sandwich Masters',
    players: [2, 6],
    load: () => import('./sandwich-masters/game.ts'),
  },
  // games:end
];

export const findGame = (id: string): Shelved | undefined => games.find((game) => game.id === id);
