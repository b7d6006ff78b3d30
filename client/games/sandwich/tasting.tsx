/** Tasting on the cake stand: what lies before the taster, what its cooks say, and the ranking by 1, 2, 3 or by dragging. */
import type { CSSProperties, ReactNode } from 'react';
import { useEffect } from 'react';
import type { Plate } from '#games/sandwich';
import { tasterOf } from '#games/sandwich';
import { listSeats, seatOf } from '#kernel';
import { aboutOf, cardName, nameOf } from '../../asking.ts';
import { announce, canSpeak, sayAloud } from '../../sound/speech.ts';
import { classes } from '../../widgets/classes.ts';
import { alone, useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { pictureOf } from './faces.ts';
import { Notes } from './notes.tsx';
import type { Ranking } from './ranking.ts';
import { exchange, give, placeOf, rankingOf } from './ranking.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { announcedIn, layersOf, onPlate, phraseOf, platesBefore, roundOf } from './scene.ts';
import { Tasters } from './side.tsx';
import { Stack } from './stack.tsx';
import { LastVerdict } from './verdicts.tsx';
import './tasting.css';

/** Plates to be ranked; who only looks on sees what is being tasted, as far as it is open. */
export function Tasting({ scene }: SceneProps): ReactNode {
  const isMine = !scene.watching && (scene.asked || scene.said.length > 0);
  return isMine ? <MyPlates scene={scene} /> : <Watched scene={scene} />;
}

function MyPlates({ scene }: SceneProps): ReactNode {
  const ranking = rankingOf(scene);
  const hold = useHand((thing, place) => {
    exchange(ranking, Number(thing), Number(place));
    scene.refresh();
  });
  useReadOut(scene, ranking.shown);
  return (
    <div className="upright kitchen">
      <ThemeLine scene={scene} />
      <Dishes
        scene={scene}
        plates={ranking.shown}
        label={scene.words.plates}
        places={ranking.shown.map((plate) => placeOf(ranking.places, plate))}
        held={(plate) => (scene.asked ? { place: hold.place(String(plate)), thing: hold.thing(String(plate)) } : {})}
      >
        {(plate) => <Places scene={scene} ranking={ranking} plate={plate} />}
      </Dishes>
    </div>
  );
}

/** What holds for this round, and what the star is for. */
const ThemeLine = ({ scene }: SceneProps): ReactNode => (
  <Notes
    scene={scene}
    last={
      scene.look.view.theme === '' ? undefined : (
        <span className="note">
          <Sign of="star" />
          {scene.words.star}
        </span>
      )
    }
  />
);

interface DishesProps {
  readonly scene: OwnScene;
  readonly plates: readonly Plate[];
  readonly label?: string;
  /** By plate, from 1; the best stands out. */
  readonly places?: readonly number[];
  /** Props of a plate that can be dragged and put upon. */
  readonly held?: (plate: Plate) => { readonly place?: object; readonly thing?: object };
  /** Below each of them. */
  readonly children?: (plate: Plate, index: number) => ReactNode;
}

/** Plates on their stands, one below the other or side by side, and all of them whole. */
export function Dishes({ scene, plates, label, places, held, children }: DishesProps): ReactNode {
  const numbers = { '--plates': plates.length, '--layers': layersOf(scene) } as CSSProperties;
  return (
    <div className="plates-room" style={numbers} data-part="plates">
      <ol className="plates" aria-label={label}>
        {plates.map((plate, i) => {
          const { place, thing } = held?.(plate) ?? {};
          return (
            <li
              key={plate}
              className={classes('tasting', places?.[i] === 1 && 'tasting--1')}
              style={{ '--i': i } as CSSProperties}
              {...place}
            >
              <div className="tasting__in">
                <Dish scene={scene} plate={plate} grip={thing === undefined ? undefined : alone(thing)} />
                {children?.(plate, i)}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface DishProps {
  readonly scene: OwnScene;
  readonly plate: Plate;
  readonly grip?: object | undefined;
}

/** A sandwich on its stand, whose it is, and what its cook says. */
function Dish({ scene, plate, grip }: DishProps): ReactNode {
  const { words, look } = scene;
  const cook = look.view.cooks[plate];
  const title = dishName(scene, plate);
  const said = [look.view.praise[plate], look.view.pitches[plate]].filter((id) => id !== '');
  return (
    <>
      <div className="stand">
        <Stack scene={scene} label={title} cards={onPlate(scene, plate)} />
        <Picture of={pictureOf('piece-cake-stand')} className="stand__foot" />
      </div>
      <div className="cook">
        {cook < 0 ? undefined : <Avatar seat={cook} person={scene.person(seatOf(cook))} size="s" />}
        <h2>
          <span className="cook__long">{title}</span>
          <span className="cook__short" aria-hidden="true">
            {cook < 0 ? title : nameOf(scene, cook)}
          </span>
        </h2>
        <ReadButton scene={scene} plate={plate} />
        {grip === undefined ? undefined : (
          <button
            type="button"
            className="button button--ghost button--icon drag"
            {...grip}
            aria-label={words.dragPlate(title)}
          >
            <Sign of="drag" />
          </button>
        )}
      </div>
      {said.length === 0 ? undefined : (
        <p className="pitch">
          {said.map((id) => (
            <q key={id}>{phraseOf(scene, id)}</q>
          ))}
        </p>
      )}
    </>
  );
}

export function dishName(scene: OwnScene, plate: Plate): string {
  const cook = scene.look.view.cooks[plate];
  const before = platesBefore(scene, tasterOf(scene.match.seats, plate));
  return cook < 0 ? scene.words.secretCook(before.indexOf(plate) + 1) : scene.words.sandwichOf(nameOf(scene, cook));
}

/** From the top to the bottom, as it is read at a table. */
function readingOf(scene: OwnScene, plate: Plate): string {
  const common = announcedIn(scene);
  const cards = [...onPlate(scene, plate), ...(common === undefined ? [] : [common])].reverse();
  return `${dishName(scene, plate)}: ${cards.map((card) => cardName(scene, card)).join(', ')}.`;
}

function ReadButton({ scene, plate }: { readonly scene: OwnScene; readonly plate: Plate }): ReactNode {
  if (!canSpeak()) return undefined;
  return (
    <button
      type="button"
      className="button button--ghost button--icon read"
      aria-label={scene.words.readOut(dishName(scene, plate))}
      onClick={() => sayAloud(readingOf(scene, plate), scene.language)}
    >
      <Sign of="sound" />
    </button>
  );
}

/** One after the other, where the reader wants to hear it. */
function useReadOut(scene: OwnScene, plates: readonly Plate[]): void {
  const text = plates
    .toSorted((a, b) => a - b)
    .map((plate) => readingOf(scene, plate))
    .join(' ');
  const { language } = scene;
  useEffect(() => {
    if (text !== '') announce(text, language);
  }, [text, language]);
}

/** 1, 2, 3 and the star. */
function Places({ scene, ranking, plate }: { scene: OwnScene; ranking: Ranking; plate: Plate }): ReactNode {
  const { words, look, asked } = scene;
  const { scale } = roundOf(scene);
  const title = dishName(scene, plate);
  const isStarred = ranking.theme === plate;
  const act = (change: () => void) => () => {
    change();
    scene.refresh();
  };
  return (
    <Zone as="div" label={title} className="choose" asked={asked}>
      {scale.map((points, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          key={i}
          type="button"
          className="rank"
          disabled={!asked}
          aria-pressed={placeOf(ranking.places, plate) === i + 1}
          aria-label={words.rankAs(title, i + 1, points)}
          onClick={act(() => give(ranking, plate, i + 1))}
        >
          {i + 1}
        </button>
      ))}
      {look.view.theme === '' ? undefined : (
        <button
          type="button"
          className="button button--icon starbtn"
          disabled={!asked}
          aria-pressed={isStarred}
          aria-label={words.starFor(title)}
          onClick={act(() => {
            ranking.theme = isStarred ? -1 : plate;
          })}
        >
          <Sign of="star" />
        </button>
      )}
    </Zone>
  );
}

/** What others taste, as far as I see it; else who is still at it. */
function Watched({ scene }: SceneProps): ReactNode {
  const { tasters } = aboutOf(scene, 'rank');
  const open = listSeats(tasters ?? 0).flatMap((taster) => platesBefore(scene, taster));
  useReadOut(scene, open);
  return (
    <div className="upright kitchen">
      <ThemeLine scene={scene} />
      <LastVerdict scene={scene} />
      {open.length === 0 ? <Tasters scene={scene} /> : <Dishes scene={scene} plates={open} />}
    </div>
  );
}
