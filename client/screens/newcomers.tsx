/** Who comes late: one line for those who may let in who took a bot's chair, one for whom the game began without; and who has seen a hand. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ChairShown } from '#protocol';
import { say } from '../app/commands.ts';
import type { Room, Visit } from '../app/store.ts';
import { app, notify } from '../app/store.ts';
import { personIn } from './wishes.ts';

type Waiting = Extract<ChairShown, { kind: 'person' }>;

export function Newcomers({ visit }: { readonly visit: Visit }): ReactNode {
  const { room, person: me } = visit;
  useSeen(room);
  if (room === undefined || visit.as !== 'sit') return undefined;
  const mine = personIn(room, me);
  if (mine?.lent === true && !mine.away) return <LateComer />;
  const chair = room.chairs.findIndex((one) => isWaiting(one) && one.waits?.asks.includes(me));
  const newcomer = room.chairs[chair];
  if (newcomer === undefined || !isWaiting(newcomer)) return undefined;
  return <Question newcomer={newcomer} chair={chair} />;
}

/** The game began without them. */
const LateComer = (): ReactNode => (
  <section className="wish wish--ask toast" aria-label={app.words.lentToBot}>
    <span role="status">{app.words.lentToBot}</span>
    <button type="button" className="button button--main" onClick={() => say({ kind: 'ready', ready: true })}>
      {app.words.playMyself}
    </button>
  </section>
);

const isWaiting = (chair: ChairShown): chair is Waiting => chair.kind === 'person' && chair.waits !== undefined;

function Question({ newcomer, chair }: { readonly newcomer: Waiting; readonly chair: number }): ReactNode {
  const { words } = app;
  const { name } = newcomer;
  return (
    <section className="wish wish--ask toast" aria-label={words.letInAsk(name)}>
      <span role="status">{words.letInAsk(name)}</span>
      <button type="button" className="button" onClick={() => say({ kind: 'let-in', chair, yes: true })}>
        {words.letIn}
      </button>
      <button type="button" className="button" onClick={() => say({ kind: 'let-in', chair, yes: false })}>
        {words.letInLater}
      </button>
    </section>
  );
}

/** Told once when it becomes known; as long as it matters it stands at the seat. */
function useSeen(room: Room | undefined): void {
  const told = useRef(room?.seen.length ?? 0);
  const seen = room?.seen;
  useEffect(() => {
    for (const { chair, name } of seen?.slice(told.current) ?? []) {
      const owner = room?.chairs[chair];
      if (owner !== undefined && owner.kind !== 'empty') notify(app.words.hasSeen(name, owner.name), 'news');
    }
    told.current = seen?.length ?? 0;
  }, [seen, room]);
}
