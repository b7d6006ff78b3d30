/** The table that is being played: header with its menu, the view, my turn by sound and title, keys, news for those who listen. */
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { seatOf } from '#kernel';
import { liveMoment } from '../app/live.ts';
import { pastOf } from '../app/past.ts';
import type { Remark, Seated, Visit } from '../app/store.ts';
import { app, changed } from '../app/store.ts';
import { useWakeLock } from '../app/wake.ts';
import type { Board, Scene } from '../board.ts';
import { sceneOf } from '../scene.ts';
import { HeadButton, Header, Pips, RulesButton, SoundButton } from '../widgets/header.tsx';
import type { Moments } from '../widgets/log.tsx';
import { remarkText } from '../widgets/reactions.tsx';
import { listed } from '../words/index.ts';
import { FirstSteps } from './first-steps.tsx';
import { Newcomers } from './newcomers.tsx';
import { PastView } from './past-view.tsx';
import { TableMenu } from './table-menu.tsx';
import type { TableViewProps } from './table-view.tsx';
import { TableView, TurnLine } from './table-view.tsx';
import { useCues } from './use-cues.ts';
import { useTableKeys } from './use-keys.ts';
import { useLastMoment } from './use-last-moment.ts';

export function TableScreen({ visit, seated }: { readonly visit: Visit; readonly seated: Seated }): ReactNode {
  const { look, board } = seated;
  if (look === undefined) return undefined;
  const scene = sceneOf(liveMoment(visit, seated, look));
  return <LiveTable visit={visit} seated={seated} scene={scene} board={board} />;
}

interface LiveProps {
  readonly visit: Visit;
  readonly seated: Seated;
  readonly scene: Scene;
  readonly board: Board;
}

function LiveTable({ visit, seated, scene, board }: LiveProps): ReactNode {
  const [isMenuOpen, openMenu] = useState(false);
  const { isPulled, pull, line, goBack, moments } = useLog(seated);
  const state = stateOf(visit, scene);
  const tick = useCues(scene, board);
  useLastMoment(visit, scene, board);
  useShown(seated, scene);
  useWakeLock(visit.as === 'sit' ? 'awake' : 'free');
  const side = { isPulled, onClose: () => pull(false) };
  const isBack = line !== undefined && moments.has(line);
  const header = { code: visit.code, onRules: openRules, onLog: () => pull(!isPulled), onMenu: () => openMenu(true) };
  return (
    <>
      <SkipLink />
      {isBack ? (
        <PastView
          visit={visit}
          seated={seated}
          line={line}
          moments={moments}
          side={side}
          isMyTurn={scene.asked}
          onBack={() => goBack(undefined)}
        />
      ) : (
        <TableView
          scene={scene}
          board={board}
          state={state}
          side={side}
          moments={moments}
          code={visit.code}
          remarks={visit.remarks}
          talking={visit.as === 'sit' && visit.room?.muted === false}
          onTick={tick}
          header={<TableHead scene={scene} board={board} {...header} />}
        />
      )}
      <Beside visit={visit} scene={scene} board={board} state={state} isBack={isBack} />
      {isMenuOpen ? <TableMenu visit={visit} onClose={() => openMenu(false)} /> : undefined}
    </>
  );
}

/** The log beside the table, pulled out or not, and the line of it that is shown again, by tap and by key. */
function useLog(seated: Seated) {
  const [isPulled, pull] = useState(false);
  const [line, goBack] = useState<number>();
  const moments = momentsOf(seated, (to) => {
    pull(false);
    goBack(to);
  });
  useTableKeys({
    log: () => pull((open) => !open),
    escape: () => (isPulled ? pull(false) : goBack(undefined)),
  });
  return { isPulled, pull, line, goBack, moments };
}

interface BesideProps extends Omit<LiveProps, 'seated'> {
  readonly state: ReturnType<typeof stateOf>;
  readonly isBack: boolean;
}

