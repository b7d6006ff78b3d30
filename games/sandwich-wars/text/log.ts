/** Every event as one line of the log. */
import type { Speakers } from '#kernel';
import { countSeats, seatOf } from '#kernel';
import { seatNames, sentences } from '#wording';
import type { Event, WarsMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, helperNames } from './phrases.ts';

interface Told<Is extends Event['is']> {
  readonly words: Words;
  readonly event: Extract<Event, { is: Is }>;
  readonly match: WarsMatch;
  readonly who: Speakers;
}

export function logLine(words: Words, event: Event, match: WarsMatch, who: Speakers): string {
  const say = lines[event.is] as (told: Told<Event['is']>) => string;
  return say({ words, event, match, who });
}

const lines: { readonly [Is in Event['is']]: (told: Told<Is>) => string } = {
  opens: ({ words, event, match, who }) => words.log.opens(who.seat(event.first), cardNames(words, match, event.row)),
  turn: ({ words, event, who }) => words.log.turn(who.seat(event.seat), event.round),
  played: (told) => told.words.log.played[told.event.how](putting(told)),
  replaced: (told) =>
    told.words.log.replaced[told.event.how]({
      ...putting(told),
      out: cardName(told.words, told.match, told.event.out),
    }),
  coins: ({ words, event, who }) => words.log.coins(who.seat(event.seat), event.coins, words.log.reasons[event.why]),
  drew: ({ words, event, who }) => words.log.drew(who.seat(event.seat), event.count, words.log.reasons[event.why]),
  hand: ({ words, event, match }) => words.log.hand(cardNames(words, match, event.cards)),
  shuffled: ({ words, event }) => words.log.shuffled(event.count),
  'extra-action': ({ words, event, match, who }) =>
    words.log.extraAction(who.seat(event.seat), cardName(words, match, event.card)),
  replenished: ({ words, event, match, who }) =>
    event.cards.length === 0
      ? words.log.replenishedOnly(who.seat(event.seat))
      : words.log.replenished(who.seat(event.seat), cardNames(words, match, event.cards)),
  hired: ({ words, event, who }) =>
    words.log.hired[event.why]({
      seat: who.seat(event.seat),
      helper: words.helpers[event.helper],
      cost: event.cost,
    }),
  completed: ({ words, event, match, who }) =>
    words.log.completed({
      seat: who.seat(event.seat),
      order: cardName(words, match, event.order),
      cards: cardNames(words, match, event.cards),
      quality: event.quality,
    }),
  earned: ({ words, event, who }) =>
    words.log.earned({ ...event, seat: who.seat(event.seat), points: event.scores[0][1] }),
  'two-points': ({ words, event, who }) => words.log.twoPoints(who.seat(event.seat), event.scores[0][1]),
  kept: ({ words, event, match, who }) => words.log.kept(who.seat(event.seat), cardName(words, match, event.card)),
  used: ({ words, event, match, who }) =>
    words.log.used({
      seat: who.seat(event.seat),
      card: cardName(words, match, event.card),
      to: who.seat(event.to),
    }),
  boosted: ({ words, event, who }) => words.log.boosted(who.seat(event.seat), event.boost),
  paid: (told) => sentences(told.words.log.paid(paying(told)), returned(told)),
  broke: (told) => sentences(told.words.log.broke(paying(told)), returned(told)),
  refilled: ({ words, event, match }) =>
    sentences(
      event.cards.length === 0 ? '' : words.log.refilled(cardNames(words, match, event.cards)),
      event.passed.length === 0 ? '' : words.log.passed(cardNames(words, match, event.passed)),
    ),
  discarded: ({ words, event, match, who }) =>
    words.log.discarded(who.seat(event.seat), cardNames(words, match, event.cards)),
  'last-round': ({ words, event, who }) => words.log.lastRound[event.why](who.seat(event.seat)),
  scored: ({ words, event, who }) =>
    event.sheets.map((sheet, seat) => words.log.sheet(who.seat(seatOf(seat)), sheet)).join(' '),
  'game-over': ending,
};

const putting = ({ words, event, match, who }: Told<'played'> | Told<'replaced'>) => ({
  seat: who.seat(event.seat),
  card: cardName(words, match, event.card),
  cost: event.cost,
});

const paying = ({ event, who }: Told<'paid'> | Told<'broke'>) => ({
  seat: who.seat(event.seat),
  coins: event.coins,
  points: event.points,
});

const returned = ({ words, event }: Told<'paid'> | Told<'broke'>): string =>
  event.back.length === 0 ? '' : words.log.goBack(helperNames(words, event.back));

function ending({ words, event, who }: Told<'game-over'>): string {
  const best = Math.max(...event.points);
  const tell = countSeats(event.winners) === 1 ? words.wins : words.share;
  return tell(seatNames(words, event.winners, who), words.withPoints(best));
}
