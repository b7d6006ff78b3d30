/** Plates & Napkins on the page: which places are there at which question, and what the shell shows of it elsewhere. */
import type { BoardWords, PlatesKinds } from '#games/plates-and-napkins';
import { COUNTING_SEATS } from '#games/plates-and-napkins';
import { askOf } from '../../asking.ts';
import type { Board } from '../../board.ts';
import { Band } from './band.tsx';
import { calledNow } from './called.ts';
import { Dock, hasDock } from './dock.tsx';
import { Ending } from './ending.tsx';
import { faceOf } from './faces.ts';
import { stagedNow } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { shownAt } from './seat.tsx';
import { Sheet } from './sheet.tsx';
import { Beside } from './side.tsx';
import { cueOf, loggedAs } from './told.ts';
import { Tray } from './tray.tsx';

/** Where the rules page opens. */
function phaseOf(scene: OwnScene): string {
  const { stage } = scene.look.view;
  if (scene.top?.mode === 'hold') return stage === 'count' ? 'eat' : 'holds';
  if (['trade', 'pass', 'swap', 'choosePlate', 'choosePlayer'].includes(askOf(scene) ?? '')) return 'napkins';
  return { building: 'build', bidding: 'bid', count: 'eat' }[stage];
}

export const board: Board<PlatesKinds, BoardWords> = {
  Sheet,
  Band,
  Tray,
  Dock,
  Side: Beside,
  Ending,
  places(scene) {
    if (scene.watching) return ['side'];
    return hasDock(scene) ? ['tray', 'dock', 'side'] : ['tray', 'side'];
  },
  layout: ({ watching }) => (watching ? 'stage' : 'bench'),
  parts: [
    'plates',
    'stake',
    'mats',
    'count',
    'drawn',
    'passing',
    'band',
    'hand',
    'option',
    'acts',
    'napkin',
    'goal',
    'policy',
  ],
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
  staged: stagedNow,
};
