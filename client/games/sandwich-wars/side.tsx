/** Beside the log where it is always there: the assistants. */
import type { ReactNode } from 'react';
import { Aprons } from './helpers.tsx';
import type { SceneProps } from './scene.ts';
import './side.css';

export function HelpersPanel({ scene }: SceneProps): ReactNode {
  return (
    <section className="side-helpers" aria-label={scene.words.assistants} data-part="assistants">
      <h2>{scene.words.assistants}</h2>
      <Aprons scene={scene} />
    </section>
  );
}
