/** The menu of a table: pause, other devices, settings, leaving and ending. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { say } from '../app/commands.ts';
import { tvPath } from '../app/router.ts';
import { openSettings } from '../app/speaking.ts';
import type { Room, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { leave, toTheDoor } from '../app/visits.ts';
import { Confirm, Dialog } from '../widgets/dialog.tsx';
import { showSteps } from './first-steps.tsx';
import { HandOff } from './hand-off.tsx';
import { Entry } from './menu-entry.tsx';
import { LateSheet, PlaceMenu } from './on-demand.tsx';

type Step = 'menu' | 'leave' | 'end' | 'hand-off' | number;

export function TableMenu({ visit, onClose }: { readonly visit: Visit; readonly onClose: () => void }): ReactNode {
  const [step, go] = useState<Step>('menu');
  const { words } = app;
  if (step === 'leave')
    return <Confirm title={words.leave} text={words.leaveSure} yes={words.leave} onYes={leave} onClose={onClose} />;
  if (step === 'end')
    return (
      <Confirm
        title={words.endGame}
        text={words.endSure}
        yes={words.endGame}
        onClose={onClose}
        onYes={() => say({ kind: 'end' })}
      />
    );
  if (typeof step === 'number' && visit.room !== undefined)
    return <PlaceMenu visit={visit} room={visit.room} seat={step} onClose={onClose} />;
  if (step === 'hand-off') return <HandOff visit={visit} onClose={onClose} />;
  return (
    <Dialog title={`${words.table} ${visit.code}`} onClose={onClose}>
      <Entries visit={visit} go={go} onClose={onClose} />
      <LateSheet room={visit.room} seat={visit.seated?.table.seat ?? 0} />
    </Dialog>
  );
}

interface EntriesProps {
  readonly visit: Visit;
  readonly go: (step: Step) => void;
  readonly onClose: () => void;
}

function Entries({ visit, go, onClose }: EntriesProps): ReactNode {
  const { words } = app;
  const { room, as } = visit;
  const isPaused = room?.paused !== 'nobody';
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <ul className="menu">
      {as === 'sit' ? (
        <>
          <Entry
            sign={isPaused ? 'play' : 'pause'}
            label={isPaused ? words.resume : words.pause}
            onTap={then(() => say({ kind: isPaused ? 'resume' : 'pause' }))}
          />
          <Entry sign="phone" label={words.otherDevice} onTap={() => go('hand-off')} />
          <Entry sign="star" label={words.firstSteps} onTap={then(() => showSteps(room?.game ?? ''))} />
        </>
      ) : undefined}
      {as === 'watch' ? <Entry sign="person-plus" label={words.sit} onTap={then(toTheDoor)} /> : undefined}
      <Entry sign="tv" label={words.showTv} onTap={then(() => open(tvPath(visit.code), '_blank', 'noopener'))} />
      <Entry sign="settings" label={words.settings} onTap={then(openSettings)} />
      {room?.host === visit.person && as === 'sit' ? <HostEntries room={room} me={visit.person} go={go} /> : undefined}
      <Entry sign="door" label={words.leave} onTap={() => (as === 'sit' ? go('leave') : then(leave)())} />
    </ul>
  );
}

/** The host's: everybody who sits here, and the end. */
function HostEntries({ room, me, go }: { room: Room; me: number; go: (step: Step) => void }): ReactNode {
  const { words } = app;
  return (
    <>
      {room.chairs.map((chair, seat) =>
        chair.kind === 'person' && chair.person !== me ? (
          <Entry key={chair.person} sign="person" label={words.moreFor(chair.name)} onTap={() => go(seat)} />
        ) : undefined,
      )}
      {room.stage === 'playing' ? <Entry sign="close" label={words.endGame} onTap={() => go('end')} /> : undefined}
    </>
  );
}
