// The rulebook, sentence by sentence: the market, by race.
import { expect, test } from 'vitest';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  composeAll,
  deck,
  FIRST_EDITION,
  flipRound,
  hurryTo,
  plain,
  RULEBOOKS,
  seatsOf,
  sees,
  served,
  slot,
  story,
  table,
  tray,
  upturned,
} from '../kitchen.ts';

const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];
const trays = (t: Kitchen): number[] => seatsOf(t).map((seat) => collected(t, seat).length);

test.each([
  [3, 12],
  [4, 9],
  [5, 9],
  [6, 9],
  [7, 9],
])('SA-09: with %i players the market has %i flips, as many as cards were dealt to each', (seats, flips) => {
  const t = table(seats, { flipMillis: 1000 });
  expect(t.cards(deck(t, 0))).toHaveLength(flips);
  hurryTo(t, 'compose');
  expect(story(t, 'flipped').map(({ flip }) => flip)).toEqual(Array.from({ length: flips }, (_, i) => i + 1));
  expect(seatsOf(t).every((seat) => t.cards(deck(t, seat)).length === 0)).toBe(true);
  expect(t.waiting()).toEqual(seatsOf(t));
});

test('SA-10: a flip opens when every pile shows its top card, all at the same instant', () => {
  const t = table(4, { flipMillis: 1000 });
  const tops = seatsOf(t).map((seat) => t.cards(deck(t, seat)).at(-1));
  expect(seatsOf(t).flatMap((seat) => t.cards(slot(t, seat)))).toEqual([]);
  t.tick();
  expect(t.asks()).toBe('flip');
  t.tick();
  expect(t.last).toEqual([{ audience: t.match.everyone, event: { is: 'flipped', flip: 1, cards: tops } }]);
  expect(t.now()).toBe(1000);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(FIRST_EDITION)('S0-03: in %s each flip brings everyone exactly one card; nobody may pass', (preset) => {
  const t = table(4, { preset });
  t.answer(0, upturned(t, 1)).tick();
  expect(t.waiting()).toEqual([1, 2, 3]);
  t.refused('bad-form').answer(1, 'pass');
  t.refused('nothing-to-take-back').takeBack(1);
  t.refused('already-answered').answer(0, upturned(t, 2));
  t.answer(1, upturned(t, 2)).tick().answer(2, upturned(t, 3)).tick();
  expect(trays(t)).toEqual([1, 1, 1, 1]);
  expect(story(t, 'flipped')).toHaveLength(2);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S4-03: in 2013 taking a card per flip is a duty: whoever does nothing gets one too, and all come to nine', () => {
  const t = table(4, { preset: '2013' });
  for (let flip = 1; flip <= 9; flip++) {
    t.answer(0, upturned(t, 1)).tick();
    t.refused('bad-form').answer(1, 'pass');
    t.tick();
    expect(trays(t)).toEqual([flip, flip, flip, flip]);
  }
  expect(t.asks()).toBe('compose');
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-11: first come, first served: a card belongs to the player who gets it first', () => {
  const t = table(4);
  const card = upturned(t, 3);
  t.answer(2, card).tick();
  t.refused('card-taken', { card, seat: 2 }).answer(0, card);
  flipRest(t);
  expect(collected(t, 2)).toEqual([card]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

/** The clock gives everybody who has none a card. */
function flipRest(t: Kitchen): void {
  const { flip } = t.table.state;
  while (t.table.state.flip === flip) t.tick();
}

test('S0-02: in fr the card you flipped yourself is off limits as long as any other is left', () => {
  const t = table(4, { preset: 'fr' });
  for (const seat of seatsOf(t)) t.refused('own-card', { card: upturned(t, seat) }).answer(seat, upturned(t, seat));
  t.answer(0, upturned(t, 1)).tick();
  t.refused('own-card').answer(2, upturned(t, 2));
  expect(t.waiting()).toEqual([1, 2, 3]);
});

test.each(['en', 'es', 'de'])('S0-02: in %s you may take the card you flipped yourself', (preset) => {
  const t = table(4, { preset });
  const own = upturned(t, 2);
  t.answer(2, own).tick();
  expect(t.told('took')).toEqual([{ is: 'took', seat: 2, card: own, from: 2, how: 'grab' }]);
  expect(t.waiting()).toEqual([0, 1, 3]);
});

test('S4-02: in 2013 the card you flipped yourself is off limits as long as any other is left', () => {
  const t = table(4, { preset: '2013' });
  for (const seat of seatsOf(t)) t.refused('own-card').answer(seat, upturned(t, seat));
  t.answer(0, upturned(t, 1)).tick().answer(1, upturned(t, 0)).tick();
  t.refused('own-card').answer(2, upturned(t, 2));
  t.refused('own-card').answer(3, upturned(t, 3));
  t.answer(2, upturned(t, 3)).tick();
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(RULEBOOKS)('SA-12: in %s the last card goes to the last player by itself, even their own', (preset) => {
  const t = table(4, { preset });
  const own = upturned(t, 3);
  t.answer(0, upturned(t, 1)).tick().answer(1, upturned(t, 2)).tick().answer(2, upturned(t, 0)).tick();
  expect(t.told('took').at(-1)).toEqual({ is: 'took', seat: 3, card: own, from: 3, how: 'last' });
  expect(collected(t, 3)).toEqual([own]);
  expect(story(t, 'flipped')).toHaveLength(2);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-12: in a calm market too', () => {
  const t = table(4, { market: 'calm', firstTaster: 1 });
  const own = upturned(t, 3);
  t.answer(0, upturned(t, 1)).answer(1, upturned(t, 2)).answer(2, upturned(t, 0));
  expect(t.told('took').at(-1)).toEqual({ is: 'took', seat: 3, card: own, from: 3, how: 'last' });
  expect(t.waiting()).toEqual([1]);
});

test('SA-13: everyone sees who takes what, as it happens', () => {
  const t = table(5);
  const card = upturned(t, 4);
  t.answer(1, card).tick();
  expect(t.last).toEqual([{ audience: t.match.everyone, event: { is: 'took', seat: 1, card, from: 4, how: 'grab' } }]);
  for (const viewer of everybody(t)) expect(t.look(viewer).view.takers).toEqual([-1, -1, -1, -1, 1]);
  expect(t.waiting()).toEqual([0, 2, 3, 4]);
});

/** Who is shown all that this seat has collected. */
const shownTo = (t: Kitchen, seat: number): number[] =>
  everybody(t).filter((viewer) => sees(t, viewer, tray(t, seat)).length === collected(t, seat).length);

test.each(
  FIRST_EDITION.flatMap((preset) => [
    { preset, trading: true },
    { preset, trading: false },
  ]),
)('S0-07: in $preset with trading $trading collected ingredients follow the trading option', ({ preset, trading }) => {
  const t = table(4, { preset, trading });
  const card = upturned(t, 1);
  for (const viewer of everybody(t)) expect(sees(t, viewer, slot(t, 1))).toEqual([card]);
  flipRound(t);
  expect(collected(t, 0)).toEqual([card]);
  expect(shownTo(t, 0)).toEqual(trading ? everybody(t) : [0]);
  hurryTo(t, trading ? 'trade' : 'compose');
  expect(shownTo(t, 0)).toEqual(trading ? everybody(t) : [0]);
});

test('S0-07: with trading they lie open until the giving, those of players who are ready too', () => {
  const t = hurryTo(table(4, { preset: 'en', tasting: 'turns', firstTaster: 1 }), 'trade');
  t.answer(2, plain(t, 2)).tick();
  expect(t.asks()).toBe('compose');
  expect(shownTo(t, 2)).toEqual(everybody(t));
  expect(t.waiting()).toEqual([0, 1, 3]);
  composeAll(t);
  const [sandwich] = served(t, 3);
  expect(t.table.cards.seen[sandwich[0]] & 0b10011).toBe(0);
  expect(t.waiting()).toEqual([0]);
});

test('S4-04: in 2013 collected ingredients lie face down: the others get no list of them', () => {
  const t = flipRound(table(4, { preset: '2013' }));
  for (const seat of seatsOf(t)) {
    expect(shownTo(t, seat)).toEqual([seat]);
    expect(t.look((seat + 1) % 4).piles[tray(t, seat)]).toHaveLength(1);
  }
  const open = flipRound(table(4, { preset: '2013', trading: true }));
  expect(shownTo(open, 0)).toEqual(everybody(open));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S4-30: all players see all cards at the same instant, so nobody need turn a card towards the others', () => {
  const t = table(5, { preset: '2013', flipMillis: 800 }).tick(2);
  const market = seatsOf(t).map((seat) => upturned(t, seat));
  for (const viewer of everybody(t)) {
    expect(t.look(viewer).now).toBe(800);
    expect(seatsOf(t).flatMap((seat) => sees(t, viewer, slot(t, seat)))).toEqual(market);
  }
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});
