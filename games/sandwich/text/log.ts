/** Every event as one line of the log. */
import type { Speakers } from '#kernel';
import { countSeats, seatOf } from '#kernel';
import { nameOf, seatNames, sentences } from '#wording';
import type { Event, Offer, SandwichMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, named, quoted, stackNames } from './phrases.ts';

interface Told<Is extends Event['is']> {
  readonly words: Words;
  readonly event: Extract<Event, { is: Is }>;
  readonly match: SandwichMatch;
  readonly who: Speakers;
}

export function logLine(words: Words, event: Event, match: SandwichMatch, who: Speakers): string {
  const say = lines[event.is] as (told: Told<Event['is']>) => string;
  return say({ words, event, match, who });
}

const opening = ({ words, event, who }: Told<'opens'>): string =>
  sentences(
    words.log.opens(who.seat(event.first)),
    event.base === 'p:bread' ? '' : words.notes.base(named(words, event.base, who)),
  );

const rounding = ({ words, event, who }: Told<'round'>): string =>
  sentences(
    words.log.round({ round: event.round, rounds: event.rounds, cards: event.cards, way: event.direction }),
    event.theme === '' ? '' : words.notes.theme(named(words, event.theme, who)),
  );

const lines: { readonly [Is in Event['is']]: (told: Told<Is>) => string } = {
  opens: opening,
  round: rounding,
  announced: ({ words, event, match }) => words.notes.announced(cardName(words, match, event.card)),
  flipped: ({ words, event, match }) => words.log.flipped(event.flip, cardNames(words, match, event.cards)),
  took: taking,
  missed: ({ words, event, match, who }) => {
    const card = cardName(words, match, event.card);
    return event.by < 0 ? words.log.missedBlind(card) : words.log.missed(card, who.seat(seatOf(event.by)));
  },
  trading: ({ words }) => words.log.trading,
  offered: (told) => told.words.log.offered(dealOf(told)),
  declined: (told) => told.words.log.declined(dealOf(told)),
  withdrawn: (told) => told.words.log.withdrawn(dealOf(told)),
  swapped: (told) => told.words.log.swapped(dealOf(told)),
  'trading-over': ({ words, event, who }) =>
    sentences(
      words.log.tradingOver,
      event.composing === 0
        ? ''
        : words.log.stillComposing(seatNames(words, event.composing, who), countSeats(event.composing)),
    ),
  given: ({ words, event }) => words.log.given[event.direction],
  praised: praising,
  served: serving,
  pitched: ({ words, event, match, who }) =>
    words.log.pitched({
      cook: who.seat(event.cook),
      taster: who.seat(event.taster),
      cards: stackNames(words, match, event.cards),
      words: quoted(words, event.words, who),
    }),
  tasted: tasting,
  'round-over': ({ words, event, who }) => words.log.roundOver(event.round, standings(words, event.points, who)),
  'another-game': ({ words, event, who }) => words.log.anotherGame(event.game, who.seat(event.first)),
  'game-over': ending,
};

/** In a blind round nobody is told who takes what. */
function taking({ words, event, match, who }: Told<'took'>): string {
  const card = cardName(words, match, event.card);
  return event.seat < 0
    ? words.log.taken(card)
    : words.log.took[event.how]({ seat: who.seat(seatOf(event.seat)), card });
}

function dealOf({ words, event, match, who }: Omit<Told<'offered'>, 'event'> & { readonly event: { offer: Offer } }) {
  const { from, to, give, take } = event.offer;
  return {
    from: who.seat(from),
    to: who.seat(to),
    give: cardName(words, match, give),
    take: cardName(words, match, take),
  };
}

function praising({ words, event, match, who }: Told<'praised'>): string {
  const cards = stackNames(words, match, event.cards);
  return sentences(
    words.log.praised({ cook: who.seat(event.cook), taster: who.seat(event.taster), cards }),
    event.words === '' ? '' : quoted(words, event.words, who),
  );
}

/** Numbered as they are ranked. In a blind tasting nobody knows whose sandwich it is. */
function serving({ words, event, match, who }: Told<'served'>): string {
  const dishes = event.sandwiches.map(({ cook, cards }, i) => {
    const named = stackNames(words, match, cards);
    return `${i + 1}.\u00a0${cook < 0 ? named : words.log.dish(nameOf(who, cook), named)}`;
  });
  return words.log.served(who.seat(event.taster), dishes.join(words.separator));
}

function tasting({ words, event, match, who }: Told<'tasted'>): string {
  const places = event.sandwiches.map(({ cook, cards }, i) =>
    words.log.place({
      rank: i + 1,
      cook: who.seat(cook),
      points: event.scores[i][1],
      cards: stackNames(words, match, cards),
    }),
  );
  const tell = match.options.bleah ? words.log.tastedBleah : words.log.tasted;
  const best = event.theme < 0 ? '' : words.log.themePoint(who.seat(event.sandwiches[event.theme].cook));
  return sentences(tell(who.seat(event.taster), places.join(words.separator)), best);
}

const standings = (words: Words, points: readonly number[], who: Speakers): string =>
  points.map((n, seat) => words.log.standing(nameOf(who, seat), n)).join(', ');

function ending({ words, event, who }: Told<'game-over'>): string {
  const best = Math.max(...event.points);
  const tell = countSeats(event.winners) === 1 ? words.wins : words.share;
  return tell(seatNames(words, event.winners, who), words.withPoints(best));
}
