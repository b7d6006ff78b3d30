/** Sandwich on the page: which places are there at which question, and what the shell shows of it elsewhere. */
import type { BoardWords, SandwichKinds } from '#games/sandwich';
import { askOf } from '../../asking.ts';
import type { Board, Layout, PlaceName } from '../../board.ts';
import { calledNow } from './called.ts';
import { Dock, hasDock } from './dock.tsx';
import { Ending } from './ending.tsx';
import { faceOf } from './faces.ts';
import { Mine } from './mine.tsx';
import { Offers } from './offers.tsx';
import type { Ask, OwnScene } from './scene.ts';
import { shownAt } from './seat.tsx';
import { Sheet } from './sheet.tsx';
import { Beside, hasSide } from './side.tsx';
import { stagedNow } from './staged.ts';
import { cueOf, loggedAs } from './told.ts';
import { Tray } from './tray.tsx';

const MARKET: readonly Ask[] = ['flip', 'grab', 'pick'];
const WITH_CARDS: readonly Ask[] = ['place', 'trade', 'compose'];

/** By question: the anchor of the rulebook. */
const phases: Readonly<Record<Ask, string>> = {
  theme: 'variants',
  flip: 'market',
  grab: 'market',
  pick: 'market',
  place: 'market',
  address: 'compose',
  trade: 'trade',
  compose: 'compose',
  pitch: 'taste',
  speak: 'taste',
  rank: 'taste',
  show: 'taste',
  again: 'score',
};

const nowAt = (scene: OwnScene): Ask => askOf(scene) ?? 'flip';

function layoutOf(scene: OwnScene): Layout {
  const ask = nowAt(scene);
  if (scene.watching) return 'stage';
  if (MARKET.includes(ask)) return 'market';
  return WITH_CARDS.includes(ask) ? 'kitchen' : 'stage';
}

function placesOf(scene: OwnScene): PlaceName[] {
  const ask = nowAt(scene);
  const isMarket = MARKET.includes(ask);
  const there: readonly (readonly [PlaceName, boolean])[] = [
    ['tray', !scene.watching && (isMarket || WITH_CARDS.includes(ask))],
    ['mine', !scene.watching && isMarket],
    ['offers', !scene.watching && ask === 'trade'],
    ['dock', hasDock(scene)],
    ['side', hasSide(scene)],
  ];
  return there.filter(([, isThere]) => isThere).map(([place]) => place);
}

export const board: Board<SandwichKinds, BoardWords> = {
  Sheet,
  Tray,
  Mine,
  Offers,
  Dock,
  Side: Beside,
  Ending,
  places: placesOf,
  layout: layoutOf,
  parts: ['market', 'theme', 'tray', 'columns', 'plates', 'show', 'serve'],
  banner: calledNow,
  seat: shownAt,
  rounds({ match, look }) {
    const { rounds } = match.options;
    return { now: ((look.view.round - 1) % rounds) + 1, of: rounds };
  },
  phase: (scene) => phases[nowAt(scene)],
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
  staged: stagedNow,
};
