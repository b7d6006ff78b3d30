/** A rulebook to read and to search, section by section: on its page, and in the dialog of a table. */
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import type { Language } from '#kernel';
import { app } from '../../app/store.ts';
import { Picture } from '../../widgets/picture.tsx';
import { loadRulebook } from './books.ts';
import { Contents } from './contents.tsx';
import type { Guide } from './guides.ts';
import { guideFor, NO_GUIDE } from './guides.ts';
import './rules.css';
import './laws.css';
import './rules-widths.css';
import { Aside, Found, Page } from './parts.tsx';
import type { Rulebook } from './rulebook.ts';
import { sectionAt, withCards } from './rulebook.ts';
import { search } from './search.ts';
import type { Manner } from './text.tsx';
import { thing } from './things.ts';

export interface ReaderProps {
  readonly game: string;
  readonly language: Language;
  /** The section or the rule that is shown; the first section where it names none. */
  readonly anchor: string;
  /** The phase at the table from which the reader came, if from one. */
  readonly phase?: string | undefined;
  /** The id of an edition, or none. */
  readonly edition: string;
  href(anchor: string): string;
  go(anchor: string): void;
}

export function Reader(props: ReaderProps): ReactNode {
  const { game, language } = props;
  const loaded = useBook(game, language);
  const words = app.words.rulesPage;
  if (loaded === undefined) return <div className="rulebook rulebook--empty" aria-busy="true" />;
  if (loaded.book === undefined) return <p className="rulebook rulebook--empty">{words.missing}</p>;
  return <Open {...props} book={loaded.book} guide={loaded.guide} />;
}

interface OpenProps extends ReaderProps {
  readonly book: Rulebook;
  readonly guide: Guide;
}

function Open({ book, guide, ...props }: OpenProps): ReactNode {
  const { language, anchor, edition, href } = props;
  const [query, setQuery] = useState('');
  const go = (to: string): void => {
    setQuery('');
    props.go(to);
  };
  const manner: Manner = {
    language,
    words: app.words.rulesPage,
    query,
    here: anchor,
    edition,
    show: guide.show,
    href,
    go,
  };
  const section = sectionAt(book, anchor) ?? book.sections[0];
  const hits = query.trim() === '' ? undefined : search(book, query);
  return (
    <div className="rulebook" data-board={props.game}>
      <div className="rulebook__top">
        <SearchField query={query} change={setQuery} found={hits?.length} manner={manner} />
      </div>
      <div className="rulebook__grid">
        <Contents book={book} current={section} phase={props.phase} manner={manner} />
        {hits === undefined ? (
          <Page book={book} section={section} chapter={guide.chapters[section.anchor]} manner={manner} />
        ) : (
          <Found hits={hits} manner={manner} />
        )}
        <Aside book={book} section={section} manner={manner} />
      </div>
    </div>
  );
}

interface Loaded {
  readonly key: string;
  readonly book: Rulebook | undefined;
  readonly guide: Guide;
}

/** Undefined while it is on its way. */
function useBook(game: string, language: Language): Loaded | undefined {
  const key = `${game} ${language}`;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadRulebook(game, language), guideFor(game, language)])
      .then(([read, guide]) => {
        const book = read && withCards(read, guide.tables);
        if (isWanted) setLoaded({ key, book, guide });
      })
      .catch(() => isWanted && setLoaded({ key, book: undefined, guide: NO_GUIDE }));
    return () => {
      isWanted = false;
    };
  }, [game, language, key]);
  return loaded?.key === key ? loaded : undefined;
}

interface SearchProps {
  readonly query: string;
  readonly found: number | undefined;
  readonly manner: Manner;
  change(query: string): void;
}

function SearchField({ query, found, manner: { words }, change }: SearchProps): ReactNode {
  const id = useId();
  return (
    <search className="seek">
      <label className="visually-hidden" htmlFor={id}>
        {words.search}
      </label>
      <Picture of={thing('magnifier')} className="thing" />
      <input
        className="input"
        type="search"
        autoComplete="off"
        placeholder={words.search}
        value={query}
        id={id}
        onChange={({ target }) => change(target.value)}
      />
      <output className="visually-hidden" htmlFor={id}>
        {found === undefined ? '' : words.found(found)}
      </output>
    </search>
  );
}
