/** What a seat is told to do now: its question in a verb, or whom it waits for. */
import type { Look, LookFrame, Speakers } from '#kernel';
import { has, only } from '#kernel';
import { seatNames, sentences } from '#wording';
import { printOf } from '../rules/prints.ts';
import type { Asks, MastersKinds, MastersMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { eventWords } from './log.ts';
import { cardName, orderName } from './phrases.ts';

export function promptFor(
  words: Words,
  look: Look<MastersKinds>,
  frame: LookFrame,
  who: Speakers,
  match: MastersMatch,
): string {
  const { prompts } = words;
  if (has(frame.waiting, look.seat) && frame.mine.length === 0) return asking(words, frame, match, who);
  const others = frame.waiting & ~only(look.seat);
  const done = has(frame.asked, look.seat) ? prompts.done : '';
  return sentences(done, others === 0 ? '' : words.wait(seatNames(words, others, who)));
}

function asking(words: Words, frame: LookFrame, match: MastersMatch, who: Speakers): string {
  const { prompts } = words;
  if (frame.ask === 'served' || frame.ask === 'visited') return prompts.shown(shownWords(words, frame, match, who));
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

/** What everybody sees now. */
function shownWords(words: Words, frame: LookFrame, match: MastersMatch, who: Speakers): string {
  const { prompts, log } = words;
  if (frame.ask === 'served') {
    const { seat, orders, pays } = frame.about as Asks['served']['about'];
    const names = orders.map((order) => orderName(words, match, order, who));
    return log.claimed(who.seat(seat), words.list(names), pays);
  }
  const { inspector, seat, found, outcome } = frame.about as Asks['visited']['about'];
  const visitor = cardName(words, match, inspector);
  const visit = found > 0 ? log.found(visitor, who.seat(seat), found) : log.clean(visitor, who.seat(seat));
  return sentences(visit, prompts.outcomes[outcome]);
}
