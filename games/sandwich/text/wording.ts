/** How Sandwich speaks in one language: its words, turned into prompts, moves, refusals and the log. */
import type { Wording } from '#kernel';
import { speak } from '#wording';
import { characterOf } from '../bot/character.ts';
import { options } from '../options.ts';
import type { SandwichKinds } from '../state.ts';
import type { Words } from './en/index.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName, guestWords } from './phrases.ts';
import { promptFor } from './prompts.ts';

export const wording = (words: Words): Wording<SandwichKinds> =>
  speak<SandwichKinds>(words, options.specs, {
    card: (face) => faceName(words, face),
    prompt: (look, frame, who, match) => promptFor(words, look, frame, who, match),
    move: (name, answer, match, who) => moveWords(words, name, answer, match, who),
    guest: (persona) => guestWords(words, characterOf(persona)),
    event: (event, match, who) => logLine(words, event, match, who),
  });
