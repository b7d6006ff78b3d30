/** What this is, at a glance: five promises between two slices. */
import type { ReactNode } from 'react';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { app } from '../app/store.ts';
import { address as pictures } from '../art/front.sprite';
import { Picture } from '../widgets/picture.tsx';

export function HeroLayers(): ReactNode {
  const { words } = app;
  const min = Math.min(...games.map(({ players }) => players[0]));
  const max = Math.max(...games.map(({ players }) => players[1]));
  const layers = [
    ['vegetable', 'lettuce', words.playersFromTo(min, max)],
    ['cheese-dairy', 'emmental', words.noAccount],
    ['meat', 'burger-patty', words.devices],
    ['condiment', 'ketchup', words.botsFill],
    ['fish', 'sardines', words.languages(LANGUAGES.length)],
  ] as const;
  return (
    <div className="hero__layers">
      <ul className="layers" aria-label={words.whatItIs}>
        <li className="slice slice--top">
          <span>{words.atOneTable}</span>
        </li>
        {layers.map(([category, picture, label]) => (
          <li key={picture} className="layer" data-cat={category}>
            <Picture of={`${pictures}#${picture}`} className="layer__art" />
            <span className="layer__name">{label}</span>
          </li>
        ))}
        <li className="slice slice--bottom" aria-hidden="true" />
      </ul>
    </div>
  );
}
