/** The end of a game: who liked what, round by round, the sandwich of the night, and where the points come from. */
import type { CSSProperties, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { BoardWords } from '#games/sandwich';
import { ingredients } from '#games/sandwich';
import { listSeats } from '#kernel';
import { nameOf } from '../../asking.ts';
import { art, Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { phraseOf } from './scene.ts';
import { Stack } from './stack.tsx';
import type { RoundStory } from './story.ts';
import { bestOf, gainedIn, storyOf } from './story.ts';
import { VerdictView } from './verdicts.tsx';
import './ending.css';

/** More rounds than these are not offered: the last ones count. */
const MOST_ROUNDS = 9;

export function Ending({ scene }: SceneProps): ReactNode {
  const rounds = storyOf(scene.log).filter(({ verdicts }) => verdicts.length > 0);
  if (rounds.length === 0) return undefined;
  return (
    <>
      <Liked scene={scene} rounds={rounds} />
      <Best scene={scene} rounds={rounds} />
      <Points scene={scene} rounds={rounds} />
    </>
  );
}

interface StoryProps extends SceneProps {
  readonly rounds: readonly RoundStory[];
}

function Liked({ scene, rounds }: StoryProps): ReactNode {
  const { words } = scene;
  const [chosen, choose] = useState(rounds.length - 1);
  const name = useId();
  const { verdicts } = rounds[Math.min(chosen, rounds.length - 1)];
  return (
    <section className="panel tasters">
      <div className="row row--apart">
        <h2>{words.whoLiked}</h2>
        {rounds.length < 2 ? undefined : (
          <fieldset className="segments segments--rounds">
            <legend className="visually-hidden">{words.whoLiked}</legend>
            {rounds
              .map(({ number }, i) => ({ number, i }))
              .slice(-MOST_ROUNDS)
              .map(({ number, i }) => (
                <label key={number} className="segment">
                  <input type="radio" name={name} checked={i === chosen} onChange={() => choose(i)} />
                  <span>
                    <Hidden>{words.round(number)}</Hidden>
                    <span aria-hidden="true">{number}</span>
                  </span>
                </label>
              ))}
          </fieldset>
        )}
      </div>
      <ul className="tasters__list">
        {verdicts.map((verdict) => (
          <VerdictView key={verdict.taster} scene={scene} verdict={verdict} />
        ))}
      </ul>
    </section>
  );
}

function Best({ scene, rounds }: StoryProps): ReactNode {
  const { words } = scene;
  const best = bestOf(rounds, scene.look.view.points);
  if (best === undefined) return undefined;
  return (
    <section className="panel best">
      <h2>{words.best}</h2>
      <div className="best__in">
        <Stack scene={scene} label={words.best} cards={best.cards} size="wide" still />
        <div className="best__cook">
          <Avatar seat={best.cook} person={scene.person(best.cook)} size="s" />
          <p>
            {words.builtBy(nameOf(scene, best.cook), nameOf(scene, best.taster))}
            {best.words.map((id) => (
              <q key={id}>{phraseOf(scene, id)}</q>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

function Points({ scene, rounds }: StoryProps): ReactNode {
  const { words, match, look } = scene;
  const gained = rounds.map((round) => gainedIn(round, match.seats));
  const total = (seat: number): number => gained.reduce((sum, round) => sum + round[seat], 0);
  const seats = listSeats(match.players).sort((a, b) => total(b) - total(a) || a - b);
  const most = Math.max(1, ...seats.map(total));
  return (
    <section className="panel sheet-score">
      <h2>{words.whence}</h2>
      <div className="bars">
        {seats.map((seat) => (
          <div key={seat} className="bar" {...playerColour(seat)}>
            <b>{nameOf(scene, seat)}</b>
            <span className="bar__track" role="img" aria-label={words.pointsOver(nameOf(scene, seat), total(seat))}>
              {gained.map((round, i) => (
                <span
                  key={rounds[i].number}
                  className="bar__part"
                  style={{ '--value': (round[seat] / most) * 100 } as CSSProperties}
                />
              ))}
            </span>
            <b className="num">{look.view.points[seat]}</b>
          </div>
        ))}
      </div>
      <Legend scene={scene} rounds={rounds} />
      <Likes scene={scene} rounds={rounds} />
    </section>
  );
}

/** As the parts of the bars are drawn; further rounds look alike. */
const HATCHES = ['a', 'b', 'c'] as const;

function Legend({ scene, rounds }: StoryProps): ReactNode {
  if (rounds.length < 2) return undefined;
  return (
    <p className="legend">
      {HATCHES.slice(0, rounds.length).map((hatch, i) => (
        <span key={hatch}>
          <i className={hatch} />
          {scene.words.round(rounds[i].number)}
        </span>
      ))}
    </p>
  );
}

/** What brought me most, and who liked me best. */
function Likes({ scene, rounds }: StoryProps): ReactNode {
  const { words, seat, watching } = scene;
  if (watching) return undefined;
  const mine = rounds.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ taster, dishes }) => dishes.filter(({ cook }) => cook === seat).map((d) => ({ ...d, taster }))),
  );
  const family = mostOf(mine.flatMap(({ cards, points }) => familiesIn(scene, cards).map((of) => ({ of, points }))));
  const guest = mostOf(mine.map(({ taster, points }) => ({ of: taster, points })));
  return (
    <div className="likes">
      {family === undefined ? undefined : (
        <p className="like">
          <Picture of={art(`cat-${family.of}`)} className="icon" />
          <span>{words.bestFamily(words.families[family.of], family.points)}</span>
        </p>
      )}
      {guest === undefined ? undefined : (
        <p className="like">
          <Avatar seat={guest.of} person={scene.person(guest.of)} size="xs" />
          <span>{words.admirer(nameOf(scene, guest.of), guest.points)}</span>
        </p>
      )}
    </div>
  );
}

/** Each family of a sandwich once. */
const familiesIn = ({ match }: OwnScene, cards: readonly number[]): (keyof BoardWords['families'])[] => [
  ...new Set(cards.map((card) => ingredients[match.faces[card]].family)),
];

/** Whatever has the most points together; nothing where nothing has any. */
function mostOf<T>(
  list: readonly { readonly of: T; readonly points: number }[],
): { of: T; points: number } | undefined {
  const sums = new Map<T, number>();
  for (const { of, points } of list) sums.set(of, (sums.get(of) ?? 0) + points);
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  return best === undefined || best[1] === 0 ? undefined : { of: best[0], points: best[1] };
}
