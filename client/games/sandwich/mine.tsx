/** On large screens beside the market: the theme on the board or whom I cook for, and my pile. */
import type { ReactNode } from 'react';
import { stackOf } from '#games/sandwich';
import { nameOf, raised } from '../../asking.ts';
import { CardBack } from '../../widgets/card.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { pictureOf, themePicture } from './faces.ts';
import type { SceneProps } from './scene.ts';
import { neighboursOf, phraseOf } from './scene.ts';
import './mine.css';

export function Mine({ scene }: SceneProps): ReactNode {
  const { words, look, match, seat } = scene;
  const left = scene.watching ? 0 : look.piles[stackOf(match.seats, seat)].length;
  return (
    <section className="mine" aria-label={words.yourPile}>
      <div className="chalk" data-part="theme">
        {look.view.theme === '' ? <Guests scene={scene} /> : <Theme scene={scene} />}
      </div>
      {left === 0 ? undefined : (
        <div className="mypile">
          <h2>{words.yourPile}</h2>
          <div className="deck">
            <CardBack picture={pictureOf('sandwich')} />
            <span className="deck__count">{words.piled(left)}</span>
          </div>
        </div>
      )}
    </section>
  );
}

function Theme({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  return (
    <>
      <Picture of={pictureOf(themePicture(look.view.theme))} className="chalk__art" />
      <p className="small">{words.themeOfRound}</p>
      <h2 className="chalk__title">{raised(phraseOf(scene, look.view.theme))}</h2>
      <p className="chalk__text small">{words.themeHow}</p>
    </>
  );
}

function Guests({ scene }: SceneProps): ReactNode {
  return (
    <>
      <Picture of={pictureOf('cook')} className="chalk__art" />
      <p className="small">{scene.words.cookFor}</p>
      <ul className="guests">
        {[...new Set(neighboursOf(scene))].map((guest) => (
          <li key={guest}>
            <Avatar seat={guest} person={scene.person(guest)} size="s" />
            {nameOf(scene, guest)}
          </li>
        ))}
      </ul>
    </>
  );
}
