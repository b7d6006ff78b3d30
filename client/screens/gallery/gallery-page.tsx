/** Any moment of any finished game as any seat saw it, with the components of live play and none of its effects. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Language } from '#kernel';
import { momentPath, rewrite } from '../../app/router.ts';
import { app, useApp } from '../../app/store.ts';
import type { Board, Scene } from '../../board.ts';
import { sceneOf } from '../../scene.ts';
import { Header, Pips, RulesButton } from '../../widgets/header.tsx';
import { still } from '../../widgets/still.ts';
import { RulesDialog } from '../rules/rules-dialog.tsx';
import { TableView } from '../table-view.tsx';
import { AsLive } from './as-live.tsx';
import { Ended } from './ended.tsx';
import type { Exhibit } from './exhibit.ts';
import { exhibitOf, momentOf, within } from './exhibit.ts';
import './gallery.css';
import type { KeptGame } from './kept-games.ts';
import { fetchGame, readGame } from './kept-games.ts';
import { ReplayBar } from './replay-bar.tsx';

/** The address at which a file is opened. */
const FILE = 'file';

export interface GalleryProps {
  readonly id: string;
  readonly at: number;
  readonly seat: number;
}

export function GalleryPage({ id, at, seat }: GalleryProps): ReactNode {
  const { settings } = useApp();
  const [kept, setKept] = useState<KeptGame>();
  const shown = useExhibit(id, kept, settings.language);
  const words = app.words.gallery;
  if (id === FILE && kept === undefined) return <Desk text={words.openHint} onFile={setKept} />;
  if (shown === undefined) return <Desk text={words.loading} />;
  if (typeof shown === 'string') return <Desk text={words.faults[shown]} onFile={setKept} />;
  const place = { exhibit: shown, id, ...within(shown, at, seat) };
  const act = new URLSearchParams(location.search).get('bare');
  return act === null ? <Shown {...place} /> : <AsLive key={`${id} ${at} ${seat} ${act}`} {...place} act={act} />;
}

interface ShownProps extends GalleryProps {
  readonly exhibit: Exhibit;
}

function Shown({ exhibit, id, at, seat }: ShownProps): ReactNode {
  const { board, tape } = exhibit;
  const scene = sceneOf(momentOf(exhibit, at, within(exhibit, at, seat).seat));
  const [isReading, setReading] = useState(false);
  const phase = board.phase?.(scene);
  const isOver = scene.look.result.over;
  const go = (to: number, eyes: number): void => rewrite(momentPath(id, to, eyes));
  const head = (
    <div className={isOver ? '' : 'shell__head'}>
      <Head scene={scene} board={board} isConsistent={tape.isConsistent} onRules={() => setReading(true)} />
      <ReplayBar exhibit={exhibit} at={at} seat={seat} go={go} />
    </div>
  );
  return (
    <div className="gallery" data-moment={`${id} ${at} ${seat}`} data-phase={phase} onClickCapture={still}>
      {isOver ? (
        <Ended scene={scene} board={board} head={head} />
      ) : (
        <TableView scene={scene} board={board} state="live" code="" header={head} />
      )}
      {isReading ? (
        <RulesDialog
          game={tape.match.game.id}
          language={app.settings.language}
          phase={phase}
          onClose={() => setReading(false)}
        />
      ) : undefined}
    </div>
  );
}

interface HeadProps {
  readonly scene: Scene;
  readonly board: Board;
  readonly isConsistent: boolean;
  readonly onRules: () => void;
}

function Head({ scene, board, isConsistent, onRules }: HeadProps): ReactNode {
  const words = app.words.gallery;
  const rounds = board.rounds?.(scene);
  return (
    <Header title={scene.text.title} middle={rounds === undefined ? undefined : <Pips {...rounds} />}>
      <span className={isConsistent ? 'replay__proof' : 'replay__proof is-doubtful'}>
        {isConsistent ? words.consistent : words.inconsistent}
      </span>
      <RulesButton onTap={onRules} />
    </Header>
  );
}

interface DeskProps {
  readonly text: string;
  readonly onFile?: (kept: KeptGame | undefined) => void;
}

/** While there is nothing to show: why, and a way to open a file. */
function Desk({ text, onFile }: DeskProps): ReactNode {
  const words = app.words.gallery;
  return (
    <div className="page cloth">
      <Header />
      <main className="page__main" id="main">
        <section className="panel gallery__desk">
          <h1>{words.replay}</h1>
          <p role="status">{text}</p>
          {onFile === undefined ? undefined : (
            <label className="button button--main">
              <input
                className="visually-hidden"
                type="file"
                accept="application/json,.json"
                onChange={async ({ target }) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) onFile((await readGame(file)) ?? { replay: BROKEN, seats: [] });
                }}
              />
              {words.open}
            </label>
          )}
        </section>
      </main>
    </div>
  );
}

/** What a file that holds no game is shown as. */
const BROKEN = { game: '' } as KeptGame['replay'];

type Outcome = Exhibit | 'missing' | 'other-version' | 'broken';

/** Undefined while it is on its way. */
function useExhibit(id: string, file: KeptGame | undefined, language: Language): Outcome | undefined {
  const [found, setFound] = useState<{ key: string; kept: KeptGame | undefined; outcome: Outcome }>();
  const key = `${id} ${language}`;
  const known = found?.key === key && found.kept === file ? found.outcome : undefined;
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const kept = file ?? (id === FILE ? undefined : await keptGame(id));
      const outcome = kept === undefined ? 'missing' : await exhibitOf(kept, language).catch(() => 'broken' as const);
      if (isWanted) setFound({ key, kept: file, outcome });
    };
    show();
    return () => {
      isWanted = false;
    };
  }, [id, file, language, key]);
  return known;
}

/** A game is fetched once, however often one looks at it. */
const fetched = new Map<string, Promise<KeptGame | undefined>>();

function keptGame(id: string): Promise<KeptGame | undefined> {
  const known = fetched.get(id) ?? fetchGame(id);
  fetched.set(id, known);
  return known;
}
