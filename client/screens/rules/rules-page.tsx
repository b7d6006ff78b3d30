/** The rules of a game as a page of its own: which game, which edition, and its rulebook. */
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { findGame, games } from '#games';
import type { Language } from '#kernel';
import { navigate, rulesPath } from '../../app/router.ts';
import { app, useApp } from '../../app/store.ts';
import { frontOf } from '../../boards.ts';
import { Header } from '../../widgets/header.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Reader } from './reader.tsx';

export function RulesPage({ game, anchor }: { readonly game: string; readonly anchor: string }): ReactNode {
  const { settings, words: shell } = useApp();
  const { language } = settings;
  const [chosen, setChosen] = useState({ game, edition: '' });
  const edition = chosen.game === game ? chosen.edition : '';
  const words = app.words.rulesPage;
  const title = findGame(game)?.title;
  useEffect(() => {
    document.title = `${words.title}${title === undefined ? '' : `: ${title}`} · Breadboard`;
  }, [words, title]);
  return (
    <div className="page">
      <a className="skip-link" href="#main">
        {shell.skip}
      </a>
      <Header>
        <LanguageSwitch />
      </Header>
      <main className="page__main rules" id="main">
        <div className="rules__head">
          <h1>{words.title}</h1>
          <Editions game={game} edition={edition} choose={(wanted) => setChosen({ game, edition: wanted })} />
        </div>
        <Games current={game} />
        <Reader
          key={game}
          game={game}
          language={language}
          anchor={anchor}
          edition={edition}
          href={(to) => rulesPath(game, to)}
          go={(to) => navigate(rulesPath(game, to))}
        />
      </main>
    </div>
  );
}

function Games({ current }: { readonly current: string }): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // The game that is read is in sight, also where the list runs sideways.
    const tab = list.current?.querySelector<HTMLElement>(`[href="${rulesPath(current)}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav ref={list} className="tabs" aria-label={useApp().words.rulesPage.games}>
      {games.map(({ id, title }) => (
        <a key={id} className="tab" href={rulesPath(id)} aria-current={id === current ? 'page' : undefined}>
          <Cover game={id} />
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The first picture of a game's cover. */
function Cover({ game }: { readonly game: string }): ReactNode {
  const picture = frontOf(game)?.cover.at(0)?.picture;
  return picture === undefined ? undefined : <Picture of={picture} className="tab__cover" />;
}

interface EditionsProps {
  readonly game: string;
  readonly edition: string;
  choose(edition: string): void;
}

/** A game with a single rulebook has nothing to choose. */
function Editions({ game, edition, choose }: EditionsProps): ReactNode {
  const { language } = useApp().settings;
  const words = app.words.rulesPage;
  const names = usePresets(game, language);
  if (names.length < 2) return undefined;
  return (
    <label className="edition">
      <span>{words.edition}</span>
      <select className="select" value={edition} onChange={({ target }) => choose(target.value)}>
        <option value="">{words.everyEdition}</option>
        {names.map(([preset, name]) => (
          <option key={preset} value={preset}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The game's own names for its rulebooks; none before they are there. */
function usePresets(game: string, language: Language): readonly [preset: string, name: string][] {
  const [found, setFound] = useState<{ key: string; names: [string, string][] }>();
  const key = `${game} ${language}`;
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const loaded = await findGame(game)?.load();
      const text = (await loaded?.game.texts(language))?.text;
      if (isWanted && text !== undefined) setFound({ key, names: Object.entries(text.presets) });
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game, language, key]);
  return found?.key === key ? found.names : [];
}
