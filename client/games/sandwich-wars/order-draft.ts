/** The order that I look at, which of my ingredients I would use for it, and which reward I would take. */
import type { RewardAnswer } from '#games/sandwich-wars';
import { lackingFor } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { NOTHING } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { orderOf, rowOf, zoneAt } from './scene.ts';

interface Shown {
  card: number;
}

const shownOf = (scene: OwnScene): Shown => scene.draft<Shown>('order', () => ({ card: NOTHING }));

/** Undefined when none is looked at, or when it is gone. */
export function orderShown(scene: OwnScene): CardId | undefined {
  const card = shownOf(scene).card as CardId;
  return rowOf(scene).includes(card) ? card : undefined;
}

export function showOrder(scene: OwnScene, order: CardId): void {
  shownOf(scene).card = order;
  scene.refresh();
}

export function closeOrder(scene: OwnScene): void {
  shownOf(scene).card = NOTHING;
  scene.refresh();
}

export interface Usage {
  cards: CardId[];
  reward: RewardAnswer | { readonly take: 'later' };
}

/** The best for it at first; what has left my zone is no longer in it. */
export function usageOf(scene: OwnScene, order: CardId): Usage {
  const { world, seat } = scene;
  const { reward } = orderOf(scene, order);
  const zone = zoneAt(scene, seat);
  const usage = scene.draft<Usage>(`use ${order} ${zone.join(' ')}`, () => ({
    cards: [...lackingFor(world, seat, order).best],
    reward: reward === 'assistant' ? { take: 'later' } : { take: 'split', coins: reward, cards: 0 },
  }));
  return usage;
}

export function changeUsage(scene: OwnScene, order: CardId, act: (usage: Usage) => void): void {
  act(usageOf(scene, order));
  scene.refresh();
}
