/** The show: a taster's verdict, place by place, and then what the round brought. */

import type { ReactNode } from 'react';
import type { Plate } from '#games/sandwich';
import type { Seat } from '#kernel';
import { listSeats, seatOf } from '#kernel';
import { aboutOf, nameOf } from '../../asking.ts';
import { Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { putLast } from './guests.ts';
import type { Judged } from './judged.ts';
import { gainedFrom, judgedOf } from './judged.ts';
import { Notes } from './notes.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { platedOn, roundOf, verdictOf } from './scene.ts';
import { Dishes } from './tasting.tsx';
import './show.css';

export const Show = ({ scene }: SceneProps): ReactNode =>
  aboutOf(scene, 'show').taster < 0 ? <RoundPage scene={scene} /> : <Verdict scene={scene} />;

/** Everything is in the look, so whoever comes late sees it too. */
function Verdict({ scene }: SceneProps): ReactNode {
  const { taster, order, theme } = aboutOf(scene, 'show');
  const last = order[order.length - 1];
  const why = putLast(scene, seatOf(taster), { cook: scene.look.view.cooks[last], cards: platedOn(scene, last) });
  return (
    <div className="upright kitchen" data-part="show" key={taster}>
      <Notes scene={scene} last={why} />
      <Dishes scene={scene} plates={order} label={verdictOf(scene, taster)} places={order.map((_, i) => i + 1)}>
        {(plate, i) => <Award scene={scene} plate={plate} place={i} isThemed={plate === theme} />}
      </Dishes>
    </div>
  );
}

interface AwardProps extends SceneProps {
  readonly plate: Plate;
  readonly place: number;
  readonly isThemed: boolean;
}

/** Its place, and what it brings its cook. */
function Award({ scene, plate, place, isThemed }: AwardProps): ReactNode {
  const { words, look } = scene;
  const points = roundOf(scene).scale[place] + (isThemed ? 1 : 0);
  return (
    <p className="award">
      <span className="award__place" aria-hidden="true">
        {place + 1}
      </span>
      {isThemed ? <Sign of="star" /> : undefined}
      <b className="display" aria-hidden="true">
        {points > 0 ? `+${points}` : 0}
      </b>
      <Hidden>{words.forCook(points, nameOf(scene, look.view.cooks[plate]))}</Hidden>
    </p>
  );
}

function RoundPage({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const judged = judgedIn(scene);
  return (
    <div className="upright kitchen" data-part="show">
      <div className="page-of-round">
        <section>
          <h2>{words.show.points}</h2>
          <Points scene={scene} judged={judged} />
        </section>
        <section>
          <h2>{words.show.whose}</h2>
          <ul className="likings">
            {judged.map((verdict) => (
              <li key={verdict.taster} {...playerColour(verdict.taster)}>
                <Avatar seat={verdict.taster} person={scene.person(verdict.taster)} size="xs" />
                <b>{words.liked(nameOf(scene, verdict.taster))}</b>
                <Liked scene={scene} verdict={verdict} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** The verdicts of this round, as the look has them. */
function judgedIn(scene: OwnScene): Judged[] {
  const { scale, sandwiches } = roundOf(scene);
  return judgedOf(scene.look.view.verdicts.at(-1) ?? [], scale.slice(0, sandwiches));
}

/** The star is the cook's: which of two sandwiches earned it the look does not tell. */
const Liked = ({ scene, verdict }: SceneProps & { readonly verdict: Judged }): ReactNode => (
  <ol>
    {verdict.cooks.map(({ place, cook, points }) => (
      <li key={place}>
        <Earned scene={scene} cook={cook} points={points} />
      </li>
    ))}
    {verdict.themed === undefined ? undefined : (
      <li>
        <Sign of="star" className="icon" />
        <Earned scene={scene} cook={verdict.themed} points={1} />
      </li>
    )}
  </ol>
);

const Earned = ({ scene, cook, points }: SceneProps & { readonly cook: Seat; readonly points: number }): ReactNode => (
  <>
    <Avatar seat={cook} person={scene.person(cook)} size="xs" />
    <b aria-hidden="true">{points > 0 ? `+${points}` : 0}</b>
    <Hidden>{scene.words.forCook(points, nameOf(scene, cook))}</Hidden>
  </>
);

function Points({ scene, judged }: SceneProps & { readonly judged: readonly Judged[] }): ReactNode {
  const { match, look, words } = scene;
  const { points } = look.view;
  const gained = (seat: Seat): number => judged.reduce((sum, verdict) => sum + gainedFrom(verdict, seat), 0);
  const seats = listSeats(match.players).sort((a, b) => points[b] - points[a] || a - b);
  return (
    <ol className="standings">
      {seats.map((seat) => (
        <li key={seat} {...playerColour(seat)}>
          <Avatar seat={seat} person={scene.person(seat)} size="xs" />
          <b>{nameOf(scene, seat)}</b>
          <small aria-hidden="true">+{gained(seat)}</small>
          <span className="display" aria-hidden="true">
            {points[seat]}
          </span>
          <Hidden>{words.pointsOver(nameOf(scene, seat), points[seat])}</Hidden>
        </li>
      ))}
    </ol>
  );
}
