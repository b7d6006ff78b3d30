/** The first game of somebody: five steps beside the table, one after the other, to be skipped and to be shown again. Play goes on meanwhile. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { choose } from '../app/speaking.ts';
import { app } from '../app/store.ts';
import { frontOf } from '../boards.ts';
import { art, Picture, Sign } from '../widgets/picture.tsx';

/** The shell's own step, and then those of the game. */
function stepsOf(game: string, texts: readonly string[]): { readonly picture: string; readonly text: string }[] {
  const pictures = frontOf(game)?.firstSteps ?? [];
  return [
    { picture: art('logo'), text: app.words.bannerStep },
    ...pictures.map((picture, at) => ({ picture, text: texts[at] })),
  ];
}

interface FirstStepsProps {
  readonly game: string;
  /** What the game says to them. */
  readonly texts: readonly string[];
}

export function FirstSteps({ game, texts }: FirstStepsProps): ReactNode {
  const [now, go] = useState(0);
  const isSeen = app.settings.guided.includes(game);
  const steps = stepsOf(game, texts);
  const step = steps[now];
  if (isSeen || texts.length === 0 || step === undefined) return undefined;
  return (
    <section className="first-steps" aria-label={app.words.firstSteps}>
      <Picture of={step.picture} />
      <p role="status">
        <small>{app.words.stepOf(now + 1, steps.length)}</small>
        {step.text}
      </p>
      <Ways game={game} now={now} go={go} last={steps.length - 1} />
    </section>
  );
}

/** Shows them again from the menu. */
export const showSteps = (game: string): void =>
  choose({ guided: app.settings.guided.filter((other) => other !== game) });

const done = (game: string): void => choose({ guided: [...app.settings.guided, game] });

interface WaysProps {
  readonly game: string;
  readonly now: number;
  readonly last: number;
  readonly go: (step: number) => void;
}

function Ways({ game, now, last, go }: WaysProps): ReactNode {
  const { words } = app;
  return (
    <div className="first-steps__ways">
      {now === 0 ? undefined : (
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={words.stepBack}
          onClick={() => go(now - 1)}
        >
          <Sign of="left" />
        </button>
      )}
      {now === last ? undefined : (
        <button type="button" className="button button--quiet first-steps__skip" onClick={() => done(game)}>
          {words.stepsSkip}
        </button>
      )}
      <button type="button" className="button" onClick={() => (now === last ? done(game) : go(now + 1))}>
        {now === last ? words.stepsDone : words.stepOn}
      </button>
    </div>
  );
}
