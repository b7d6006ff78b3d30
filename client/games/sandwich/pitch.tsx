/** Pitches: a few words for each of my sandwiches, or a turn to speak while the others listen. */
import type { ReactNode } from 'react';
import { tasterOf } from '#games/sandwich';
import { listSeats } from '#kernel';
import { aboutOf, isDone, nameOf, saidOf } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Columns, ForWhom } from './columns.tsx';
import { pictureOf } from './faces.ts';
import type { SceneProps } from './scene.ts';
import { onPlate } from './scene.ts';
import { Stack } from './stack.tsx';
import { myPlates, pitchesOf } from './staged.ts';
import { Dishes } from './tasting.tsx';
import { LastVerdict } from './verdicts.tsx';
import { CookWords } from './words-chooser.tsx';

/** My sandwiches on others' plates, with what I say of each. */
export function Pitching({ scene }: SceneProps): ReactNode {
  const plates = myPlates(scene);
  if (scene.watching || plates.length === 0) return <Listening scene={scene} />;
  const sent = saidOf(scene, 'pitch');
  const words = sent ?? pitchesOf(scene);
  return (
    <div className="upright kitchen">
      <LastVerdict scene={scene} />
      <Columns
        scene={scene}
        heads={plates.map((plate) => <ForWhom key={plate} scene={scene} seat={tasterOf(scene.match.seats, plate)} />)}
      >
        {(i) => {
          const name = nameOf(scene, tasterOf(scene.match.seats, plates[i]));
          return (
            <>
              <Stack scene={scene} label={scene.words.sandwichFor(name)} cards={onPlate(scene, plates[i])} />
              {sent === undefined ? (
                <CookWords
                  scene={scene}
                  name={name}
                  chosen={words[i]}
                  onChoose={(id) => {
                    words[i] = id;
                    scene.refresh();
                  }}
                />
              ) : undefined}
            </>
          );
        }}
      </Columns>
    </div>
  );
}

/** Who still looks for words. */
function Listening({ scene }: SceneProps): ReactNode {
  return (
    <div className="upright kitchen">
      <LastVerdict scene={scene} />
      <ul className="speakers">
        {listSeats(scene.top?.asked ?? 0).map((seat) => (
          <li key={seat}>
            <Picture of={pictureOf(isDone(scene, seat) ? 'megaphone' : 'speech')} />
            {nameOf(scene, seat)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sandwich for which its cook speaks, as far as it is seen. */
export function Speaking({ scene }: SceneProps): ReactNode {
  const { plate } = aboutOf(scene, 'speak');
  const { words, match, look } = scene;
  const taster = tasterOf(match.seats, plate);
  const isSeen = onPlate(scene, plate).length > 0;
  return (
    <div className="upright kitchen">
      <LastVerdict scene={scene} />
      <h2 className="told">{words.listenTo(nameOf(scene, look.view.cooks[plate]), nameOf(scene, taster))}</h2>
      {isSeen ? (
        <Dishes scene={scene} plates={[plate]} />
      ) : (
        <Picture of={pictureOf('megaphone')} className="speaking" />
      )}
    </div>
  );
}
