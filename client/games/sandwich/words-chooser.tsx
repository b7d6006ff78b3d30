/** Words of a cook for a sandwich: a phrase of the game, own words where the table allows them, or none. */
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { PHRASES } from '#games/sandwich';
import { classes } from '../../widgets/classes.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import { phraseOf } from './scene.ts';
import './words-chooser.css';

/** As many as a table takes. */
const MOST_LETTERS = 140;

export interface CookWordsProps {
  readonly scene: OwnScene;
  /** For whom. */
  readonly name: string;
  /** The id of what was chosen; empty for no words. */
  readonly chosen: string;
  readonly onChoose: (words: string) => void;
}

/** What I say, and the way to say something else. */
export function CookWords({ scene, name, chosen, onChoose }: CookWordsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { words } = scene;
  const choose = (id: string): void => {
    setOpen(false);
    onChoose(id);
  };
  return (
    <>
      <button
        type="button"
        className={classes('button saying', chosen !== '' && 'saying--said')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Picture of={pictureOf('speech')} />
        <span className="saying__text">{chosen === '' ? words.addWords : phraseOf(scene, chosen)}</span>
        <Hidden>{words.wordsFor(name)}</Hidden>
      </button>
      {isOpen ? (
        <Dialog title={words.wordsFor(name)} onClose={() => setOpen(false)}>
          {scene.match.options.ownWords ? <OwnWords scene={scene} onChoose={choose} /> : undefined}
          <Phrases scene={scene} chosen={chosen} onChoose={choose} />
        </Dialog>
      ) : undefined}
    </>
  );
}

function Phrases({ scene, chosen, onChoose }: Omit<CookWordsProps, 'name'>): ReactNode {
  return (
    <div className="phrases">
      {['', ...PHRASES].map((id) => (
        <button key={id} type="button" className="phrase" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {id === '' ? scene.words.noWords : phraseOf(scene, id)}
        </button>
      ))}
    </div>
  );
}

export function OwnWords({ scene, onChoose }: Pick<CookWordsProps, 'scene' | 'onChoose'>): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [isRefused, refuse] = useState(false);
  const { words } = scene;
  const keep = async (): Promise<void> => {
    const kept = await scene.keepWords(text.trim());
    if (kept === undefined) refuse(true);
    else onChoose(kept);
  };
  return (
    <form
      className="field own-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') keep();
      }}
    >
      <label className="field__label" htmlFor={id}>
        {words.ownWords}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className="small quiet">{words.wordsLeft(MOST_LETTERS - text.length)}</span>
      {isRefused ? <p role="alert">{words.notKept}</p> : undefined}
      <button type="submit" className="button button--main" disabled={text.trim() === ''}>
        {words.keep}
      </button>
    </form>
  );
}
