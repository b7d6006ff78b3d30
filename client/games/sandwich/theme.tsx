/** Before a round: the player whose turn it is chooses what it is about; the others see who does. */

import type { ReactNode } from 'react';
import { themesLeft } from '#games/sandwich';
import { listSeats } from '#kernel';
import { nameOf, raised } from '../../asking.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { pictureOf } from './faces.ts';
import type { SceneProps } from './scene.ts';
import { phraseOf } from './scene.ts';
import { OwnWords } from './words-chooser.tsx';

export function Themes({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const [chooser] = listSeats(scene.top?.asked ?? 0);
  if (!scene.asked)
    return (
      <div className="upright kitchen">
        <Picture of={pictureOf('speech')} className="speaking" />
        <h2 className="told">{chooser === undefined ? '' : words.choosesTheme(nameOf(scene, chooser))}</h2>
      </div>
    );
  return (
    <div className="upright kitchen choosing">
      <Zone as="div" label={words.chooseTheme.verb} className="phrases" asked>
        {themesLeft(scene.world).map((id) => (
          <button key={id} type="button" className="phrase" onClick={() => scene.answer(id)}>
            {raised(phraseOf(scene, id))}
          </button>
        ))}
      </Zone>
      {scene.match.options.ownWords ? <OwnWords scene={scene} onChoose={(id) => scene.answer(id)} /> : undefined}
    </div>
  );
}
