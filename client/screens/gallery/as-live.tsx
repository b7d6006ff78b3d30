/** A stored moment as live play shows it: cards can be picked, sheets opened, and what is answered stays in the page. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Seat } from '#kernel';
import type { Pending } from '../../app/pending.ts';
import type { Visit } from '../../app/store.ts';
import { app, changed } from '../../app/store.ts';
import type { Scene } from '../../board.ts';
import { sceneOf } from '../../scene.ts';
import { RulesDialog } from '../rules/rules-dialog.tsx';
import { TableHead } from '../table.tsx';
import { TableMenu } from '../table-menu.tsx';
import { TableView } from '../table-view.tsx';
import { Ended } from './ended.tsx';
import type { Exhibit } from './exhibit.ts';
import { momentOf } from './exhibit.ts';

export interface AsLiveProps {
  readonly exhibit: Exhibit;
  readonly id: string;
  readonly at: number;
  readonly seat: Seat;
  /** What somebody is about to do there: the same moment is shown anew for each. */
  readonly act: string;
}

/** A table that nobody is connected to, with a code as long as codes are. */
const NOWHERE: Visit = {
  table: '',
  code: 'SYRUP-56',
  as: 'sit',
  ownWords: new Map(),
  remarks: [],
  roundTrips: [],
  connection: undefined,
  state: 'open',
  person: 0,
  room: undefined,
  seated: undefined,
  first: undefined,
};

export function AsLive({ exhibit, id, at, seat, act }: AsLiveProps): ReactNode {
  const { board } = exhibit;
  const [isPulled, pull] = useState(false);
  const [sheet, open] = useState<'rules' | 'menu'>();
  const scene = useScene(exhibit, at, seat);
  const { code } = NOWHERE;
  const phase = board.phase?.(scene);
  const ways = { onRules: () => open('rules'), onLog: () => pull(!isPulled), onMenu: () => open('menu') };
  const close = (): void => open(undefined);
  const head = <TableHead code={code} scene={scene} board={board} {...ways} />;
  return (
    <div className="gallery" data-moment={`${id} ${at} ${seat} ${act}`.trim()} data-phase={phase}>
      {scene.look.result.over ? (
        <Ended scene={scene} board={board} head={head} />
      ) : (
        <TableView
          scene={scene}
          board={board}
          state="live"
          code={code}
          header={head}
          talking={!scene.watching}
          side={{ isPulled, onClose: () => pull(false) }}
        />
      )}
      {sheet === 'rules' ? (
        <RulesDialog game={scene.match.game.id} language={app.settings.language} phase={phase} onClose={close} />
      ) : undefined}
      {sheet === 'menu' ? <TableMenu visit={NOWHERE} onClose={close} /> : undefined}
    </div>
  );
}

/** Drafts and answers are those of this look at the moment, and gone with it. */
function useScene(exhibit: Exhibit, at: number, seat: Seat): Scene {
  const [drafts] = useState(() => new Map<string, unknown>());
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const send = (move: Omit<Pending, 'n'>): void => setPending([...pending, { ...move, n: pending.length }]);
  return sceneOf({ ...momentOf(exhibit, at, seat), drafts, pending, refresh: changed, send });
}
