/** Sándwich Wars on the page: what lies where, and what the shell shows of it elsewhere. */
import type { ReactNode } from 'react';
import type { BoardWords, WarsKinds } from '#games/sandwich-wars';
import { DIVERSITY, sheetOf } from '#games/sandwich-wars';
import type { Seat } from '#kernel';
import { askOf } from '../../asking.ts';
import type { Board, PlaceName, Shown } from '../../board.ts';
import { calledNow } from './called.ts';
import { Acts } from './dock.tsx';
import { Ending, ScoreSheet } from './ending.tsx';
import { faceOf } from './faces.ts';
import { planOf, staged } from './plan.ts';
import type { Ask, OwnScene, SceneProps } from './scene.ts';
import { doneAt, handAt, isOver, orderOf, tokensAt, zoneAt } from './scene.ts';
import { SeatFacts, SeatZone } from './seat.tsx';
import { CounterSheet, hasWholeSheet } from './sheet.tsx';
import { HelpersPanel } from './side.tsx';
import { stages } from './staged.ts';
import { cueOf, loggedAs } from './told.ts';
import { MyTray } from './tray.tsx';

/** The anchors of the rulebook. */
const PHASES: Readonly<Record<Ask, string>> = {
  turn: 'turn',
  replenish: 'replenish',
  reward: 'complete',
  helper: 'opportunities',
  free: 'opportunities',
  upkeep: 'end',
  discard: 'end',
  lastRound: 'end',
  sheet: 'score',
};

export const board: Board<WarsKinds, BoardWords> = {
  Sheet: TableSheet,
  Tray: MyTray,
  Dock: Acts,
  Side: HelpersPanel,
  Ending,
  places: placesOf,
  layout: ({ watching }) => (watching ? 'stage' : 'counter'),
  parts: ['orders', 'assistants', 'rivals', 'zone', 'hand', 'purse', 'actions'],
  banner: calledNow,
  seat: shownAt,
  phase: phaseOf,
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
  staged: (scene) => staged(scene, planOf(scene)),
  stages,
};

/** The counter; at the end the score sheet, before the game is over. */
function TableSheet({ scene }: SceneProps): ReactNode {
  return askOf(scene) === 'sheet' ? <ScoreSheet scene={scene} /> : <CounterSheet scene={scene} />;
}

/** What has the whole sheet is answered without my cards: they leave their room to it. */
function placesOf(scene: OwnScene): PlaceName[] {
  if (scene.watching) return ['side'];
  return hasWholeSheet(scene) || askOf(scene) === 'sheet' ? ['dock', 'side'] : ['tray', 'dock', 'side'];
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
    score: 'none',
    notes: [<SeatFacts key="facts" scene={scene} seat={seat} />],
    ...(scene.watching ? {} : { wide: <SeatZone scene={scene} seat={seat} /> }),
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
