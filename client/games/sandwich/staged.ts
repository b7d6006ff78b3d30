/** What lies there ready as an answer: sandwiches, who gets which line, words for them, a ranking. */

import type { Asks } from '#games/sandwich';
import { aboutOf, askOf, exampleOf } from '../../asking.ts';
import { planOf, sandwichesOf } from './plan.ts';
import { answerOf, rankingOf } from './ranking.ts';
import type { OwnScene } from './scene.ts';

export const addressesOf = (scene: OwnScene): Asks['address']['answer'] =>
  scene.draft(`addresses ${scene.look.view.round}`, () => exampleOf(scene, 'address').map((line) => ({ ...line })));

/** My sandwiches on the plates that are pitched now. */
export const myPlates = (scene: OwnScene): number[] =>
  (aboutOf(scene, 'pitch').plates ?? []).filter((plate) => scene.look.view.cooks[plate] === scene.seat);

export const pitchesOf = (scene: OwnScene): string[] =>
  scene.draft(`pitch ${scene.top?.id}`, () => {
    const [draft] = (scene.top?.draft ?? []) as string[][];
    return draft?.slice() ?? myPlates(scene).map(() => '');
  });

/** Whether it is whole, the game says. What nobody has touched is left to the clock: on another page there may be more. */
export function stagedNow(scene: OwnScene): unknown {
  switch (askOf(scene)) {
    case 'compose':
      return sandwichesOf(planOf(scene));
    case 'address':
      return isTouched(addressesOf(scene), exampleOf(scene, 'address')) ? addressesOf(scene) : undefined;
    case 'pitch':
      return pitchesOf(scene).some((words) => words !== '') ? pitchesOf(scene) : undefined;
    case 'rank':
      return answerOf(rankingOf(scene));
    default:
      return undefined;
  }
}

const isTouched = (chosen: unknown, before: unknown): boolean => JSON.stringify(chosen) !== JSON.stringify(before);
