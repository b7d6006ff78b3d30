// The rulebook, sentence by sentence: seats whose player is away, and the clock.
import { expect, test } from 'vitest';
import type { Frame, Seat } from '#kernel';
import { imagine, namedDice } from '#kernel';
import { refusedSetup } from '#testkit';
import { game } from '../../game.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  cooks,
  flipRound,
  hurryTo,
  onLine,
  plan,
  plates,
  playOut,
  RULEBOOKS,
  seatsOf,
  serveAll,
  served,
  story,
  table,
  upturned,
  watch,
} from '../kitchen.ts';

/** Tables on which every question of the game is asked. */
const tables: readonly (readonly [name: string, seats: number, options: object])[] = [
  ['fr', 3, { preset: 'fr' }],
  ['en', 4, { preset: 'en' }],
  ['es', 5, { preset: 'es', chef: true, pitch: 'text' }],
  ['de', 6, { preset: 'de', market: 'calm', theme: 'p:chosen' }],
  ['2013', 7, { preset: '2013', express: true, blind: true }],
  ['2013 at a big table', 9, { preset: '2013', pitch: 'spoken', tasting: 'turns' }],
  ['2013 in a series', 5, { preset: '2013', series: true, younger: 'all-rounds' }],
];

/** What a bot that is lent this seat answers, from the seat's look alone. */
function botAnswer(t: Kitchen, seat: Seat): unknown {
  const seen = t.look(seat);
  const dice = namedDice(`${seat} at ${t.now()}`);
  const world = imagine(t.match, seen, dice);
  return game.taste.answer(world, seat, world.table.stack.at(-1) as Frame, seat, dice);
}

const isAsked = (t: Kitchen, seat: Seat): boolean =>
  t.waiting().includes(seat) && t.look(seat).stack.at(-1)?.mine.length === 0;

// Noticing that somebody is gone, lending the seat and giving it back is the server's part.
test.each(tables)(
  'G-6: at a table of %s a bot can play the seat of a player who left; no card leaves the game',
  (_, seats, options) => {
    const t = table(seats, { flipMillis: 1000, ...options });
    const away = seatsOf(t)[1];
    let played = 0;
    while (t.asks() !== 'over') {
      if (isAsked(t, away)) {
        t.answer(away, botAnswer(t, away));
        played++;
      } else t.tick();
      expect(new Set(t.table.cards.piles.flat()).size).toBe(t.match.faces.length);
    }
    expect(played).toBeGreaterThan(6);
    expect(t.asks()).toBe('over');
  },
);

