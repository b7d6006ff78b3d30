/** The count as a small show: one bid after the other turns over, the sums come up, and whoever must eat stands out. */
import type { CSSProperties, ReactNode } from 'react';
import { eatersOf, shareOf } from '#games/plates-and-napkins';
import type { Seat } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import { By, Recap, Stake, Value } from './mats.tsx';
import type { OwnScene, Placed, SceneProps } from './scene.ts';
import { cardName, nameOf, placedAt, plain, rowOf, seatsAround, signed } from './scene.ts';

/** All of the show together, in milliseconds; each card has its share. */
const SHOW = 1_200;
const SLOWEST = 160;

export function Counted({ scene }: SceneProps): ReactNode {
  const seats = seatsAround(scene);
  const counts = seats.map((seat) => placedAt(scene, seat).length);
  const all = counts.reduce((a, b) => a + b, 0);
  const step = Math.min(SLOWEST, SHOW / Math.max(1, all));
  const before = (i: number): number => counts.slice(0, i).reduce((a, b) => a + b, 0);
  return (
    <div className="dining dining--count" style={{ '--step': `${step}ms`, '--all': all } as CSSProperties}>
      <Stake scene={scene} />
      <Recap scene={scene} />
      <ul className={classes('mats', seats.length > 4 && 'mats--many')} aria-label={scene.words.mustEat}>
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
    <div className={classes('mat', isEater && 'is-eater')}>
      <h3 className="mat__head">
        <Avatar seat={seat} person={scene.person(seat)} size="s" />
        <b>{seat === scene.seat ? words.you : nameOf(scene, seat)}</b>
      </h3>
      <ul className="bids">
        {placed.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where it lies is its name.
          <Open key={i} scene={scene} placed={one} turn={first + i} />
        ))}
        {placed.some(({ card }) => card !== undefined && rowOf(scene, card).kind === 'bid') ? undefined : (
          <li className="nos">{words.noBid}</li>
        )}
      </ul>
      <p className="sum">
        {isEater ? <small>{words.eatsShare(signed(shareOf(worths[plate], eaters.length)))}</small> : undefined}
        <span aria-hidden="true">{plain(bids[seat])}</span>
        <span className="visually-hidden">{words.score(plain(bids[seat]))}</span>
      </p>
    </div>
  );
}

interface OpenProps {
  readonly scene: OwnScene;
  readonly placed: Placed;
  readonly turn: number;
}

function Open({ scene, placed: { card, by }, turn }: OpenProps): ReactNode {
  const { words } = scene;
  if (card === undefined) return undefined;
  const isBid = rowOf(scene, card).kind === 'bid';
  const say = isBid ? words.openBid : words.countsNothing;
  return (
    <li
      className={classes('bid is-open', !isBid && 'noval', isBid && rowOf(scene, card).points < 0 && 'minus')}
      style={{ '--i': turn } as CSSProperties}
      data-flip={card}
      {...zoomProps(faceOf(scene, card))}
    >
      <span className="visually-hidden">{say(cardName(scene, card), nameOf(scene, by))}</span>
      <Value scene={scene} card={card} />
      <By scene={scene} seat={by} />
    </li>
  );
}
