// Guests have a character: the crowd's palate is not enough to know them, and whoever listens learns what they like.
import { expect, test } from 'vitest';
import type { CardId, GameEvent, Seat } from '#kernel';
import { advance, advanceClock, fastDice, fastStreams, listSeats, matchOf, only, openWith, seatOf } from '#kernel';
import { characterOf, costliest } from '../bot/character.ts';
import { likesHeard } from '../bot/learn.ts';
import type { Palate } from '../bot/palate.ts';
import { CROWD, CROWD_PALATE, dot, flavourOf, likesOf, opinion, palateOf, palateWith } from '../bot/palate.ts';
import { recallingTaste, taste } from '../bot.ts';
import { ingredients, traits } from '../cards.ts';
import { game } from '../game.ts';
import { platesOf } from '../rules/portions.ts';
import type { Sandwich, SandwichMatch, SandwichWorld } from '../state.ts';
import { plateOf } from '../state.ts';

const PLAIN = { bleah: false, fridge: false };
const PERSONAS = Array.from({ length: 32 }, (_, persona) => persona);

function matchFor(options: object = {}): SandwichMatch {
  const bound = matchOf(game, { seats: 4, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Plays a game of skilled bots as far as the first question of that name. */
function playTo(match: SandwichMatch, ask: string, deal: number): SandwichWorld {
  const w = openWith(match, fastStreams(deal, 5));
  for (let luck = 0; ; luck++) {
    const frame = w.table.stack[w.table.stack.length - 1];
    if (frame.ask === ask) return w;
    const grabbed = frame.mode === 'race' ? frame.given.reduce((set, { seat }) => set | only(seat), 0) : 0;
    const [seat] = listSeats(frame.waiting & ~grabbed);
    if (frame.mode === 'hold' || seat === undefined) advanceClock(w);
    else advance(w, seat, taste.answer(w, seat, frame, seat, fastDice(luck)));
  }
}

/** What skilled cooks serve, three sandwiches each time. */
const served = (deals: number, from = 0): CardId[][][] =>
  Array.from({ length: deals }, (_, deal) => playTo(matchFor(), 'rank', from + deal)).flatMap((w) =>
    listSeats(w.match.players).map((taster) =>
      platesOf(w, taster).map((plate) => w.table.cards.piles[plateOf(w.match.seats, plate)].slice()),
    ),
  );

const match = matchFor();
const kindsOf = (cards: readonly CardId[]): number[] => cards.map((card) => match.faces[card]);

/** Cards from the best sandwich to the last. */
const order = (palate: Palate, sandwiches: readonly CardId[][]): CardId[][] =>
  sandwiches.toSorted((a, b) => opinion(palate, kindsOf(b), PLAIN) - opinion(palate, kindsOf(a), PLAIN));

function tasting(persona: number, sandwiches: readonly CardId[][], taster: Seat): GameEvent {
  const ranked = order(palateOf(persona), sandwiches);
  const told = ranked.map((cards, i) => ({ cook: seatOf(i), cards }));
  return { is: 'tasted', taster, sandwiches: told, theme: -1 } as GameEvent;
}

/** How often the favourite of three is guessed, by what was learned of each persona from so many rankings. */
function guessed(rankings: number): number {
  const heard = served(7);
  const asked = served(5, 100);
  const right = PERSONAS.map((persona) => {
    const events = heard.slice(0, rankings).map((sandwiches) => tasting(persona, sandwiches, seatOf(2)));
    const guess = palateWith(likesHeard(match, events, seatOf(2)));
    return asked.filter((sandwiches) => order(guess, sandwiches)[0] === order(palateOf(persona), sandwiches)[0]).length;
  });
  return right.reduce((sum, n) => sum + n, 0) / (asked.length * PERSONAS.length);
}

test('the crowd guesses a guest’s favourite of three in at most 75 %, and whoever listens in more', () => {
  const [none, three, nine] = [0, 3, 9].map(guessed);
  expect(none).toBeGreaterThan(0.5);
  expect(none).toBeLessThanOrEqual(0.75);
  expect(three).toBeGreaterThan(none + 0.03);
  expect(nine).toBeGreaterThan(three + 0.03);
});

test('an opinion is likes times flavour', () => {
  for (const persona of [0, 7, 31])
    for (const kinds of [[0, 1, 2], [55, 17, 40], [3]])
      expect(dot(likesOf(persona), flavourOf(kinds))).toBeCloseTo(opinion(palateOf(persona), kinds, PLAIN), 9);
});

test('who was not heard is taken for one of the crowd', () => {
  const [first] = served(1);
  expect(likesHeard(match, [tasting(3, first, seatOf(1))], seatOf(2))).toBe(CROWD);
  expect(palateWith(CROWD)).toEqual(CROWD_PALATE);
});

test('where the most disgusting is best, a ranking tells the opposite', () => {
  const events = served(2).map((sandwiches) => tasting(5, sandwiches, seatOf(1)));
  const reversed = events.map((event) => ({ ...event, sandwiches: (event as Tasted).sandwiches.toReversed() }));
  const bleah = likesHeard(matchFor({ bleah: true }), reversed, seatOf(1));
  for (const [k, like] of likesHeard(match, events, seatOf(1)).entries()) expect(bleah[k]).toBeCloseTo(like, 2);
});

type Tasted = GameEvent & { readonly sandwiches: readonly unknown[] };

test('a cook that remembers serves each guest what that guest likes better', () => {
  const past = served(7);
  let better = 0;
  for (let deal = 0; deal < 6; deal++) {
    const w = playTo(match, 'compose', deal);
    const cook = seatOf(0);
    const frame = w.table.stack[w.table.stack.length - 1];
    const heard = [1, 2, 3].flatMap((taster) => past.slice(0, 9).map((made) => tasting(taster, made, seatOf(taster))));
    const loved = (sandwiches: unknown): number =>
      (sandwiches as Sandwich[]).reduce((sum, { to, cards }) => sum + opinion(palateOf(to), kindsOf(cards), PLAIN), 0);
    const recalled = recallingTaste(match, heard, 'making').answer(w, cook, frame, 0, fastDice(deal));
    better += loved(recalled) - loved(taste.answer(w, cook, frame, 0, fastDice(deal)));
  }
  expect(better / 6).toBeGreaterThan(10);
});

test('every guest loves and hates something, as its palate has it and more than others do', () => {
  const characters = PERSONAS.map(characterOf);
  for (const [persona, { loves, hates }] of characters.entries()) {
    const likes = likesOf(persona);
    expect(likes[traits.indexOf(loves)]).toBeGreaterThan(0);
    expect(likes[traits.indexOf(hates)]).toBeLessThan(0);
  }
  expect(new Set(characters.map(({ loves, hates }) => `${loves} ${hates}`)).size).toBeGreaterThan(20);
});

test('a sandwich is worth more to a guest without what cost it most', () => {
  const kinds = ['ham', 'sock', 'butter'].map((id) => ingredients.findIndex((row) => row.id === id));
  for (const persona of PERSONAS) {
    const without = kinds.map((_, i) => opinion(palateOf(persona), kinds.toSpliced(i, 1), PLAIN));
    expect(without[costliest(persona, kinds, PLAIN)]).toBe(Math.max(...without));
  }
});
