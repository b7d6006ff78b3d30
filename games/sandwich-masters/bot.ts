/** A bot's taste in Sandwich Masters: it builds towards the best orders within reach and weighs a bribe against the punishment. */
import type { CardId, Frame, On, Seat, Taste } from '#kernel';
import { faceOf } from '#kernel';
import type { Manner } from './bot/manner.ts';
import { FIRST, NOW, SECOND } from './bot/manner.ts';
import { plansOf } from './bot/plans.ts';
import { pleasFrom } from './bot/pleas.ts';
import type { Side } from './bot/side.ts';
import { menuOf, sideOf } from './bot/side.ts';
import { effectOf, repliesOf, visitorOf } from './rules/events.ts';
import { ATTACK, BREAD, INSPECTOR, SAUCE, symbolOf } from './rules/faces.ts';
import { inspectorOf } from './rules/inspect.ts';
import { stackOf } from './rules/kitchen.ts';
import type { Printed } from './rules/prints.ts';
import type { Asks, MastersKinds, MastersWorld, Reply, Turn } from './state.ts';

/** `second`: how it plays with the cards of the second edition. */
const tasteOf = (first: Manner, second = first): Taste<MastersKinds> => {
  const at = ({ match }: MastersWorld): Manner => (match.options.edition === '1' ? first : second);
  return {
    answer: (w, seat, frame) => ranked(w, seat, frame, at(w))[0],
    ranked: (w, seat, frame) => ranked(w, seat, frame, at(w)),
    interrupt: () => undefined,
    prospect: (w, seat) => mySide(w, seat, at(w)).worth(),
    horizon: HORIZON,
  };
};

/** Time to build a sandwich. */
const HORIZON = 4;

export const taste = tasteOf(NOW, SECOND);
export const firstTaste = tasteOf(FIRST);

const mySide = (w: MastersWorld, seat: Seat, manner: Manner): Side => sideOf(w, seat, menuOf(w), 'hand', manner);

function ranked(w: MastersWorld, seat: Seat, frame: Frame, manner: Manner): (Turn | Reply | On)[] {
  if (frame.ask === 'served' || frame.ask === 'visited') return ['on'];
  if (frame.ask === 'turn') return plansOf(w, seat, manner);
  if (frame.ask === 'event') return replies(w, seat, (frame as Frame<Asks['event']['about']>).about.card, manner);
  return pleas(w, seat, inspectorOf(w, (frame as Frame<Asks['inspect']['about']>).about.inspector), manner);
}

const pleas = (w: MastersWorld, seat: Seat, row: Pick<Printed, 'punishment' | 'bribe'>, manner: Manner): Reply[] =>
  pleasFrom(w, seat, row, mySide(w, seat, manner), manner).map(({ plea }) => plea);

function replies(w: MastersWorld, seat: Seat, event: CardId, manner: Manner): Reply[] {
  const effect = effectOf(w, event);
  if (effect.do === 'inspect') {
    const pleading = pleas(w, seat, visitorOf(w, effect), manner);
    return pleading.length === 0 ? [{ do: 'nothing' }] : pleading;
  }
  if (effect.do !== 'throw' && effect.do !== 'pass' && effect.do !== 'lose-top') return [{ do: 'nothing' }];
  return repliesOf(w, effect, seat)
    .map((reply) => ({ reply, pity: pity(w, seat, reply) }))
    .sort((a, b) => a.pity - b.pity)
    .map(({ reply }) => reply);
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
  return menuOf(w).reduce((sum, dish) => sum + (dish === undefined ? 0 : 2 * dish.recipe.needs[symbol]), 0);
}
