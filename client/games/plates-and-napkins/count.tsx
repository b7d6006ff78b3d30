/** The count as a small show: one bid after the other turns over, the sums come up, and whoever must eat stands out. */
import type { CSSProperties, ReactNode } from 'react';
import { eatersOf, shareOf } from '#games/plates-and-napkins';
import type { Seat } from '#kernel';
import { cardName, nameOf, seatsAround } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import { Bids, By, matsStyle, Recap, Stake, Value } from './mats.tsx';
import type { OwnScene, Placed, SceneProps } from './scene.ts';
import { placedAt, plain, rowOf, signed } from './scene.ts';
import './count.css';

/** All of the show together, in milliseconds; each card has its share. */
const SHOW = 1_200;
const SLOWEST = 160;
/** With more bids than these a line has no room for a name. */
const ROOMY = 4;

export function Counted({ scene }: SceneProps): ReactNode {
  const seats = seatsAround(scene);
  const counts = seats.map((seat) => placedAt(scene, seat).length);
  const all = counts.reduce((a, b) => a + b, 0);
  const step = Math.min(SLOWEST, SHOW / Math.max(1, all));
  const before = (i: number): number => counts.slice(0, i).reduce((a, b) => a + b, 0);
  return (
    <div
      className="upright dining dining--count"
      data-part="count"
      style={{ '--step': `${step}ms`, '--all': all } as CSSProperties}
    >
      <Stake scene={scene} />
      <Recap scene={scene} />
      <ul className="mats" style={matsStyle(seats.length)} aria-label={scene.words.mustEat}>
        {seats.map((seat, i) => (
          <li key={seat} {...playerColour(seat)}>
            <CountedMat scene={scene} seat={seat} first={before(i)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MatProps {
  readonly scene: OwnScene;
  readonly seat: Seat;
  /** How many cards turn over before those of this mat. */
  readonly first: number;
}

function CountedMat({ scene, seat, first }: MatProps): ReactNode {
  const { words, look } = scene;
  const { bids, worths, plate } = look.view;
  const placed = placedAt(scene, seat);
  const eaters = eatersOf(bids);
  const isEater = plate >= 0 && eaters.includes(seat);
  return (
    <div className={classes('mat', isEater && 'is-eater', placed.length > ROOMY && 'is-full')}>
      <h3 className="mat__head">
        <Avatar seat={seat} person={scene.person(seat)} size="s" />
        <b>{seat === scene.seat ? words.you : nameOf(scene, seat)}</b>
      </h3>
      <Bids as="ul" count={placed.length}>
        {placed.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where it lies is its name.
          <Open key={i} scene={scene} placed={one} turn={first + i} />
        ))}
        {placed.length > 2 || placed.some((one) => isBid(scene, one)) ? undefined : (
          <li className="nos">{words.noBid}</li>
        )}
      </Bids>
      <p className="sum">
        {isEater ? <small>{words.eatsShare(signed(shareOf(worths[plate], eaters.length)))}</small> : undefined}
        <span aria-hidden="true">{plain(bids[seat])}</span>
        <Hidden>{words.score(plain(bids[seat]))}</Hidden>
      </p>
    </div>
  );
}

const isBid = (scene: OwnScene, { card }: Placed): boolean => card !== undefined && rowOf(scene, card).kind === 'bid';

interface OpenProps {
  readonly scene: OwnScene;
  readonly placed: Placed;
  readonly turn: number;
}

function Open({ scene, placed, turn }: OpenProps): ReactNode {
  const { words } = scene;
  const { card, by } = placed;
  if (card === undefined) return undefined;
  const counts = isBid(scene, placed);
  const say = counts ? words.openBid : words.countsNothing;
  return (
    <li
      className={classes('bid is-open', !counts && 'noval', counts && rowOf(scene, card).points < 0 && 'minus')}
      style={{ '--i': turn } as CSSProperties}
      data-flip={card}
      {...zoomProps(faceOf(scene, card))}
    >
      <Hidden>{say(cardName(scene, card), nameOf(scene, by))}</Hidden>
      <Value scene={scene} card={card} />
      <By scene={scene} seat={by} />
    </li>
  );
}
