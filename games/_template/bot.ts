/** A bot's taste in Template: mostly its strongest card, sometimes another, as its persona likes to gamble. */
import type { Taste } from '#kernel';
import { cardsIn, printed } from '#kernel';
import type { TemplateKinds } from './state.ts';
import { handOf } from './state.ts';

export const taste: Taste<TemplateKinds> = {
  answer(w, seat, _frame, persona, dice) {
    const hand = cardsIn(w, handOf(seat)).slice();
    const strength = (card: (typeof hand)[number]): number => printed(w, card).strength;
    hand.sort((a, b) => strength(b) - strength(a));
    return dice.below(4 + (persona % 4)) === 0 ? hand[dice.below(hand.length)] : hand[0];
  },
  interrupt: () => undefined,
};
