/** The reward of an order: coins and cards as I like to divide them, or an assistant, or two points. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Category, RewardAnswer } from '#games/sandwich-wars';
import { BONUS, freeHelpers } from '#games/sandwich-wars';
import { aboutOf, cardName, raised } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { art, Picture } from '../../widgets/picture.tsx';
import { AskPanel, Coin, Hidden, Point } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import { MiniCard } from './parts.tsx';
import { change, planOf } from './plan.ts';
import type { SceneProps } from './scene.ts';
import { categoryName, helperName, kitOf, orderOf } from './scene.ts';
import './reward.css';

/** As a question of its own, on the sheet. */
export function RewardChoice({ scene }: SceneProps): ReactNode {
  const { order } = aboutOf(scene, 'reward');
  const { reward: due } = orderOf(scene, order);
  const { reward } = planOf(scene);
  return (
    <AskPanel
      title={due === 'assistant' ? scene.words.rewardOne : scene.words.rewardSplit(due)}
      about={raised(cardName(scene, order))}
      asked={scene.asked}
    >
      <RewardFields
        scene={scene}
        due={due}
        value={reward.take === 'nothing' ? undefined : reward}
        onChoose={(chosen) =>
          change(scene, (plan) => {
            plan.reward = chosen;
          })
        }
      />
    </AskPanel>
  );
}

interface FieldsProps extends SceneProps {
  readonly due: ReturnType<typeof orderOf>['reward'];
  readonly value: RewardAnswer | undefined;
  readonly onChoose: (answer: RewardAnswer) => void;
}

export function RewardFields(props: FieldsProps): ReactNode {
  return props.due === 'assistant' ? <OneOf {...props} /> : <Split {...props} due={props.due} />;
}

/** All the ways to divide it, from all coins to all cards. */
function Split({ scene, due, value, onChoose }: FieldsProps & { readonly due: number }): ReactNode {
  const { words } = scene;
  const name = useId();
  const now = value?.take === 'split' ? value : { coins: due, cards: 0 };
  const ways = Array.from({ length: due + 1 }, (_, cards) => ({ take: 'split', coins: due - cards, cards }) as const);
  return (
    <>
      <p className="split__now">
        <span className="tokens" aria-hidden="true">
          {Array.from({ length: now.coins }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: coins are counted.
            <Coin key={i} size="s" />
          ))}
          {Array.from({ length: now.cards }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are counted.
            <MiniCard key={i} />
          ))}
        </span>
        {words.coinsAndCards(now.coins, now.cards)}
      </p>
      <fieldset className="segments">
        <legend className="visually-hidden">{words.rewardSplit(due)}</legend>
        {ways.map((way) => (
          <label key={way.cards} className="segment">
            <input
              type="radio"
              name={name}
              aria-label={words.coinsAndCards(way.coins, way.cards)}
              checked={way.cards === now.cards}
              onChange={() => onChoose(way)}
            />
            <span aria-hidden="true">
              {way.coins}+{way.cards}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** An apron of those in the middle, or two points. */
function OneOf({ scene, value, onChoose }: FieldsProps): ReactNode {
  const { words, world } = scene;
  const isPoints = value?.take === 'points';
  return (
    <Zone label={words.rewardOne} className="aprons">
      {freeHelpers(world).map((helper) => (
        <li key={helper}>
          <button
            type="button"
            className={classes('apron is-free')}
            data-cat={kitOf(helper)}
            aria-pressed={value?.take === 'assistant' && value.helper === helper}
            onClick={() => onChoose({ take: 'assistant', helper })}
          >
            <Hidden>{raised(helperName(scene, helper))}</Hidden>
            <Shape helper={helper} />
            <span className="apron__name" aria-hidden="true">
              {categoryName(scene, helper)}
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="apron apron--points"
          aria-pressed={isPoints}
          onClick={() => onChoose({ take: 'points' })}
        >
          <span className="apron__shape">
            <Point n={BONUS} size="l" />
          </span>
          <span className="apron__name">{words.points(BONUS)}</span>
        </button>
      </li>
    </Zone>
  );
}

export const Shape = ({ helper }: { readonly helper: Category }): ReactNode => (
  <span className="apron__shape">
    <Picture of={pictureOf('piece-apron')} />
    <Picture of={art(`cat-${kitOf(helper)}`)} className="apron__cat" />
  </span>
);
