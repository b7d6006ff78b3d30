/** After a game of a series: the points so far. */
import type { ReactNode } from 'react';
import { listSeats } from '#kernel';
import { nameOf } from '../../asking.ts';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import type { SceneProps } from './scene.ts';
import './again.css';

export function Standings({ scene }: SceneProps): ReactNode {
  const { match, look, words } = scene;
  const { points } = look.view;
  const seats = listSeats(match.players).sort((a, b) => points[b] - points[a] || a - b);
  return (
    <div className="upright kitchen">
      <ol className="standings">
        {seats.map((seat) => (
          <li key={seat} {...playerColour(seat)}>
            <Avatar seat={seat} person={scene.person(seat)} size="s" />
            <b>{nameOf(scene, seat)}</b>
            <span className="display" aria-hidden="true">
              {points[seat]}
            </span>
            <Hidden>{words.pointsOver(nameOf(scene, seat), points[seat])}</Hidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
