/** What is seen while there is nothing to see: waiting, a table that is gone, a page of yesterday. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../app/commands.ts';
import type { Problem } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Header, Link } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';

/** Loading the page again does not help against these. */
const FOR_GOOD: readonly Problem[] = [
  'no-table',
  'no-such-table',
  'table-damaged',
  'closed',
  'not-found',
  'no-hand-off',
];

export function ProblemScreen({ problem }: { readonly problem: Problem }): ReactNode {
  const { words } = app;
  return (
    <div className="page">
      <Header />
      <main className="page__main page__main--narrow" id="main">
        <section className="panel stack-4">
          <h1 className="display--l">{sentenceOf({ code: problem, facts: {} })}</h1>
          <div className="row">
            <Link className="button button--main" to="/">
              {words.anotherTable}
            </Link>
            {FOR_GOOD.includes(problem) ? undefined : (
              <button type="button" className="button" onClick={() => location.reload()}>
                <Sign of="refresh" />
                {problem === 'too-many-sessions' ? words.playHere : words.tryAgain}
              </button>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}

/** Where a wait is short there is nothing to say, and nothing is fetched for saying it: that would keep the cards waiting on a slow line. */
const SHORT = 1_000;

export function WaitingScreen(): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(waiting);
  }, []);
  if (!isLong) return <main id="main" />;
  return (
    <div className="page">
      <Header />
      <main className="page__main page__main--narrow" id="main">
        <p className="panel" role="status">
          {app.words.connecting}
        </p>
      </main>
    </div>
  );
}

/** Something of ours broke while it was drawn. */
export function Stumbled(): ReactNode {
  return (
    <main className="page__main page__main--narrow" id="main">
      <section className="panel stack-4" role="alert">
        <h1 className="display--l">{app.words.stumbled}</h1>
        <button type="button" className="button button--main" onClick={() => location.reload()}>
          <Sign of="refresh" />
          {app.words.reload}
        </button>
      </section>
    </main>
  );
}

/** Said above everything; the game goes on until the reader wants the new page. */
export function StaleBar(): ReactNode {
  return (
    <p className="stale" role="alert">
      {app.words.stale}{' '}
      <button type="button" className="button" onClick={() => location.reload()}>
        {app.words.reload}
      </button>
    </p>
  );
}
