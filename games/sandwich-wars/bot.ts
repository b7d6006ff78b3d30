/** A bot's taste in Sándwich Wars. */
import type { Taste } from '#kernel';
import type { WarsKinds } from './state.ts';

export const taste: Taste<WarsKinds> = {
  answer(_look, w, frame, _persona, dice) {
    const rule = w.match.rules.get(frame.ask);
    if (rule === undefined || rule.mode !== 'one') return undefined;
    return rule.moves(w, frame, _look.seat).random(dice);
  },
  interrupt: () => undefined,
};
