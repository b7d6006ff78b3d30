// Everything that Sandwich refuses, in every rulebook where it applies, and that nothing changes by it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FrameId, Language, Millis, Refusal } from '#kernel';
import { LANGUAGES, matchOf } from '#kernel';
import { loadWords, refusedSetup } from '#testkit';
import { game } from '../game.ts';
import { MOST_OFFERS } from '../rules/trade.ts';
import type { Kitchen } from './kitchen.ts';
import {
  collected,
  composeAll,
  deck,
  FIRST_EDITION,
  flipRound,
  hurryTo,
  plain,
  plan,
  plates,
  playOut,
  RULEBOOKS,
  ranking,
  seatsOf,
  serveAll,
  table,
  upturned,
} from './kitchen.ts';

type Rulebook = (typeof RULEBOOKS)[number];

// ---- when the table is set up ----

test('SA-61: an impossible combination of options is refused with its reason', () => {
  for (const preset of RULEBOOKS) {
    expect(refusedSetup(game, 4, { preset, trading: true, express: true })).toEqual({
      code: 'express-and-trading',
      facts: {},
    });
    expect(refusedSetup(game, 4, { preset, firstTaster: 5 })).toEqual({
      code: 'no-such-first-taster',
      facts: { chair: 5, seats: 4 },
    });
    expect(refusedSetup(game, 4, { preset, rounds: 0 })).toEqual({
      code: 'bad-option',
      facts: { option: 'rounds', value: '0', allowed: '1–9' },
    });
    expect(refusedSetup(game, 4, { preset, topping: true }).code).toBe('unknown-option');
  }
  expect(refusedSetup(game, 4, { preset: 'it' }).code).toBe('unknown-preset');
});

test.each(RULEBOOKS)('SA-62: the Express and trading are refused together in %s', (preset) => {
  for (let seats = 3; seats <= 12; seats++)
    expect(refusedSetup(game, seats, { preset, express: true, trading: true }).code).toBe('express-and-trading');
  expect(hurryTo(table(4, { preset, express: true, trading: false }), 'place').waiting()).toEqual([0, 1, 2, 3]);
});

test.each(RULEBOOKS)("SA-63: blind tasting and Chef's suggestion are refused together in %s", (preset) => {
  expect(refusedSetup(game, 5, { preset, blind: true, chef: true }).code).toBe('blind-and-chef');
  expect(table(5, { preset, blind: true }).waiting()).toEqual([0, 1, 2, 3, 4]);
});

test.each(RULEBOOKS)('SA-64: blind tasting and the Pitch are refused together in %s, written or spoken', (preset) => {
  for (const pitch of ['text', 'spoken'])
    expect(refusedSetup(game, 5, { preset, blind: true, pitch }).code).toBe('blind-and-pitch');
  expect(table(5, { preset, pitch: 'text' }).waiting()).toEqual([0, 1, 2, 3, 4]);
});

test.each([8, 9, 10])(
  'S4-23: with %i players Younger players and the big-table rule are refused together, two boxes allow it',
  (seats) => {
    for (const younger of ['first-round', 'all-rounds'] as const) {
      expect(refusedSetup(game, seats, { preset: '2013', younger }).code).toBe('younger-and-big-table');
      const t = table(seats, { preset: '2013', younger, boxes: 2, flipMillis: 1000 });
      expect(t.cards(deck(t, 0))).toHaveLength(6);
      expect(t.waiting()).toEqual(seatsOf(t));
    }
  },
);

test.each(RULEBOOKS)('SA-65: alternating the direction is refused below five players in %s', (preset) => {
  for (const seats of [3, 4])
    expect(refusedSetup(game, seats, { preset, direction: 'alternating' })).toEqual({
      code: 'alternating-needs-five',
      facts: { seats },
    });
  expect(table(5, { preset, direction: 'alternating' }).waiting()).toEqual([0, 1, 2, 3, 4]);
});

test.each(RULEBOOKS)('SA-66: more than twelve players are refused in %s, however many boxes', (preset) => {
  for (const boxes of [0, 2, 4])
    expect(refusedSetup(game, 13, { preset, boxes })).toEqual({ code: 'seats', facts: { seats: 13, min: 3, max: 12 } });
  expect(table(12, { preset }).waiting()).toHaveLength(12);
});

