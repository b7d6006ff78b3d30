/** What the reference game says, in English to everybody. */
import type { Match, Wording } from '#kernel';
import type { Reference } from './game.ts';
import { CLOSE, firstOf, kindOfMove, NONE, PLAY, secondOf } from './numbers.ts';

const words = {
  title: 'Reference',
  standard: 'standard',
  cards: ['bread', 'cheese', 'ham', 'tomato', 'lettuce', 'egg', 'tuna', 'onion', 'pickle', 'mustard'],
  prompt: 'Play a card, close a sandwich or refill your hand',
  play: 'card # on sandwich #',
  scrap: 'scrap sandwich #',
  sell: 'sell sandwich # for order #',
  refill: 'refill the hand',
  refusals: {
    'no-such-card': 'There is no such card in your hand.',
    'no-such-sandwich': 'There is no such sandwich.',
    'no-such-order': 'There is no such order.',
    'sandwich-full': 'This sandwich is full.',
    'not-full-yet': 'Only a full sandwich can be scrapped.',
    'order-unmet': 'The sandwich lacks what this order wants.',
    'hand-full': 'Your hand is full.',
  } as Readonly<Record<string, string>>,
};

const text: Wording<Reference> = {
  title: words.title,
  presets: { standard: words.standard },
  variants: {},
  options: {},
  card: (face) => words.cards[face],
  prompt: () => words.prompt,
  move: (_, answer) => sayMove(Number(answer)),
  refusal: ({ code }) => words.refusals[code] ?? 'Not now.',
  event: (event, match, who) => `${who.seat(event.seat)}: ${sayEvent(event, match)}`,
};

export const texts = (): Promise<{ text: Wording<Reference> }> => Promise.resolve({ text });

function sayMove(move: number): string {
  const [a, b] = [firstOf(move), secondOf(move)];
  if (kindOfMove(move) === PLAY) return fill(words.play, a, b);
  if (kindOfMove(move) !== CLOSE) return words.refill;
  return b === NONE ? fill(words.scrap, a) : fill(words.sell, a, b);
}

function sayEvent(event: Reference['event'], match: Match<Reference>): string {
  switch (event.is) {
    case 'played':
      return `${words.cards[match.faces[event.card]]} → ${event.sandwich + 1}`;
    case 'scrapped':
      return fill(words.scrap, event.sandwich);
    case 'sold':
      return `${fill(words.sell, event.sandwich, event.order)}: +${event.scores[0][1]}`;
    case 'refilled':
      return `${words.refill}: +${event.drawn}`;
  }
}

const fill = (sentence: string, ...numbers: readonly number[]): string =>
  numbers.reduce((text, n) => text.replace('#', String(n + 1)), sentence);
