/** The table as it lies there: seats, banner, sheet, tray, what is mine, dock and side. The same for live play and for stored moments. */
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { fingerprintOf } from '../app/deals.ts';
import type { Remark } from '../app/store.ts';
import { app } from '../app/store.ts';
import { seatsAround } from '../asking.ts';
import type { Board, PlaceName, Scene } from '../board.ts';
import type { BannerProps } from '../widgets/banner.tsx';
import { Banner, calledOf } from '../widgets/banner.tsx';
import { classes } from '../widgets/classes.ts';
import { travel } from '../widgets/flip.ts';
import type { Moments } from '../widgets/log.tsx';
import { Log } from '../widgets/log.tsx';
import { Phrases, Reactions } from '../widgets/reactions.tsx';
import { SeatPlate } from '../widgets/seat-plate.tsx';
import { Sheet } from '../widgets/sheet.tsx';
import { Zoom } from '../widgets/zoom.tsx';
import { shellStyle } from './back-style.ts';

export interface TableViewProps {
  readonly scene: Scene;
  readonly board: Board;
  readonly code: string;
  readonly header: ReactNode;
  readonly state: BannerProps['state'];
  readonly remarks?: readonly Remark[];
  /** May the reader say something? */
  readonly talking?: boolean;
  /** On phones the side column is pulled up. */
  readonly side?: { readonly isPulled: boolean; readonly onClose: () => void };
  readonly onTick?: (() => void) | undefined;
  /** Lines of the log that can be seen again. */
  readonly moments?: Moments | undefined;
}

export function TableView(props: TableViewProps): ReactNode {
  const { scene, board, header, state, onTick, code } = props;
  useLayoutEffect(travel);
  const places = placesOf(scene, board);
  return (
    <div
      className={classes('shell cloth', state === 'cut' && 'is-offline')}
      data-board={scene.match.game.id}
      data-layout={board.layout?.(scene)}
      data-places={places.join(' ')}
      data-spread={board.isSpread?.(scene) === true ? '' : undefined}
      style={shellStyle(scene, board)}
    >
      {header}
      <Seats {...props} />
      <main className="shell__table" id="main">
        <h1 className="visually-hidden">{app.words.tableTitle(scene.text.title, code)}</h1>
        <Banner scene={scene} board={board} state={state} onTick={onTick} />
        {board.Band === undefined ? undefined : <board.Band scene={scene} />}
        <Sheet>
          <board.Sheet scene={scene} />
        </Sheet>
      </main>
      {PLACED.map(([name, part]) => {
        const Part = board[part];
        return Part === undefined || !places.includes(name) ? undefined : (
          <section key={name} className={`shell__${name}`}>
            <Part scene={scene} />
          </section>
        );
      })}
      <Dock {...props} hasDock={places.includes('dock')} />
      <Side {...props} />
      <Zoom />
    </div>
  );
}

/** In the order in which they are read. */
const PLACED = [
  ['tray', 'Tray'],
  ['mine', 'Mine'],
  ['offers', 'Offers'],
] as const;

const ALL: readonly (readonly [PlaceName, 'Tray' | 'Mine' | 'Offers' | 'Dock' | 'Side'])[] = [
  ...PLACED,
  ['dock', 'Dock'],
  ['side', 'Side'],
];

/** What the board has and wants now. */
function placesOf(scene: Scene, board: Board): PlaceName[] {
  const wanted = board.places?.(scene);
  return ALL.filter(([name, part]) => board[part] !== undefined && wanted?.includes(name) !== false).map(
    ([name]) => name,
  );
}

/** The assertive line for those who hear the page: what I do now, whenever it changes. */
export function TurnLine({ scene, board, state }: Pick<TableViewProps, 'scene' | 'board' | 'state'>): ReactNode {
  const { verb, hint } = calledOf(scene, board, state);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {scene.asked && state === 'live' ? `${app.words.yourTurn}: ` : ''}
      {verb} {hint}
    </p>
  );
}

function Seats({ scene, board, remarks = [] }: TableViewProps): ReactNode {
  const seats = seatsAround(scene);
  return (
    <section className="shell__seats" aria-label={app.words.players}>
      <ul
        className={classes('seats', board.Tray !== undefined && 'seats--others')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where many sit, the row is scrolled by keys.
        tabIndex={0}
        aria-label={app.words.atTheTable}
      >
        {seats.map((seat) => (
          <SeatPlate
            key={seat}
            scene={scene}
            board={board}
            seat={seat}
            remark={remarks.filter(({ chair }) => chair === seat).at(-1)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A board that names its layout has the faces of its players in the side; there the dock is the board's alone. */
function Dock({ scene, board, hasDock, talking }: TableViewProps & { readonly hasDock: boolean }): ReactNode {
  const talks = talking === true && board.layout?.(scene) === undefined;
  if (!hasDock && !talks) return undefined;
  return (
    <section className={classes('shell__dock', !hasDock && 'shell__dock--talk')} aria-label={app.words.besides}>
      {board.Dock !== undefined && hasDock ? <board.Dock scene={scene} /> : undefined}
      {talks ? <Reactions /> : undefined}
    </section>
  );
}

function Side({ scene, board, side, talking, moments }: TableViewProps): ReactNode {
  const promised = app.visit?.room?.commitment;
  return (
    <aside className={classes('shell__side', side?.isPulled === true && 'is-pulled')} aria-label={app.words.logAndTalk}>
      {board.Side === undefined ? undefined : <board.Side scene={scene} />}
      <div className="side__head">
        <h2>{app.words.log}</h2>
        <button type="button" className="button button--quiet narrow" onClick={side?.onClose}>
          {app.words.close}
        </button>
      </div>
      {talking === true ? (
        <div className={board.layout?.(scene) === undefined ? 'narrow' : 'side__faces'}>
          <Reactions />
        </div>
      ) : undefined}
      <Log scene={scene} board={board} moments={moments} />
      {promised === undefined ? undefined : <p className="field__hint">{app.words.dealOf(fingerprintOf(promised))}</p>}
      {talking === true ? (
        <details className="fold side__talk">
          <summary>{app.words.phrasesTitle}</summary>
          <Phrases {...(side === undefined ? {} : { onSaid: side.onClose })} />
        </details>
      ) : undefined}
    </aside>
  );
}