test.each(RULEBOOKS)('SA-67: fewer than three players are refused in %s', (preset) => {
  for (const seats of [0, 1, 2, 2.5]) expect(refusedSetup(game, seats, { preset }).code).toBe('seats');
  expect(table(3, { preset }).waiting()).toEqual([0, 1, 2]);
});

test('S0-26: with too few cards for everyone a table does not start, and says how many boxes would do', () => {
  for (const preset of FIRST_EDITION) {
    for (let seats = 7; seats <= 12; seats++) {
      const refused = refusedSetup(game, seats, { preset, boxes: 1 });
      expect(refused).toEqual({ code: 'too-few-cards', facts: { seats, boxes: 1, needed: 2 } });
      expect('match' in matchOf(game, { seats, options: { preset, boxes: refused.facts.needed } })).toBe(true);
    }
    for (let seats = 3; seats <= 6; seats++) expect(table(seats, { preset, boxes: 1 }).waiting()).toHaveLength(seats);
  }
  expect(refusedSetup(game, 9, { preset: '2013', boxes: 1, bigTable: false }).facts.needed).toBe(2);
  const young = { preset: 'fr', younger: 'all-rounds' } as const;
  for (let seats = 7; seats <= 9; seats++) expect(table(seats, young).match.options.boxes).toBe(1);
  expect(refusedSetup(game, 10, { ...young, boxes: 1 }).facts).toEqual({ seats: 10, boxes: 1, needed: 2 });
  expect(refusedSetup(game, 7, { ...young, younger: 'first-round', boxes: 1 }).code).toBe('too-few-cards');
  expect(playOut(table(9, { ...young, boxes: 1 })).table.result.over).toBe(true);
});

// ---- during play: each returns what it was refused with, after proving that nothing changed ----

const market = (preset: Rulebook, options: object = {}): Kitchen => table(4, { preset, ...options });
const kitchen = (preset: Rulebook, seats = 4): Kitchen => hurryTo(table(seats, { preset, trading: false }), 'compose');
const bazaar = (preset: Rulebook): Kitchen => hurryTo(table(4, { preset, trading: true }), 'trade');
const express = (preset: Rulebook): Kitchen => flipRound(table(4, { preset, trading: false, express: true }));
const offer = (to: number, give: readonly number[], take: readonly number[]) => ({ to, give, take });

function secondCard(preset: Rulebook): Refusal {
  const t = market(preset);
  t.answer(0, upturned(t, 1));
  t.refused('already-answered', { ask: 'grab' }).answer(0, upturned(t, 2));
  t.tick();
  const refused = t.refused('already-answered', { ask: 'grab' }).answer(0, upturned(t, 2));
  expect(t.waiting()).toEqual([1, 2, 3]);
  return refused;
}

function takenCard(preset: Rulebook): Refusal {
  const calm = market(preset, { market: 'calm', firstTaster: 1 });
  const picked = upturned(calm, 3);
  calm.answer(0, picked).refused('card-taken', { card: picked, seat: 0 }).answer(1, picked);
  const t = market(preset);
  const card = upturned(t, 1);
  t.answer(0, card).tick();
  const refused = t.refused('card-taken', { card, seat: 0 }).answer(2, card);
  expect(t.waiting()).toEqual([1, 2, 3]);
  return refused;
}

