/** The games that were finished at this table, each at the address of its replay. */
import type { ReactNode } from 'react';
import { momentPath } from '../app/router.ts';
import { app } from '../app/store.ts';
import { Link } from '../widgets/header.tsx';

export interface EarlierGamesProps {
  /** Ids, the newest last. */
  readonly finished: readonly string[];
  readonly seat: number;
}

/** Nothing where there are none. */
export function EarlierGames({ finished, seat }: EarlierGamesProps): ReactNode {
  const { words } = app;
  if (finished.length === 0) return undefined;
  return (
    <nav className="earlier" aria-label={words.earlierGames}>
      <b>{words.earlierGames}</b>
      {finished.map((id, at) => (
        <Link key={id} className="button button--quiet" to={momentPath(id, 0, seat)}>
          {words.gameNumber(at + 1)}
        </Link>
      ))}
    </nav>
  );
}
