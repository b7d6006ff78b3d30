/** At the door of a table: a name and an animal are there already; sit down, look on, or be the TV. */
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { findGame } from '#games';
import type { Doorplate } from '#protocol';
import { sentenceOf } from '../app/commands.ts';
import { tvPath } from '../app/router.ts';
import { app } from '../app/store.ts';
import { lookOn, sitDown, whoAmI } from '../app/visits.ts';
import { Header, Link } from '../widgets/header.tsx';
import { art, Picture, Sign } from '../widgets/picture.tsx';
import { Faces, WhoFields } from '../widgets/who.tsx';
import { listed } from '../words/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

export function JoinScreen({ door }: { readonly door: Doorplate }): ReactNode {
  const { words } = app;
  // A free chair has no name.
  const names = door.names.filter((name) => name !== '');
  return (
    <div className="page">
      <Header code={door.code}>
        <LanguageSwitch />
      </Header>
      <main className="page__main page__main--narrow" id="main">
        <section className="panel join-panel stack-4">
          <div>
            <h1 className="display--l">{words.joinTitle(door.code)}</h1>
            <p>
              <b>{findGame(door.game)?.title ?? door.game}</b>, {words.stages[door.stage]}.{' '}
              {door.host === '' ? undefined : words.hostedBy(door.host)}
            </p>
            {names.length === 0 ? undefined : (
              <p className="quiet">{words.alreadyThere(listed(app.settings.language, names))}</p>
            )}
          </div>
          <SitForm door={door} />
          <Others door={door} />
        </section>
      </main>
    </div>
  );
}

/** Why nobody can sit down now, if so. */
function whyNot({ stage, locked, room }: Doorplate): string | undefined {
  const say = (code: string): string => sentenceOf({ code, facts: {} });
  if (stage === 'closed') return say('closed');
  if (locked) return say('locked');
  return room ? undefined : say('full');
}

function SitForm({ door }: { readonly door: Doorplate }): ReactNode {
  const [who, setWho] = useState(() => whoAmI(door.names));
  const reason = whyNot(door);
  if (reason !== undefined) return <Closed reason={reason} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sitDown(who.name, who.avatar);
  };
  return (
    <form className="stack-4" onSubmit={submit}>
      <div className="join-panel__you">
        <span className="avatar avatar--l">
          <Picture of={art(`avatar-${who.avatar}`)} />
        </span>
        <WhoFields {...who} onChange={setWho} />
      </div>
      <Faces {...who} onChange={setWho} />
      <button type="submit" className="button button--main button--big">
        {door.stage === 'lobby' ? app.words.sit : app.words.takeBotSeat}
      </button>
    </form>
  );
}

/** Nobody can sit down here now; there are other tables. */
const Closed = ({ reason }: { readonly reason: string }): ReactNode => (
  <>
    <p className="join-panel__why">{reason}</p>
    <div className="row">
      <Link className="button button--main" to="/">
        {app.words.anotherTable}
      </Link>
    </div>
  </>
);

function Others({ door }: { readonly door: Doorplate }): ReactNode {
  const { words } = app;
  if (!door.watching || door.stage === 'closed') return undefined;
  return (
    <div className="stack-2">
      <div className="row">
        <button type="button" className="button" onClick={lookOn}>
          <Sign of="eye" />
          {words.watch}
        </button>
        <Link className="button" to={tvPath(door.code)}>
          <Sign of="tv" />
          {words.tv}
        </Link>
      </div>
      <p className="small quiet">{words.watchHint}</p>
    </div>
  );
}
