// Cards: what eyes see, keep in sight and lose, and what a shuffle leaves of their knowledge.
import { describe, expect, test } from 'vitest';
import { scenario } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import type { ToyKinds } from '#testkit/toy/state';
import { BIN, DECK, DISCARD, handOf, MARKET } from '#testkit/toy/state';
import {
  cardsIn,
  hasSeen,
  lies,
  mixCopies,
  moveAll,
  moveCard,
  moveTop,
  printed,
  reveal,
  revealCard,
  shufflePile,
  sizeOf,
  topOf,
} from './cards.ts';
import { copyTable } from './copy.ts';
import { isKnown, look, lotAt, seenAt } from './look.ts';
import { seatOf } from './seats.ts';
import type { CardId, Pile, Seat, World } from './types.ts';

const [anna, ben, cleo] = [seatOf(0), seatOf(1), seatOf(2)];
const crowd = seatOf(3);

const world = (seed = 1): World<ToyKinds> => scenario(toy, { seats: 3, seed }).world();
const knows = (w: World, seat: Seat, pile: Pile): CardId[] => cardsIn(w, pile).filter((card) => hasSeen(w, seat, card));
const bag = (w: World, seat: Seat, lot: number): number[] => look(w.match, w.table, seat).unseen[lot];

describe('moving', () => {
  test('the top card, a named card and a whole pile keep their order', () => {
    const w = world();
    const top = topOf(w, DECK);
    expect(moveTop(w, DECK, BIN)).toBe(top);
    const [first, second, third] = cardsIn(w, MARKET);
    moveCard(w, second, MARKET, BIN);
    expect(cardsIn(w, BIN)).toEqual([top, second]);
    expect(cardsIn(w, MARKET).slice(0, 2)).toEqual([first, third]);
    moveAll(w, BIN, DISCARD);
    expect(cardsIn(w, DISCARD)).toEqual([top, second]);
    expect([sizeOf(w, BIN), lies(w, second, DISCARD), lies(w, second, MARKET)]).toEqual([0, true, false]);
  });

  test('a card that is not there cannot be moved', () => {
    const w = world();
    expect(() => moveCard(w, cardsIn(w, MARKET)[0], DECK, BIN)).toThrow('does not lie');
    expect(() => moveTop(w, BIN, DECK)).toThrow('is empty');
    moveAll(w, BIN, DECK);
    expect(sizeOf(w, BIN)).toBe(0);
  });
});

describe('copies', () => {
  test('that nobody sees change places, and nothing else does', () => {
    const places = (w: World<ToyKinds>): string => JSON.stringify(w.table.cards.piles);
    const mixed = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const w = world();
      for (const seat of [anna, ben, cleo]) moveAll(w, handOf(seat), DECK);
      shufflePile(w, DECK);
      w.table.random.used = [16 * seed, 0, 0];
      const before = copyTable(w.table);
      mixCopies(w);
      for (const [p, pile] of before.cards.piles.entries()) {
        const now = cardsIn(w, p as Pile);
        expect(now.map((card) => w.match.faces[card])).toEqual(pile.map((card) => w.match.faces[card]));
        for (const [i, card] of pile.entries()) if (before.cards.seen[card] !== 0) expect(now[i]).toBe(card);
      }
      for (const seat of [anna, ben, cleo, crowd])
        expect(look(w.match, w.table, seat)).toEqual(look(w.match, before as typeof w.table, seat));
      mixed.add(places(w));
    }
    expect(mixed.size).toBeGreaterThan(1);
  });
});

