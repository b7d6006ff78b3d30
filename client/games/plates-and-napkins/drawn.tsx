/** The two cards that were drawn for adding: one of them stays. */
import type { ReactNode } from 'react';
import { DRAWN } from '#games/plates-and-napkins';
import { seenIn } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { Fit } from '../../widgets/fit.tsx';
import { faceOf } from './faces.ts';
import { Mark } from './mark.tsx';
import { pickCard, planOf } from './plan.ts';
import type { SceneProps } from './scene.ts';
import './drawn.css';

export function Drawn({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const cards = seenIn(scene, DRAWN);
  return (
    <div className="upright dining dining--drawn" data-part="drawn">
      <Fit label={scene.words.drawn} count={cards.length} className="drawn" asked>
        {cards.map((card, i) => (
          <li key={card}>
            <Card
              face={faceOf(scene, card)}
              card={card}
              state={plan.cards.includes(card) ? undefined : 'legal'}
              pressed={plan.cards.includes(card)}
              hotkey={i + 1}
              onTap={() => pickCard(scene, plan, card)}
            >
              <Mark scene={scene} card={card} />
            </Card>
          </li>
        ))}
      </Fit>
    </div>
  );
}
