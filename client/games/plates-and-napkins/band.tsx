/** The band while a hold runs: what everybody may still stop, the same for all whatever they hold. */
import type { ReactNode } from 'react';
import { eatersOf } from '#games/plates-and-napkins';
import { askOf, cardName, nameOf } from '../../asking.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { TimerRing } from '../../widgets/timer-ring.tsx';
import { listed } from '../../words/index.ts';
import { pictureOf } from './faces.ts';
import { playNapkin } from './napkins.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { effectOf, isHold, myNapkins } from './scene.ts';

export function Band({ scene }: SceneProps): ReactNode {
  if (!isHold(scene)) return undefined;
  const { words, watching } = scene;
  const verb = questionOf(scene);
  return (
    <div className="band" role="group" aria-label={verb} data-part="band">
      <TimerRing scene={scene} />
      <div>
        <p className="band__verb">{verb}</p>
        <p className="band__how">{underOf(scene) ?? words.everyone}</p>
      </div>
      {watching ? undefined : <BandActs scene={scene} />}
    </div>
  );
}

function questionOf(scene: OwnScene): string {
  const { words, look } = scene;
  if (askOf(scene) === 'napkin') return words.onThat;
  const [eater, ...others] = eatersOf(look.view.bids);
  return others.length > 0 ? words.anyNapkinAll : words.anyNapkin(nameOf(scene, eater));
}

/** Napkins that wait below the newest one. */
function underOf(scene: OwnScene): string | undefined {
  const below = scene.look.view.playing.slice(0, -1).map(({ card }) => cardName(scene, card));
  return below.length === 0 ? undefined : scene.words.under(listed(scene.language, below.reverse()));
}

function BandActs({ scene }: SceneProps): ReactNode {
  const { words, asked } = scene;
  const napkins = myNapkins(scene);
  return (
    <Zone as="div" label={words.kinds.napkin} className="band__acts" asked={asked}>
      {napkins.map((card) => (
        <button
          key={card}
          type="button"
          className="button button--main"
          title={effectOf(scene, card)}
          onClick={() => playNapkin(scene, card)}
        >
          {words.play(cardName(scene, card))}
        </button>
      ))}
      {asked ? (
        <button type="button" className="button wave" onClick={() => scene.answer('wave')}>
          <Picture of={pictureOf('wave')} />
          {words.letBe}
        </button>
      ) : (
        <p className="band__waved">{napkins.length === 0 ? `${words.letItBe} ${words.noNapkin}` : words.letItBe}</p>
      )}
    </Zone>
  );
}