/** What stands around the view, or is only heard. */
const Beside = ({ visit, scene, board, state, isBack }: BesideProps): ReactNode => (
  <>
    {visit.as === 'sit' && !isBack ? (
      <FirstSteps key={app.settings.guided.length} game={scene.match.game.id} texts={firstStepsIn(scene.words)} />
    ) : undefined}
    <TurnLine scene={scene} board={board} state={state} />
    <News scene={scene} remark={visit.remarks.at(-1)} />
    <PauseWish visit={visit} />
    <Newcomers visit={visit} />
  </>
);

const SkipLink = (): ReactNode => (
  <a className="skip-link" href="#main">
    {app.words.skipToTable}
  </a>
);

/** Lines of the log whose looks this page has kept. */
const momentsOf = ({ past }: Seated, show: (line: number) => void): Moments => ({
  has: (line) => pastOf(past, line) !== undefined,
  show,
});

function stateOf({ state, room }: Visit, { look }: Scene): TableViewProps['state'] {
  if (state !== 'open') return 'cut';
  if (look.paused && room?.paused === 'countdown') return 'countdown';
  return look.paused ? 'paused' : 'live';
}

interface HeadProps {
  readonly code: string;
  readonly scene: Scene;
  readonly board: Board;
  readonly onRules: () => void;
  readonly onLog: () => void;
  readonly onMenu: () => void;
}

export function TableHead({ code, scene, board, onRules, onLog, onMenu }: HeadProps): ReactNode {
  const rounds = board.rounds?.(scene);
  return (
    <Header
      className="shell__head"
      title={scene.text.title}
      code={code}
      middle={rounds === undefined ? undefined : <Pips {...rounds} />}
    >
      <RulesButton onTap={onRules} />
      <HeadButton sign="log" label={app.words.logAndTalk} className="log-button" onTap={onLog} />
      <SoundButton />
      <HeadButton sign="menu" label={app.words.menu} onTap={onMenu} />
    </Header>
  );
}

function openRules(): void {
  app.dialog = 'rules';
  changed();
}

/** When each question came onto the screen: how fast somebody is in a race counts from there. */
function useShown({ shown }: Seated, { top }: Scene): void {
  const id = top?.id;
  useLayoutEffect(() => {
    if (id !== undefined && !shown.has(id)) shown.set(id, performance.now());
  }, [id, shown]);
}

/** Without the host, a pause is a wish until all who are here have it. */
function PauseWish({ visit }: { readonly visit: Visit }): ReactNode {
  const names = visit.room?.chairs.flatMap((chair) =>
    chair.kind === 'person' && chair.wantsChange ? [chair.name] : [],
  );
  if (names === undefined || names.length === 0) return undefined;
  return (
    <p className="wish toast" role="status">
      {app.words.wantsPause(listed(app.settings.language, names))}
    </p>
  );
}

/** The log for those who hear the page: what is new since the last time, once; and what players say. */
export function News({ scene, remark }: { readonly scene: Scene; readonly remark?: Remark | undefined }): ReactNode {
  const { log, text, match, who } = scene;
  const told = useRef(log.length);
  const [news, setNews] = useState('');
  const count = log.length;
  useEffect(() => {
    const fresh = log.slice(Math.max(Math.min(told.current, count), count - 3));
    told.current = count;
    if (fresh.length > 0) setNews(fresh.map((event) => text.event(event, match, who)).join(' '));
  }, [count, log, text, match, who]);
  const said = remark === undefined ? '' : app.words.saidBy(who.seat(seatOf(remark.chair)), remarkText(remark));
  return (
    <p className="visually-hidden" aria-live="polite">
      {news} {said}
    </p>
  );
}

/** A game without screens of its own has none. */
const firstStepsIn = (words: unknown): readonly string[] =>
  (words as { readonly firstSteps?: readonly string[] } | undefined)?.firstSteps ?? [];
