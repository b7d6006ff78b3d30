/** Napkins: every one of mine a tap away, whoever's turn it is, and those that stay on the table. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { cardName, nameOf } from '../../asking.ts';
import { movedByMe } from '../../widgets/flip.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { effectOf, myNapkins } from './scene.ts';
import './napkins.css';

export function playNapkin(scene: OwnScene, card: CardId): void {
  movedByMe(card);
  scene.interrupt('napkin', { card });
}

/** Every napkin of mine as a button: a tap plays it. */
export function NapkinStrip({ scene, size }: SceneProps & { readonly size: 'small' | 'large' }): ReactNode {
  const napkins = myNapkins(scene);
  if (napkins.length === 0) return undefined;
  return (
    <Zone as="div" label={scene.words.kinds.napkin} className={`napkins napkins--${size}`}>
      {napkins.map((card) => (
        <button
          key={card}
          type="button"
          className="button napbtn"
          data-part="napkin"
          onClick={() => playNapkin(scene, card)}
        >
          <Picture of={pictureOf('piece-napkin')} />
          <span>
            <b>
              <Hidden>{scene.words.napkin}: </Hidden>
              {cardName(scene, card)}
            </b>
            <small>{effectOf(scene, card)}</small>
          </span>
        </button>
      ))}
    </Zone>
  );
}

/** Napkins that stay, on the sheet where there is no side beside it. */
export function LastingPills({ scene }: SceneProps): ReactNode {
  const { lasting } = scene.look.view;
  if (lasting.length === 0) return undefined;
  return (
    <ul className="pills" aria-label={scene.words.onTable}>
      {lasting.map((one) => (
        <li key={one.card} className="lasting" data-flip={one.card}>
          <Picture of={pictureOf('piece-napkin')} />
          <span>{one.on < 0 ? cardName(scene, one.card) : scene.words.barred(nameOf(scene, one.on))}</span>
        </li>
      ))}
    </ul>
  );
}
