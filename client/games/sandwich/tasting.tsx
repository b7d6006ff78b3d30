/** Tasting on the cake stand: what lies before the taster, what its cooks say, and the ranking by 1, 2, 3 or by dragging. */
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Plate } from '#games/sandwich';
import { tasterOf } from '#games/sandwich';
import type { Seat } from '#kernel';
import { has, leftOf, listSeats, seatOf } from '#kernel';
import { announce, canSpeak, sayAloud } from '../../sound/speech.ts';
import { classes } from '../../widgets/classes.ts';
import { alone, useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { pictureOf } from './faces.ts';
import { Notes } from './market.tsx';
import type { Ranking } from './ranking.ts';
import { answerOf, exchange, give, placeOf, rankingOf } from './ranking.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import {
  aboutOf,
  announcedIn,
  askOf,
  cardName,
  isDone,
  nameOf,
  onPlate,
  phraseOf,
  platesBefore,
  roundOf,
} from './scene.ts';
import { Stack } from './stack.tsx';
import { storyOf } from './story.ts';
import { LastVerdict } from './verdicts.tsx';

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
    <div className="kitchen kitchen--taste">
      <ThemeLine scene={scene} />
      <ul className={classes('plates', `plates--${ranking.shown.length}`)} aria-label={scene.words.plates}>
        {ranking.shown.map((plate, i) => (
          <li
            key={plate}
            className={classes('tasting', `tasting--${placeOf(ranking.places, plate)}`)}
            style={{ '--i': i } as object}
            {...(scene.asked ? hold.place(String(plate)) : {})}
          >
            <Dish scene={scene} plate={plate} grip={scene.asked ? alone(hold.thing(String(plate))) : undefined} />
            <Places scene={scene} ranking={ranking} plate={plate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What holds for this round, above the plates. */
const ThemeLine = ({ scene }: SceneProps): ReactNode => (
  <p className="flipno">
    <Notes scene={scene} />
    {scene.look.view.theme === '' ? undefined : (
      <span className="note">
        <Sign of="star" />
        {scene.words.star}
      </span>
    )}
  </p>
);

interface DishProps {
  readonly scene: OwnScene;
  readonly plate: Plate;
  readonly grip?: object | undefined;
}

/** A sandwich on its stand, whose it is, and what its cook says. */
export function Dish({ scene, plate, grip }: DishProps): ReactNode {
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
          <button type="button" className="drag" {...grip} aria-label={words.dragPlate(title)}>
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

function dishName(scene: OwnScene, plate: Plate): string {
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
      className="read"
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
          className="starbtn"
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
    <div className="kitchen kitchen--taste">
      <ThemeLine scene={scene} />
      <LastVerdict scene={scene} />
      {open.length === 0 ? (
        <Tasters scene={scene} />
      ) : (
        <ul className={classes('plates', `plates--${open.length}`)}>
          {open.map((plate, i) => (
            <li key={plate} className="tasting" style={{ '--i': i } as object}>
              <Dish scene={scene} plate={plate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** From the first taster on, clockwise, and who is done. */
export function Tasters({ scene }: SceneProps): ReactNode {
  const { words, look, match } = scene;
  const order = Array.from({ length: match.seats }, (_, i) => leftOf(look.view.first, i, match.seats));
  return (
    <section className="tasters-list">
      <h2 className="display">{words.tasters}</h2>
      <ol>
        {order.map((seat) => (
          <Taster key={seat} scene={scene} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Taster({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const { words, look } = scene;
  const state = stateOf(scene, seat);
  return (
    <li>
      <Avatar seat={seat} person={scene.person(seat)} size="s" />
      <span>
        {nameOf(scene, seat)}
        {seat === look.view.first ? <small>{words.firstTaster}</small> : undefined}
      </span>
      {state === undefined ? undefined : (
        <span className={classes('badge', state === 'served' && 'badge--yes')}>
          <Sign of={state === 'served' ? 'check' : 'clock'} />
          {words[state]}
        </span>
      )}
    </li>
  );
}

/** Done with this round's plate, at it, or not yet. */
function stateOf(scene: OwnScene, seat: Seat): 'served' | 'ranking' | undefined {
  const isRanking = askOf(scene) === 'rank' && has(scene.top?.asked ?? 0, seat);
  if (isRanking) return isDone(scene, seat) ? 'served' : 'ranking';
  const told = storyOf(scene.log).at(-1)?.verdicts ?? [];
  return told.some(({ taster }) => taster === seat) ? 'served' : undefined;
}

/** Serve the ranking, or take it back. */
export function ServeRanking({ scene }: SceneProps): ReactNode {
  const { words, asked, said, watching } = scene;
  if (watching || (!asked && said.length === 0)) return undefined;
  if (!asked)
    return (
      <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
        <Sign of="undo" />
        {words.change}
      </button>
    );
  const ranking = rankingOf(scene);
  const answer = answerOf(ranking);
  return (
    <button
      type="button"
      className="button button--main serve"
      aria-disabled={scene.whyNot(answer) !== undefined}
      onClick={() => scene.answer(answer)}
    >
      {words.serveRanking}
      {answer.order.length === 0 ? undefined : <span className="button__note">{summaryOf(scene, ranking)}</span>}
    </button>
  );
}

/** "Papa +3 · Oma +2 · Léo +1", with the star. */
function summaryOf(scene: OwnScene, ranking: Ranking): string {
  const { scale } = roundOf(scene);
  const { order, theme } = answerOf(ranking);
  return order
    .map((plate) => {
      const points = scale[placeOf(ranking.places, plate) - 1] + (plate === theme ? 1 : 0);
      const cook = scene.look.view.cooks[plate];
      return `${cook < 0 ? dishName(scene, plate) : nameOf(scene, cook)} +${points}`;
    })
    .join(' · ');
}
