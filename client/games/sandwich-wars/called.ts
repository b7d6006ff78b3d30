/** What I do now, in a verb and a hint, by question. */
import type { CardId } from '#kernel';
import { aboutOf, askOf, cardName } from '../../asking.ts';
import type { Called } from '../../board.ts';
import { isChance, mustReplace, NOTHING, planOf, whyNotCard } from './plan.ts';
import type { Ask, OwnScene } from './scene.ts';
import { handAt, orderOf } from './scene.ts';

/** Where nothing is asked of me, or something is shown to all, the game's own words say so. */
export function calledNow(scene: OwnScene): Called | undefined {
  const ask = askOf(scene);
  return ask === undefined || isShown(ask) || !scene.asked ? undefined : asking[ask](scene);
}

type Shown = 'lastRound' | 'sheet';

/** All that is asked is whether to go on. */
export const isShown = (ask: Ask | undefined): ask is Shown => ask === 'lastRound' || ask === 'sheet';

const asking: Readonly<Record<Exclude<Ask, Shown>, (scene: OwnScene) => Called>> = {
  turn: turning,
  replenish: ({ words }) => words.banner.replenish,
  reward(scene) {
    const { reward } = orderOf(scene, aboutOf(scene, 'reward').order);
    return reward === 'assistant' ? scene.words.banner.rewardOne : scene.words.banner.rewardSplit(reward);
  },
  helper: ({ words }) => words.banner.helper,
  free: (scene) => holding(scene) ?? scene.words.banner.free(aboutOf(scene, 'free').left),
  upkeep: ({ words }) => words.banner.upkeep,
  discard: (scene) => scene.words.banner.discard(aboutOf(scene, 'discard').count),
};

function turning(scene: OwnScene): Called {
  const { words } = scene;
  const { deed } = planOf(scene);
  const { actions } = aboutOf(scene, 'turn');
  const held = holding(scene);
  if (held !== undefined) return held;
  if (deed !== 'none') return words.banner[deed];
  if (actions > 0) return words.banner.actions(actions);
  const chances = handAt(scene, scene.seat).filter((card) => isChance(scene, card));
  return chances.some((card) => whyNotCard(scene, card) === undefined) ? words.banner.lastChance : words.banner.done;
}

function holding(scene: OwnScene): Called | undefined {
  const { held, out } = planOf(scene);
  const { words } = scene;
  if (held === NOTHING) return undefined;
  const card = held as CardId;
  const name = cardName(scene, card);
  if (isChance(scene, card)) return words.banner.use(name);
  return mustReplace(scene, card) && out === NOTHING ? words.banner.swap(name) : words.banner.put(name);
}
