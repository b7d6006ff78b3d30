/** The seven assistants as aprons: who has them, and what one in the middle costs. */
import type { ReactNode } from 'react';
import type { Category } from '#games/sandwich-wars';
import { categories, freeHelpers, HIRE } from '#games/sandwich-wars';
import { askOf, isMine, nameOf, raised } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { art, Picture } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { pictureOf } from './faces.ts';
import { chooseHelper, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { categoryName, employerOf, helperName, kitOf } from './scene.ts';
import './helpers.css';

export function Aprons({ scene }: SceneProps): ReactNode {
  return (
    <Zone label={scene.words.assistants} className="aprons" asked={choosesHelper(scene)}>
      {categories.map((helper) => (
        <li key={helper}>
          <Apron scene={scene} helper={helper} />
        </li>
      ))}
    </Zone>
  );
}

export const countFree = ({ world }: OwnScene): number => freeHelpers(world).length;

/** Is an apron asked for by an opportunity or as a reward? */
export const choosesHelper = (scene: OwnScene): boolean =>
  scene.asked && (askOf(scene) === 'helper' || planOf(scene).deed === 'hire');

/** What choosing this apron would answer now. */
const answerFor = (scene: OwnScene, helper: Category): unknown => {
  if (askOf(scene) === 'helper') return helper;
  return askOf(scene) === 'reward' ? { take: 'assistant', helper } : { do: 'hire', helper };
};

interface ApronProps extends SceneProps {
  readonly helper: Category;
}

function Apron({ scene, helper }: ApronProps): ReactNode {
  const employer = employerOf(scene, helper);
  const isYours = employer === scene.seat && !scene.watching;
  const inside = <ApronFace scene={scene} helper={helper} />;
  const className = classes('apron', isYours && 'is-hired', employer === undefined && 'is-free');
  if (scene.watching)
    return (
      <span className={className} data-cat={kitOf(helper)}>
        {inside}
      </span>
    );
  const refusal = scene.whyNot(answerFor(scene, helper));
  const isChosen = isMine(scene) && planOf(scene).helper === helper;
  return (
    <button
      type="button"
      className={classes(className, refusal === undefined && choosesHelper(scene) && 'is-legal')}
      data-cat={kitOf(helper)}
      aria-pressed={isChosen}
      onClick={() => (refusal === undefined ? chooseHelper(scene, helper) : scene.explain(refusal))}
    >
      {inside}
    </button>
  );
}

function ApronFace({ scene, helper }: ApronProps): ReactNode {
  const employer = employerOf(scene, helper);
  const isYours = employer === scene.seat && !scene.watching;
  return (
    <>
      <Hidden>
        {raised(helperName(scene, helper))}, {stateWords(scene, helper)}
      </Hidden>
      <span className="apron__shape" aria-hidden="true">
        <Picture of={pictureOf('piece-apron')} />
        <Picture of={art(`cat-${kitOf(helper)}`)} className="apron__cat" />
        {employer === undefined || isYours ? undefined : (
          <span className="apron__by">
            <Avatar seat={employer} person={scene.person(employer)} size="xs" />
          </span>
        )}
      </span>
      <span className="apron__name" aria-hidden="true">
        {categoryName(scene, helper)}
      </span>
      <span className="apron__state" aria-hidden="true">
        {employer === undefined ? <Coin n={priceNow(scene)} size="s" /> : <span>{stateWords(scene, helper)}</span>}
      </span>
    </>
  );
}

/** An opportunity and a reward take one for nothing. */
const priceNow = (scene: OwnScene): number =>
  isMine(scene) && (askOf(scene) === 'helper' || askOf(scene) === 'reward') ? 0 : HIRE;

function stateWords(scene: OwnScene, helper: Category): string {
  const employer = employerOf(scene, helper);
  if (employer === undefined) return scene.words.coins(priceNow(scene));
  return employer === scene.seat && !scene.watching ? scene.words.yours : nameOf(scene, employer);
}
