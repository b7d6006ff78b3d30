/** Sándwich Wars on the page: what lies where, and what the shell shows of it elsewhere. */
import type { ReactNode } from 'react';
import type { BoardWords, WarsKinds } from '#games/sandwich-wars';
import { DIVERSITY, sheetOf } from '#games/sandwich-wars';
import type { Seat } from '#kernel';
import type { Board, Shown } from '../../board.ts';
import { Acts } from './acts.tsx';
import { calledNow } from './called.ts';
import { Ending } from './ending.tsx';
import { faceOf } from './faces.ts';
import { Aprons } from './helpers.tsx';
import { planOf } from './plan.ts';
import { SeatFacts, SeatZone, Types } from './rivals.tsx';
import type { Ask, OwnScene, SceneProps } from './scene.ts';
import { askOf, doneAt, handAt, isOver, orderOf, tokensAt, zoneAt } from './scene.ts';
import { CounterSheet } from './sheet.tsx';
import { cueOf, loggedAs } from './told.ts';
import { MyTray } from './tray.tsx';
import './style.css';

/** The anchors of the rulebook. */
const PHASES: Readonly<Record<Ask, string>> = {
  turn: 'turn',
  replenish: 'replenish',
  reward: 'complete',
  helper: 'opportunities',
  free: 'opportunities',
  upkeep: 'end',
  discard: 'end',
};

export const board: Board<WarsKinds, BoardWords> = {
  Sheet: CounterSheet,
  Tray: MyTray,
  Dock: Acts,
  Side: HelpersPanel,
  Ending,
  places: ({ watching }) => (watching ? ['side'] : ['tray', 'dock', 'side']),
  banner: calledNow,
  seat: shownAt,
  phase: phaseOf,
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
};

/** Beside the log where there is room for it. */
function HelpersPanel({ scene }: SceneProps): ReactNode {
  return (
    <section className="side-helpers" aria-label={scene.words.assistants}>
      <h2>{scene.words.assistants}</h2>
      <Aprons scene={scene} />
    </section>
  );
}

/** In a turn, the action that is about to be taken. */
function phaseOf(scene: OwnScene): string | undefined {
  const ask = askOf(scene);
  if (ask === undefined) return 'score';
  if (ask !== 'turn' || !scene.asked) return PHASES[ask];
  const { deed, held } = planOf(scene);
  if (held >= 0) return 'play';
  return { none: 'turn', coins: 'hire', hire: 'hire', replenish: 'replenish' }[deed];
}

function shownAt(scene: OwnScene, seat: Seat): Shown {
  const isYou = seat === scene.seat && !scene.watching;
  return {
    points: pointsOf(scene, seat),
    notes: [
      <SeatFacts key="facts" scene={scene} seat={seat} />,
      <Types key="types" scene={scene} seat={seat} />,
      <SeatZone key="zone" scene={scene} seat={seat} />,
    ],
    ...(scene.look.view.last === seat && !isOver(scene) ? { flag: scene.words.lastFlag } : {}),
    holds: isYou ? doneAt(scene, seat) : [...doneAt(scene, seat), ...zoneAt(scene, seat), ...handAt(scene, seat)],
  };
}

/** Points that are seen: printed ones, diversity, and tokens where they may be known; all of them at the end. */
function pointsOf(scene: OwnScene, seat: Seat): number {
  if (isOver(scene)) return scene.look.result.points[seat] ?? sheetOf(scene.world, seat).total;
  const orders = doneAt(scene, seat).map((order) => orderOf(scene, order));
  const printed = orders.reduce((sum, { points }) => sum + points, 0);
  return printed + DIVERSITY[new Set(orders.map(({ size }) => size)).size] + (tokensAt(scene, seat) ?? 0);
}
