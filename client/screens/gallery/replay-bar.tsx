/** The bar of a replay: that it is one, which moment it shows, who looks, and a link to just this. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { app, notify } from '../../app/store.ts';
import { Sign } from '../../widgets/picture.tsx';
import type { Exhibit } from './exhibit.ts';
import { stopsOf } from './tape.ts';

export interface BarProps {
  readonly exhibit: Exhibit;
  readonly at: number;
  readonly seat: number;
  go(at: number, seat: number): void;
}

export function ReplayBar({ exhibit, at, seat, go }: BarProps): ReactNode {
  const words = app.words.gallery;
  const { tape } = exhibit;
  const last = tape.tables.length - 1;
  const stops = stopsOf(tape);
  const before = stops.findLast((stop) => stop < at);
  const after = stops.find((stop) => stop > at);
  return (
    <section className="replay" aria-label={words.replay}>
      <strong className="replay__badge">{words.replay}</strong>
      <div className="replay__tape">
        <Turn sign="left" label={words.before} to={before} go={(to) => go(to, seat)} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.slider}
          aria-valuetext={words.moment(at + 1, last + 1)}
          onChange={({ target }) => go(Number(target.value), seat)}
        />
        <Turn sign="right" label={words.after} to={after} go={(to) => go(to, seat)} />
        <span className="replay__count" aria-hidden="true">
          {at + 1}/{last + 1}
        </span>
      </div>
      <div className="replay__eyes">
        <Eyes exhibit={exhibit} seat={seat} choose={(wanted) => go(at, wanted)} />
        <CopyLink />
      </div>
    </section>
  );
}

interface TurnProps {
  readonly sign: string;
  readonly label: string;
  readonly to: number | undefined;
  go(to: number): void;
}

const Turn = ({ sign, label, to, go }: TurnProps): ReactNode => (
  <button
    type="button"
    className="button button--quiet button--icon"
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && go(to)}
  >
    <Sign of={sign} />
  </button>
);

interface EyesProps {
  readonly exhibit: Exhibit;
  readonly seat: number;
  choose(seat: number): void;
}

function Eyes({ exhibit, seat, choose }: EyesProps): ReactNode {
  const words = app.words.gallery;
  const { people } = exhibit;
  return (
    <label className="replay__seat">
      <span>{words.seat}</span>
      <select className="select" value={seat} onChange={({ target }) => choose(Number(target.value))}>
        {people.map(({ name }, index) => (
          <option key={index.toString()} value={index}>
            {index + 1} · {name}
          </option>
        ))}
        <option value={people.length}>{words.public}</option>
      </select>
    </label>
  );
}

/** Pages on plain http may not write to the clipboard: then the link is shown to be copied by hand. */
function CopyLink(): ReactNode {
  const words = app.words.gallery;
  const [shown, show] = useState('');
  const copy = async (): Promise<void> => {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      notify(words.copied, 'news');
    } catch {
      show(link);
    }
  };
  if (shown !== '')
    return (
      <label className="replay__link">
        <span className="visually-hidden">{words.copyByHand}</span>
        <input
          className="input"
          readOnly
          value={shown}
          ref={(field) => {
            field?.select();
          }}
          onBlur={() => show('')}
        />
      </label>
    );
  return (
    <button type="button" className="button button--quiet button--icon" aria-label={words.copy} onClick={copy}>
      <Sign of="link" />
    </button>
  );
}
