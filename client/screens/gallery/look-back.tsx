/** The way from the end of a game to its replay, at the address under which it is kept. */
import type { ReactNode } from 'react';
import { momentPath } from '../../app/router.ts';
import { app } from '../../app/store.ts';
import { Link } from '../../widgets/header.tsx';
import { Sign } from '../../widgets/picture.tsx';

/** Nothing where the game is not kept. */
export function LookBack({ id, seat }: { readonly id: string | undefined; readonly seat: number }): ReactNode {
  if (id === undefined) return undefined;
  return (
    <Link className="button" to={momentPath(id, 0, seat)} label={app.words.gallery.lookBack}>
      <Sign of="play" />
      <span className="wide">{app.words.gallery.lookBack}</span>
    </Link>
  );
}
