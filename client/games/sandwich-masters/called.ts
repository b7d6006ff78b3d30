/** What I do now, in a verb and a hint, by question and by what I have in my fingers. */
import { DOOR, slotAt } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { aboutOf, askOf, cardName } from '../../asking.ts';
import type { Called } from '../../board.ts';
import { claimsOf } from './claims.ts';
import type { Plan } from './plan.ts';
import { countOf, isForOthers, NOTHING, planOf, spotsFor } from './plan.ts';
import type { OwnScene } from './scene.ts';

/** Where nothing is asked of me the game's own words say for whom all wait. */
export function calledNow(scene: OwnScene): Called | undefined {
  const { asked, watching, words } = scene;
  if (watching || !asked) return undefined;
  const ask = askOf(scene);
  if (ask === 'turn') return calledTurn(scene, planOf(scene));
  if (ask === 'inspect') {
    const name = cardName(scene, aboutOf(scene, 'inspect').inspector);
    return { verb: words.inspect.verb, hint: words.inspect.how(name) };
  }
  if (ask === 'event') return { verb: cardName(scene, aboutOf(scene, 'event').card), hint: words.event.how };
  return undefined;
}

function calledTurn(scene: OwnScene, plan: Plan): Called {
  const { words } = scene;
  if (plan.held !== NOTHING) return calledHeld(scene, plan, plan.held as CardId);
  if (plan.does === 'discard') return { verb: words.discard.verb, hint: words.discard.how };
  if (countOf(plan) === 0) {
    const call = plan.does === 'move' ? words.move : words.choose;
    return { verb: call.verb, hint: call.how };
  }
  if (claimsOf(scene, plan).length > 0) return { verb: words.claim.verb, hint: words.claim.how };
  return { verb: words.ready.verb, hint: words.ready.how };
}

function calledHeld(scene: OwnScene, plan: Plan, card: CardId): Called {
  const { words } = scene;
  const name = cardName(scene, card);
  if (!isForOthers(scene, plan)) return { verb: words.put.verb(name), hint: words.put.how };
  const isVisit = spotsFor(scene, plan, card).every((spot) => slotAt(spot) === DOOR);
  return { verb: words.put.verb(name), hint: isVisit ? words.put.visit : words.put.spoil };
}
