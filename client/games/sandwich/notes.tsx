/** What holds for this round: theme, base, what is in every sandwich, and which way the table judges. */
import type { ReactNode } from 'react';
import { cardName, raised } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { faceOf, pictureOf, themePicture } from './faces.ts';
import type { SceneProps } from './scene.ts';
import { announcedIn, phraseOf } from './scene.ts';

interface NotesProps extends SceneProps {
  /** What stands before and after them. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** One line above what lies on the sheet; nothing where nothing is special. */
export function Notes({ scene, first, last }: NotesProps): ReactNode {
  const { words, look, match } = scene;
  const { theme, base } = look.view;
  const common = announcedIn(scene);
  return (
    <p className="notes">
      {first}
      {theme === '' ? undefined : (
        <Note picture={pictureOf(themePicture(theme))} text={raised(phraseOf(scene, theme))} />
      )}
      {common === undefined ? undefined : (
        <Note picture={faceOf(scene, common).picture} text={words.inAll(cardName(scene, common))} />
      )}
      {base === 'p:bread' ? undefined : (
        <Note picture={pictureOf('plate')} text={`${words.base}: ${phraseOf(scene, base)}`} />
      )}
      {match.options.bleah ? <Note picture={pictureOf('skull')} text={words.bleah} /> : undefined}
      {match.options.fridge ? <Note picture={pictureOf('snowflake')} text={words.fridge} /> : undefined}
      {last}
    </p>
  );
}

const Note = ({ picture, text }: { readonly picture: string; readonly text: string }): ReactNode => (
  <span className="note">
    <Picture of={picture} />
    {text}
  </span>
);
