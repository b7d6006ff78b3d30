/** A bot's taste in Sándwich Wars: the thinking is in bot/, by what is decided. */
import type { Taste } from '#kernel';
import { answerFor, NO_CARD, rankedFor } from './bot/answers.ts';
import type { Manner } from './bot/manner.ts';
import { FIRST, NOW } from './bot/manner.ts';
import type { WarsKinds } from './state.ts';

const tasteOf = (manner: Manner): Taste<WarsKinds> => ({
  answer: (w, seat, frame, persona) => answerFor(w, seat, persona, frame, NO_CARD, manner),
  ranked: (w, seat, frame, persona) => rankedFor(w, seat, persona, frame, manner),
  interrupt: () => undefined,
});

export const taste = tasteOf(NOW);
export const firstTaste = tasteOf(FIRST);
