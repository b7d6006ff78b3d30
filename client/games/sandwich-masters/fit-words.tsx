/** What is missing and what is too much, as pictures with numbers and as words for those who hear them. */
import type { ReactNode } from 'react';
import type { Fit, Lack } from '#games/sandwich-masters';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { symbolName, symbolPicture } from './faces.ts';
import { countOf } from './fits.ts';
import type { OwnScene } from './scene.ts';
import './fit-words.css';

interface FitProps {
  readonly scene: OwnScene;
  readonly fit: Fit;
}

/** In one line: done but for the Bread, or what is too much, or else what is missing. */
export function FitLine({ scene, fit }: FitProps): ReactNode {
  const { words } = scene;
  if (fit.pays > 0)
    return (
      <b>
        <Sign of="check" />
        {words.onlyBread}
      </b>
    );
  const isTooMuch = fit.extra.length > 0;
  return (
    <b>
      <span className="fit-word">{isTooMuch ? words.tooMuch : words.missing}</span>{' '}
      <Lacks scene={scene} list={isTooMuch ? fit.extra : fit.missing} most={MOST} />
    </b>
  );
}

/** Everything: what it would pay, what is missing, what is too much, what the sauce stands for. */
export function WholeFit({ scene, fit }: FitProps): ReactNode {
  const { words } = scene;
  return (
    <span className="wholefit">
      {fit.pays > 0 ? (
        <span className="badge wholefit__ok">
          <Sign of="check" />
          {words.closesFor(fit.pays)}
        </span>
      ) : undefined}
      {fit.missing.length === 0 ? undefined : (
        <span className="count">
          {words.missing} <Lacks scene={scene} list={fit.missing} />
        </span>
      )}
      {fit.extra.length === 0 ? undefined : (
        <span className="badge">
          {words.tooMuch} <Lacks scene={scene} list={fit.extra} />
        </span>
      )}
      {fit.sauces.length === 0 ? undefined : (
        <span>{words.sauceStands(fit.sauces.map((what) => symbolName(scene, what)).join(', '))}</span>
      )}
    </span>
  );
}

/** In one line there is room for so many pictures, and for how many more there are. */
const MOST = 2;

interface LacksProps {
  readonly scene: OwnScene;
  readonly list: readonly Lack[];
  readonly most?: number;
}

function Lacks({ scene, list, most = list.length }: LacksProps): ReactNode {
  const all = list.map(({ what, count }) => `${count} ${symbolName(scene, what)}`).join(', ');
  const shown = list.slice(0, most);
  const rest = countOf(list.slice(most));
  return (
    <span className="count">
      <Hidden>{all}</Hidden>
      {shown.map(({ what, count }) => (
        <span key={what} className="count" aria-hidden="true">
          <Picture of={symbolPicture(what)} />
          {count === 1 ? '' : count}
        </span>
      ))}
      {rest === 0 ? undefined : <span aria-hidden="true">+{rest}</span>}
    </span>
  );
}
