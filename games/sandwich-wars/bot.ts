/** A bot's taste in Sándwich Wars: the thinking is in bot/, by what is decided. */
import type { Taste } from '#kernel';
import { answerFor, NO_CARD } from './bot/answers.ts';
import type { WarsKinds } from './state.ts';

export const taste: Taste<WarsKinds> = {
  answer: (look, w, frame, persona) => answerFor(w, look.seat, persona, frame, NO_CARD),
  interrupt: () => undefined,
};
