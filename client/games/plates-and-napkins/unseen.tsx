/** Trade two: whom to trade with, and which cards of that hand, mixed and face down. */

import type { ReactNode } from 'react';
import { nameOf } from '../../asking.ts';
import { CardBack } from '../../widgets/card.tsx';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Players } from './mats.tsx';
import { pickPlace, planOf } from './plan.ts';
import type { SceneProps } from './scene.ts';
import { handSize } from './scene.ts';
import './unseen.css';

export function Trading({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const plan = planOf(scene);
  const [to] = plan.seats;
  return (
    <div className="trading">
      <Players scene={scene} />
      {to === undefined ? undefined : (
        <Zone as="ul" label={words.unseenOf(nameOf(scene, to))} className="unseen" asked>
          {Array.from({ length: handSize(scene, to) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card that nobody sees is its place.
            <li key={place}>
              <button
                type="button"
                className="unseen__card"
                aria-label={words.unseenCard(place + 1)}
                aria-pressed={plan.places.includes(place)}
                onClick={() => pickPlace(scene, plan, place)}
              >
                <CardBack />
              </button>
            </li>
          ))}
        </Zone>
      )}
    </div>
  );
}
