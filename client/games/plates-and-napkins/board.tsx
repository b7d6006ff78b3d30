/** Plates & Napkins on the page: which screen belongs to which question, and what the shell shows of it elsewhere. */
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { BoardWords, PlatesKinds } from '#games/plates-and-napkins';
import { COUNTING_SEATS } from '#games/plates-and-napkins';
import type { CardId, Seat } from '#kernel';
import { listSeats } from '#kernel';
import type { Board, Shown } from '../../board.ts';
import { Picture } from '../../widgets/picture.tsx';
import { calledNow } from './called.ts';
import { Acts, Drawn, Passing } from './choices.tsx';
import { Counted } from './count.tsx';
import { Ending } from './ending.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { HandTray } from './hand.tsx';
import { Bidding, bidKey, Players } from './mats.tsx';
import { Band, Beside } from './napkins.tsx';
import { isPicked } from './plan.ts';
import { Plates } from './plates.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, handAt, handSize, isOut, placedAt, plain } from './scene.ts';
import { mealsOf } from './story.ts';
import { cueOf, loggedAs } from './told.ts';
import './style.css';

type Screen = (props: SceneProps) => ReactNode;

/** What lies on the sheet: what I am asked about, or else what goes on. */
function screenOf(scene: OwnScene): Screen {
  const ask = askOf(scene);
  const { stage } = scene.look.view;
  if (!scene.watching && ask === 'pass') return Passing;
  if (scene.asked && ask === 'keep') return Drawn;
  if (scene.asked && ask === 'choosePlate') return Plates;
  if (scene.asked && (ask === 'trade' || ask === 'swap' || ask === 'choosePlayer')) return Players;
  if (stage === 'building') return Plates;
  return stage === 'count' ? Counted : Bidding;
}

/** Below a band what does not fit is scrolled by itself, also by keys. */
function Sheet({ scene }: SceneProps): ReactNode {
  const Part = screenOf(scene);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    if (current.scrollHeight > current.clientHeight + 1) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  return (
    <>
      <Band scene={scene} />
      <div className="pn-scroll" ref={place}>
        <Part scene={scene} />
      </div>
    </>
  );
}

/** Is there something at the thumb? */
function hasActs(scene: OwnScene): boolean {
  const ask = askOf(scene);
  return isPicked(ask) && (scene.asked || (ask === 'pass' && scene.said.length > 0));
}

/** Where the rules page opens. */
function phaseOf(scene: OwnScene): string {
  const { stage } = scene.look.view;
  if (scene.top?.mode === 'hold') return stage === 'count' ? 'eat' : 'holds';
  if (['trade', 'pass', 'swap', 'choosePlate', 'choosePlayer'].includes(askOf(scene) ?? '')) return 'napkins';
  return { building: 'build', bidding: 'bid', count: 'eat' }[stage];
}

export const board: Board<PlatesKinds, BoardWords> = {
  Sheet,
  Tray: HandTray,
  Dock: Acts,
  Side: Beside,
  Ending,
  places(scene) {
    if (scene.watching) return ['side'];
    return hasActs(scene) ? ['tray', 'dock', 'side'] : ['tray', 'side'];
  },
  banner: calledNow,
  seat: shownAt,
  rounds({ match, look }) {
    if (match.seats !== COUNTING_SEATS) return undefined;
    const { sandwiches } = match.options;
    return { now: Math.min(look.view.eaten + 1, sandwiches), of: sandwiches };
  },
  phase: phaseOf,
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
};

function shownAt(scene: OwnScene, seat: Seat): Shown {
  const { look, words } = scene;
  const { stage, points } = look.view;
  const isGone = stage === 'bidding' && isOut(scene, seat);
  return {
    points: points[seat],
    notes: [
      <CardCount key="cards" scene={scene} seat={seat} />,
      <span key="points" className="pf">
        <b>{plain(points[seat])}</b> <span className="pf__unit">{words.pts}</span>
      </span>,
    ],
    ...(isGone ? { flag: words.optedOut } : {}),
    holds: seat === scene.seat ? [] : [...handAt(scene, seat), ...justEaten(scene, seat)],
  };
}

/** What others put down comes from where their cards are counted. */
function CardCount({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const count = handSize(scene, seat);
  const { stage, bidder } = scene.look.view;
  const bids = listSeats(scene.match.players).map((to) => bidKey(to, placedAt(scene, to).length));
  return (
    <span className="pn-cards" data-flip-holds={stage === 'bidding' && bidder === seat ? bids.join(' ') : undefined}>
      <Picture of={pictureOf('joker')} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{scene.words.cards(count)}</span>
    </span>
  );
}

/** The last sandwich goes to whoever ate it. */
function justEaten({ log, match, look }: OwnScene, seat: Seat): readonly CardId[] {
  if (look.view.stage !== 'building' || look.view.eaten === 0) return [];
  const last = mealsOf(log, match.faces).at(-1);
  return last?.scores[0][0] === seat ? last.cards : [];
}
