/** An earlier moment of the running game in a frame of its own, clearly marked: nothing can be moved, and the way back to now is one tap. */
import type { ReactNode } from 'react';
import { pastMoment } from '../app/back.ts';
import { pastOf } from '../app/past.ts';
import type { Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { sceneOf } from '../scene.ts';
import type { Moments } from '../widgets/log.tsx';
import { Sign } from '../widgets/picture.tsx';
import { still } from '../widgets/still.ts';
import { TableView } from './table-view.tsx';

export interface PastViewProps {
  readonly visit: Visit;
  readonly seated: Seated;
  /** The line of the log whose moment it is. */
  readonly line: number;
  readonly moments: Moments;
  readonly isMyTurn: boolean;
  readonly onBack: () => void;
  readonly side: { readonly isPulled: boolean; readonly onClose: () => void };
}

export function PastView(props: PastViewProps): ReactNode {
  const { visit, seated, line, moments, side } = props;
  const past = pastOf(seated.past, line);
  if (past === undefined) return undefined;
  const scene = sceneOf(pastMoment(visit, seated, past));
  return (
    <div className="past" onClickCapture={still}>
      <TableView
        scene={scene}
        moments={moments}
        side={side}
        board={seated.board}
        state="live"
        code={visit.code}
        header={<PastMark {...props} />}
      />
    </div>
  );
}

function PastMark({ seated, line, moments, isMyTurn, onBack }: PastViewProps): ReactNode {
  const { words } = app;
  const { log, text, match, who } = seated;
  const step = (to: number, sign: string, label: string): ReactNode => (
    <button
      type="button"
      className="button button--icon"
      aria-label={label}
      disabled={!moments.has(to)}
      onClick={() => moments.show(to)}
    >
      <Sign of={sign} />
    </button>
  );
  return (
    <section className="shell__head replay-mark" aria-label={words.replayed}>
      <b className="replay-mark__badge">{words.replayed}</b>
      <p role="status">{text.event(log[line], match, who)}</p>
      <div className="replay-mark__ways">
        {step(line - 1, 'left', words.stepBack)}
        {step(line + 1, 'right', words.stepOn)}
        <button type="button" className="button button--main" onClick={onBack}>
          {isMyTurn ? <span className="wide">{words.yourTurn}:</span> : undefined} {words.backToNow}
        </button>
      </div>
    </section>
  );
}
