/** The plates on the sheet: what lies on them, where the picked card may go, and which one a napkin means. */
import type { CSSProperties, ReactNode } from 'react';
import type { Build, Plate } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { askOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { faceOf } from './faces.ts';
import { LastingPills } from './napkins.tsx';
import type { Plan } from './plan.ts';
import { keeperOf, pickPlate, planOf, platePlace, put } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { buildsNow, onPlate, platesOf, signed, worthOfCard } from './scene.ts';
import { rowsOf, Stack, Worth } from './stack.tsx';
import './plates.css';

/** So many have room for number and worth side by side on a phone. */
const SIDE_BY_SIDE = 3;

export function Plates({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  const plates = platesOf(scene);
  const stacks = plates.map((plate) => onPlate(scene, plate));
  const sizes = {
    '--plates': plates.length,
    '--tallest': Math.max(2, ...stacks.map((cards) => rowsOf(scene, cards))),
    '--most': Math.max(2, ...stacks.map((cards) => cards.length)),
  };
  return (
    <div
      className={classes('upright dining dining--plates', plates.length > SIDE_BY_SIDE && 'dining--many')}
      data-part="plates"
      style={sizes as CSSProperties}
    >
      <LastingPills scene={scene} />
      <Zone as="ul" label={scene.words.plates} className="pl" asked={scene.asked}>
        {plates.map((plate) => (
          <li key={plate}>
            <OnePlate scene={scene} plan={plan} plate={plate} hold={hold} />
          </li>
        ))}
      </Zone>
    </div>
  );
}

interface PlateProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly plate: Plate;
  readonly hold: Holding;
}

function OnePlate(props: PlateProps): ReactNode {
  const { scene, plan } = props;
  if (!scene.asked) return <Lying {...props} />;
  const ask = askOf(scene);
  if (ask === 'choosePlate') return <Chosen {...props} />;
  return ask === 'build' && plan.cards.length > 0 ? <Target {...props} /> : <Lying {...props} />;
}

/** Nothing to do with it now. */
function Lying(props: PlateProps): ReactNode {
  return (
    <div className="plate" data-place={platePlace(props.plate)}>
      <Dish {...props} />
    </div>
  );
}

/** The picked card goes here, or the game says why not. */
function Target(props: PlateProps): ReactNode {
  const { scene, plan, plate, hold } = props;
  const [card] = plan.cards;
  const build = buildsNow(scene).find((one) => one.card === card && 'plate' in one && one.plate === plate);
  const go = goOf(scene, card, build, plate);
  return (
    <button
      type="button"
      className={classes('plate', build !== undefined && 'is-legal')}
      {...hold.place(platePlace(plate))}
    >
      <Dish {...props} ghost={build === undefined ? undefined : card} go={go} />
    </button>
  );
}

/** "Finish +7": what it does, and what the sandwich is worth then. */
function goOf(scene: OwnScene, card: CardId, build: Build | undefined, plate: Plate): string | undefined {
  if (build === undefined || build.do === 'discard') return undefined;
  return scene.words.go[build.do](signed(scene.look.view.worths[plate] + worthOfCard(scene, card)));
}

/** A napkin asks which one. */
function Chosen(props: PlateProps): ReactNode {
  const { scene, plan, plate } = props;
  const refusal = scene.whyNot({ plate });
  const choose = (): void => {
    if (refusal === undefined) pickPlate(scene, plan, plate);
    else scene.explain(refusal);
  };
  return (
    <button
      type="button"
      className={classes('plate', refusal === undefined && 'is-legal')}
      aria-pressed={plan.plate === plate}
      onClick={choose}
    >
      <Dish {...props} />
    </button>
  );
}

interface DishProps extends PlateProps {
  /** The card that would lie on top. */
  readonly ghost?: CardId | undefined;
  readonly go?: string | undefined;
}

function Dish({ scene, plate, plan, ghost, go }: DishProps): ReactNode {
  const { words, look } = scene;
  const cards = onPlate(scene, plate);
  const isButton = scene.asked && (askOf(scene) === 'choosePlate' || plan.cards.length > 0);
  return (
    <>
      {ghost === undefined ? undefined : (
        <span className={classes('plate__open', cards.length === 0 && 'plate__open--first')}>
          <Picture of={faceOf(scene, ghost).picture} />
        </span>
      )}
      {cards.length === 0 ? undefined : (
        <Stack scene={scene} cards={cards} label={words.sandwich(plate + 1)} inside={isButton ? 'button' : undefined} />
      )}
      <span className="plate__dish" />
      <span className="plate__foot">
        <span className="plate__no">{words.plateNo(plate + 1)}</span>
        {cards.length === 0 ? (
          <span className="worth worth--none">{words.empty}</span>
        ) : (
          <Worth points={look.view.worths[plate]} />
        )}
        {go === undefined ? undefined : <span className="go">{go}</span>}
      </span>
    </>
  );
}
