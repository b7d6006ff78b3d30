/** What I am about to do: staged on this page, with its price, until I confirm it. What may be done only the game itself says. */
import type { Asks, Category, Putting, RewardAnswer, TurnAnswer } from '#games/sandwich-wars';
import { isOpportunity, priceOf } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { aboutOf, askOf, exampleOf, isMine } from '../../asking.ts';
import { movedByMe } from '../../widgets/flip.ts';
import type { Keeper } from '../../widgets/hand/use-hand.ts';
import type { OwnScene } from './scene.ts';
import { handAt, orderOf, zoneAt } from './scene.ts';
import { stages } from './staged.ts';

export const NOTHING = -1;

/** Deeds that are chosen by a button, before anything else is said about them. */
export type Deed = 'none' | 'coins' | 'replenish' | 'hire';

export interface Plan {
  deed: Deed;
  /** The card of my hand that I am about to put down or use, and the one of my zone that goes out for it. */
  held: number;
  out: number;
  helper: Category | '';
  /** Cards of my hand that I am about to throw away. */
  thrown: CardId[];
  /** How I divide a reward. */
  reward: RewardAnswer | { readonly take: 'nothing' };
  /** Who is paid with a point, and who goes back. */
  upkeep: Asks['upkeep']['answer'];
}

/** One plan per question, and another one after other deeds that wait in the page. */
export const planOf = (scene: OwnScene): Plan =>
  scene.draft<Plan>(`plan ${scene.top?.id ?? 0} ${JSON.stringify(scene.staged)}`, () => ({
    deed: 'none',
    held: NOTHING,
    out: NOTHING,
    helper: '',
    thrown: [],
    reward: askOf(scene) === 'reward' && scene.asked ? firstReward(scene) : { take: 'nothing' },
    upkeep: askOf(scene) === 'upkeep' && scene.asked ? exampleOf(scene, 'upkeep') : { points: [], back: [] },
  }));

/** Coins and cards come divided, an assistant is to be chosen. */
function firstReward(scene: OwnScene): Plan['reward'] {
  const { reward } = orderOf(scene, aboutOf(scene, 'reward').order);
  return reward === 'assistant' ? { take: 'nothing' } : exampleOf(scene, 'reward');
}

/** What would be sent if I confirmed now. */
export function staged(scene: OwnScene, plan: Plan): unknown {
  switch (askOf(scene)) {
    case 'turn':
      return stagedTurn(scene, plan);
    case 'free':
      return puttingOf(scene, plan);
    case 'helper':
      return plan.helper === '' ? undefined : plan.helper;
    case 'reward':
      return plan.reward.take === 'nothing' ? undefined : plan.reward;
    case 'upkeep':
      return plan.upkeep;
    case 'replenish':
    case 'discard':
      return plan.thrown.toSorted((a, b) => a - b);
    default:
      return undefined;
  }
}

function stagedTurn(scene: OwnScene, plan: Plan): TurnAnswer | undefined {
  const { deed, helper, held } = plan;
  if (held !== NOTHING && isChance(scene, held as CardId)) return { do: 'use', card: held as CardId };
  if (held !== NOTHING) return puttingOf(scene, plan);
  if (deed === 'coins' || deed === 'replenish') return { do: deed };
  return deed === 'hire' && helper !== '' ? { do: 'hire', helper } : undefined;
}

export const isChance = ({ match }: OwnScene, card: CardId): boolean => isOpportunity(match.faces[card]);

/** Into a free place; where there is none, instead of the ingredient that was chosen to go out. */
export function puttingOf(scene: OwnScene, { held, out }: Plan): Putting | undefined {
  if (held === NOTHING) return undefined;
  const card = held as CardId;
  if (!mustReplace(scene, card)) return { do: 'play', card };
  return out === NOTHING ? undefined : { do: 'replace', card, out: out as CardId };
}

/** Does the game want to know which ingredient goes out? */
export const mustReplace = (scene: OwnScene, card: CardId): boolean =>
  scene.whyNot({ do: 'play', card })?.code === 'zone-full';

/** What it costs to put this down so, as the question on top wants it. */
export const priceNow = (scene: OwnScene, putting: Putting): number =>
  priceOf(scene.world, scene.seat, putting, askOf(scene) === 'free' && isMine(scene) ? 'free' : 'action');

