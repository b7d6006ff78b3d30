/** What goes to the next player: picked from my hand, or sent and still to be changed. */
import type { ReactNode } from 'react';
import { aboutOf, nameOf, saidOf, seatsAround } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf } from './faces.ts';
import { Mark } from './mark.tsx';
import { planOf } from './plan.ts';
import type { SceneProps } from './scene.ts';
import { rowOf } from './scene.ts';
import './passing.css';

export function Passing({ scene }: SceneProps): ReactNode {
  const { words, asked } = scene;
  const [next] = seatsAround(scene);
  const cards = asked ? planOf(scene).cards : (saidOf(scene, 'pass')?.cards ?? []);
  const { amount } = rowOf(scene, aboutOf(scene, 'pass').card);
  return (
    <div className="upright dining passing" data-part="passing">
      <ul className="passing__cards" aria-label={words.toPass(nameOf(scene, next))}>
        {Array.from({ length: amount }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <li key={i} className={classes('passing__place', cards[i] === undefined && 'is-free')}>
            {cards[i] === undefined ? undefined : (
              <Card face={faceOf(scene, cards[i])}>
                <Mark scene={scene} card={cards[i]} />
              </Card>
            )}
          </li>
        ))}
      </ul>
      <Sign of="arrow" className="passing__arrow" />
      <div className="passing__to">
        <Avatar seat={next} person={scene.person(next)} size="l" />
        <b>{words.toPass(nameOf(scene, next))}</b>
      </div>
    </div>
  );
}
