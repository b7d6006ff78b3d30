// The rulebook, sentence by sentence: napkins, in every phase and on each other.
import { describe, expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { moveAll, moveCard, seatOf } from '#kernel';
import { cards, lastingEffects, napkins } from '../../cards.ts';
import { DECK, DISCARD, DRAWN, handOf, LASTING, WAITING } from '../../state.ts';
import type { CardName, Counter } from '../counter.ts';
import {
  allOut,
  bid,
  bids,
  build,
  face,
  give,
  hand,
  held,
  holdOver,
  nameOf,
  napkin,
  out,
  plate,
  points,
  sandwich,
  sees,
  story,
  table,
} from '../counter.ts';

const building = (seats = 3, seed = 1): Counter => sandwich(table(seats, {}, seed), ['sliced-bread', 'tomato']);
const keeping = (): Counter => {
  const t = building();
  const [card] = give(t, 2, 'bacon');
  return t.answer(2, { do: 'add', card, plate: 0 });
};
const trimming = (): Counter => {
  const t = building().change((w) => {
    for (let i = 0; i < 3; i++) moveCard(w, w.table.cards.piles[DECK][0], DECK, handOf(seatOf(2)));
  });
  return build(t, 'discard', 'sausage');
};
const bidding = (): Counter => {
  const t = sandwich(table(3), ['sliced-bread', 'tomato', 'sliced-bread']);
  bid(t, 'bid-1', 2);
  return t;
};
const counting = (): Counter => {
  const t = bidding();
  bid(t, 'bid-2', 0);
  return allOut(t);
};

/** Another napkin waits below: for its hold, or for the cards that all pass on. */
const under = (name: CardName): Counter => {
  const t = building();
  napkin(t, 0, name);
  return t;
};
const holding = (): Counter => under('second-helping');
const passing = (): Counter => holdOver(under('pass-it-on'));

const phases: readonly (readonly [name: string, make: () => Counter, asks: string])[] = [
  ['a building turn', building, 'build'],
  ['the choice of two drawn cards', keeping, 'keep'],
  ['throwing away what is too much', trimming, 'trim'],
  ['the bidding', bidding, 'bid'],
  ['the count', counting, 'count'],
  ['the hold of another napkin', holding, 'napkin'],
  ['the passing on of cards', passing, 'pass'],
];

/** What the player of a napkin answers to its question, if it asks one. */
function answerNapkin(t: Counter, seat: number): Counter {
  const mine = (count: number) => held(t, seat).slice(0, count);
  switch (t.asks()) {
    case 'trade':
      return t.answer(seat, { to: (seat + 1) % 3, give: mine(2), take: [0, 1] });
    case 'pass':
      return t.everyone((other) => ({ cards: held(t, other).slice(0, 2) }));
    case 'swap':
      return t.answer(seat, { seats: [0, 2] });
    case 'choosePlate':
      return t.answer(seat, { plate: 0 });
    case 'choosePlayer':
      return t.answer(seat, { seat: 1 });
    default:
      return t;
  }
}

const done: Readonly<Record<(typeof napkins)[number]['id'], string>> = {
  'trade-two': 'traded',
  'fresh-start': 'new-hands',
  'pass-it-on': 'passed',
  'trade-places': 'swapped',
  crumbs: 'cleared',
  nibble: 'nibbled',
  'second-helping': 'helped',
  'wiped-away': 'no-effect',
  'extras-double': 'doubled',
  'mouth-full': 'barred',
};

/** What a napkin is told to have done in a phase. */
function outcome(id: (typeof napkins)[number]['id'], asks: string, below: number): string {
  if (id === 'trade-places' && !['bid', 'count'].includes(asks)) return 'no-effect';
  return id === 'wiped-away' && below > 0 ? 'cancelled' : done[id];
}

describe.each(phases)('in %s', (phase, make, asks) => {
  const lying = make();
  const below = lying.cards(WAITING).map((card) => nameOf(lying, card));

  test.each(napkins.map(({ id }) => id).filter((id) => !below.includes(id)))(
    'PL-20: %s may be played, does its work, and what it interrupted goes on',
    (id) => {
      const t = make();
      const before = t.cards(WAITING).slice();
      expect(t.asks()).toBe(asks);
      const card = napkin(t, 1, id);
      expect([t.asks(), t.waiting(), t.cards(WAITING)]).toEqual(['napkin', [0, 1, 2], [...before, card]]);
      holdOver(t);
      if ((t.question().about as { card?: number }).card === card) answerNapkin(t, 1);
      const told = outcome(id, asks, below.length);
      expect(t.story.map(({ event }) => event.is)).toContain(told);
      const gone = id === 'crumbs' && ['bid', 'count'].includes(asks);
      const filled = id === 'fresh-start' && phase.startsWith('throwing');
      expect(t.asks()).toBe(gone || filled || told === 'cancelled' ? 'build' : asks);
      expect(t.cards(WAITING)).toEqual(told === 'cancelled' ? [] : before);
      const { effect } = cards[face(id)];
      const lasts = lastingEffects.some((lasting) => lasting === effect);
      expect(t.cards(lasts ? LASTING : DISCARD)).toContain(card);
    },
  );
});

test('PL-20: a napkin may be played on a napkin, also while its question waits', () => {
  const t = building();
  napkin(t, 0, 'trade-two');
  holdOver(t);
  expect([t.asks(), t.waiting()]).toEqual(['trade', [0]]);
  napkin(t, 1, 'second-helping');
  holdOver(t);
  expect([t.asks(), t.waiting()]).toEqual(['trade', [0]]);
  t.answer(0, { to: 1, give: held(t, 0).slice(0, 2), take: [0, 3] });
  expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
});

test('PL-21: of three napkins on each other the newest is resolved first', () => {
  const t = counting();
  napkin(t, 0, 'nibble');
  napkin(t, 1, 'extras-double');
  napkin(t, 2, 'trade-places');
  expect(t.table.state.playing.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(story(t, 'napkin').map(({ under }) => (under < 0 ? '' : nameOf(t, under as never)))).toEqual([
    '',
    'nibble',
    'extras-double',
  ]);
  holdOver(t).answer(2, { seats: [0, 2] });
  expect([t.asks(), t.table.state.playing.length]).toEqual(['napkin', 2]);
  holdOver(t);
  expect([t.asks(), t.table.state.playing.length]).toEqual(['napkin', 1]);
  holdOver(t).answer(0, { plate: 0 });
  const order = t.story.map(({ event }) => event.is).filter((is) => ['swapped', 'doubled', 'nibbled'].includes(is));
  expect(order).toEqual(['swapped', 'doubled', 'nibbled']);
  expect([t.asks(), t.waiting()]).toEqual(['count', [0, 1, 2]]);
});

test('PL-22: of two napkins in the same moment the first counts; the other player decides again', () => {
  const t = building();
  const frame = t.question().id;
  const [late] = give(t, 1, 'nibble');
  napkin(t, 0, 'second-helping');
  t.refused('something-happened').input({
    kind: 'interrupt',
    at: t.now(),
    seat: seatOf(1),
    frame,
    name: 'napkin',
    answer: { card: late },
  });
  t.interrupt(1, 'napkin', { card: late });
  expect(t.table.state.playing.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.asks()).toBe('napkin');
});

test('PL-24: a napkin that is thrown away has no effect', () => {
  const t = build(table(2), 'discard', 'fresh-start');
  expect(story(t, 'napkin')).toEqual([]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
});

test('PL-25: nobody draws a card for having played a napkin', () => {
  const t = building();
  napkin(t, 1, 'extras-double');
  holdOver(t);
  expect(held(t, 1)).toHaveLength(6);
  expect(t.waiting()).toEqual([2]);
});

test('PL-30: a napkin reaches the discards only when it has done its work', () => {
  const t = building().change((w) => moveAll(w, DECK, DISCARD));
  const card = napkin(t, 1, 'second-helping');
  holdOver(t);
  expect(story(t, 'reshuffled')).toHaveLength(1);
  expect(t.cards(DECK)).not.toContain(card);
  expect(t.cards(DISCARD)).toEqual([card]);
  expect(t.waiting()).toEqual([2]);
});

test('PL-31: lasting napkins stay until the next sandwich is eaten', () => {
  const t = bidding();
  const card = napkin(t, 1, 'extras-double');
  holdOver(t);
  expect(t.cards(LASTING)).toEqual([card]);
  expect(t.look(3).view.lasting).toEqual([{ card, by: 1, on: -1 }]);
  holdOver(allOut(t));
  expect(t.cards(LASTING)).toEqual([]);
  expect(t.cards(DISCARD)).toContain(card);
  expect(t.look(0).view.lasting).toEqual([]);
  expect(t.waiting()).toEqual([2]);
});

test('PL-42: the two cards of "add" are in no hand until one is kept: no napkin touches them', () => {
  const t = keeping();
  const two = t.cards(DRAWN).slice();
  for (const [seat, name] of [
    [1, 'fresh-start'],
    [0, 'pass-it-on'],
    [2, 'trade-two'],
  ] as const) {
    napkin(t, seat, name);
    answerNapkin(holdOver(t), seat);
    expect(t.cards(DRAWN)).toEqual(two);
    expect([t.asks(), t.waiting()]).toEqual(['keep', [2]]);
  }
  t.answer(2, { cards: [two[0]] });
  expect(held(t, 2)).toContain(two[0]);
  expect(t.waiting()).toEqual([0]);
});

test('PL-43: after a napkin at the count the scores are counted again, and the hold opens anew', () => {
  const t = counting();
  expect(t.told('counted')[0]).toMatchObject({ bids: [2, 0, 1], again: 'first' });
  t.wait(1500).answer(0, 'wave');
  napkin(t, 2, 'trade-places');
  holdOver(t).answer(2, { seats: [0, 2] });
  expect(t.told('counted')[0]).toMatchObject({ bids: [1, 0, 2], again: 'again' });
  expect([t.asks(), t.waiting()]).toEqual(['count', [0, 1, 2]]);
  expect(t.question().until - t.table.now).toBe(4000);
  holdOver(t);
  expect(points(t)[2]).toBeGreaterThan(0);
  expect(t.waiting()).toEqual([2]);
});

test('PN-12: a napkin that finds nothing to do has no effect and is thrown away', () => {
  for (const name of ['trade-places', 'crumbs', 'nibble', 'wiped-away'] as const) {
    const t = table(2);
    const card = napkin(t, 1, name);
    holdOver(t);
    expect(t.told('no-effect')).toEqual([{ is: 'no-effect', seat: 1, card }]);
    expect(t.cards(DISCARD)).toEqual([card]);
    expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
  }
});

test('PN-13: a napkin whose sandwich disappears meanwhile has no effect', () => {
  const t = building();
  napkin(t, 0, 'nibble');
  holdOver(t);
  expect(t.asks()).toBe('choosePlate');
  napkin(t, 1, 'crumbs');
  holdOver(t).answer(1, { plate: 0 });
  expect(t.told('no-effect')).toHaveLength(1);
  expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
});

test('PN-13: a trade for which no cards are left has no effect, and so has a swap of bids that are gone', () => {
  const t = building(2);
  napkin(t, 0, 'trade-two');
  holdOver(t).change((w) => moveAll(w, handOf(seatOf(1)), DECK));
  napkin(t, 0, 'second-helping');
  holdOver(t);
  expect(t.told('no-effect')).toHaveLength(1);
  expect(t.asks()).toBe('build');
});

test('PN-13: who was about to bid and has no card left is out; a card that lies as a bid stays there', () => {
  const t = bidding();
  const lying = t.cards(bids(t, 2)).slice();
  expect(t.waiting()).toEqual([0]);
  t.change((w) => moveAll(w, handOf(seatOf(0)), DECK));
  napkin(t, 1, 'extras-double');
  holdOver(t);
  expect(t.told('out')).toEqual([{ is: 'out', seat: 0, why: 'no-cards' }]);
  expect(t.cards(bids(t, 2))).toEqual(lying);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [1]]);
});

/** The hands as they are, then a napkin of seat 0 whose question is answered. */
function play(t: Counter, name: CardName): Counter {
  napkin(t, 0, name);
  return holdOver(t);
}

describe('trade two', () => {
  test.each([
    [7, 7, 2],
    [1, 7, 1],
    [7, 1, 1],
  ])('PL-26: with %i and %i cards both give %i', (mine, theirs, count) => {
    const t = building().change((w) => {
      for (const [seat, left] of [
        [0, mine + 1],
        [1, theirs],
      ] as const) {
        const pile = handOf(seatOf(seat));
        while (w.table.cards.piles[pile].length > left) moveCard(w, w.table.cards.piles[pile][0], pile, DECK);
      }
    });
    play(t, 'trade-two');
    const [sizeMine, sizeTheirs] = [held(t, 0).length, held(t, 1).length];
    t.refused('trade-count').answer(0, { to: 1, give: [], take: [] });
    t.answer(0, { to: 1, give: held(t, 0).slice(0, count), take: [0, 1].slice(0, count) });
    expect(t.told('traded')[0].count).toBe(count);
    expect([held(t, 0).length, held(t, 1).length]).toEqual([sizeMine, sizeTheirs]);
    expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
  });

  test('PL-27: whoever plays it picks the other’s cards unseen: other places, other cards, each as likely anywhere', () => {
    const places = [0, 1, 2, 3, 4, 5, 6];
    const pairs = places.slice(1).map((place) => [place - 1, place]);
    const gotBy = (take: readonly number[], seed: number): readonly CardId[] => {
      const t = play(building(3, seed), 'trade-two');
      const before = held(t, 0).slice();
      t.answer(0, { to: 1, give: before.slice(0, 2), take });
      return held(t, 0).filter((card) => !before.includes(card));
    };
    const all = pairs.map((take) => gotBy(take, 1));
    expect(new Set(all.flat()).size).toBe(7);
    for (const [i, got] of all.entries()) if (i > 0) expect(got.some((card) => all[i - 1].includes(card))).toBe(true);
    // The owner holds the hand in an order of their own; where a card lies there does not say where it is picked.
    const firstPicked = Array.from({ length: 60 }, (_, seed) => {
      const t = play(building(3, seed + 1), 'trade-two');
      const [theirs, mine] = [held(t, 1).slice(), held(t, 0).slice()];
      t.answer(0, { to: 1, give: mine.slice(0, 2), take: [0, 1] });
      return theirs.indexOf(held(t, 0).filter((card) => !mine.includes(card))[0]);
    });
    expect(new Set(firstPicked).size).toBeGreaterThan(4);
  });

  test('PL-27: one chooses the own cards; the other’s are picked from the hand they had before, for nobody else to see', () => {
    const t = play(building(), 'trade-two');
    const [mine, theirs] = [held(t, 0).slice(), held(t, 1).slice()];
    const given = mine.slice(0, 2);
    t.answer(0, { to: 1, give: given, take: [2, 5] });
    expect(held(t, 1)).toEqual(expect.arrayContaining(given));
    const got = held(t, 0).filter((card) => !mine.includes(card));
    expect(got.every((card) => theirs.includes(card))).toBe(true);
    expect(t.told('handed').map(({ cards: handed }) => handed.toSorted())).toEqual([given.toSorted(), got.toSorted()]);
    expect(t.last.filter(({ event }) => event.is === 'handed').every(({ audience }) => audience === 0b11)).toBe(true);
    expect(sees(t, 2, hand(1))).toEqual([]);
    expect(t.waiting()).toEqual([2]);
  });
});

test('PL-28: fresh start: all hands are thrown away first, then whoever played it draws seven first; who is out stays out', () => {
  const t = bidding();
  out(t);
  const before = [0, 1, 2].flatMap((seat) => held(t, seat));
  napkin(t, 1, 'fresh-start');
  const top = t.cards(DECK).slice(-7);
  holdOver(t);
  expect(held(t, 1).toSorted()).toEqual(top.toSorted());
  expect([0, 1, 2].map((seat) => held(t, seat).length)).toEqual([7, 7, 7]);
  expect(t.cards(DISCARD)).toEqual(expect.arrayContaining(before.filter((card) => nameOf(t, card) !== 'fresh-start')));
  expect(t.table.state.out).toBe(0b001);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [1]]);
});

