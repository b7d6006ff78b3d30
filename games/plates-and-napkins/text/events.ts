/** The story of Plates & Napkins: which words of a language tell which event. */
import type { Match, Speakers } from '#kernel';
import { countSeats } from '#kernel';
import { balance, nameOf, seatNames, signed } from '#wording';
import type { Event, PlatesKinds } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName } from './phrases.ts';

/** An event's sentence, with what most sentences need at hand. */
interface Telling {
  readonly words: Words;
  readonly say: Words['events'];
  readonly who: Speakers;
  card(id: number): string;
  name(seat: number): string;
}

type Tellers = { readonly [Is in Event['is']]: (event: Extract<Event, { is: Is }>, t: Telling) => string };

export function eventText(words: Words, event: Event, match: Match<PlatesKinds>, who: Speakers): string {
  const telling: Telling = {
    words,
    say: words.events,
    who,
    card: (id) => cardName(words, match.faces[id]),
    name: (seat) => nameOf(who, seat),
  };
  return (TELLERS[event.is] as (event: Event, t: Telling) => string)(event, telling);
}

const TELLERS: Tellers = {
  'drew-for-first': ({ draws }, t) =>
    draws.map(({ seat, face }) => t.say.drew(t.name(seat), cardName(t.words, face))).join(' '),
  begins: ({ seat }, t) => t.say.begins(t.name(seat)),
  started: ({ seat, card, plate }, t) => t.say.started(t.name(seat), t.card(card), plate + 1),
  added: ({ seat, card, plate, worth }, t) => t.say.added(t.name(seat), t.card(card), plate + 1, signed(worth)),
  kept: ({ seat, card }, t) => t.say.kept(t.name(seat), t.card(card)),
  finished: ({ seat, card, worth }, t) => t.say.finished(t.name(seat), t.card(card), signed(worth)),
  discarded: ({ seat, card }, t) => t.say.discarded(t.name(seat), t.card(card)),
  filled: ({ seat, count }, t) => t.say.filled(t.name(seat), count),
  reshuffled: (_event, t) => t.say.reshuffled,
  bid: ({ seat, to }, t) => (seat === to ? t.say.bidOnSelf(t.name(seat)) : t.say.bid(t.name(seat), t.name(to))),
  out: ({ seat, why }, t) => t.say.out[why](t.name(seat)),
  declined: ({ seat }, t) => t.say.declined(t.name(seat)),
  counted: ({ bids, again }, t) => {
    const scores = t.words.list(bids.map((bid, seat) => `${t.name(seat)} ${balance(bid)}`));
    return again === 'again' ? t.say.recounted(scores) : t.say.counted(scores);
  },
  ate: ({ scores }, t) => scores.map(([seat, points]) => t.say.ate(t.name(seat), signed(points))).join(' '),
  gone: (_event, t) => t.say.gone,
  napkin: ({ seat, card, under }, t) =>
    under < 0 ? t.say.napkin(t.name(seat), t.card(card)) : t.say.napkinOn(t.name(seat), t.card(card), t.card(under)),
  'no-effect': ({ card }, t) => t.say.noEffect(t.card(card)),
  cancelled: ({ card }, t) => t.say.cancelled(t.card(card)),
  traded: ({ seat, to, count }, t) => t.say.traded(t.name(seat), t.name(to), count),
  'new-hands': ({ seat }, t) => t.say.newHands(t.name(seat)),
  passed: (_event, t) => t.say.passed,
  handed: ({ seat, to, cards }, t) => t.say.handed(t.name(seat), t.name(to), t.words.list(cards.map(t.card))),
  swapped: ({ seats }, t) => t.say.swapped(t.words.list(seats.map(t.name))),
  cleared: ({ plate }, t) => t.say.cleared(plate + 1),
  nibbled: ({ plate, card }, t) => t.say.nibbled(t.card(card), plate + 1),
  helped: ({ seat, count }, t) => t.say.helped(t.name(seat), count),
  doubled: (_event, t) => t.say.doubled,
  barred: ({ on }, t) => t.say.barred(t.name(on)),
  'lasting-over': ({ card }, t) => t.say.lastingOver(t.card(card)),
  policy: ({ policy }, t) => t.say.policy(t.words.moves.policies[policy]),
  over: ({ points, winners }, t) =>
    t.say.over(seatNames(t.words, winners, t.who), countSeats(winners), points.map(balance).join(' – ')),
};
