/** Sandwich on the page: which screen belongs to which question, and what the shell shows of it elsewhere. */
import type { ReactNode } from 'react';
import type { BoardWords, SandwichKinds } from '#games/sandwich';
import { trayOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import type { Board, Shown } from '../../board.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Standings, Vote } from './again.tsx';
import { calledNow } from './called.ts';
import { Composing, Leftover, Serve } from './compose.tsx';
import { Ending } from './ending.tsx';
import { Addressing, NewCard, Placing, ServeLines } from './express.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Collected, Market, PileAndTheme } from './market.tsx';
import { Pitching, ServePitch, Speaking, Spoken } from './pitch.tsx';
import { planOf } from './plan.ts';
import type { Ask, OwnScene, SceneProps } from './scene.ts';
import { askOf, cardName, isDone, platesFull, trayAt } from './scene.ts';
import { ServeRanking, Tasters, Tasting } from './tasting.tsx';
import { cueOf, loggedAs } from './told.ts';
import { Cooks, DealActs, Dealing, LyingOpen, Offers } from './trade.tsx';
import './style.css';

type Screen = (props: SceneProps) => ReactNode;

interface Screens {
  readonly Sheet: Screen;
  readonly Tray?: Screen;
  readonly Mine?: Screen;
  readonly Dock?: Screen;
  readonly Side?: Screen;
  /** The anchor of the rulebook. */
  readonly phase: string;
}

const market: Screens = { Sheet: Market, Tray: Collected, Mine: PileAndTheme, phase: 'market' };

const composing: Screens = { Sheet: Composing, Tray: Leftover, Dock: Serve, phase: 'compose' };

const byAsk: Readonly<Record<Ask, Screens>> = {
  flip: market,
  grab: market,
  pick: market,
  place: {
    Sheet: Placing,
    Tray: NewCard,
    phase: 'market',
  },
  address: {
    Sheet: Addressing,
    Dock: ServeLines,
    phase: 'compose',
  },
  trade: {
    Sheet: (props) => (isDealing(props.scene) ? <Dealing {...props} /> : <Composing {...props} />),
    Tray: Leftover,
    Dock: Bargain,
    Side: LyingOpen,
    phase: 'trade',
  },
  compose: composing,
  pitch: {
    Sheet: Pitching,
    Dock: ServePitch,
    Side: Tasters,
    phase: 'taste',
  },
  speak: {
    Sheet: Speaking,
    Dock: Spoken,
    Side: Tasters,
    phase: 'taste',
  },
  rank: { Sheet: Tasting, Dock: ServeRanking, Side: Tasters, phase: 'taste' },
  again: {
    Sheet: Standings,
    Dock: Vote,
    phase: 'score',
  },
};

const isDealing = (scene: OwnScene): boolean => scene.asked && planOf(scene).deal.isOpen;

/** Offers, and what I do besides. */
function Bargain({ scene }: SceneProps): ReactNode {
  return (
    <>
      <Offers scene={scene} />
      {isDealing(scene) ? <DealActs scene={scene} /> : <Serve scene={scene} />}
    </>
  );
}

/** Builders are only watched by those who do not build. */
function screensOf(scene: OwnScene): Screens {
  const ask = askOf(scene);
  if (ask === undefined) return market;
  const { phase, Sheet } = byAsk[ask];
  const isHidden = scene.watching && BUILDING.includes(ask);
  if (scene.watching) return { Sheet: isHidden ? Cooks : Sheet, phase };
  return byAsk[ask];
}

const BUILDING: readonly Ask[] = ['place', 'address', 'trade', 'compose'];

const screen =
  (place: 'Sheet' | 'Tray' | 'Mine' | 'Dock' | 'Side'): Screen =>
  ({ scene }) => {
    const Part = screensOf(scene)[place];
    return Part === undefined ? undefined : <Part scene={scene} />;
  };

const Tray = screen('Tray');
const Mine = screen('Mine');

const PLACES = [
  ['tray', 'Tray'],
  ['mine', 'Mine'],
  ['dock', 'Dock'],
  ['side', 'Side'],
] as const;

export const board: Board<SandwichKinds, BoardWords> = {
  Sheet: screen('Sheet'),
  Tray: ({ scene }) => (
    <section aria-label={scene.words.collected}>
      <Tray scene={scene} />
    </section>
  ),
  Mine: ({ scene }) => (
    <section className="mine" aria-label={scene.words.yourPile}>
      <Mine scene={scene} />
    </section>
  ),
  Dock: screen('Dock'),
  Side: screen('Side'),
  Ending,
  places(scene) {
    const there = screensOf(scene);
    return PLACES.filter(([, part]) => there[part] !== undefined).map(([place]) => place);
  },
  banner: calledNow,
  seat: shownAt,
  rounds({ match, look }) {
    const { rounds } = match.options;
    return { now: ((look.view.round - 1) % rounds) + 1, of: rounds };
  },
  phase: (scene) => screensOf(scene).phase,
  face: faceOf,
  logged: loggedAs,
  cue: cueOf,
};

/** Where trays lie open the last takes are shown; where they are hidden only how many there are, and the last one. */
function shownAt(scene: OwnScene, seat: Seat): Shown {
  const { look, match, words } = scene;
  const tray = look.piles[trayOf(match.seats, seat)].length;
  const plates = platesFull(scene, seat);
  const isTasting = ['pitch', 'speak', 'rank'].includes(askOf(scene) ?? '');
  const count = isTasting ? plates : tray;
  const flag = flagOf(scene, seat);
  return {
    points: look.view.points[seat],
    notes: [
      <Count key="count" picture={isTasting ? 'plate' : 'basket'} count={count} label={words.ingredients(count)} />,
      ...(isTasting ? [] : [<LastTakes key="takes" scene={scene} seat={seat} />]),
    ],
    ...(flag === undefined ? {} : { flag }),
    holds: seat === scene.seat ? [] : trayAt(scene, seat),
  };
}

function flagOf(scene: OwnScene, seat: Seat): string | undefined {
  const ask = askOf(scene);
  if (ask === 'grab' || ask === 'pick') return scene.look.view.takers.includes(seat) ? scene.words.gotOne : undefined;
  return ask === 'rank' && isDone(scene, seat) ? scene.words.served : undefined;
}

function Count({ picture, count, label }: { picture: string; count: number; label: string }): ReactNode {
  return (
    <>
      <Picture of={pictureOf(picture)} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

const MOST_TAKES = 4;

function LastTakes({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const cards = lastTakes(scene, seat);
  if (cards.length === 0) return undefined;
  return (
    <span className="pics" role="img" aria-label={cards.map((card) => cardName(scene, card)).join(', ')}>
      {cards.map((card) => (
        <Picture key={card} of={faceOf(scene, card).picture} />
      ))}
    </span>
  );
}

function lastTakes(scene: OwnScene, seat: Seat): CardId[] {
  if (seat === scene.seat || scene.match.options.trading) return trayAt(scene, seat).slice(-MOST_TAKES);
  const begun = scene.log.findLastIndex(({ is }) => is === 'round');
  const last = scene.log.findLast((event, i) => i > begun && event.is === 'took' && event.seat === seat);
  return last?.is === 'took' ? [last.card] : [];
}