test('PL-29: pass it on: two cards, or all, to the next player; all choose before anybody gets anything', () => {
  const t = building().change((w) => {
    const pile = handOf(seatOf(1));
    while (w.table.cards.piles[pile].length > 1) moveCard(w, w.table.cards.piles[pile][0], pile, DECK);
  });
  play(t, 'pass-it-on');
  expect([t.asks(), t.waiting()]).toEqual(['pass', [0, 1, 2]]);
  const chosen = [held(t, 0).slice(0, 2), held(t, 1).slice(), held(t, 2).slice(0, 2)];
  t.answer(0, { cards: chosen[0] }).answer(2, { cards: chosen[2] });
  expect(held(t, 1)).toEqual(chosen[1]);
  t.answer(1, { cards: chosen[1] });
  expect(held(t, 1)).toEqual(expect.arrayContaining(chosen[0]));
  expect(held(t, 2)).toEqual(expect.arrayContaining(chosen[1]));
  expect(held(t, 0)).toEqual(expect.arrayContaining(chosen[2]));
  expect(t.told('passed')).toEqual([{ is: 'passed', counts: [2, 1, 2] }]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
});

test('PL-29: a napkin in between asks all again what they pass', () => {
  const t = play(building(), 'pass-it-on');
  t.answer(1, { cards: held(t, 1).slice(0, 2) });
  napkin(t, 2, 'extras-double');
  holdOver(t);
  expect([t.asks(), t.waiting()]).toEqual(['pass', [0, 1, 2]]);
  expect(t.look(1).stack.at(-1)?.draft).toHaveLength(1);
});

test('PN-14: trade places: two players swap the bids in front of them, with who put them there', () => {
  const t = counting();
  const [one, other] = [t.cards(bids(t, 0)).slice(), t.cards(bids(t, 2)).slice()];
  play(t, 'trade-places').answer(0, { seats: [0, 2] });
  expect([t.cards(bids(t, 0)), t.cards(bids(t, 2))]).toEqual([other, one]);
  expect(t.table.state.placers).toEqual([[2], [], [0]]);
  expect(t.asks()).toBe('count');
});

test('PN-14: face-down bids stay as secret as they were', () => {
  const t = bidding();
  const [card] = t.cards(bids(t, 2));
  play(t, 'trade-places').answer(0, { seats: [1, 2] });
  expect([0, 1, 2, 3].map((viewer) => sees(t, viewer, bids(t, 1)))).toEqual([[], [], [card], []]);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [0]]);
});

