/** What is played at this table, large, with the host's way to another game. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import { app } from '../app/store.ts';
import { AnotherGame } from './another-game.tsx';
import { backStyle } from './back-style.ts';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';

export function LobbyGame(props: LobbyProps): ReactNode {
  const { game } = props.room;
  return (
    <div className="gamepick gamepick--large a-game" style={backStyle(game)}>
      <span className="card card--back" aria-hidden="true" />
      <span>
        <h1>{findGame(game)?.title ?? game}</h1>
        <small>{app.words.fronts[game]?.line}</small>
      </span>
      {isHost(props) ? <AnotherGame room={props.room}>{app.words.changeGame}</AnotherGame> : undefined}
    </div>
  );
}
