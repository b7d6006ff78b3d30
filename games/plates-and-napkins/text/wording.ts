/** How the sentences of Plates & Napkins are put together; the words themselves are in the folders of languages. */
import type { Look, LookFrame, Match, Seat, Speakers, Wording } from '#kernel';
import { has, listSeats } from '#kernel';
import { seatNames, signed, speak } from '#wording';
import { options } from '../options.ts';
import type { Asks, Bid, Build, PlatesKinds, Policy } from '../state.ts';
import type { Words } from './en/index.ts';
import { eventText } from './events.ts';
import { cardName, napkinWords } from './phrases.ts';

/** With what a napkin does, by its face. */
export interface PlatesText extends Wording<PlatesKinds> {
  effect(face: number): string;
}

export const wording = (words: Words): PlatesText => ({
  ...speak<PlatesKinds>(words, options.specs, {
    card: (face) => cardName(words, face),
    prompt: (look, frame, who, match) => promptText(words, look, frame, who, match),
    move: (name, answer, match, who) => moveText(words, name, answer, match, who),
    event: (event, match, who) => eventText(words, event, match, who),
  }),
  effect: (face) => words.typeset(napkinWords(words, face)[1]),
});

function promptText(
  words: Words,
  { seat, view }: Look<PlatesKinds>,
  frame: LookFrame,
  who: Speakers,
  match: Match<PlatesKinds>,
): string {
  const { prompts } = words;
  if (!has(frame.waiting, seat)) return words.wait(seatNames(words, frame.waiting & match.players, who));
  switch (frame.ask as keyof Asks) {
    case 'bid':
      return (frame.about as Asks['bid']['about']).last ? prompts.last : prompts.bid;
    case 'count': {
      const best = Math.max(...view.bids);
      const eaters = listSeats(match.players).filter((player) => view.bids[player] === best);
      return prompts.count(words.list(eaters.map((player) => who.seat(player))), eaters.length);
    }
    case 'meal': {
      const { eaters, share } = frame.about as Asks['meal']['about'];
      return prompts.meal(words.list(eaters.map((player) => who.seat(player))), eaters.length, signed(share));
    }
    case 'napkin': {
      const { card, seat: player } = frame.about as Asks['napkin']['about'];
      return prompts.napkin(who.seat(player), ...napkinWords(words, match.faces[card]));
    }
    case 'choosePlate':
      return prompts.choosePlate(napkinWords(words, match.faces[(frame.about as { card: number }).card])[1]);
    default:
      return prompts[frame.ask as 'build' | 'keep' | 'trim' | 'trade' | 'pass' | 'swap' | 'choosePlayer'];
  }
}

type Texts = { readonly [Name in keyof Asks]: (answer: Asks[Name]['answer']) => string } & {
  policy(answer: { policy: Policy }): string;
  peek(answer: unknown): string;
};

function moveText(words: Words, name: string, answer: unknown, match: Match<PlatesKinds>, who: Speakers): string {
  const { moves } = words;
  const card = (id: number): string => cardName(words, match.faces[id]);
  const list = (ids: readonly number[]): string => (ids.length === 0 ? moves.nothing : words.list(ids.map(card)));
  const texts: Texts = {
    build: (built: Build) =>
      built.do === 'discard' ? moves.discard(card(built.card)) : moves[built.do](card(built.card), built.plate + 1),
    keep: ({ cards }) => moves.keep(list(cards)),
    trim: (id) => moves.discard(card(id)),
    bid: (placed: Bid) => (placed === 'out' ? moves.out : moves.bid(list(placed.cards), who.seat(placed.to))),
    count: () => moves.wave,
    meal: () => words.goOn,
    napkin: (played) =>
      typeof played === 'string' ? moves.wave : moves.napkin(card((played as { card: number }).card)),
    trade: ({ to, give, take }) =>
      moves.trade(list(give), who.seat(to), words.list(take.map((place) => String(place + 1)))),
    pass: ({ cards }) => moves.pass(list(cards)),
    swap: ({ seats }) => words.list(seats.map((seat: Seat) => who.seat(seat))),
    choosePlate: ({ plate }) => words.plate(plate + 1),
    choosePlayer: ({ seat }) => who.seat(seat),
    policy: ({ policy }) => moves.policies[policy],
    peek: () => moves.peek,
  };
  return (texts[name as keyof Texts] as (answer: unknown) => string)(answer);
}
