/** What lies there ready as an answer: the play, what I chose to tell an inspector, what I chose to give. */

import type { Asks, Slot } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { askOf } from '../../asking.ts';
import { turnOf } from './claims.ts';
import { countOf, NOTHING, planOf } from './plan.ts';
import type { OwnScene } from './scene.ts';

/** What I am about to tell an inspector. */
export interface Choice {
  plea: 'none' | 'bribe' | 'lose';
  card: number;
  slot: Slot;
}

export const choiceOf = (scene: OwnScene): Choice =>
  scene.draft<Choice>(`plea ${scene.top?.id ?? 0}`, () => ({ plea: 'none', card: NOTHING, slot: NOTHING }));

/** What I am about to give for an event. */
export interface Giving {
  reply: Asks['event']['answer'] | undefined;
}

export const givingOf = (scene: OwnScene): Giving =>
  scene.draft<Giving>(`reply ${scene.top?.id ?? 0}`, () => ({ reply: undefined }));

export function stagedNow(scene: OwnScene): unknown {
  const ask = askOf(scene);
  if (ask === 'turn') return countOf(planOf(scene)) === 0 ? undefined : turnOf(scene, planOf(scene));
  if (ask === 'event') return givingOf(scene).reply ?? pleaNow(scene);
  return ask === 'inspect' ? pleaNow(scene) : undefined;
}

/** Which punishment it is only the game knows: the one that is possible is meant. */
function pleaNow(scene: OwnScene): Asks['inspect']['answer'] | undefined {
  const { plea, card, slot } = choiceOf(scene);
  if (plea === 'none') return undefined;
  const pleas: Asks['inspect']['answer'][] =
    plea === 'bribe'
      ? [{ do: 'bribe' }]
      : [{ do: 'lose-all' }, { do: 'lose-card', card: card as CardId }, { do: 'lose-sandwich', slot }];
  return pleas.find((one) => scene.whyNot(one) === undefined);
}
