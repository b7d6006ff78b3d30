/** The front door: what this is at a glance, play at once, open or join a table, my tables, the games. */
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Shelved } from '#games';
import { findGame, games } from '#games';
import type { TableSummary } from '#protocol';
import { myTables } from '../app/api.ts';
import { navigate, rulesPath, tablePath } from '../app/router.ts';
import { openSettings } from '../app/speaking.ts';
import { app } from '../app/store.ts';
import { openTable, playNow } from '../app/visits.ts';
import { HeadButton, Header, Link } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';
import { backStyle } from './back-style.ts';
import { GameCard } from './game-card.tsx';
import { HeroLayers } from './hero-layers.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ChooseGame } from './on-demand.tsx';

export function HomeScreen(): ReactNode {
  const { words } = app;
  useEffect(() => {
    document.title = 'Breadboard';
  }, []);
  return (
    <div className="page">
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Header className="header--home">
        <Link className="button button--ghost" to={rulesPath(games[0].id)} label={words.rules}>
          <Sign of="help" />
          <span className="wide">{words.rules}</span>
        </Link>
        <LanguageSwitch />
        <HeadButton sign="settings" label={words.settings} onTap={openSettings} />
      </Header>
      <main className="page__main home" id="main">
        <section className="hero" aria-labelledby="slogan">
          <HeroText />
          <HeroLayers />
          <MyTables />
        </section>
        <Shelf />
      </main>
      <footer className="page__footer">
        {words.unofficial} {words.credits}
      </footer>
    </div>
  );
}

/** What was opened last, or the first of the shelf. */
const usualGame = (): Shelved => findGame(app.settings.game) ?? games[0];

function HeroText(): ReactNode {
  const { words } = app;
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, choose] = useState(false);
  const once = (open: () => Promise<void>) => () => {
    setBusy(true);
    open().finally(() => setBusy(false));
  };
  return (
    <div className="hero__text">
      <h1 id="slogan">
        <span>{words.slogan[0]}</span> <span>{words.slogan[1]}</span>
      </h1>
      <p className="hero__lead">{words.lead}</p>
      <div className="hero__acts">
        <button
          type="button"
          className="button button--main button--big"
          disabled={isBusy}
          onClick={once(() => playNow(usualGame()))}
        >
          <Sign of="play" />
          {words.playNow}
        </button>
        <button type="button" className="button button--big" disabled={isBusy} onClick={() => choose(true)}>
          <Sign of="people" />
          {words.openTable}
        </button>
      </div>
      <JoinForm />
      {isChoosing ? (
        <ChooseGame
          title={words.openTable}
          onChoose={(game) => once(() => openTable(game, {}))()}
          onClose={() => choose(false)}
        />
      ) : undefined}
    </div>
  );
}

function JoinForm(): ReactNode {
  const { words } = app;
  const [code, setCode] = useState('');
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const clean = code.trim().toUpperCase().replace(/\s+/g, '-');
    if (/^[\w-]{1,64}$/.test(clean)) navigate(tablePath(clean));
  };
  return (
    <form className="join" onSubmit={go}>
      <label className="field">
        <span className="field__label">{words.haveCode}</span>
        <input
          className="input input--code"
          name="code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          placeholder="BRIE-42"
          title={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <button className="button" type="submit">
        {words.join}
      </button>
    </form>
  );
}

function MyTables(): ReactNode {
  const { words } = app;
  const [tables, setTables] = useState<readonly TableSummary[]>();
  useEffect(() => {
    myTables().then(setTables);
  }, []);
  const open = tables?.filter(({ stage }) => stage !== 'closed').slice(0, 4);
  return (
    <section className="panel mine" aria-labelledby="my-tables">
      <h2 id="my-tables">{words.myTables}</h2>
      {open === undefined || open.length === 0 ? <p className="quiet">{words.noTables}</p> : undefined}
      <ul className="mine__list">
        {open?.map((table) => (
          <MyTableRow key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function MyTableRow({ table }: { readonly table: TableSummary }): ReactNode {
  const { words } = app;
  const { code, game, stage, names, turn } = table;
  return (
    <li>
      <Link className="mine__row" to={tablePath(code)}>
        <span className="card card--back" style={backStyle(game)} aria-hidden="true" />
        <span>
          <b>{code}</b>
          <small>
            {findGame(game)?.title ?? game}, {words.stages[stage]}
          </small>
        </span>
        <span className={turn ? 'badge badge--mustard' : 'badge'}>
          {turn ? words.yourTurn : words.seatsTaken(names.filter((name) => name !== '').length)}
        </span>
      </Link>
    </li>
  );
}

function Shelf(): ReactNode {
  const { words } = app;
  return (
    <section className="stack-2" aria-labelledby="shelf">
      <div className="section-head">
        <h2 id="shelf">{words.chooseGame}</h2>
        <p className="quiet on-dark">{words.gamesOnShelf(games.length)}</p>
      </div>
      <ul className="games">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
