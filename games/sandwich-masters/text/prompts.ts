/** What a seat is told to do now: its question in a verb, or whom it waits for. */
import type { Look, LookFrame, Speakers } from '#kernel';
import { has, only } from '#kernel';
import { seatNames, sentences } from '#wording';
import { printOf } from '../rules/prints.ts';
import type { Asks, MastersKinds, MastersMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { eventWords } from './log.ts';
import { cardName } from './phrases.ts';

export function promptFor(
  words: Words,
  look: Look<MastersKinds>,
  frame: LookFrame,
  who: Speakers,
  match: MastersMatch,
): string {
  const { prompts } = words;
  if (has(frame.waiting, look.seat) && frame.mine.length === 0) return asking(words, frame, match);
  const others = frame.waiting & ~only(look.seat);
  const done = has(frame.asked, look.seat) ? prompts.done : '';
  return sentences(done, others === 0 ? '' : words.wait(seatNames(words, others, who)));
}

function asking(words: Words, frame: LookFrame, match: MastersMatch): string {
  const { prompts } = words;
  if (frame.ask === 'turn') return prompts.turn;
  if (frame.ask === 'event')
    return prompts.event(...eventWords(words, match, (frame.about as Asks['event']['about']).card));
  const { inspector } = frame.about as Asks['inspect']['about'];
  const { bribe, punishment } = printOf(match, inspector);
  return prompts.inspect({
    inspector: cardName(words, match, inspector),
    bribe,
    punishment: words.punishments[punishment],
  });
}
