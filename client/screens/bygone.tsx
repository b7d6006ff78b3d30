/** A game of another version: its last look, still, the reason, and the way on with the same seats. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import { KERNEL_VERSION } from '#kernel';
import { say, sentenceOf } from '../app/commands.ts';
import { liveMoment } from '../app/live.ts';
import type { Room, Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { leave } from '../app/visits.ts';
import { sceneOf } from '../scene.ts';
import { HeadButton, Header } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';
import { Safe } from '../widgets/safe.tsx';
import { still } from '../widgets/still.ts';
import { listed } from '../words/index.ts';
import { TableView } from './table-view.tsx';
import { useGame } from './use-game.ts';

export interface BygoneProps {
  readonly visit: Visit;
  readonly room: Room;
}

export function BygoneScreen({ visit, room }: BygoneProps): ReactNode {
  const { seated } = visit;
  const head = <Head visit={visit} room={room} />;
  const plain = <Plain room={room} head={head} />;
  if (seated?.look === undefined || room.otherVersion?.shown !== true) return plain;
  // Rules of today may not understand a table of yesterday.
  return (
    <Safe otherwise={plain}>
      <LastLook visit={visit} seated={seated} head={head} />
    </Safe>
  );
}

function LastLook({ visit, seated, head }: { visit: Visit; seated: Seated; head: ReactNode }): ReactNode {
  const { look, board } = seated;
  if (look === undefined) return undefined;
  const why = (): void => undefined;
  const scene = sceneOf({
    ...liveMoment(visit, seated, look),
    stages: undefined,
    running: false,
    now: () => look.now,
    send: why,
  });
  return (
    <div className="bygone" onClickCapture={still}>
      <TableView scene={scene} board={board} state="paused" code={visit.code} header={head} />
    </div>
  );
}

/** Where nothing can be shown: who sits there. */
function Plain({ room, head }: { readonly room: Room; readonly head: ReactNode }): ReactNode {
  const names = room.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
  return (
    <div className="page">
      {head}
      <main className="page__main page__main--narrow" id="main">
        <section className="panel">
          <h1 className="display--l">{findGame(room.game)?.title ?? room.game}</h1>
          <p>{app.words.alreadyThere(listed(app.settings.language, names))}</p>
        </section>
      </main>
    </div>
  );
}

function Head({ visit, room }: BygoneProps): ReactNode {
  const { words } = app;
  const isHost = room.host === visit.person && visit.as === 'sit';
  const host = room.chairs.find((chair) => chair.kind === 'person' && chair.person === room.host);
  return (
    <div className="shell__head">
      <Header title={findGame(room.game)?.title ?? ''} code={visit.code}>
        <HeadButton sign="door" label={words.leave} onTap={leave} />
      </Header>
      <section className="replay-mark" role="status">
        <Why room={room} />
        {isHost ? (
          <button type="button" className="button button--main" onClick={() => say({ kind: 'rematch' })}>
            <Sign of="refresh" />
            {words.sameSeats}
          </button>
        ) : (
          <span>{words.hostGoesOn(host?.kind === 'person' ? host.name : '')}</span>
        )}
      </section>
    </div>
  );
}

function Why({ room }: { readonly room: Room }): ReactNode {
  const { kernel, version } = room.otherVersion ?? { kernel: 0, version: 0 };
  const loaded = useGame(room.game, app.settings.language);
  if (loaded === undefined) return undefined;
  const now = `${KERNEL_VERSION}.${loaded.game.version}`;
  return <p>{sentenceOf({ code: 'other-version', facts: { begun: `${kernel}.${version}`, now } })}</p>;
}