describe('who sees a card', () => {
  test('everybody in an open pile, its owner in a hand, nobody in the deck', () => {
    const w = world();
    for (const seat of [anna, ben, cleo, crowd]) expect(knows(w, seat, MARKET)).toEqual(cardsIn(w, MARKET));
    expect(knows(w, anna, handOf(anna))).toEqual(cardsIn(w, handOf(anna)));
    expect(knows(w, ben, handOf(anna))).toEqual([]);
    expect(knows(w, anna, DECK)).toEqual([]);
  });

  test('who saw a card go into a hand knows that it is there', () => {
    const w = world();
    const [card] = cardsIn(w, MARKET);
    moveCard(w, card, MARKET, handOf(anna));
    expect(knows(w, ben, handOf(anna))).toEqual([card]);
    expect(knows(w, crowd, handOf(anna))).toEqual([card]);
  });

  test('a card that leaves a hand unnoticed is lost to those who see neither end, with the rest of that hand', () => {
    const w = world();
    const [card, other] = cardsIn(w, MARKET);
    moveCard(w, card, MARKET, handOf(anna));
    moveCard(w, other, MARKET, handOf(anna));
    moveCard(w, card, handOf(anna), handOf(ben));
    expect(knows(w, cleo, handOf(anna))).toEqual([]);
    expect(knows(w, cleo, handOf(ben))).toEqual([]);
    expect(knows(w, anna, handOf(ben))).toEqual([card]);
    expect(knows(w, ben, handOf(ben))).toContain(card);
  });

  test('who got it keeps nothing of the rest either, or others would learn what it had known', () => {
    const passes = (which: 0 | 1): string => {
      const w = world();
      const [known] = cardsIn(w, handOf(ben));
      moveCard(w, known, handOf(ben), handOf(anna));
      const mine = [known, cardsIn(w, handOf(anna))[0]];
      moveCard(w, mine[which], handOf(anna), handOf(ben));
      return JSON.stringify(look(w.match, w.table, cleo));
    };
    expect(passes(0)).toBe(passes(1));
  });

  test('a card that is played openly leaves the rest of the hand known', () => {
    const w = world();
    const [card, other] = cardsIn(w, MARKET);
    moveCard(w, card, MARKET, handOf(anna));
    moveCard(w, other, MARKET, handOf(anna));
    moveCard(w, card, handOf(anna), DISCARD);
    expect(knows(w, cleo, handOf(anna))).toEqual([other]);
  });

  test('piles and single cards can be shown', () => {
    const w = world();
    const [card] = cardsIn(w, handOf(anna));
    revealCard(w, card, 1 << ben);
    expect([hasSeen(w, ben, card), hasSeen(w, cleo, card)]).toEqual([true, false]);
    reveal(w, handOf(anna), w.match.everyone);
    expect(knows(w, crowd, handOf(anna))).toEqual(cardsIn(w, handOf(anna)));
  });

  test('a pile that forgets does not show again what went in', () => {
    const plain = scenario(toy, { seats: 3 });
    const piles = plain.match.piles.map((kind, p) => (p === handOf(anna) ? { ...kind, forgets: true } : kind));
    const w = { ...plain.world(), match: { ...plain.match, piles } };
    const [card] = cardsIn(w, MARKET);
    moveCard(w, card, MARKET, handOf(anna));
    expect([hasSeen(w, anna, card), hasSeen(w, ben, card)]).toEqual([true, false]);
  });
});

describe('shuffling', () => {
  test('an open discard pile that is shuffled stays known as a whole, but no card in its place', () => {
    const w = world();
    moveAll(w, MARKET, DISCARD);
    const thrown = [...cardsIn(w, DISCARD)].sort((a, b) => a - b);
    moveAll(w, DECK, BIN);
    moveAll(w, DISCARD, DECK);
    shufflePile(w, DECK);
    const lot = w.table.cards.lot[cardsIn(w, DECK)[0]];
    for (const seat of [anna, ben, cleo, crowd]) {
      expect(knows(w, seat, DECK)).toEqual([]);
      expect(bag(w, seat, lot)).toEqual(thrown);
      const places = look(w.match, w.table, seat).piles[DECK];
      expect(places.every((place) => !isKnown(place) && lotAt(place) === lot && seenAt(place) === 0)).toBe(true);
    }
  });

  test('a hidden pile that is shuffled is known to nobody, and what stays behind of its lot no longer either', () => {
    const w = world();
    moveCard(w, cardsIn(w, handOf(anna))[0], handOf(anna), BIN);
    moveCard(w, cardsIn(w, handOf(ben))[0], handOf(ben), BIN);
    shufflePile(w, BIN);
    const lot = w.table.cards.lot[cardsIn(w, BIN)[0]];
    expect(w.table.cards.knows[lot]).toBe(0);
    const { unseen } = look(w.match, w.table, cleo);
    expect(bag(w, cleo, lot)).toEqual([]);
    expect(unseen.at(-1)).toHaveLength(w.match.faces.length - sizeOf(w, MARKET) - sizeOf(w, handOf(cleo)));
  });

  test('the number of a lot that no card bears is used again', () => {
    const w = world();
    for (let i = 0; i < 20; i++) shufflePile(w, DECK);
    expect(w.table.cards.knows.length).toBeLessThanOrEqual(3);
  });

  test('from which shuffle a card came that left a hand unnoticed does not show', () => {
    const passes = (from: 'old' | 'new'): string => {
      const w = world();
      const [old] = cardsIn(w, handOf(anna));
      shufflePile(w, DECK);
      const fresh = moveTop(w, DECK, handOf(anna));
      expect(w.table.cards.lot[fresh]).not.toBe(w.table.cards.lot[old]);
      moveCard(w, from === 'old' ? old : fresh, handOf(anna), handOf(ben));
      return JSON.stringify(look(w.match, w.table, cleo));
    };
    expect(passes('old')).toBe(passes('new'));
  });
});

test('what is printed on a card is a row of the game at play, so other rows are played with the same rules', () => {
  const w = world();
  const rows = Array.from({ length: 6 }, (_, face) => ({ id: `row ${face}` }));
  const other: World = { ...w, match: { ...w.match, game: { ...w.match.game, cards: rows } } };
  const [card] = cardsIn(w, DECK);
  expect(printed(other, card)).toBe(rows[w.match.faces[card]]);
});
