/** The lobby: the way in for others, who I am, who is there, what will be played. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { say } from '../app/commands.ts';
import { app, changed } from '../app/store.ts';
import { leave } from '../app/visits.ts';
import { Confirm } from '../widgets/dialog.tsx';
import { HeadButton, Header, RulesButton } from '../widgets/header.tsx';
import { Reactions } from '../widgets/reactions.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LobbyGame } from './lobby-game.tsx';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import { Invite } from './lobby-invite.tsx';
import { OptionsPanel } from './lobby-options.tsx';
import { Places } from './lobby-places.tsx';
import { StartBar } from './lobby-start.tsx';
import { Steps } from './lobby-steps.tsx';
import { You } from './lobby-you.tsx';
import { LateSheet } from './on-demand.tsx';

export function LobbyScreen(props: LobbyProps): ReactNode {
  const { visit, room } = props;
  const { words } = app;
  useEffect(() => {
    document.title = `${visit.code} · Breadboard`;
  }, [visit.code]);
  return (
    <div className="page">
      <LobbyHead {...props} />
      <main className="page__main lobby" id="main" aria-label={words.lobbyTitle(visit.code)}>
        {visit.state === 'open' ? undefined : <p className="lobby__cut panel">{words.cut}</p>}
        <LobbyGame {...props} />
        <Invite code={visit.code} />
        {visit.as === 'sit' ? <You {...props} /> : undefined}
        <section className="stack-2 a-seats" aria-labelledby="places">
          <Places {...props} />
          <StartBar {...props} />
          <Steps game={room.game} />
          {room.sheet.length === 0 ? undefined : (
            <div className="panel">
              <LateSheet room={room} seat={0} />
            </div>
          )}
          {visit.as === 'sit' && !room.muted ? (
            <div className="panel panel--dark lobby__talk">
              <Reactions />
            </div>
          ) : undefined}
        </section>
        <OptionsPanel key={room.game} {...props} />
      </main>
    </div>
  );
}

function LobbyHead(props: LobbyProps): ReactNode {
  const { visit, room } = props;
  const { words } = app;
  const [isLeaving, setLeaving] = useState(false);
  const rules = (): void => {
    app.dialog = 'rules';
    changed();
  };
  return (
    <Header code={visit.code} className="header--lobby">
      {isHost(props) ? (
        <HeadButton
          sign={room.locked ? 'lock' : 'unlock'}
          label={room.locked ? words.unlock : words.lock}
          words={room.locked ? words.unlock : words.lock}
          pressed={room.locked}
          onTap={() => say({ kind: 'manners', manners: { locked: !room.locked } })}
        />
      ) : undefined}
      <RulesButton onTap={rules} />
      <span className="wide">
        <LanguageSwitch />
      </span>
      <HeadButton sign="door" label={words.leave} onTap={() => (visit.as === 'sit' ? setLeaving(true) : leave())} />
      {isLeaving ? (
        <Confirm
          title={words.leave}
          text={words.leaveSure}
          yes={words.leave}
          onYes={leave}
          onClose={() => setLeaving(false)}
        />
      ) : undefined}
    </Header>
  );
}
