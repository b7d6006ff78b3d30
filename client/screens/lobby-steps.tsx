/** For those who are new: how the game goes at a glance, and the way to its rules. */
import type { ReactNode } from 'react';
import { app, changed } from '../app/store.ts';
import { frontOf } from '../boards.ts';
import { Picture, Sign } from '../widgets/picture.tsx';

export function Steps({ game }: { readonly game: string }): ReactNode {
  const { words } = app;
  const steps = frontOf(game)?.steps;
  const said = words.fronts[game]?.steps;
  if (steps === undefined || said === undefined) return undefined;
  const openRules = (): void => {
    app.dialog = 'rules';
    changed();
  };
  return (
    <section className="panel panel--dark steps" aria-labelledby="steps">
      <div className="head-row">
        <h2 id="steps">{words.newHere}</h2>
        <button type="button" className="button button--ghost" onClick={openRules}>
          <Sign of="help" />
          {words.rules}
        </button>
      </div>
      <ol className="steps__list">
        {steps.map((picture, at) => (
          <li key={picture}>
            <Picture of={picture} />
            <b>{said[at][0]}</b> {said[at][1]}
          </li>
        ))}
      </ol>
    </section>
  );
}
