/** Sandwich Masters on the page: where its parts lie on the table, and what the shell shows of it elsewhere. */
import type { BoardWords, MastersKinds } from '#games/sandwich-masters';
import type { Seat } from '#kernel';
import type { Board, Shown } from '../../board.ts';
import { Bar } from './bar.tsx';
import { calledNow } from './called.ts';
import { Ending } from './ending.tsx';
import { faceOf } from './faces.ts';
import { Hand } from './hand.tsx';
import { Mine } from './mine.tsx';
import { Counts, Door, Slots } from './others.tsx';
import { hasPlan, planOf } from './plan.ts';
import { Play } from './play.tsx';
import type { Ask, OwnScene } from './scene.ts';
import { askOf } from './scene.ts';
import { cueOf, loggedAs } from './told.ts';
import './style.css';

/** More rounds than these are no row of dots. */
const MOST_ROUNDS = 5;

export const board: Board<MastersKinds, BoardWords> = {
  Sheet: Bar,
  Tray: Hand,
  Mine,
  Dock: Play,
  Ending,
  places: ({ watching }) => (watching ? [] : ['tray', 'mine', 'dock']),
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
};

function shownAt(scene: OwnScene, seat: Seat): Shown {
  return {
    points: scene.look.view.money[seat],
    notes: [
      <Counts key="counts" scene={scene} seat={seat} />,
      <span key="slots" className="m-seat">
        <Slots scene={scene} seat={seat} />
        <Door scene={scene} seat={seat} />
      </span>,
    ],
  };
}

const PHASES: Readonly<Record<Ask, string>> = { turn: 'turn', inspect: 'inspectors', event: 'events' };

/** The rule at which the page opens: of the question, or of the kind of turn that is put together. */
function phaseOf(scene: OwnScene): string | undefined {
  const ask = askOf(scene);
  if (ask === undefined) return 'end';
  if (ask !== 'turn' || !hasPlan(scene)) return PHASES[ask];
  const { does, steps } = planOf(scene);
  if (does === 'move') return 'move';
  return does === 'play' && steps.length > 0 ? 'play' : 'turn';
}
