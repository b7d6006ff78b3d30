/** What lies before the others as a list: their zones with qualities, aprons, orders by type. */
import type { ReactNode } from 'react';
import { qualities, ZONE } from '#games/sandwich-wars';
import type { CardId, Seat } from '#kernel';
import { cardName, nameOf, othersOf } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import { Apronlet, TypeChip } from './parts.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { coinsOf, doneAt, helperName, helpersAt, ingredientOf, kitOf, orderOf, zoneAt } from './scene.ts';
import './rivals.css';

/** Rows, where the plates have no room for what lies there. */
export function Rivals({ scene }: SceneProps): ReactNode {
  return (
    <ul className="rivals" data-part="rivals" aria-label={scene.words.rivals}>
      {othersOf(scene).map((seat) => (
        <li key={seat} className="rival" {...playerColour(seat)}>
          <Avatar seat={seat} person={scene.person(seat)} size="s" />
          <span className="rival__who">
            <b>{nameOf(scene, seat)}</b>
            <span className="rival__facts">
              <Coin n={coinsOf(scene, seat)} size="s" label={scene.words.coins(coinsOf(scene, seat))} />
              <Types scene={scene} seat={seat} />
            </span>
          </span>
          <ZoneTiles scene={scene} seat={seat} />
          <HelpersOf scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

export interface SeatProps extends SceneProps {
  readonly seat: Seat;
}

export function Types({ scene, seat }: SeatProps): ReactNode {
  return (
    <span className="tchips">
      {doneAt(scene, seat).map((order) => (
        <TypeChip key={order} scene={scene} size={orderOf(scene, order).size} />
      ))}
    </span>
  );
}

export function ZoneTiles({ scene, seat }: SeatProps): ReactNode {
  const zone = zoneAt(scene, seat);
  const each = qualities(scene.world, seat);
  return (
    <span className="count">
      {zone.map((card, i) => (
        <Tile key={card} scene={scene} card={card} quality={each[i]} />
      ))}
      {Array.from({ length: ZONE - zone.length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places are counted.
        <span key={i} className="tile tile--empty" />
      ))}
    </span>
  );
}

function Tile({ scene, card, quality }: { scene: OwnScene; card: CardId; quality: number }): ReactNode {
  const face = faceOf(scene, card);
  return (
    <span className="tile" data-cat={kitOf(ingredientOf(scene, card).category)} data-flip={card} {...zoomProps(face)}>
      <Picture of={face.picture} />
      <b className="num" aria-hidden="true">
        {quality}
      </b>
      <Hidden>
        {cardName(scene, card)}, {scene.words.qualityOf(quality)};{' '}
      </Hidden>
    </span>
  );
}

export function HelpersOf({ scene, seat }: SeatProps): ReactNode {
  const helpers = helpersAt(scene, seat);
  return (
    <span className="count w-helpers">
      {helpers.length === 0 ? <span className="w-helpers__none">{scene.words.noHelp}</span> : undefined}
      {helpers.map((helper) => (
        <span key={helper}>
          <Apronlet helper={helper} />
          <Hidden>{helperName(scene, helper)} </Hidden>
        </span>
      ))}
    </span>
  );
}
