/** Pitches: a few words for each of my sandwiches, or a turn to speak while the others listen. */
import type { ReactNode } from 'react';
import { tasterOf } from '#games/sandwich';
import { listSeats } from '#kernel';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Columns } from './compose.tsx';
import { pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { aboutOf, isDone, nameOf, onPlate, saidOf } from './scene.ts';
import { Stack } from './stack.tsx';
import { Dish } from './tasting.tsx';
import { LastVerdict } from './verdicts.tsx';
import { CookWords } from './words-chooser.tsx';

/** My sandwiches on others' plates, with what I say of each. */
export function Pitching({ scene }: SceneProps): ReactNode {
  const plates = myPlates(scene);
  if (scene.watching || plates.length === 0) return <Listening scene={scene} />;
  const sent = saidOf(scene, 'pitch');
  const words = sent ?? pitchesOf(scene);
  return (
    <div className="kitchen kitchen--compose">
      <LastVerdict scene={scene} />
      <Columns scene={scene} to={plates.map((plate) => tasterOf(scene.match.seats, plate))}>
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

const myPlates = (scene: OwnScene): number[] =>
  (aboutOf(scene, 'pitch').plates ?? []).filter((plate) => scene.look.view.cooks[plate] === scene.seat);

const pitchesOf = (scene: OwnScene): string[] =>
  scene.draft(`pitch ${scene.top?.id}`, () => {
    const [draft] = (scene.top?.draft ?? []) as string[][];
    return draft?.slice() ?? myPlates(scene).map(() => '');
  });

/** Who still looks for words. */
function Listening({ scene }: SceneProps): ReactNode {
  return (
    <div className="kitchen kitchen--taste">
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

export function ServePitch({ scene }: SceneProps): ReactNode {
  const { words, asked, said, watching } = scene;
  if (watching || (!asked && said.length === 0)) return undefined;
  if (!asked)
    return (
      <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
        <Sign of="undo" />
        {words.change}
      </button>
    );
  const pitches = pitchesOf(scene);
  return (
    <button type="button" className="button button--main serve" onClick={() => scene.answer(pitches)}>
      {pitches.some((id) => id !== '') ? words.sayIt : words.noWords}
    </button>
  );
}

/** The sandwich for which its cook speaks, as far as it is seen. */
export function Speaking({ scene }: SceneProps): ReactNode {
  const { plate } = aboutOf(scene, 'speak');
  const { words, match, look } = scene;
  const taster = tasterOf(match.seats, plate);
  const isSeen = onPlate(scene, plate).length > 0;
  return (
    <div className="kitchen kitchen--taste">
      <LastVerdict scene={scene} />
      <h2 className="deal__title">{words.listenTo(nameOf(scene, look.view.cooks[plate]), nameOf(scene, taster))}</h2>
      {isSeen ? (
        <ul className="plates plates--1">
          <li className="tasting">
            <Dish scene={scene} plate={plate} />
          </li>
        </ul>
      ) : (
        <Picture of={pictureOf('megaphone')} className="speaking" />
      )}
    </div>
  );
}

export function Spoken({ scene }: SceneProps): ReactNode {
  if (!scene.asked) return undefined;
  return (
    <button type="button" className="button button--main serve" onClick={() => scene.answer('done')}>
      {scene.words.spoken}
    </button>
  );
}
