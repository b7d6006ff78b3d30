/** The end of a game: every meal with its sandwich and who ate it, the best one, and where the points come from. */
import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '#kernel';
import { listSeats } from '#kernel';
import { cardName, nameOf } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { listed } from '../../words/index.ts';
import { faceOf, pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { plain, signed } from './scene.ts';
import { Stack, Worth } from './stack.tsx';
import type { Meal } from './story.ts';
import { gainsOf, mealsOf, mostOften } from './story.ts';
import './ending.css';

export function Ending({ scene }: SceneProps): ReactNode {
  const meals = mealsOf(scene.log, scene.match.faces);
  if (meals.length === 0) return undefined;
  return (
    <>
      <Meals scene={scene} meals={meals} />
      <Best scene={scene} meals={meals} />
      <Points scene={scene} meals={meals} />
    </>
  );
}

interface MealsProps extends SceneProps {
  readonly meals: readonly Meal[];
}

function Meals({ scene, meals }: MealsProps): ReactNode {
  return (
    <section className="panel tasters">
      <h2>{scene.words.meals}</h2>
      <ol className="tasters__list pn-meals">
        {meals.map((meal, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal is its number.
          <li key={i} className="taster" {...playerColour(meal.scores[0][0])}>
            <OneMeal scene={scene} meal={meal} number={i + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneMeal({ scene, meal, number }: SceneProps & { meal: Meal; number: number }): ReactNode {
  const { words } = scene;
  return (
    <>
      <p className="pn-meal">
        <Hidden>{words.meal(number)}</Hidden>
        <span className="taster__rank" aria-hidden="true">
          {number}
        </span>
        <span className="taster__pics" role="img" aria-label={meal.cards.map((c) => cardName(scene, c)).join(', ')}>
          {meal.cards.map((card) => (
            <Picture key={card} of={faceOf(scene, card).picture} />
          ))}
        </span>
        <Worth points={meal.worth} />
      </p>
      <p className="pn-eaters">
        {meal.scores.map(([seat]) => (
          <Avatar key={seat} seat={seat} person={scene.person(seat)} size="xs" />
        ))}
        <span>{words.ate(eatersNames(scene, meal), signed(meal.scores[0][1]), meal.scores.length)}</span>
      </p>
    </>
  );
}

const eatersNames = (scene: OwnScene, { scores }: Meal): string =>
  listed(
    scene.language,
    scores.map(([seat]) => nameOf(scene, seat)),
  );

/** The one that was worth most. */
function Best({ scene, meals }: MealsProps): ReactNode {
  const { words } = scene;
  const [best] = meals.toSorted((a, b) => b.worth - a.worth);
  return (
    <section className="panel best">
      <h2>{words.best}</h2>
      <div className="best__in">
        <div className="plate pn-best">
          <Stack scene={scene} label={words.best} cards={best.cards} factor={best.factor} />
          <span className="plate__dish" />
        </div>
        <div className="best__cook">
          <Worth points={best.worth} />
          <p>{words.bestBy(nameOf(scene, best.finisher), eatersNames(scene, best))}</p>
        </div>
      </div>
    </section>
  );
}

function Points({ scene, meals }: MealsProps): ReactNode {
  const { words, match, look } = scene;
  const { points } = look.view;
  const seats = listSeats(match.players).sort((a, b) => points[b] - points[a] || a - b);
  const gains = new Map(seats.map((seat) => [seat, gainsOf(meals, seat)]));
  const most = Math.max(1, ...[...gains.values()].map(({ good, bad }) => good - bad));
  return (
    <section className="panel sheet-score">
      <h2>{words.whence}</h2>
      <div className="bars">
        {seats.map((seat) => (
          <Bar key={seat} scene={scene} seat={seat} most={most} {...(gains.get(seat) ?? { good: 0, bad: 0 })} />
        ))}
      </div>
      <p className="legend">
        <span>
          <i className="a" />
          {words.liked}
        </span>
        <span>
          <i className="b pn-bad" />
          {words.forced}
        </span>
      </p>
      <Prizes scene={scene} meals={meals} />
    </section>
  );
}

interface BarProps extends SceneProps {
  readonly seat: Seat;
  readonly good: number;
  readonly bad: number;
  readonly most: number;
}

function Bar({ scene, seat, good, bad, most }: BarProps): ReactNode {
  const name = nameOf(scene, seat);
  const part = (points: number): CSSProperties => ({ '--value': (Math.abs(points) / most) * 100 }) as CSSProperties;
  return (
    <div className="bar" {...playerColour(seat)}>
      <b>{name}</b>
      <span className="bar__track" role="img" aria-label={scene.words.bar(name, signed(good), signed(bad))}>
        {good === 0 ? undefined : <span className="bar__part" style={part(good)} />}
        {bad === 0 ? undefined : <span className="bar__part pn-bad" style={part(bad)} />}
      </span>
      <b className="num">{plain(scene.look.view.points[seat])}</b>
    </div>
  );
}

/** Who played most napkins, and who finished the worst meal for somebody else. */
function Prizes({ scene, meals }: MealsProps): ReactNode {
  const { words, log } = scene;
  const napkins = mostOften(log.flatMap((event) => (event.is === 'napkin' ? [event.seat] : [])));
  const [trick] = meals
    .filter(({ worth, finisher, scores }) => worth < 0 && !scores.some(([seat]) => seat === finisher))
    .toSorted((a, b) => a.worth - b.worth);
  return (
    <div className="likes">
      {napkins === undefined ? undefined : (
        <p className="like">
          <Picture of={pictureOf('piece-napkin')} className="icon" />
          <span>{words.mostNapkins(nameOf(scene, napkins.seat), napkins.count)}</span>
        </p>
      )}
      {trick === undefined ? undefined : (
        <p className="like">
          <Avatar seat={trick.finisher} person={scene.person(trick.finisher)} size="xs" />
          <span>{words.biggestTrick(nameOf(scene, trick.finisher), signed(trick.worth))}</span>
        </p>
      )}
    </div>
  );
}