/** In rulebooks that allow it, too, where the option forbids it. */
function ownCard(preset: Rulebook): Refusal {
  const calm = market(preset, { market: 'calm', ownCard: 'last-only', firstTaster: 1 });
  calm.refused('own-card', { card: upturned(calm, 0) }).answer(0, upturned(calm, 0));
  const t = market(preset, { ownCard: 'last-only' });
  const refused = t.refused('own-card', { card: upturned(t, 3) }).answer(3, upturned(t, 3));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function cardElsewhere(preset: Rulebook): Refusal {
  const t = market(preset);
  t.refused('not-in-market').answer(0, t.cards(deck(t, 0))[0]);
  t.refused('not-in-market').answer(0, 9999);
  t.refused('bad-form').answer(0, -1);
  const earlier = upturned(t, 1);
  flipRound(t);
  const refused = t.refused('not-in-market').answer(0, earlier);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function notHeld(preset: Rulebook): Refusal {
  const t = kitchen(preset);
  const cards = collected(t, 0).with(4, collected(t, 1)[0]);
  const refused = t.refused('not-your-card').answer(0, plan(t, [1, 2, 3], cards));
  t.refused('not-your-card').answer(0, plan(t, [1, 2, 3], collected(t, 1)));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function cardTwice(preset: Rulebook): Refusal {
  const t = kitchen(preset);
  const [first] = collected(t, 0);
  t.refused('card-twice', { card: first }).answer(0, plan(t, [1, 2, 3], collected(t, 0).with(1, first)));
  const refused = t
    .refused('card-twice', { card: first })
    .answer(0, plan(t, [1, 2, 3], collected(t, 0).with(8, first)));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function wrongSize(preset: Rulebook): Refusal {
  const t = kitchen(preset);
  const cards = collected(t, 0);
  const cut = (...at: number[]) => [1, 2, 3].map((to, i) => ({ to, cards: cards.slice(at[i], at[i + 1]), praise: '' }));
  t.refused('wrong-size', { count: 4, size: 3 }).answer(0, cut(0, 4, 7, 9));
  const refused = t.refused('wrong-size', { count: 2, size: 3 }).answer(0, cut(0, 2, 5, 9));
  t.refused('wrong-size', { count: 0, size: 3 }).answer(0, cut(0, 3, 6, 6));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function wrongCount(preset: Rulebook): Refusal {
  const t = kitchen(preset);
  const whole = plain(t, 0);
  t.refused('wrong-count', { count: 0, due: 3 }).answer(0, []);
  t.refused('wrong-count', { count: 4, due: 3 }).answer(0, [...whole, { to: 1, cards: [], praise: '' }]);
  const refused = t.refused('wrong-count', { count: 2, due: 3 }).answer(0, whole.slice(1));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function wrongNeighbour(preset: Rulebook): Refusal {
  const three = kitchen(preset, 3);
  three
    .refused('wrong-neighbour', { seat: 2, due: 2, count: 3 })
    .answer(0, plan(three, [2, 1, 2, 2], collected(three, 0)));
  const five = kitchen(preset, 5);
  five.refused('wrong-neighbour', { seat: 4, due: 0, count: 1 }).answer(0, plan(five, [1, 2, 4], collected(five, 0)));
  five.refused('wrong-neighbour', { seat: 0, due: 0, count: 1 }).answer(0, plan(five, [1, 2, 0], collected(five, 0)));
  const t = kitchen(preset);
  const refused = t
    .refused('wrong-neighbour', { seat: 1, due: 1, count: 2 })
    .answer(0, plan(t, [1, 1, 3], collected(t, 0)));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function otherPlates(preset: Rulebook): Refusal {
  const t = serveAll(market(preset));
  const [a, b] = plates(t, 0);
  const refused = t.refused('not-your-plate').answer(0, ranking(t, 1, [0, 1, 2]));
  t.refused('not-your-plate').answer(0, { order: [a, b, plates(t, 1)[0]], theme: -1 });
  t.refused('not-your-plate').answer(0, { order: [a, b, -1], theme: -1 });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function missingInRanking(preset: Rulebook): Refusal {
  const t = serveAll(market(preset));
  t.refused('not-all-ranked', { count: 0, due: 3 }).answer(0, ranking(t, 0, []));
  const refused = t.refused('not-all-ranked', { count: 2, due: 3 }).answer(0, ranking(t, 0, [2, 0]));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function twiceInRanking(preset: Rulebook): Refusal {
  const t = serveAll(market(preset));
  t.refused('ranked-twice').answer(0, ranking(t, 0, [0, 1, 2, 0]));
  const refused = t.refused('ranked-twice').answer(0, ranking(t, 0, [1, 1, 2]));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  return refused;
}

function uneven(preset: Rulebook): Refusal {
  const t = bazaar(preset);
  const [mine, theirs] = [collected(t, 0), collected(t, 1)];
  t.refused('not-one-for-one', { give: 1, take: 2 }).interrupt(0, 'offer', offer(1, [mine[0]], [theirs[0], theirs[1]]));
  t.refused('not-one-for-one', { give: 0, take: 1 }).interrupt(0, 'offer', offer(1, [], [theirs[0]]));
  const refused = t
    .refused('not-one-for-one', { give: 2, take: 2 })
    .interrupt(0, 'offer', offer(1, mine.slice(0, 2), theirs.slice(0, 2)));
  expect([t.asks(), t.waiting()]).toEqual(['trade', [0, 1, 2, 3]]);
  return refused;
}

function goneCard(preset: Rulebook): Refusal {
  const t = bazaar(preset);
  const [mine, theirs] = [collected(t, 0)[0], collected(t, 1)[0]];
  t.interrupt(0, 'offer', offer(1, [mine], [theirs])).interrupt(2, 'offer', offer(1, [collected(t, 2)[0]], [theirs]));
  t.interrupt(1, 'accept', { offer: 1 });
  t.refused('offer-gone').interrupt(1, 'accept', { offer: 2 });
  t.refused('not-your-card').interrupt(0, 'offer', offer(2, [mine], [collected(t, 2)[0]]));
  const refused = t
    .refused('not-their-card', { seat: 1 })
    .interrupt(2, 'offer', offer(1, [collected(t, 2)[0]], [theirs]));
  expect([t.asks(), t.waiting()]).toEqual(['trade', [0, 1, 2, 3]]);
  return refused;
}

function lineTooMany(preset: Rulebook): Refusal {
  const t = express(preset);
  t.refused('too-many-lines', { sandwiches: 3 }).answer(0, -1);
  const refused = t.refused('too-many-lines', { sandwiches: 3 }).answer(0, 3);
  const three = flipRound(table(3, { preset, trading: false, express: true }));
  three.answer(0, 3).refused('too-many-lines', { sandwiches: 4 }).answer(0, 4);
  const younger = flipRound(table(4, { preset, trading: false, express: true, younger: 'first-round' }));
  younger.refused('too-many-lines', { sandwiches: 2 }).answer(0, 2);
  expect([t.asks(), t.waiting()]).toEqual(['place', [0, 1, 2, 3]]);
  return refused;
}

function fullLine(preset: Rulebook): Refusal {
  const t = express(preset);
  for (let flip = 1; flip <= 3; flip++) flipRound(t.everyone(() => 1));
  const refused = t.refused('line-full', { line: 2, size: 3 }).answer(0, 1);
  expect([t.asks(), t.waiting()]).toEqual(['place', [0, 1, 2, 3]]);
  return refused;
}

function outOfPhase(preset: Rulebook): Refusal {
  const t = market(preset);
  const late = {
    kind: 'answer',
    at: 20_000 as Millis,
    seat: seatsOf(t)[0],
    frame: t.question().id,
    answer: upturned(t, 1),
  } as const;
  t.refused('bad-form').answer(0, plan(t, [1, 2, 3], t.cards(deck(t, 0))));
  t.refused('not-trading').interrupt(0, 'offer', offer(1, [upturned(t, 0)], [upturned(t, 1)]));
  for (const name of ['accept', 'decline', 'withdraw']) t.refused('not-trading').interrupt(0, name, { offer: 1 });
  hurryTo(t, 'compose');
  t.refused('bad-form').answer(0, collected(t, 0)[0]);
  t.refused('something-happened').input({ ...late, at: t.now() });
  composeAll(t);
  t.refused('something-happened').input({ ...late, at: t.now() });
  t.refused('bad-form').answer(0, []);
  t.refused('not-asked', { ask: 'rank' }).answer(4, ranking(t, 0, [0, 1, 2]));
  const refused = t.refused('not-trading').interrupt(0, 'withdraw', { offer: 1 });
  expect([t.asks(), t.waiting()]).toEqual(['rank', [0, 1, 2, 3]]);
  playOut(t);
  t.refused('over').input({ ...late, at: t.now() });
  return refused;
}

const isRefused = (provoke: (preset: Rulebook) => Refusal, code: string) => (preset: Rulebook) => {
  expect(provoke(preset).code).toBe(code);
};

test.each(RULEBOOKS)(
  'SA-69: grabbing a second card in a flip is refused in %s',
  isRefused(secondCard, 'already-answered'),
);
test.each(RULEBOOKS)(
  'SA-70: grabbing a card that is already taken is refused in %s',
  isRefused(takenCard, 'card-taken'),
);
test.each(RULEBOOKS)(
  "SA-71: grabbing one's own card where that is forbidden is refused in %s",
  isRefused(ownCard, 'own-card'),
);
test.each(RULEBOOKS)(
  'SA-72: grabbing a card that is not in the market is refused in %s',
  isRefused(cardElsewhere, 'not-in-market'),
);
test.each(RULEBOOKS)(
  'SA-73: composing with a card one does not hold is refused in %s',
  isRefused(notHeld, 'not-your-card'),
);
test.each(RULEBOOKS)('SA-74: composing with one card twice is refused in %s', isRefused(cardTwice, 'card-twice'));
test.each(RULEBOOKS)(
  'SA-75: a sandwich with too many or too few ingredients is refused in %s',
  isRefused(wrongSize, 'wrong-size'),
);
test.each(RULEBOOKS)('SA-76: too many or too few sandwiches are refused in %s', isRefused(wrongCount, 'wrong-count'));
test.each(RULEBOOKS)(
  'SA-77: in %s a neighbour cannot be given more or fewer sandwiches than are due',
  isRefused(wrongNeighbour, 'wrong-neighbour'),
);
test.each(RULEBOOKS)(
  "SA-78: ranking someone else's sandwiches is refused in %s",
  isRefused(otherPlates, 'not-your-plate'),
);
test.each(RULEBOOKS)(
  'SA-79: a ranking in which a sandwich is missing is refused in %s',
  isRefused(missingInRanking, 'not-all-ranked'),
);
test.each(RULEBOOKS)(
  'SA-80: a ranking in which a sandwich stands twice is refused in %s',
  isRefused(twiceInRanking, 'ranked-twice'),
);
test.each(RULEBOOKS)(
  'SA-81: a swap that is not one card for one is refused in %s',
  isRefused(uneven, 'not-one-for-one'),
);
test.each(RULEBOOKS)('SA-82: a swap whose card is gone is refused in %s', isRefused(goneCard, 'not-their-card'));
test.each(RULEBOOKS)(
  'SA-83: in the Express of %s, opening one line too many is refused',
  isRefused(lineTooMany, 'too-many-lines'),
);
test.each(RULEBOOKS)(
  'SA-84: in the Express of %s, placing a card on a full line is refused',
  isRefused(fullLine, 'line-full'),
);
test.each(RULEBOOKS)(
  'SA-85: anything that does not belong to the present phase is refused in %s',
  isRefused(outOfPhase, 'not-trading'),
);

const texts = await loadWords(game);
const speakers = { seat: (seat: number) => `seat ${seat}`, words: (id: string) => id };

const says = (language: Language, refusal: Refusal): string => texts[language].refusal(refusal, speakers);

test.each(RULEBOOKS)('SA-68: in %s each has a message of its own, in every language, and nothing changes', (preset) => {
  const all = [
    ...[secondCard, takenCard, ownCard, cardElsewhere, notHeld, cardTwice, wrongSize, wrongCount, wrongNeighbour],
    ...[otherPlates, missingInRanking, twiceInRanking, uneven, goneCard, lineTooMany, fullLine, outOfPhase],
  ].map((provoke) => provoke(preset));
  for (const language of LANGUAGES) expect(new Set(all.map((refusal) => says(language, refusal))).size).toBe(17);
});

// ---- what else is refused ----

test("words: praise without Chef's suggestion, unknown phrases, and own words where the table allows none", () => {
  const t = kitchen('2013');
  const praised = (words: string) => plain(t, 0).map((sandwich) => ({ ...sandwich, praise: words }));
  t.refused('no-praise').answer(0, praised('p:love'));
  const chef = hurryTo(table(4, { chef: true, ownWords: false }), 'compose');
  const mine = plain(chef, 0);
  chef.refused('no-own-words').answer(0, [{ ...mine[0], praise: 'w:1-1' }, mine[1], mine[2]]);
  chef.refused('no-own-words').answer(0, [{ ...mine[0], praise: 'p:pizza' }, mine[1], mine[2]]);
  const pitch = hurryTo(table(4, { pitch: 'text', ownWords: false }), 'pitch');
  pitch.refused('no-own-words').answer(0, ['w:1-1', '', '']);
  pitch.refused('wrong-pitches', { count: 4, due: 3 }).answer(0, ['', '', '', '']);
  const lines = hurryTo(table(4, { express: true }), 'address');
  lines.refused('no-praise').answer(
    0,
    [1, 2, 3].map((to) => ({ to, praise: 'p:love' })),
  );
  lines.refused('wrong-neighbour').answer(
    0,
    [1, 1, 3].map((to) => ({ to, praise: '' })),
  );
  lines.refused('wrong-count').answer(
    0,
    [1, 2].map((to) => ({ to, praise: '' })),
  );
  expect([t, chef, pitch, lines].map((one) => one.waiting().length)).toEqual([4, 4, 4, 4]);
});

test('themes: a theme point without a theme, and a theme without its point', () => {
  const t = serveAll(market('2013'));
  t.refused('no-theme').answer(0, { ...ranking(t, 0, [0, 1, 2]), theme: plates(t, 0)[0] });
  const themed = serveAll(market('2013', { theme: 'p:picnic' }));
  themed.refused('theme-point-missing').answer(0, ranking(themed, 0, [0, 1, 2]));
  themed.refused('theme-point-missing').answer(0, { ...ranking(themed, 0, [0, 1, 2]), theme: plates(themed, 1)[0] });
  expect([t.waiting(), themed.waiting()]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
});

test('trading: without a partner, with somebody who is ready, on offers of others, and past all measure', () => {
  const t = bazaar('en');
  const swap = (from: number, to: number) => offer(to, [collected(t, from)[0]], [collected(t, to % 4)[0]]);
  t.refused('no-partner').interrupt(0, 'offer', swap(0, 0));
  t.refused('no-partner').interrupt(0, 'offer', swap(0, 4));
  t.refused('not-asked').interrupt(4, 'offer', swap(0, 1));
  t.refused('no-such-interrupt', { name: 'steal' }).interrupt(0, 'steal', swap(0, 1));
  t.refused('bad-form').interrupt(0, 'offer', { to: 1 });
  t.interrupt(0, 'offer', swap(0, 1));
  t.refused('not-your-offer').interrupt(2, 'decline', { offer: 1 });
  for (let made = 1; made < MOST_OFFERS; made++)
    t.interrupt(0, 'withdraw', { offer: made }).interrupt(0, 'offer', swap(0, 1));
  t.refused('too-many-offers', { most: MOST_OFFERS }).interrupt(0, 'offer', swap(0, 1));
  t.answer(3, plain(t, 3));
  t.refused('you-are-ready').interrupt(3, 'offer', swap(3, 1));
  t.refused('partner-is-ready', { seat: 3 }).interrupt(1, 'offer', swap(1, 3));
  expect(t.waiting()).toEqual([0, 1, 2]);
  hurryTo(hurryTo(t, 'grab'), 'trade').interrupt(0, 'offer', swap(0, 1));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('moments: not before its time, not after it, and not while paused', () => {
  const t = market('fr');
  t.pause();
  t.refused('paused').answer(0, upturned(t, 1));
  t.resume().answer(0, upturned(t, 1), { at: 50 });
  t.refused('time-back').answer(1, upturned(t, 2), { at: 49 });
  t.refused('clock-first').answer(1, upturned(t, 2), { at: 200 });
  t.refused('something-happened').input({
    kind: 'answer',
    at: 60 as Millis,
    seat: seatsOf(t)[1],
    frame: 99 as FrameId,
    answer: upturned(t, 2),
  });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('a card of a blind round that somebody has, a theme that was chosen before, and a total of other seats are refused', () => {
  const blind = table(4, { blind: true, market: 'calm', firstTaster: 1 });
  const card = upturned(blind, 2);
  blind.answer(0, card).refused('card-gone', {}).answer(1, card);
  expect(blind.waiting()).toEqual([1]);
  const themed = table(4, { theme: 'p:chosen', firstTaster: 1, rounds: 2 }).answer(0, 'p:picnic');
  hurryTo(themed, 'theme').refused('theme-used', {}).answer(1, 'p:picnic');
  expect(themed.waiting()).toEqual([1]);
  expect(refusedSetup(game, 4, { series: true, carried: '1 2 3' })).toEqual({
    code: 'wrong-total',
    facts: { seats: 4 },
  });
});

test('every reason that the rules and options give is provoked above', () => {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(rules\/)?[a-z-]+\.ts$/.test(path),
  );
  const given = sources.flatMap((path) =>
    [...readFileSync(new URL(path, folder), 'utf8').matchAll(/\brefusal\(\s*'([a-z-]+)'/g)].map(([, code]) => code),
  );
  const here = readFileSync(new URL(import.meta.url), 'utf8');
  expect(new Set(given).size).toBeGreaterThan(30);
  expect([...new Set(given)].filter((code) => !here.includes(`'${code}'`))).toEqual([]);
});
