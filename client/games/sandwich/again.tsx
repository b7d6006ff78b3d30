/** After a game of a series: the points so far, and whether all want another one. */
import type { ReactNode } from 'react';
import { listSeats } from '#kernel';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import type { SceneProps } from './scene.ts';
import { nameOf, saidOf } from './scene.ts';

export function Standings({ scene }: SceneProps): ReactNode {
  const { match, look, words } = scene;
  const { points } = look.view;
  const seats = listSeats(match.players).sort((a, b) => points[b] - points[a] || a - b);
  return (
    <div className="kitchen kitchen--again">
      <ol className="standings">
        {seats.map((seat) => (
          <li key={seat} {...playerColour(seat)}>
            <Avatar seat={seat} person={scene.person(seat)} size="s" />
            <b>{nameOf(scene, seat)}</b>
            <span className="display" aria-hidden="true">
              {points[seat]}
            </span>
            <span className="visually-hidden">{words.pointsOver(nameOf(scene, seat), points[seat])}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Vote({ scene }: SceneProps): ReactNode {
  const { words, watching, asked } = scene;
  const voted = saidOf(scene, 'again');
  if (watching || (!asked && voted === undefined)) return undefined;
  if (!asked)
    return (
      <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
        <Sign of="undo" />
        {words.change}
      </button>
    );
  return (
    <Zone as="div" label={words.again.verb} className="deal-acts" asked>
      <button type="button" className="button" onClick={() => scene.answer('enough')}>
        {words.stop}
      </button>
      <button type="button" className="button button--main serve" onClick={() => scene.answer('again')}>
        {words.playOn}
      </button>
    </Zone>
  );
}
