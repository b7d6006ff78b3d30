/** What the plates of the players show: cards, points, who has opted out, and what travels from and to them. */
import type { ReactNode } from 'react';
import type { CardId, Seat } from '#kernel';
import { listSeats } from '#kernel';
import type { Shown } from '../../board.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Count } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import { bidKey } from './mats.tsx';
import type { OwnScene } from './scene.ts';
import { handAt, handSize, isOut, placedAt, plain } from './scene.ts';
import { mealsOf } from './story.ts';
import './seat.css';

export function shownAt(scene: OwnScene, seat: Seat): Shown {
  const { look, words } = scene;
  const { stage, points } = look.view;
  const isGone = stage === 'bidding' && isOut(scene, seat);
  return {
    points: points[seat],
    notes: [<Facts key="facts" scene={scene} seat={seat} />],
    ...(isGone ? { flag: words.optedOut } : {}),
    holds: seat === scene.seat ? [] : [...handAt(scene, seat), ...justEaten(scene, seat)],
  };
}

/** What others put down comes from where their cards are counted. Narrow plates have their points here. */
function Facts({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const { words, look, match } = scene;
  const { stage, bidder, points } = look.view;
  const count = handSize(scene, seat);
  const bids = listSeats(match.players).map((to) => bidKey(to, placedAt(scene, to).length));
  return (
    <span className="pf" data-flip-holds={stage === 'bidding' && bidder === seat ? bids.join(' ') : undefined}>
      <span className="pf__points">
        <b>{plain(points[seat])}</b> <span className="pf__unit">{words.pts}</span>
      </span>
      <Count picture={<Picture of={pictureOf('joker')} />} n={count} label={words.cards(count)} />
    </span>
  );
}

/** The last sandwich goes to whoever ate it. */
function justEaten({ log, match, look }: OwnScene, seat: Seat): readonly CardId[] {
  if (look.view.stage !== 'building' || look.view.eaten === 0) return [];
  const last = mealsOf(log, match.faces).at(-1);
  return last?.scores[0][0] === seat ? last.cards : [];
}
