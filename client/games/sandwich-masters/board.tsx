/** Sandwich Masters on the page: where its parts lie on the table, and what the shell shows of it elsewhere. */
import type { BoardWords, MastersKinds } from '#games/sandwich-masters';
import type { Seat } from '#kernel';
import { askOf } from '../../asking.ts';
import type { Board, Shown } from '../../board.ts';
import { calledNow } from './called.ts';
import { Play } from './dock.tsx';
import { Ending } from './ending.tsx';
import { faceOf } from './faces.ts';
import { Mine } from './mine.tsx';
import { Built, Counts } from './others.tsx';
import { hasPlan, planOf } from './plan.ts';
import type { Ask, OwnScene } from './scene.ts';
import { isCovered } from './scene.ts';
import { Sheet, tabOf } from './sheet.tsx';
import { stagedNow } from './staged.ts';
import { cueOf, loggedAs } from './told.ts';
import { Hand, handSizes } from './tray.tsx';
import './board.css';

/** More rounds than these are no row of dots. */
const MOST_ROUNDS = 5;

export const board: Board<MastersKinds, BoardWords> = {
  Sheet,
  Tray: Hand,
  Mine,
  Dock: Play,
  Ending,
  places: (scene) => (isStage(scene) ? [] : ['tray', 'mine', 'dock']),
  layout: (scene) => (isStage(scene) ? 'stage' : 'workshop'),
  isSpread: (scene) => tabOf(scene) === 'others',
  sizes: handSizes,
  parts: ['bar', 'others', 'mine', 'hand', 'play'],
  banner: calledNow,
  seat: shownAt,
  rounds({ match, look }) {
    const { end, rounds } = match.options;
    return end === 'rounds' && rounds <= MOST_ROUNDS ? { now: Math.max(1, look.view.round), of: rounds } : undefined;
  },
  phase: phaseOf,
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
  staged: stagedNow,
};

/** Who only looks on, and whom an inspector or an event asks, sees the sheet alone. */
const isStage = (scene: OwnScene): boolean => scene.watching || isCovered(scene);

function shownAt(scene: OwnScene, seat: Seat): Shown {
  return {
    points: scene.look.view.money[seat],
    score: 'coins',
    notes: [<Counts key="counts" scene={scene} seat={seat} />],
    ...(isStage(scene) ? {} : { wide: <Built scene={scene} seat={seat} /> }),
  };
}

const PHASES: Readonly<Record<Ask, string>> = {
  turn: 'turn',
  inspect: 'inspectors',
  event: 'events',
  served: 'claim',
  visited: 'inspectors',
};

/** The rule at which the page opens: of the question, or of the kind of turn that is put together. */
function phaseOf(scene: OwnScene): string | undefined {
  const ask = askOf(scene);
  if (ask === undefined) return 'end';
  if (ask !== 'turn' || !hasPlan(scene)) return PHASES[ask];
  const { does, steps } = planOf(scene);
  if (does === 'move') return 'move';
  return does === 'play' && steps.length > 0 ? 'play' : 'turn';
}
