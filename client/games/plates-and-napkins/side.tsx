/** In the side column: how far the game goes, which napkins stay on the table, and when holds wait for me. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Lasting } from '#games/plates-and-napkins';
import { COUNTING_SEATS, POLICIES } from '#games/plates-and-napkins';
import { cardName, nameOf } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import './side.css';

export function Beside({ scene }: SceneProps): ReactNode {
  const { words, look, match } = scene;
  const { lasting, eaten } = look.view;
  const { sandwiches, goal } = match.options;
  const isCounting = match.seats === COUNTING_SEATS;
  return (
    <>
      <p className="pn-goal" data-part="goal">
        <Picture of={pictureOf('plate')} />
        {isCounting ? words.sandwichOf(Math.min(eaten + 1, sandwiches), sandwiches) : words.goal(goal)}
      </p>
      {lasting.length === 0 ? undefined : (
        <section className="pn-lasting stack-2">
          <h2>{words.onTable}</h2>
          {lasting.map((one) => (
            <div key={one.card} className="lasting">
              <Picture of={pictureOf('piece-napkin')} />
              <span>
                <b>{cardName(scene, one.card)}</b>
                <small>{lastingText(scene, one)}</small>
              </span>
            </div>
          ))}
        </section>
      )}
      <PolicyChoice scene={scene} />
    </>
  );
}

function lastingText(scene: OwnScene, { by, on }: Lasting): string {
  const { words } = scene;
  const until = words.untilEaten(nameOf(scene, by));
  return on < 0 ? until : `${words.barred(nameOf(scene, on))} ${until}`;
}

/** When holds wait for me. Nobody else sees it. */
function PolicyChoice({ scene }: SceneProps): ReactNode {
  const { words, look, watching } = scene;
  const name = useId();
  if (watching) return undefined;
  const { policy } = look.view;
  return (
    <fieldset className="policy stack-2" data-part="policy">
      <legend>{words.policy}</legend>
      <div className="segments">
        {POLICIES.map((one) => (
          <label key={one} className="segment">
            <input
              type="radio"
              name={name}
              checked={one === policy}
              onChange={() => scene.interrupt('policy', { policy: one })}
            />
            <span>{words.policies[one]}</span>
          </label>
        ))}
      </div>
      <small className="quiet">{words.policyHow[policy]}</small>
    </fieldset>
  );
}
