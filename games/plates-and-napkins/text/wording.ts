/** How the sentences of Plates & Napkins are put together; the words themselves are in the language files. */
import type { Look, LookFrame, Match, Refusal, Seat, Speakers, Wording } from '#kernel';
import { has, isKernelCode, kernelSays, listSeats } from '#kernel';
import type { Options } from '../options.ts';
import type { Asks, Bid, Build, Event, PlatesKinds, Policy } from '../state.ts';
import { eventText } from './events.ts';
import type { Words } from './words.ts';
import { cardName, names, napkinWords, refusalCodes, signed } from './words.ts';

/** With what a napkin does, by its face. */
export interface PlatesText extends Wording<PlatesKinds> {
  effect(face: number): string;
}

export function wording(words: Words): PlatesText {
  const label = (name: keyof Options) => ({ label: words.options[name], values: {} });
  return {
    title: words.title,
    presets: { standard: words.preset },
    variants: { quick: words.quick },
    options: {
      goal: label('goal'),
      sandwiches: label('sandwiches'),
      firstPlayer: label('firstPlayer'),
      turnSeconds: label('turnSeconds'),
      bidSeconds: label('bidSeconds'),
      chooseSeconds: label('chooseSeconds'),
      holdMillis: label('holdMillis'),
    },
    card: (face) => cardName(words, face),
    effect: (face) => napkinWords(words, face)[1],
    prompt: (look, frame, who, match) => promptText(words, look, frame, who, match),
    move: (name, answer, match, who) => moveText(words, name, answer, match, who),
    refusal: (refusal) => refusalText(words, refusal),
    event: (event: Event, match, who) => eventText(words, event, match, who),
  };
}

function promptText(
  words: Words,
  { seat, view }: Look<PlatesKinds>,
  frame: LookFrame,
  who: Speakers,
  match: Match<PlatesKinds>,
): string {
  const { prompts } = words;
  if (!has(frame.waiting, seat)) return prompts.wait(names(words, listSeats(frame.waiting & match.players), who));
  switch (frame.ask as keyof Asks) {
    case 'bid':
      return (frame.about as Asks['bid']['about']).last ? prompts.last : prompts.bid;
    case 'count': {
      const best = Math.max(...view.bids);
      const eaters = view.bids.flatMap((bid, player) => (bid === best ? [player as Seat] : []));
      return prompts.count(names(words, eaters, who), signed(Math.floor(view.worths[view.plate] / eaters.length)));
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
      built.do === 'discard'
        ? moves.discard(card(built.card))
        : moves[built.do](card(built.card), words.plate(built.plate + 1)),
    keep: ({ cards }) => moves.keep(list(cards)),
    trim: (id) => moves.discard(card(id)),
    bid: (placed: Bid) => (placed === 'out' ? moves.out : moves.bid(list(placed.cards), who.seat(placed.to))),
    count: () => moves.wave,
    napkin: (played) =>
      typeof played === 'string' ? moves.wave : moves.napkin(card((played as { card: number }).card)),
    trade: ({ to, give }) => moves.trade(list(give), who.seat(to)),
    pass: ({ cards }) => moves.pass(list(cards)),
    swap: ({ seats: [one, other] }) => moves.swap(who.seat(one), who.seat(other)),
    choosePlate: ({ plate }) => words.plate(plate + 1),
    choosePlayer: ({ seat }) => who.seat(seat),
    policy: ({ policy }) => moves.policies[policy],
    peek: () => moves.peek,
  };
  return (texts[name as keyof Texts] as (answer: unknown) => string)(answer);
}

/** The machine only says that a question is for another; here it matters why. */
function refusalText(words: Words, { code, facts }: Refusal): string {
  if (code === 'not-asked' && facts.ask === 'bid') return words.refusals['not-your-bid'](facts);
  if (isKernelCode(code)) return kernelSays(code, words.language);
  const known = refusalCodes.find((own) => own === code);
  return known === undefined ? words.refusals.other : words.refusals[known](facts);
}
