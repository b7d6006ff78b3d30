/** Starting: the host's button says who is missing; everybody else says that they are ready. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import type { ChairShown } from '#protocol';
import { say } from '../app/commands.ts';
import { fingerprintOf } from '../app/deals.ts';
import { app } from '../app/store.ts';
import { fillWithBots, toTheDoor } from '../app/visits.ts';
import { Avatar } from '../widgets/player.tsx';
import { listed } from '../words/index.ts';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';

type PersonShown = Extract<ChairShown, { kind: 'person' }>;

export function StartBar(props: LobbyProps): ReactNode {
  const { visit, room } = props;
  if (visit.as === 'watch') return <DoorBar />;
  const missing = missingOf(props);
  return (
    <div className="startbar">
      {isHost(props) ? <HostButtons {...props} /> : <ReadyButton {...props} />}
      <p id="why" role="status">
        {missing.length === 0 ? undefined : (
          <span className="faces">
            {missing.map((person) => (
              <Avatar key={person.person} seat={room.chairs.indexOf(person)} person={person} size="xs" />
            ))}
          </span>
        )}
        <span>
          {whyNot(props, missing)} {app.words.dealOf(fingerprintOf(room.commitment))}
        </span>
      </p>
    </div>
  );
}

/** Who looks on may still sit down. */
const DoorBar = (): ReactNode => (
  <div className="startbar">
    <button type="button" className="button button--main" onClick={toTheDoor}>
      {app.words.sit}
    </button>
    <p>{app.words.watching}</p>
  </div>
);

/** Who is here and has not said that they are ready; the host says it by starting. */
const missingOf = ({ room }: LobbyProps): PersonShown[] =>
  room.chairs.filter(
    (chair): chair is PersonShown =>
      chair.kind === 'person' && !chair.away && !chair.ready && chair.person !== room.host,
  );

/** How many more have to sit down before the game can be played at all. */
function lacking({ room }: LobbyProps): number {
  const taken = room.chairs.filter(({ kind }) => kind !== 'empty').length;
  return Math.max(0, (findGame(room.game)?.players[0] ?? 1) - taken);
}

function whyNot(props: LobbyProps, missing: readonly PersonShown[]): string {
  const { words, settings } = app;
  const few = lacking(props);
  if (props.room.deal !== undefined) return words.dealing;
  if (few > 0) return words.needPlayers(few);
  if (missing.length > 0)
    return words.waitingFor(
      listed(
        settings.language,
        missing.map(({ name }) => name),
      ),
    );
  if (isHost(props)) return words.everybodyReady;
  const { room } = props;
  const host = room.chairs.find((chair) => chair.kind === 'person' && chair.person === room.host);
  return words.hostStarts(host?.kind === 'person' ? host.name : words.host);
}

function HostButtons(props: LobbyProps): ReactNode {
  const { words } = app;
  const { chairs } = props.room;
  const canStart = lacking(props) === 0 && missingOf(props).length === 0;
  return (
    <>
      <button
        type="button"
        className="button button--main"
        aria-describedby="why"
        aria-disabled={!canStart}
        onClick={() => say({ kind: 'start' })}
      >
        {words.start}
      </button>
      <button
        type="button"
        className="button button--ghost startbar__fill"
        disabled={chairs.every(({ kind }) => kind !== 'empty')}
        onClick={() => fillWithBots(chairs)}
      >
        {words.fillBots}
      </button>
    </>
  );
}

function ReadyButton({ visit, room }: LobbyProps): ReactNode {
  const { words } = app;
  const me = room.chairs.find((chair) => chair.kind === 'person' && chair.person === visit.person);
  const isReady = me?.kind === 'person' && me.ready;
  return (
    <button
      type="button"
      className={isReady ? 'button' : 'button button--main'}
      aria-pressed={isReady}
      onClick={() => say({ kind: 'ready', ready: !isReady })}
    >
      {isReady ? words.unsetReady : words.setReady}
    </button>
  );
}
