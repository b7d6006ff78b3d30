/** The reference game in four languages. */
import type { Language, Match, Wording } from '#kernel';
import type { Reference } from './game.ts';
import { CLOSE, firstOf, kindOfMove, NONE, PLAY, secondOf } from './numbers.ts';

interface Words {
  readonly title: string;
  readonly standard: string;
  readonly cards: readonly string[];
  readonly prompt: string;
  /** `#` stands for a number counted from 1. */
  readonly play: string;
  readonly scrap: string;
  readonly sell: string;
  readonly refill: string;
  readonly refusals: Readonly<Record<string, string>>;
}

const en: Words = {
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
  },
};

const fr: Words = {
  title: 'Référence',
  standard: 'standard',
  cards: ['pain', 'fromage', 'jambon', 'tomate', 'salade', 'œuf', 'thon', 'oignon', 'cornichon', 'moutarde'],
  prompt: 'Jouez une carte, fermez un sandwich ou complétez votre main',
  play: 'carte # sur le sandwich #',
  scrap: 'jeter le sandwich #',
  sell: 'vendre le sandwich # pour la commande #',
  refill: 'compléter la main',
  refusals: {
    'no-such-card': "Cette carte n'est pas dans votre main.",
    'no-such-sandwich': "Ce sandwich n'existe pas.",
    'no-such-order': "Cette commande n'existe pas.",
    'sandwich-full': 'Ce sandwich est plein.',
    'not-full-yet': 'Seul un sandwich plein peut être jeté.',
    'order-unmet': 'Il manque au sandwich ce que veut la commande.',
    'hand-full': 'Votre main est pleine.',
  },
};

const es: Words = {
  title: 'Referencia',
  standard: 'estándar',
  cards: ['pan', 'queso', 'jamón', 'tomate', 'lechuga', 'huevo', 'atún', 'cebolla', 'pepinillo', 'mostaza'],
  prompt: 'Juega una carta, cierra un sándwich o completa tu mano',
  play: 'carta # en el sándwich #',
  scrap: 'tirar el sándwich #',
  sell: 'vender el sándwich # por el pedido #',
  refill: 'completar la mano',
  refusals: {
    'no-such-card': 'Esa carta no está en tu mano.',
    'no-such-sandwich': 'Ese sándwich no existe.',
    'no-such-order': 'Ese pedido no existe.',
    'sandwich-full': 'Ese sándwich está lleno.',
    'not-full-yet': 'Solo se puede tirar un sándwich lleno.',
    'order-unmet': 'Al sándwich le falta lo que quiere el pedido.',
    'hand-full': 'Tu mano está llena.',
  },
};

const de: Words = {
  title: 'Referenz',
  standard: 'Standard',
  cards: ['Brot', 'Käse', 'Schinken', 'Tomate', 'Salat', 'Ei', 'Thunfisch', 'Zwiebel', 'Gurke', 'Senf'],
  prompt: 'Spiele eine Karte, schließe ein Sandwich oder fülle die Hand auf',
  play: 'Karte # auf Sandwich #',
  scrap: 'Sandwich # wegwerfen',
  sell: 'Sandwich # für Bestellung # verkaufen',
  refill: 'die Hand auffüllen',
  refusals: {
    'no-such-card': 'Diese Karte hast du nicht auf der Hand.',
    'no-such-sandwich': 'Dieses Sandwich gibt es nicht.',
    'no-such-order': 'Diese Bestellung gibt es nicht.',
    'sandwich-full': 'Dieses Sandwich ist voll.',
    'not-full-yet': 'Nur ein volles Sandwich kann weggeworfen werden.',
    'order-unmet': 'Dem Sandwich fehlt, was die Bestellung will.',
    'hand-full': 'Deine Hand ist voll.',
  },
};

export const texts: { readonly [L in Language]: () => Promise<{ text: Wording<Reference> }> } = {
  en: () => Promise.resolve({ text: wording(en) }),
  fr: () => Promise.resolve({ text: wording(fr) }),
  es: () => Promise.resolve({ text: wording(es) }),
  de: () => Promise.resolve({ text: wording(de) }),
};

function wording(words: Words): Wording<Reference> {
  return {
    title: words.title,
    presets: { standard: words.standard },
    variants: {},
    options: {},
    card: (face) => words.cards[face],
    prompt: () => words.prompt,
    move: (_, answer) => sayMove(words, Number(answer)),
    refusal: ({ code }) => words.refusals[code],
    event: (event, match, who) => `${who.seat(event.seat)}: ${sayEvent(words, event, match)}`,
  };
}

function sayMove(words: Words, move: number): string {
  const [a, b] = [firstOf(move), secondOf(move)];
  if (kindOfMove(move) === PLAY) return fill(words.play, a, b);
  if (kindOfMove(move) !== CLOSE) return words.refill;
  return b === NONE ? fill(words.scrap, a) : fill(words.sell, a, b);
}

function sayEvent(words: Words, event: Reference['event'], match: Match<Reference>): string {
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
