/** What lies before the others: their zones with qualities, aprons, orders by type; on their plates and as a list. */
import type { ReactNode } from 'react';
import { qualities, ZONE } from '#games/sandwich-wars';
import type { CardId, Seat } from '#kernel';
import { Picture } from '../../widgets/picture.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import { Apronlet, Coin, Count, Hidden, MiniCard, Point, TypeChip } from './parts.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import {
  cardName,
  coinsOf,
  doneAt,
  handSize,
  helperName,
  helpersAt,
  ingredientOf,
  kitOf,
  nameOf,
  orderOf,
  rivalsOf,
  tokensAt,
  zoneAt,
} from './scene.ts';

/** Rows, where the plates have no room for what lies there. */
export function Rivals({ scene }: SceneProps): ReactNode {
  return (
    <ul className="rivals" aria-label={scene.words.rivals}>
      {rivalsOf(scene).map((seat) => (
        <li key={seat} className="rival" {...playerColour(seat)}>
          <Avatar seat={seat} person={scene.person(seat)} size="s" />
          <span className="rival__who">
            <b>{nameOf(scene, seat)}</b>
            <Types scene={scene} seat={seat} />
          </span>
          <ZoneTiles scene={scene} seat={seat} />
          <HelpersOf scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface SeatProps extends SceneProps {
  readonly seat: Seat;
}

/** Coins, cards in hand, orders done of those that end the game; points in tokens where all may know them. */
export function SeatFacts({ scene, seat }: SeatProps): ReactNode {
  const { words, match } = scene;
  const done = doneAt(scene, seat).length;
  const tokens = seat === scene.seat || match.options.tokens === 'open' ? tokensAt(scene, seat) : undefined;
  return (
    <span className="w-facts">
      <Count picture={<Coin n={coinsOf(scene, seat)} size="s" />} label={words.coins(coinsOf(scene, seat))} />
      <Count picture={<MiniCard />} n={handSize(scene, seat)} label={words.cards(handSize(scene, seat))} />
      {tokens === undefined ? undefined : (
        <span className="w-facts__tokens">
          <Count picture={<Point n={tokens} size="s" />} label={words.pointsInTokens(tokens)} />
        </span>
      )}
      <span className="w-facts__done">
        <b aria-hidden="true">{done}</b>
        <span aria-hidden="true">/{match.options.orders}</span>
        <Hidden>{words.ordersDone(done, match.options.orders)}</Hidden>
      </span>
    </span>
  );
}

/** On a plate that is wide enough: types of orders, zone, aprons. */
export function SeatZone({ scene, seat }: SeatProps): ReactNode {
  return (
    <span className="w-zone">
      <ZoneTiles scene={scene} seat={seat} />
      <HelpersOf scene={scene} seat={seat} />
    </span>
  );
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

function ZoneTiles({ scene, seat }: SeatProps): ReactNode {
  const zone = zoneAt(scene, seat);
  const each = qualities(scene.world, seat);
  return (
    <span className="tiles">
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

function HelpersOf({ scene, seat }: SeatProps): ReactNode {
  const helpers = helpersAt(scene, seat);
  return (
    <span className="w-helpers">
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
