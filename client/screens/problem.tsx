/** What is seen while there is nothing to see: waiting, a table that is gone, a page of yesterday. */
import type { ReactNode } from 'react';
import type { Problem } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Header, Link } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';

export function ProblemScreen({ problem }: { readonly problem: Problem | 'nowhere' }): ReactNode {
  const { words } = app;
  return (
    <div className="page">
      <Header />
      <main className="page__main page__main--narrow" id="main">
        <section className="panel stack-4">
          <h1 className="display--l">{problem === 'nowhere' ? words.nowhere : words.problems[problem]}</h1>
          <div className="row">
            <Link className="button button--main" to="/">
              {words.anotherTable}
            </Link>
            {problem === 'unreachable' || problem === 'unseated' ? (
              <button type="button" className="button" onClick={() => location.reload()}>
                <Sign of="refresh" />
                {words.tryAgain}
              </button>
            ) : undefined}
          </div>
        </section>
      </main>
    </div>
  );
}

export function WaitingScreen(): ReactNode {
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
