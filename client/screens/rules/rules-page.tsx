/** The rules of a game as a page of its own: which game, which edition, and its rulebook. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { findGame, games } from '#games';
import { navigate, rulesPath } from '../../app/router.ts';
import { useApp } from '../../app/store.ts';
import { frontOf } from '../../boards.ts';
import { rulesWords } from '../../words/rules.ts';
import { Reader } from './reader.tsx';

export function RulesPage({ game, anchor }: { readonly game: string; readonly anchor: string }): ReactNode {
  const { language } = useApp().settings;
  const [chosen, setChosen] = useState({ game, edition: '' });
  const edition = chosen.game === game ? chosen.edition : '';
  const words = rulesWords[language];
  return (
    <main className="page__main rules" id="main">
      <div className="rules__head">
        <h1>{words.title}</h1>
        <Editions game={game} edition={edition} choose={(wanted) => setChosen({ game, edition: wanted })} />
      </div>
      <nav className="tabs" aria-label={words.games}>
        {games.map(({ id, title }) => (
          <a key={id} className="tab" href={rulesPath(id)} aria-current={id === game ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <Reader
        key={game}
        game={findGame(game)?.id ?? ''}
        language={language}
        anchor={anchor}
        edition={edition}
        href={(to) => rulesPath(game, to)}
        go={(to) => navigate(rulesPath(game, to))}
      />
    </main>
  );
}

interface EditionsProps {
  readonly game: string;
  readonly edition: string;
  choose(edition: string): void;
}

/** A game with a single rulebook has nothing to choose. */
function Editions({ game, edition, choose }: EditionsProps): ReactNode {
  const { language } = useApp().settings;
  const words = rulesWords[language];
  const editions = frontOf(game)?.editions ?? [];
  if (editions.length < 2) return undefined;
  return (
    <label className="edition">
      <span>{words.edition}</span>
      <select className="select" value={edition} onChange={({ target }) => choose(target.value)}>
        <option value="">{words.everyEdition}</option>
        {editions.map(({ preset, label }) => (
          <option key={preset} value={preset}>
            {label[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
