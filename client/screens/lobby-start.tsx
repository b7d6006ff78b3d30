/** Starting: the host's button says who is missing; everybody else says that they are ready. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import { say } from '../app/commands.ts';
import { fingerprintOf } from '../app/deals.ts';
import { app } from '../app/store.ts';
import { fillWithBots, toTheDoor } from '../app/visits.ts';
import { Avatar } from '../widgets/player.tsx';
import { listed } from '../words/index.ts';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import type { PersonShown } from './wishes.ts';
import { missingIn, personIn } from './wishes.ts';

export function StartBar(props: LobbyProps): ReactNode {
  const { visit, room } = props;
  if (visit.as === 'watch') return <DoorBar />;
  const missing = missingIn(props.room);
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

/** How many more have to sit down before the game can be played at all. */
function lacking({ room }: LobbyProps): number {
  const taken = room.chairs.filter(({ kind }) => kind !== 'empty').length;
  return Math.max(0, (findGame(room.game)?.players[0] ?? 1) - taken);
}

function whyNot(props: LobbyProps, missing: readonly PersonShown[]): string {
  const { words } = app;
  const few = lacking(props);
  if (props.room.deal !== undefined) return words.dealing;
  if (few > 0) return words.needPlayers(few);
  if (missing.length > 0)
    return isHost(props)
      ? `${words.waitingFor(namesOf(missing))} ${words.botKeeps}`
      : words.waitingFor(namesOf(missing));
  if (isHost(props)) return words.everybodyReady;
  const { room } = props;
  return words.hostStarts(personIn(room, room.host)?.name ?? words.host);
}

/** Whoever is slow need not hold up the others: a bot begins for them. */
function HostButtons(props: LobbyProps): ReactNode {
  const { words } = app;
  const { chairs } = props.room;
  const missing = missingIn(props.room);
  const isPlayable = lacking(props) === 0;
  return (
    <>
      <button
        type="button"
        className="button button--main"
        aria-describedby="why"
        aria-disabled={!isPlayable || missing.length > 0}
        onClick={() => say({ kind: 'start' })}
      >
        {words.start}
      </button>
      {isPlayable && missing.length > 0 ? (
        <button
          type="button"
          className="button button--ghost startbar__without"
          onClick={() => say({ kind: 'start', without: true })}
        >
          {words.startWithout(namesOf(missing))}
        </button>
      ) : undefined}
      {chairs.some(({ kind }) => kind === 'empty') ? (
        <button type="button" className="button button--ghost startbar__fill" onClick={() => fillWithBots(chairs)}>
          {words.fillBots}
        </button>
      ) : undefined}
    </>
  );
}

const namesOf = (persons: readonly PersonShown[]): string =>
  listed(
    app.settings.language,
    persons.map(({ name }) => name),
  );

function ReadyButton({ visit, room }: LobbyProps): ReactNode {
  const { words } = app;
  const isReady = personIn(room, visit.person)?.ready === true;
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