test('G-6: the player may come back at any moment and answers in the middle of a round', () => {
  const t = table(4);
  const away = seatsOf(t)[2];
  t.answer(away, botAnswer(t, away)).tick();
  hurryTo(t, 'compose');
  t.answer(away, botAnswer(t, away));
  const mine = plan(t, [3, 1, 0], collected(t, 2));
  t.answer(away, mine);
  serveAll(t);
  expect([served(t, 3)[0], served(t, 1)[2], served(t, 0)[1]]).toEqual(mine.map(({ cards }) => cards));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(tables)('G-9: at a table of %s the clock brings the game to its end by itself', (_, seats, options) => {
  const t = playOut(table(seats, { flipMillis: 1000, ...options }));
  const asked = t.inputs.every((input) => input.kind === 'clock' && input.what === 'due');
  expect([asked, t.asks()]).toEqual([true, 'over']);
  expect(t.table.result.winners).not.toBe(0);
});

test('G-9: only for whoever has not answered', () => {
  const t = hurryTo(table(4), 'compose');
  const mine = plan(t, [3, 2, 1], collected(t, 0));
  t.answer(0, mine).tick();
  expect([served(t, 3)[2], served(t, 2)[1], served(t, 1)[0]]).toEqual(mine.map(({ cards }) => cards));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-93: there are 10 seconds to take a card, and the host can change this', () => {
  const t = table(4);
  t.tick();
  expect(t.now()).toBe(10_000);
  expect(table(4, { grabSeconds: 25 }).tick().now()).toBe(25_000);
  expect(refusedSetup(game, 4, { grabSeconds: -1 }).code).toBe('bad-option');
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(RULEBOOKS)(
  'SA-93: in %s those without a card get, in seat order, a random one that the own-card rule leaves them',
  (preset) => {
    const mine = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = table(5, { preset }, seed);
      t.answer(3, upturned(t, 0)).tick().tick();
      const late = story(t, 'took').slice(1);
      expect(late.map(({ seat, how }) => [seat, how])).toEqual([
        [0, 'late'],
        [1, 'late'],
        [2, 'late'],
        [4, 'last'],
      ]);
      for (const { seat, from, how } of late) if (seat === from && how === 'late') mine.add(`${seat}`);
      mine.add(`from ${late[0].from}`);
      expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
    }
    const allowed = preset === 'fr' || preset === '2013' ? [] : ['1', '2'];
    expect([...mine].sort()).toEqual([...allowed, 'from 1', 'from 2', 'from 3', 'from 4']);
  },
);

test('S0-27: default moves: in the Express the first line with room', () => {
  const t = table(4, { express: true });
  for (const sizes of [
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [3, 1, 0],
  ]) {
    flipRound(t).tick();
    expect([0, 1, 2].map((i) => onLine(t, 2, i).length)).toEqual(sizes);
  }
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});

test('S0-27: default moves: when composing the cards in the order received, nearest neighbour first', () => {
  const t = table(5);
  const received: number[] = [];
  while (t.asks() === 'grab') {
    received.push(upturned(t, 1));
    flipRound(t);
  }
  expect(collected(t, 0)).toEqual(received);
  t.tick();
  expect([served(t, 1)[0], served(t, 2)[1], served(t, 3)[2]].flat()).toEqual(received);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

test('S0-27: default moves: in the Express the lines in their order, nearest neighbour first', () => {
  const t = hurryTo(table(4, { express: true }), 'address');
  const stacked = [0, 1, 2].map((i) => onLine(t, 0, i).slice());
  t.tick();
  expect([served(t, 1)[0], served(t, 2)[1], served(t, 3)[2]]).toEqual(stacked);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S0-27: default moves: for the ranking and the theme point chance', () => {
  const ranked = new Set<string>();
  const themed = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const t = serveAll(table(4, { theme: 'p:picnic', firstTaster: 1 }, seed));
    const near = cooks(t, 0);
    watch(t.tick());
    const [{ sandwiches, theme }] = story(t, 'tasted');
    ranked.add(sandwiches.map(({ cook }) => near.indexOf(cook)).join());
    themed.add(theme);
    expect(t.asks()).toBe('over');
  }
  expect(ranked.size).toBe(6);
  expect(themed).toEqual(new Set([0, 1, 2]));
});

test('S0-27: default moves: in the market a random allowed card, in a calm market too', () => {
  const taken = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const t = table(4, { market: 'calm', firstTaster: 1 }, seed).tick();
    const [took] = t.told('took');
    expect([took.seat, took.how]).toEqual([0, 'late']);
    taken.add(took.from);
    expect(t.waiting()).toEqual([1]);
  }
  expect(taken).toEqual(new Set([1, 2, 3]));
});

test('S0-27: default moves: a theme by chance, lines to the nearest neighbour first, a spoken pitch that ends', () => {
  const chosen = Array.from({ length: 20 }, (_, seed) => {
    const t = table(4, { theme: 'p:chosen' }, seed).tick();
    expect(t.asks()).toBe('grab');
    return t.table.state.theme;
  });
  expect(new Set(chosen).size).toBeGreaterThan(3);
  const t = hurryTo(table(5, { express: true, pitch: 'spoken' }), 'address');
  const lines = [0, 1, 2].map((line) => onLine(t, 0, line));
  t.tick();
  expect([1, 2, 3].map((taster, i) => served(t, taster)[i])).toEqual(lines);
  const speaks = (): number => story(t, 'tasted').length + (t.asks() === 'speak' ? t.waiting()[0] : -1);
  const first = speaks();
  expect(t.tick().asks()).toBe('speak');
  expect(speaks()).not.toBe(first);
});

test('S0-27: default moves: cooks who say nothing and players who leave another game to the others hold nobody up', () => {
  const t = hurryTo(table(4, { pitch: 'text', series: true }), 'pitch').tick();
  expect(plates(t, 0).map((p) => t.look(0).view.pitches[p])).toEqual(['', '', '']);
  expect(t.asks()).toBe('rank');
  hurryTo(t, 'again').answer(0, 'again').tick();
  expect(t.asks()).toBe('grab');
  hurryTo(t, 'again').tick();
  expect(t.asks()).toBe('over');
});
