/** How the sentences of Template are put together; the words themselves are in the folders of languages. */
import type { CardId, Speakers, Wording } from '#kernel';
import { has } from '#kernel';
import { speak } from '#wording';
import { cards } from '../cards.ts';
import { options } from '../options.ts';
import type { Event, TemplateKinds } from '../state.ts';
import type { Words } from './en/index.ts';

export function wording(words: Words): Wording<TemplateKinds> {
  const card = (face: number): string => words.cardNames[cards[face].id];
  return speak<TemplateKinds>(words, options.specs, {
    card,
    prompt: (look, frame) => (has(frame.waiting, look.seat) ? words.choose : words.waitForAll),
    move: (_name, answer, match) => words.play(card(match.faces[Number(answer)])),
    event: (event, match, who) => eventText(words, event, (id) => card(match.faces[id]), who),
  });
}

function eventText(words: Words, event: Event, card: (id: CardId) => string, who: Speakers): string {
  switch (event.is) {
    case 'round':
      return words.round(event.round);
    case 'shown':
      return event.cards.map(([seat, id]) => words.shows(who.seat(seat), card(id))).join(' ');
    case 'over':
      return words.over(event.points.join(' – '));
  }
}
