// Looks and imagination: nothing hidden shows, and a world made from a look looks the same.
import { describe, expect, test } from 'vitest';
import { scenario } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import { DECK, handOf, MARKET } from '#testkit/toy/state';
import { imagine, redeal } from './imagine.ts';
import { cardAt, hiddenPlace, isKnown, knownPlace, look, lotAt, myQuestion, seenAt } from './look.ts';
import { fastDice, isFast } from './random.ts';
import { listSeats, seatOf } from './seats.ts';
import { due } from './table.ts';
import { NEVER } from './time.ts';
import type { CardId } from './types.ts';

test('a place names a card or a lot, and who has seen it', () => {
  const known = knownPlace(1023 as CardId, 0b1111111111111);
  expect([isKnown(known), cardAt(known), seenAt(known)]).toEqual([true, 1023, 0b1111111111111]);
  const hidden = hiddenPlace(77, 0b101);
  expect([isKnown(hidden), lotAt(hidden), seenAt(hidden)]).toEqual([false, 77, 0b101]);
});

describe('a look', () => {
  test('knows my hand and the market, and only the size of everything else', () => {
    const t = scenario(toy, { seats: 3 });
    const { piles } = t.look(0);
    expect(piles[handOf(seatOf(0))].map(cardAt)).toEqual(t.cards(handOf(seatOf(0))));
    expect(piles[MARKET].map(cardAt)).toEqual(t.cards(MARKET));
    expect(piles[DECK].some(isKnown)).toBe(false);
    expect(piles[handOf(seatOf(1))].map(isKnown)).toEqual([false, false, false]);
  });

  test('has no random stream, no hidden number and nobody else’s policy', () => {
    const t = scenario(toy, { seats: 3 }).interrupt(1, 'policy', 'wave');
    expect(JSON.stringify(t.look(0))).not.toMatch(/random|prize|key/);
    expect(t.look(0).view.policy).toBe('stay');
    expect(t.look(1).view.policy).toBe('wave');
    expect(t.look(3).view.policy).toBe('stay');
  });

  test('shows ticks of a sealed question and my own answer, not the others’', () => {
    const t = scenario(toy, { seats: 3 }).tick();
    const [card] = t.cards(handOf(seatOf(1)));
    t.answer(1, card);
    expect(listSeats(t.look(0).stack[0].waiting)).toEqual([0, 2]);
    expect(t.look(0).stack[0].mine).toEqual([]);
    expect(t.look(1).stack[0].mine).toEqual([card]);
    expect([myQuestion(t.look(1)), myQuestion(t.look(0))?.ask]).toEqual([undefined, 'commit']);
    expect(t.waiting()).toEqual([0, 2]);
  });

  test('shows nothing of a grab while the window is open', () => {
    const t = scenario(toy, { seats: 3 });
    const before = JSON.stringify(t.look(0));
    t.answer(1, t.cards(MARKET)[0], { reaction: 300 });
    expect(JSON.stringify(t.look(0))).toBe(before);
    expect(t.look(1).stack[0].mine).toEqual([t.cards(MARKET)[0]]);
    expect(due(t.table)).toBe(150);
  });

  test('shows nothing of a wave, whoever has waved', () => {
    const t = scenario(toy, { seats: 3 }).tick().tick();
    expect(t.asks()).toBe('breath');
    const before = JSON.stringify(t.look(0));
    t.answer(1, 'wave').answer(2, 'wave');
    expect(JSON.stringify(t.look(0))).toBe(before);
    expect(myQuestion(t.look(1))).toBeUndefined();
    expect(t.waiting()).toEqual([0]);
  });

  test('asks nobody anything while the table is paused', () => {
    const t = scenario(toy, { seats: 3 }).pause();
    expect(myQuestion(t.look(0))).toBeUndefined();
    expect(myQuestion(t.resume().look(0))?.ask).toBe('grab');
  });
});

describe('imagination', () => {
  test('gives worlds of the same look that differ in what is hidden', () => {
    const t = scenario(toy, { seats: 4 }).tick();
    const seen = t.look(2);
    const worlds = Array.from({ length: 8 }, (_, i) => imagine(t.match, seen, fastDice(i)));
    for (const w of worlds) {
      expect(look(t.match, w.table, seatOf(2))).toEqual(seen);
      expect(isFast(w.table.random)).toBe(true);
    }
    expect(new Set(worlds.map((w) => w.table.cards.piles[DECK].join())).size).toBeGreaterThan(2);
  });

  test('depends on nothing but the look and the dice', () => {
    const t = scenario(toy, { seats: 4 }).tick();
    const seen = JSON.parse(JSON.stringify(t.look(1)));
    expect(imagine(t.match, seen, fastDice(5)).table).toEqual(imagine(t.match, t.look(1), fastDice(5)).table);
  });

  test('draws the sealed answers of others anew, possible ones', () => {
    const t = scenario(toy, { seats: 3 }).tick();
    t.answer(1, t.cards(handOf(seatOf(1)))[0]);
    for (let i = 0; i < 10; i++) {
      const w = imagine(t.match, t.look(0), fastDice(i));
      const [given] = w.table.stack[0].given;
      expect(given.seat).toBe(1);
      expect(w.table.cards.piles[handOf(seatOf(1))]).toContain(given.answer);
    }
  });

  test('closes a race in which my grab is in, with or without a clock', () => {
    for (const clock of [6, 0]) {
      const t = scenario(toy, { seats: 3, options: { clock } });
      t.answer(0, t.cards(MARKET)[0], { reaction: 300 });
      expect(due(imagine(t.match, t.look(0), fastDice(1)).table)).toBe(150);
      expect(imagine(t.match, t.look(1), fastDice(1)).table.stack[0].closes).toBe(NEVER);
    }
  });

  test('an owned world is dealt anew, and still looks the same to that seat', () => {
    const t = scenario(toy, { seats: 4 }).tick();
    t.answer(3, t.cards(handOf(seatOf(3)))[0]);
    const seen = t.look(2);
    const w = imagine(t.match, seen, fastDice(1));
    const decks = new Set<string>();
    for (let i = 0; i < 8; i++) {
      redeal(w, seatOf(2), fastDice(i));
      expect(look(t.match, w.table, seatOf(2))).toEqual(seen);
      decks.add(w.table.cards.piles[DECK].join());
    }
    expect(decks.size).toBeGreaterThan(2);
  });
});
