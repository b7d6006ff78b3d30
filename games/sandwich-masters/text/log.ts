/** Every event as one line of the log. */
import type { CardId, Speakers } from '#kernel';
import { countSeats } from '#kernel';
import { nameOf, seatNames, sentences } from '#wording';
import { barEvents } from '../cards.ts';
import { FIRST_EVENT } from '../rules/faces.ts';
import type { Event, MastersMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, orderName, spotName, symbolName } from './phrases.ts';

interface Told<Is extends Event['is']> {
  readonly words: Words;
  readonly event: Extract<Event, { is: Is }>;
  readonly match: MastersMatch;
  readonly who: Speakers;
}

export function logLine(words: Words, event: Event, match: MastersMatch, who: Speakers): string {
  const say = lines[event.is] as (told: Told<Event['is']>) => string;
  return say({ words, event, match, who });
}

const lines: { readonly [Is in Event['is']]: (told: Told<Is>) => string } = {
  opens: ({ words, event, who }) => words.log.opens(who.seat(event.dealer), who.seat(event.first)),
  round: ({ words, event }) => words.log.round(event.round),
  'last-round': ({ words }) => words.log.lastRound,
  played: ({ words, event, match, who }) =>
    words.log.played(who.seat(event.seat), placements(words, event.seat, event.cards, event.to, match, who)),
  moved: ({ words, event, match, who }) =>
    words.log.moved({
      seat: who.seat(event.seat),
      card: cardName(words, match, event.card),
      from: event.from + 1,
      to: event.to + 1,
    }),
  discarded: ({ words, event, match, who }) =>
    event.cards.length === 0
      ? words.log.passes(who.seat(event.seat))
      : words.log.discarded(who.seat(event.seat), cardNames(words, match, event.cards)),
  claimed: claiming,
  ordered: ({ words, event, match, who }) => words.log.ordered(orderName(words, match, event.order, who)),
  event: ({ words, event, match }) => words.log.event(...eventWords(words, match, event.card)),
  inspected: ({ words, event, match, who }) => {
    const inspector = cardName(words, match, event.inspector);
    return event.found > 0
      ? words.log.found(inspector, who.seat(event.seat), event.found)
      : words.log.clean(inspector, who.seat(event.seat));
  },
  bribed: ({ words, event, who }) => words.log.bribed(who.seat(event.seat), -event.scores[0][1]),
  lost: ({ words, event, match, who }) => words.log.lost(who.seat(event.seat), cardNames(words, match, event.cards)),
  spared: ({ words, event, who }) => words.log.spared(who.seat(event.seat)),
  passed: ({ words, event, who }) => words.log.passed(who.seat(event.seat), who.seat(event.to)),
  got: ({ words, event, match, who }) =>
    words.log.got(who.seat(event.seat), who.seat(event.to), cardName(words, match, event.card)),
  paid: paying,
  drew: ({ words, event, who }) => words.log.drew(who.seat(event.seat), event.count),
  'new-hands': ({ words }) => words.log.newHands,
  'bar-cleared': ({ words, event, match, who }) =>
    words.log.cleared(event.orders.map((order) => orderName(words, match, order, who)).join(', ')),
  reshuffled: ({ words, event }) => words.log.reshuffled[event.deck],
  'game-over': ending,
};

/** “Lettuce → sandwich 1, Lettuce → sandwich 2”. */
export const placements = (
  words: Words,
  seat: number,
  cards: readonly CardId[],
  to: readonly number[],
  match: MastersMatch,
  who: Speakers,
): string =>
  cards.map((card, i) => `${cardName(words, match, card)} → ${spotName(words, to[i], seat, who)}`).join(', ');

/** The name of an event and what it makes everybody do. */
export const eventWords = (words: Words, match: MastersMatch, card: CardId): readonly [string, string] =>
  words.names.events[barEvents[match.faces[card] - FIRST_EVENT].id];

function claiming({ words, event, match, who }: Told<'claimed'>): string {
  const stands = event.stands.map((symbol) => symbolName(words, symbol)).join(', ');
  return sentences(
    words.log.claimed(who.seat(event.seat), orderName(words, match, event.order, who), event.scores[0][1]),
    stands === '' ? '' : words.log.stands(stands),
  );
}

function paying({ words, event, who }: Told<'paid'>): string {
  const changes = event.scores.map(([seat, n]) => `${nameOf(who, seat)} ${n < 0 ? `−${-n}` : `+${n}`}`);
  return changes.length === 0 ? words.log.nothingPaid : words.log.paid(changes.join(', '));
}

function ending({ words, event, who }: Told<'game-over'>): string {
  const best = Math.max(...event.points);
  const tell = countSeats(event.winners) === 1 ? words.wins : words.share;
  return tell(seatNames(words, event.winners, who), `${best} Noshdosh`);
}
