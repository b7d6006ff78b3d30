/** The table as it lies there: seats, banner, sheet, tray, what is mine, dock and side. The same for live play and for stored moments. */
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import type { Seat } from '#kernel';
import { listSeats } from '#kernel';
import { fingerprintOf } from '../app/deals.ts';
import type { Remark } from '../app/store.ts';
import { app } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';
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
import { backStyle } from './back-style.ts';

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
  const places = board.places?.(scene) ?? ['tray', 'mine', 'dock', 'side'];
  const has = (place: (typeof places)[number]): boolean => places.includes(place);
  return (
    <div className={classes('shell cloth', state === 'cut' && 'is-offline')} style={backStyle(scene.match.game.id)}>
      {header}
      <Seats {...props} />
      <main className="shell__table" id="main">
        <h1 className="visually-hidden">{app.words.tableTitle(scene.text.title, code)}</h1>
        <Banner scene={scene} board={board} state={state} onTick={onTick} />
        <Sheet>
          <board.Sheet scene={scene} />
        </Sheet>
      </main>
      {board.Tray !== undefined && has('tray') ? (
        <section className="shell__tray">
          <board.Tray scene={scene} />
        </section>
      ) : undefined}
      {board.Mine !== undefined && has('mine') ? (
        <section className="shell__mine">
          <board.Mine scene={scene} />
        </section>
      ) : undefined}
      <Dock {...props} hasDock={has('dock')} />
      <Side {...props} />
      <Zoom />
    </div>
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

/** My left neighbour first, I last: as one sits at a table. */
function seatsFrom({ match, seat, watching }: Scene): Seat[] {
  const seats = listSeats(match.players);
  if (watching) return seats;
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function Seats({ scene, board, remarks = [] }: TableViewProps): ReactNode {
  const seats = seatsFrom(scene);
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

function Dock({ scene, board, hasDock, talking }: TableViewProps & { readonly hasDock: boolean }): ReactNode {
  const isThere = board.Dock !== undefined && hasDock;
  if (!isThere && talking !== true) return undefined;
  return (
    <section className={classes('shell__dock', !isThere && 'shell__dock--talk')} aria-label={app.words.besides}>
      {board.Dock !== undefined && hasDock ? <board.Dock scene={scene} /> : undefined}
      {talking === true ? <Reactions /> : undefined}
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
        <div className="narrow">
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
