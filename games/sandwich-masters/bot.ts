/** A bot's taste in Sandwich Masters: it builds towards the best orders within reach and weighs a bribe against the punishment. */
import type { CardId, Frame, Seat, Taste } from '#kernel';
import { faceOf } from '#kernel';
import { bestPlan } from './bot/plans.ts';
import { cheapest } from './bot/pleas.ts';
import { menuOf } from './bot/worth.ts';
import { effectOf, repliesOf, visitorOf } from './rules/events.ts';
import { ATTACK, BREAD, INSPECTOR, SAUCE, symbolOf } from './rules/faces.ts';
import { inspectorOf, pleasOf } from './rules/inspect.ts';
import { stackOf } from './rules/kitchen.ts';
import type { Asks, MastersKinds, MastersWorld, Reply } from './state.ts';

export const taste: Taste<MastersKinds> = {
  answer(look, w, frame) {
    const { seat } = look;
    if (frame.ask === 'turn') return bestPlan(w, seat);
    if (frame.ask === 'inspect') {
      const { inspector } = (frame as Frame<Asks['inspect']['about']>).about;
      const row = inspectorOf(w, inspector);
      return cheapest(w, seat, row, 'hand').plea;
    }
    return reply(w, seat, (frame as Frame<Asks['event']['about']>).about.card);
  },
  interrupt: () => undefined,
};

function reply(w: MastersWorld, seat: Seat, event: CardId): Reply {
  const effect = effectOf(w, event);
  if (effect.do === 'inspect') {
    const row = visitorOf(w, effect);
    return pleasOf(w, seat, row).length === 0 ? { do: 'nothing' } : cheapest(w, seat, row, 'hand').plea;
  }
  if (effect.do !== 'throw' && effect.do !== 'pass' && effect.do !== 'lose-top') return { do: 'nothing' };
  const replies = repliesOf(w, effect, seat);
  return replies.map((r) => ({ r, pity: pity(w, seat, r) })).reduce((a, b) => (b.pity < a.pity ? b : a)).r;
}

/** How sorry a bot is to see this go. */
function pity(w: MastersWorld, seat: Seat, given: Reply): number {
  if (given.do === 'top') return stackOf(w, seat, given.slot).length;
  return given.do === 'card' ? use(w, given.card) : 0;
}

/** How useful a card is, whatever lies on the table: wild, then Bread, then what orders ask for. */
function use(w: MastersWorld, card: CardId): number {
  const symbol = symbolOf(faceOf(w, card));
  if (symbol === SAUCE) return 9;
  if (symbol === BREAD) return 6;
  if (symbol === INSPECTOR) return 3;
  if (symbol === ATTACK) return 1;
  return menuOf(w).reduce((sum, recipe) => sum + (recipe === undefined ? 0 : 2 * recipe.needs[symbol]), 0);
}