test('PN-15: crumbs: one sandwich, begun or finished, is thrown away', () => {
  const t = building();
  const lying = t.cards(plate(t, 0)).slice();
  play(t, 'crumbs').answer(0, { plate: 0 });
  expect(t.cards(plate(t, 0))).toEqual([]);
  expect(t.cards(DISCARD)).toEqual(expect.arrayContaining(lying));
  expect(t.waiting()).toEqual([2]);
});

test.each([
  ['the bidding', bidding],
  ['the count', counting],
])('PL-39: a sandwich that is gone in %s is eaten by nobody, and the player after the finisher begins', (_, make) => {
  const t = make();
  const before = t.table.state.eaten;
  play(t, 'crumbs').answer(0, { plate: 0 });
  expect(t.told('gone')).toHaveLength(1);
  expect([t.table.state.eaten, points(t)]).toEqual([before, [0, 0, 0]]);
  expect([0, 1, 2].map((seat) => [t.cards(bids(t, seat)).length, held(t, seat).length])).toEqual([
    [0, 7],
    [0, 7],
    [0, 7],
  ]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
});

test('PL-39: also before the bidding has begun, while the finisher throws away what is too much', () => {
  const t = sandwich(table(3), ['sliced-bread', 'tomato']).change((w) => {
    for (let i = 0; i < 2; i++) moveCard(w, w.table.cards.piles[DECK][0], DECK, handOf(seatOf(2)));
  });
  build(t, 'finish', 'toast');
  expect(t.asks()).toBe('trim');
  play(t, 'crumbs').answer(0, { plate: 0 });
  t.answer(2, held(t, 2)[0]);
  expect(t.told('gone')).toHaveLength(1);
  expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
});

test('PN-16: nibble: the topmost filling of a sandwich is thrown away', () => {
  const t = sandwich(table(3), ['sliced-bread', 'tomato', 'bacon', 'toast']);
  play(t, 'nibble').answer(0, { plate: 0 });
  expect(t.faces(plate(t, 0))).toEqual(['sliced-bread', 'tomato', 'toast'].map((name) => face(name as CardName)));
  expect(nameOf(t, t.told('nibbled')[0].card)).toBe('bacon');
  expect(t.asks()).toBe('bid');
});

test('PN-17: second helping: draw two cards', () => {
  const t = building();
  napkin(t, 0, 'second-helping');
  holdOver(t);
  expect(held(t, 0)).toHaveLength(8);
  expect(t.waiting()).toEqual([2]);
});

test.each([
  ['in its hold', 'nibble', 'napkin'],
  ['while it asks its player', 'nibble', 'choosePlate'],
  ['while it asks for two cards of all', 'pass-it-on', 'pass'],
  ['while it asks for a trade', 'trade-two', 'trade'],
  ['while it asks for a player', 'mouth-full', 'choosePlayer'],
  ['while it asks for a swap', 'trade-places', 'swap'],
] as const)('PN-18: wiped away: the napkin on which it was played does nothing, %s', (_, name, asks) => {
  const t = counting();
  const card = napkin(t, 0, name);
  if (asks !== 'napkin') holdOver(t);
  expect(t.asks()).toBe(asks);
  napkin(t, 1, 'wiped-away');
  holdOver(t);
  expect(t.told('cancelled')).toEqual([{ is: 'cancelled', seat: 1, card }]);
  expect(t.cards(DISCARD)).toContain(card);
  expect(story(t, 'nibbled')).toEqual([]);
  expect([t.asks(), t.table.state.playing]).toEqual(['count', []]);
});

test('PN-19: extras count double on all plates until the next sandwich is eaten', () => {
  const t = sandwich(building(), ['sliced-bread', 'sock', 'bacon'], 1);
  const before = t.look(0).view.worths;
  play(t, 'extras-double');
  const { worths } = t.look(0).view;
  expect(worths[0] - before[0]).toBe(cards[face('tomato')].points);
  expect(worths[1] - before[1]).toBe(cards[face('sock')].points);
  expect(t.asks()).toBe('build');
});

test('PN-20: mouth full: a player may not bid until the next sandwich is eaten', () => {
  const t = play(building(), 'mouth-full');
  t.refused('no-such-player').answer(0, { seat: 3 });
  t.answer(0, { seat: 2 });
  build(t, 'finish', 'toast');
  expect(t.told('out')).toEqual([{ is: 'out', seat: 2, why: 'barred' }]);
  expect(t.waiting()).toEqual([0]);
  holdOver(allOut(t));
  expect(t.look(0).view.lasting).toEqual([]);
  expect(t.asks()).toBe('build');
});
