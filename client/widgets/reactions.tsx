/** Faces and ready phrases: what players say to each other, each reader in their own language. */
import type { ReactNode } from 'react';
import { PHRASES, REACTIONS } from '#protocol';
import { say } from '../app/commands.ts';
import type { Remark } from '../app/store.ts';
import { app } from '../app/store.ts';
import { art, Picture } from './picture.tsx';

const isFace = (key: string): boolean => REACTIONS.some((face) => face === key);

export function Reactions(): ReactNode {
  return (
    <div className="reactions" role="group" aria-label={app.words.reactions}>
      {REACTIONS.map((key) => (
        <button key={key} type="button" aria-label={app.words.faces[key]} onClick={() => say({ kind: 'react', key })}>
          <Picture of={art(`react-${key}`)} />
        </button>
      ))}
    </div>
  );
}

export function Phrases({ onSaid }: { readonly onSaid?: () => void }): ReactNode {
  return (
    <div className="phrases" role="group" aria-label={app.words.phrasesTitle}>
      {PHRASES.map((key) => (
        <button
          key={key}
          type="button"
          className="phrase"
          onClick={() => {
            say({ kind: 'react', key });
            onSaid?.();
          }}
        >
          {app.words.phrases[key]}
        </button>
      ))}
    </div>
  );
}

/** In the reader's own language. */
export const remarkText = ({ key }: Remark): string =>
  ({ ...app.words.faces, ...app.words.phrases })[key as keyof typeof app.words.faces] ?? '';

/** What somebody just said, beside their plate. */
export function Said({ remark }: { readonly remark: Remark }): ReactNode {
  if (!isFace(remark.key)) return <span className="said">{remarkText(remark)}</span>;
  return (
    <span className="said">
      <Picture of={art(`react-${remark.key}`)} />
      <span className="visually-hidden">{remarkText(remark)}</span>
    </span>
  );
}
