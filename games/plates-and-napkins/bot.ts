/** A bot's taste in Plates & Napkins. */
import type { Taste } from '#kernel';
import type { PlatesKinds } from './state.ts';

export const taste: Taste<PlatesKinds> = {
  answer(look, w, frame, _persona, dice) {
    const rule = w.match.rules.get(frame.ask);
    return rule === undefined || rule.mode === 'hold' ? 'wave' : rule.moves(w, frame, look.seat).random(dice);
  },
  interrupt: () => undefined,
};
