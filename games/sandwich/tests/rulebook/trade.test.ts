// The rulebook, sentence by sentence: trading, one card for one, while sandwiches are being made.
import { expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { game } from '../../game.ts';
import type { Options } from '../../options.ts';
import type { Kitchen } from '../kitchen.ts';
import { collected, composeAll, hurryTo, plain, plan, ranking, seatsOf, served, story, table } from '../kitchen.ts';

/** A table at which the market is over and everybody may trade. */
const bazaar = (seats = 4, options: Partial<Options> & { preset?: string } = { preset: 'en' }): Kitchen =>
  hurryTo(table(seats, { trading: true, ...options }), 'trade');

const offer = (to: number, give: CardId, take: CardId) => ({ to, give: [give], take: [take] });

/** Seat `from` offers its card number `give` for card number `take` of seat `to`. */
function offers(t: Kitchen, from: number, to: number, give = 0, take = 0): number {
  t.interrupt(from, 'offer', offer(to, collected(t, from)[give], collected(t, to)[take]));
  return t.table.state.offerIds;
}

const open = (t: Kitchen): number[] => t.table.state.offers.map(({ id }) => id);
const counts = (t: Kitchen): number[] => seatsOf(t).map((seat) => collected(t, seat).length);

test.each([
  ['fr', 'compose'],
  ['en', 'trade'],
  ['es', 'trade'],
  ['de', 'trade'],
])('S0-08: after the market of %s comes %s', (preset, ask) => {
  const t = table(4, { preset });
  while (t.asks() === 'grab') t.tick();
  expect(t.asks()).toBe(ask);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each([
  ['the usual deal', 5, 'en', {}, 9],
  ['three players', 3, 'es', {}, 12],
  ['a big table', 8, '2013', { trading: true }, 6],
  ['a round for younger players', 4, 'de', { younger: 'first-round' }, 6],
] as const)(
  'S0-08: %s: one card for one between two who are not ready, and all keep their number',
  (_, seats, preset, options, count) => {
    const t = bazaar(seats, { preset, ...options });
    const all = seatsOf(t).map(() => count);
    expect(counts(t)).toEqual(all);
    const [mine, theirs] = [collected(t, 0), collected(t, 2)];
    t.refused('not-one-for-one', { give: 2, take: 1 }).interrupt(0, 'offer', {
      to: 2,
      give: mine.slice(0, 2),
      take: [theirs[0]],
    });
    t.refused('not-one-for-one', { give: 1, take: 0 }).interrupt(0, 'offer', { to: 2, give: [mine[0]], take: [] });
    t.interrupt(2, 'accept', { offer: offers(t, 0, 2) });
    expect(counts(t)).toEqual(all);
    t.answer(2, plain(t, 2));
    t.refused('partner-is-ready', { seat: 2 }).interrupt(0, 'offer', offer(2, collected(t, 0)[0], collected(t, 2)[0]));
    t.refused('you-are-ready').interrupt(2, 'offer', offer(0, collected(t, 2)[0], collected(t, 0)[0]));
    expect(counts(t)).toEqual(all);
    expect(t.waiting()).toEqual(seatsOf(t).filter((seat) => seat !== 2));
  },
);

test('S4-27: in 2013 trading is off, and the Commerce variant turns it on', () => {
  const t = hurryTo(table(4, { preset: '2013' }), 'compose');
  t.refused('not-trading').interrupt(0, 'offer', offer(1, collected(t, 0)[0], collected(t, 1)[0]));
  expect(story(t, 'trading')).toEqual([]);
  const commerce = hurryTo(table(4, { preset: '2013', ...game.options.variants.commerce }), 'trade');
  expect(commerce.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-14: an offer names a card of mine and one of another player, who may accept or decline; I may withdraw it', () => {
  const t = bazaar();
  const made = { id: 1, from: 0, to: 3, give: collected(t, 0)[4], take: collected(t, 3)[2] };
  offers(t, 0, 3, 4, 2);
  expect(t.last).toEqual([{ audience: t.match.everyone, event: { is: 'offered', offer: made } }]);
  t.refused('not-your-offer').interrupt(1, 'accept', { offer: 1 });
  t.refused('not-your-offer').interrupt(0, 'accept', { offer: 1 });
  t.refused('not-your-offer').interrupt(3, 'withdraw', { offer: 1 });
  t.interrupt(3, 'accept', { offer: 1 });
  expect(t.told('swapped')).toEqual([{ is: 'swapped', offer: made }]);
  expect([collected(t, 3).includes(made.give), collected(t, 0).includes(made.take)]).toEqual([true, true]);
  const before = counts(t);
  t.interrupt(3, 'decline', { offer: offers(t, 0, 3) });
  expect(t.told('declined')).toHaveLength(1);
  t.interrupt(0, 'withdraw', { offer: offers(t, 0, 3) });
  expect(t.told('withdrawn')).toHaveLength(1);
  expect([open(t), counts(t)]).toEqual([[], before]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-15: after each swap both players hold as many cards as before', () => {
  const t = bazaar(5);
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [4, 0],
    [2, 4],
    [3, 1],
  ]) {
    t.interrupt(to, 'accept', { offer: offers(t, from, to, from, to) });
    expect(counts(t)).toEqual([9, 9, 9, 9, 9]);
  }
  expect(new Set(seatsOf(t).flatMap((seat) => collected(t, seat))).size).toBe(45);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

test('SA-16: any number of offers may be open at once', () => {
  const t = bazaar();
  for (const from of seatsOf(t))
    for (const to of seatsOf(t)) if (from !== to) for (const card of [0, 1, 2]) offers(t, from, to, card, card);
  expect(open(t)).toHaveLength(36);
  t.interrupt(3, 'accept', { offer: 9 });
  expect(t.told('swapped')).toHaveLength(1);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-17: an offer dies when one of its cards leaves its owner', () => {
  const t = bazaar();
  const accepted = offers(t, 0, 1, 0, 0);
  const sameGiven = offers(t, 0, 2, 0, 5);
  const sameTaken = offers(t, 3, 1, 5, 0);
  const wanted = offers(t, 2, 0, 7, 0);
  const others = [offers(t, 0, 1, 1, 1), offers(t, 2, 3, 2, 2)];
  t.interrupt(1, 'accept', { offer: accepted });
  expect(open(t)).toEqual(others);
  for (const [seat, dead] of [
    [2, sameGiven],
    [1, sameTaken],
    [0, wanted],
  ])
    t.refused('offer-gone').interrupt(seat, 'accept', { offer: dead });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-18: an offer dies when one of its two players is ready', () => {
  const t = bazaar();
  const made = offers(t, 0, 1);
  const got = offers(t, 2, 0);
  const other = offers(t, 2, 3);
  t.answer(0, plain(t, 0));
  expect(open(t)).toEqual([other]);
  t.takeBack(0);
  t.refused('offer-gone').interrupt(1, 'accept', { offer: made });
  t.refused('offer-gone').interrupt(0, 'accept', { offer: got });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-19: players compose their sandwiches while they trade', () => {
  const t = bazaar();
  t.answer(3, plain(t, 3));
  t.interrupt(1, 'accept', { offer: offers(t, 0, 1) });
  t.answer(0, plain(t, 0));
  t.interrupt(2, 'accept', { offer: offers(t, 1, 2) });
  const last = plain(t, 1);
  t.answer(1, last).answer(2, plain(t, 2));
  expect(served(t, 2)[0]).toEqual(last[0].cards);
  expect(t.asks()).toBe('rank');
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

// Sandwiches in the making stay with their cook until "ready"; the table learns of them then.
test('SA-20: a card that already lies in a sandwich may be traded; the swap takes it out of the sandwich', () => {
  const t = bazaar();
  const before = plain(t, 0);
  const [given, taken] = [before[1].cards[2], collected(t, 3)[0]];
  t.answer(0, before).takeBack(0);
  t.interrupt(0, 'offer', offer(3, given, taken)).interrupt(3, 'accept', { offer: 1 });
  t.refused('not-your-card').answer(0, before);
  t.answer(
    0,
    before.map((s) => ({ ...s, cards: s.cards.map((card) => (card === given ? taken : card)) })),
  );
  expect(t.waiting()).toEqual([1, 2, 3]);
});

test('SA-21: only a player who has finished all sandwiches and said who gets which can be ready', () => {
  const t = bazaar();
  const whole = plain(t, 0);
  t.refused('wrong-count', { count: 2, due: 3 }).answer(0, whole.slice(0, 2));
  t.refused('wrong-size', { count: 2, size: 3 }).answer(0, [
    whole[0],
    whole[1],
    { ...whole[2], cards: whole[2].cards.slice(1) },
  ]);
  t.refused('wrong-neighbour', { seat: 1, due: 1, count: 2 }).answer(0, [whole[0], { ...whole[1], to: 1 }, whole[2]]);
  t.refused('bad-form').answer(0, 'ready');
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
  t.answer(0, whole);
  expect(t.waiting()).toEqual([1, 2, 3]);
});

test('SA-22: being ready can be taken back until all players are ready', () => {
  const t = bazaar();
  for (const seat of [0, 1, 2]) t.answer(seat, plain(t, seat));
  t.takeBack(1);
  expect(t.waiting()).toEqual([1, 3]);
  t.interrupt(1, 'accept', { offer: offers(t, 3, 1) });
  t.answer(1, plain(t, 1)).answer(3, plain(t, 3));
  expect(t.asks()).toBe('rank');
  t.refused('nothing-to-take-back').takeBack(1);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-23: trading ends when all players are ready', () => {
  const t = composeAll(bazaar());
  expect(t.asks()).toBe('rank');
  expect(t.told('trading-over')).toEqual([]);
  t.refused('not-trading').interrupt(0, 'withdraw', { offer: 1 });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each([
  ['90 seconds by default', {}, 90_000],
  ['a minute', { tradeSeconds: 60 }, 60_000],
])('SA-23: trading ends when its clock runs out: %s', (_, options, span) => {
  const t = bazaar(4, { preset: 'en', ...options });
  const began = t.now();
  t.wait(span - 1)
    .refused('offer-gone')
    .interrupt(0, 'withdraw', { offer: 1 });
  t.tick();
  expect(t.now() - began).toBe(span);
  expect(t.asks()).toBe('compose');
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-24: whoever is not ready when the trading clock runs out goes on composing without trading', () => {
  const t = bazaar(5);
  const ready = plan(t, [3, 2, 4], collected(t, 1));
  offers(t, 0, 2);
  t.answer(1, ready).answer(4, plain(t, 4)).tick();
  expect(t.told('trading-over')).toEqual([{ is: 'trading-over', composing: 0b01101 }]);
  expect([t.asks(), t.waiting()]).toEqual(['compose', [0, 2, 3]]);
  t.refused('not-trading').interrupt(2, 'accept', { offer: 1 });
  t.refused('not-trading').interrupt(0, 'offer', offer(2, collected(t, 0)[0], collected(t, 2)[0]));
  composeAll(t);
  expect([served(t, 2)[0], served(t, 3)[1]]).toEqual([ready[1].cards, ready[0].cards]);
  expect(t.asks()).toBe('rank');
  t.answer(0, ranking(t, 0, [0, 1, 2]));
  expect(t.waiting()).toEqual([1, 2, 3, 4]);
});
