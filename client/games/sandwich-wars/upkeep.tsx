/** Paying the assistants at the end of my turn: coins or a point for each, keeping it or sending it back. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Category } from '#games/sandwich-wars';
import { categories, WAGE } from '#games/sandwich-wars';
import { raised } from '../../asking.ts';
import { AskPanel, Coin, Point } from '../../widgets/pieces.tsx';
import { change, planOf, toggled } from './plan.ts';
import { Shape } from './reward.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { categoryName, helperName, helpersAt, kitOf } from './scene.ts';
import './upkeep.css';

export function Upkeep({ scene }: SceneProps): ReactNode {
  return (
    <AskPanel title={scene.words.payWhom} asked={scene.asked}>
      <ul className="wages">
        {helpersAt(scene, scene.seat).map((helper) => (
          <Wage key={helper} scene={scene} helper={helper} />
        ))}
      </ul>
    </AskPanel>
  );
}

interface WageProps extends SceneProps {
  readonly helper: Category;
}

function Wage({ scene, helper }: WageProps): ReactNode {
  const { words } = scene;
  const { points, back } = planOf(scene).upkeep;
  return (
    <li className="wage" data-cat={kitOf(helper)}>
      <span className="wage__who">
        <Shape helper={helper} />
        <b>{categoryName(scene, helper)}</b>
      </span>
      <Pair
        legend={`${raised(helperName(scene, helper))}: ${words.pay}`}
        isSecond={points.includes(helper)}
        first={{ label: words.coins(WAGE), face: <Coin n={WAGE} size="s" /> }}
        second={{ label: words.points(1), face: <Point n={1} size="s" /> }}
        onChange={() => set(scene, 'points', helper)}
      />
      <Pair
        legend={`${raised(helperName(scene, helper))}: ${words.afterwards}`}
        isSecond={back.includes(helper)}
        first={{ label: words.keep, face: words.keep }}
        second={{ label: words.sendBack, face: words.sendBack }}
        onChange={() => set(scene, 'back', helper)}
      />
    </li>
  );
}

interface Side {
  readonly label: string;
  readonly face: ReactNode;
}

interface PairProps {
  readonly legend: string;
  readonly isSecond: boolean;
  readonly first: Side;
  readonly second: Side;
  readonly onChange: () => void;
}

/** One of two. */
function Pair({ legend, isSecond, first, second, onChange }: PairProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{legend}</legend>
      {[first, second].map(({ label, face }, i) => (
        <label key={label} className="segment">
          <input type="radio" name={name} aria-label={label} checked={isSecond === (i === 1)} onChange={onChange} />
          <span aria-hidden="true">{face}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Assistants are named in the order of their categories. */
function set(scene: OwnScene, list: 'points' | 'back', helper: Category): void {
  change(scene, (plan) => {
    const chosen = toggled(plan.upkeep[list], helper);
    plan.upkeep = { ...plan.upkeep, [list]: categories.filter((one) => chosen.includes(one)) };
  });
}

/** What paying so takes from me. */
export function wagesOf(scene: OwnScene): { coins: number; points: number } {
  const { points } = planOf(scene).upkeep;
  return { coins: WAGE * (helpersAt(scene, scene.seat).length - points.length), points: points.length };
}