/** Why a card of my hand cannot be used now in any way. */
export function whyNotCard(scene: OwnScene, card: CardId): ReturnType<OwnScene['whyNot']> {
  if (isChance(scene, card)) return scene.whyNot(askOf(scene) === 'turn' ? { do: 'use', card } : { do: 'play', card });
  const plain = scene.whyNot({ do: 'play', card });
  if (plain?.code !== 'zone-full') return plain;
  const ways = zoneAt(scene, scene.seat).map((out) => scene.whyNot({ do: 'replace', card, out }));
  return ways.includes(undefined) ? undefined : ways[0];
}

// ---- changing it ----

export function change(scene: OwnScene, act: (plan: Plan) => void): void {
  act(planOf(scene));
  scene.refresh();
}

/** Puts everything back that is staged. */
export function undo(scene: OwnScene): void {
  change(scene, letGo);
}

function letGo(plan: Plan): void {
  Object.assign(plan, { deed: 'none', held: NOTHING, out: NOTHING, helper: '', thrown: [] });
}

export function choose(scene: OwnScene, deed: Deed): void {
  change(scene, (plan) => Object.assign(plan, { deed, held: NOTHING, out: NOTHING, helper: '', thrown: [] }));
}

/** An apron: the one to hire, or to take for nothing. */
export function chooseHelper(scene: OwnScene, helper: Category): void {
  change(scene, (plan) => {
    const isSame = plan.helper === helper;
    Object.assign(plan, { deed: 'hire', held: NOTHING, out: NOTHING, thrown: [], helper: isSame ? '' : helper });
    if (askOf(scene) === 'reward') plan.reward = { take: 'assistant', helper };
  });
}

/** A card to throw away, or to keep after all. */
export function throwOrKeep(scene: OwnScene, card: CardId): void {
  change(scene, (plan) => {
    plan.thrown = toggled(plan.thrown, card);
  });
}

export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** What is in my hand is known to the tray, to the zone, to the buttons and to the banner. */
export const keeperOf = (scene: OwnScene): Keeper => {
  const plan = planOf(scene);
  return {
    held: plan.held === NOTHING ? undefined : String(plan.held),
    keep: (held) =>
      change(scene, () => {
        const card = held === undefined ? NOTHING : Number(held);
        Object.assign(plan, { deed: 'none', helper: '', out: NOTHING, held: card });
      }),
  };
};

// ---- sending it ----

/** Sends what is staged, or lets it wait for what comes after it, or says why it is not possible. */
export function confirm(scene: OwnScene, answer: unknown = staged(scene, planOf(scene))): boolean {
  if (answer === undefined) return false;
  movedByMe(...handAt(scene, scene.seat), ...zoneAt(scene, scene.seat));
  const plan = planOf(scene);
  if (!scene.answer(answer)) return false;
  // Whoever takes it back chooses anew.
  if (stages(askOf(scene) ?? '', answer)) letGo(plan);
  return true;
}

/** What I have said already about a question that comes next: how I divide a reward, what I throw away. */
interface Wish {
  ask: string;
  round: number;
  order: number;
  answer: unknown;
}

const wishOf = (scene: OwnScene): Wish =>
  scene.draft<Wish>('wish', () => ({ ask: '', round: 0, order: NOTHING, answer: undefined }));

export function wish(scene: OwnScene, ask: 'reward' | 'replenish', order: number, answer: unknown): void {
  Object.assign(wishOf(scene), { ask, order, answer, round: scene.look.view.round });
}

/** The answer that I have given beforehand to the question on top, once. */
export function takeWish(scene: OwnScene): unknown {
  const kept = wishOf(scene);
  const { ask, round, order, answer } = kept;
  if (!scene.asked || ask === '' || ask !== askOf(scene)) return undefined;
  kept.ask = '';
  const isSame = ask === 'replenish' || aboutOf(scene, 'reward').order === order;
  return isSame && round === scene.look.view.round && scene.whyNot(answer) === undefined ? answer : undefined;
}

/** Has the question on top been answered beforehand? Then nobody needs to see it. */
export function isWished(scene: OwnScene): boolean {
  const { ask, round } = wishOf(scene);
  return ask !== '' && ask === askOf(scene) && round === scene.look.view.round;
}
