/** Verdicts as small pictures: who liked what, and what a round brought. */
import type { ReactNode } from 'react';
import { listSeats } from '#kernel';
import { cardName, nameOf } from '../../asking.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { faceOf } from './faces.ts';
import { putLast } from './guests.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import type { Judged, Verdict } from './story.ts';
import { gainedIn, storyOf } from './story.ts';
import './verdicts.css';

/** A taster and the plates in order, the best first. */
export function VerdictView({ scene, verdict }: { readonly scene: OwnScene; readonly verdict: Verdict }): ReactNode {
  const { taster, dishes } = verdict;
  const why = putLast(scene, taster, dishes[dishes.length - 1]);
  return (
    <li className="taster" {...playerColour(taster)}>
      <div className="taster__who">
        <Avatar seat={taster} person={scene.person(taster)} size="s" />
        <b>{scene.words.liked(nameOf(scene, taster))}</b>
      </div>
      <Order scene={scene} dishes={dishes} />
      {why === undefined ? undefined : <small>{why}</small>}
    </li>
  );
}

function Order({ scene, dishes }: { readonly scene: OwnScene; readonly dishes: readonly Judged[] }): ReactNode {
  return (
    <ol className="taster__plates">
      {dishes.map((dish, i) => (
        <li key={dish.cards.join(' ')}>
          <span className="taster__rank">{i + 1}</span>
          <span
            className="taster__pics"
            role="img"
            aria-label={dish.cards
              .toReversed()
              .map((c) => cardName(scene, c))
              .join(', ')}
          >
            {dish.cards.toReversed().map((card) => (
              <Picture key={card} of={faceOf(scene, card).picture} />
            ))}
          </span>
          <span className="taster__cook">
            {dish.isThemed ? <Sign of="star" className="icon" /> : undefined}
            <Avatar seat={dish.cook} person={scene.person(dish.cook)} size="xs" />
            <b aria-hidden="true">{dish.points > 0 ? `+${dish.points}` : 0}</b>
            <Hidden>{scene.words.forCook(dish.points, nameOf(scene, dish.cook))}</Hidden>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** In the breath before the first flip: what the round before brought to whom. */
export function RoundBrought({ scene }: SceneProps): ReactNode {
  const { match, words } = scene;
  const last = storyOf(scene.log)
    .filter(({ verdicts }) => verdicts.length > 0)
    .at(-1);
  if (last === undefined) return undefined;
  const gained = gainedIn(last, match.seats);
  const seats = listSeats(match.players).sort((a, b) => gained[b] - gained[a]);
  return (
    <section className="brought">
      <h2>{words.lastRound(last.number)}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={seat} {...playerColour(seat)}>
            <Avatar seat={seat} person={scene.person(seat)} size="xs" />
            <b aria-hidden="true">+{gained[seat]}</b>
            <Hidden>{words.gained(nameOf(scene, seat), gained[seat])}</Hidden>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While plates are tasted one after another: what was said of the one before. */
export function LastVerdict({ scene }: SceneProps): ReactNode {
  const verdict = storyOf(scene.log).at(-1)?.verdicts.at(-1);
  if (verdict === undefined) return undefined;
  return (
    <section className="last-verdict taster" {...playerColour(verdict.taster)}>
      <h2 className="taster__who">
        <Avatar seat={verdict.taster} person={scene.person(verdict.taster)} size="xs" />
        {scene.words.lastVerdict(nameOf(scene, verdict.taster))}
      </h2>
      <Order scene={scene} dishes={verdict.dishes} />
    </section>
  );
}
