// The rulebook, sentence by sentence: what we added to the books.
import { expect, test } from 'vitest';
import { due, imagine, NEVER, namedDice } from '#kernel';
import { GONE } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  cooks,
  hurryTo,
  playOut,
  RULEBOOKS,
  rankBy,
  ranking,
  seatsOf,
  serveAll,
  served,
  story,
  table,
  upturned,
  watch,
} from '../kitchen.ts';

/** Everybody in turn picks the first card left that is not their own. */
function pickRound(t: Kitchen, moment: { at?: number; reaction?: number } = {}): number[] {
  const order: number[] = [];
  const { flip } = t.table.state;
  while (t.asks() === 'pick' && t.table.state.flip === flip) {
    const [seat] = t.waiting();
    const left = seatsOf(t).filter((owner) => t.table.state.takers[owner] < 0 && owner !== seat);
    t.answer(seat, upturned(t, left[0]), moment);
    order.push(seat);
  }
  return order;
}

test.each(RULEBOOKS)(
  'S0-05: in a calm market of %s seats pick openly in turn, and the next seat opens the next flip',
  (preset) => {
    const t = table(4, { preset, market: 'calm', firstTaster: 3, rounds: 2, trading: false });
    for (const round of [1, 2]) {
      for (let flip = 1; flip <= 9; flip++) {
        const opener = (2 + 9 * (round - 1) + flip - 1) % 4;
        expect(pickRound(t)).toEqual([0, 1, 2].map((steps) => (opener + steps) % 4));
      }
      expect(seatsOf(t).map((seat) => collected(t, seat).length)).toEqual([9, 9, 9, 9]);
      rankBy(serveAll(t), (cook) => cook);
    }
    expect(story(t, 'took')).toHaveLength(2 * 36);
    expect(t.asks()).toBe('over');
  },
);

test('S0-05: every game of a series begins with its own first taster', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const t = hurryTo(table(4, { market: 'calm', series: true }, seed), 'again').everyone(() => 'again');
    expect(t.waiting()).toEqual([t.table.state.first]);
  }
});

test('SA-58: in a calm market speed counts for nothing, and a table without clocks waits for days', () => {
  const options = { market: 'calm', firstTaster: 1, grabSeconds: 0 } as const;
  const [quick, slow] = [table(4, options), table(4, options)];
  pickRound(quick, { reaction: 1 });
  slow.wait(5 * 86_400_000);
  pickRound(slow, { reaction: 9_000 });
  expect(slow.table.cards).toEqual(quick.table.cards);
  expect(slow.now()).toBe(5 * 86_400_000);
  expect(due(slow.table)).toBe(NEVER);
  expect([quick.waiting(), slow.waiting()]).toEqual([[1], [1]]);
});

test('SA-59: in blind tasting the plate is shuffled, and the cooks are revealed after the ranking', () => {
  const orders = Array.from({ length: 60 }, (_, seed) => cooks(serveAll(table(5, { blind: true }, seed)), 0).join());
  expect(new Set(orders).size).toBe(6);
  const t = serveAll(table(5, { blind: true, tasting: 'turns', firstTaster: 3 }));
  const shown = cooks(t, 2);
  expect(shown.toSorted()).toEqual([0, 1, 4]);
  for (const viewer of [...seatsOf(t), 5]) expect(t.look(viewer).view.cooks).toEqual(Array(15).fill(-1));
  t.answer(2, ranking(t, 2, [2, 0, 1]));
  expect(t.told('tasted')[0].sandwiches.map(({ cook }) => cook)).toEqual([shown[2], shown[0], shown[1]]);
  for (const viewer of seatsOf(t)) expect(t.look(viewer).view.cooks.slice(6, 9)).toEqual(shown);
  expect(t.look(2).view.cooks.slice(9)).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(watch(t).waiting()).toEqual([3]);
});

test('SA-59: with two boxes no number of a card tells which of its takers cooked a blind sandwich', () => {
  const takers = new Map<number, Map<number, number>>();
  let [told, meant] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const t = serveAll(table(7, { preset: 'fr', blind: true, rounds: 1 }, seed));
    takers.clear();
    for (const { card, seat } of story(t, 'took').filter((took) => took.seat >= 0)) {
      const face = t.match.faces[card];
      takers.set(face, (takers.get(face) ?? new Map<number, number>()).set(card, seat));
    }
    for (const taster of seatsOf(t)) {
      const cooked = cooks(t, taster);
      for (const [i, cards] of served(t, taster).entries())
        for (const card of cards) {
          const both = takers.get(t.match.faces[card]) ?? new Map<number, number>();
          if (new Set(both.values()).size < 2) continue;
          told++;
          if (both.get(card) === cooked[i]) meant++;
        }
    }
    expect(t.waiting()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
  expect(told).toBeGreaterThan(500);
  expect(Math.abs(meant / told - 0.5)).toBeLessThan(0.06);
});

test.each(['race', 'calm'] as const)(
  'SA-59: in a %s market before a blind tasting no look, log line or refusal names who took which card',
  (market) => {
    const t = table(5, { blind: true, market, firstTaster: 1 });
    const card = upturned(t, 3);
    t.answer(0, card, { reaction: 400 });
    if (market === 'race') t.tick();
    for (const viewer of [...seatsOf(t), 5]) expect(t.look(viewer).view.takers[3]).toBe(viewer === 0 ? 0 : GONE);
    t.refused('card-gone', {}).answer(1, card, { reaction: 400 });
    serveAll(t);
    for (const { audience, event } of t.story) {
      if (event.is !== 'took' && event.is !== 'missed') continue;
      const named = event.is === 'took' ? event.seat : event.by;
      expect(named < 0 || audience === 1 << named).toBe(true);
    }
    expect(story(t, 'took').filter(({ seat }) => seat >= 0)).toHaveLength(45);
    expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
  },
);

test('SA-59: with trading, offers before a blind tasting are told and shown to the two whom they concern, and to nobody else', () => {
  const t = hurryTo(table(4, { preset: 'en', blind: true }), 'trade');
  const [give, take] = [collected(t, 0)[0], collected(t, 2)[0]];
  const before = [1, 3, 4].map((seat) => t.look(seat).view);
  t.interrupt(0, 'offer', { to: 2, give: [give], take: [take] });
  expect(t.last.map(({ audience }) => audience)).toEqual([0b0101]);
  expect([1, 3, 4].map((seat) => t.look(seat).view)).toEqual(before);
  expect([0, 2].map((seat) => t.look(seat).view.offers)).toMatchObject([[{ from: 0, to: 2 }], [{ from: 0, to: 2 }]]);
  for (const offer of [1, 9]) t.refused('offer-gone').interrupt(1, 'accept', { offer });
  t.interrupt(2, 'accept', { offer: 1 });
  expect(t.last.map(({ audience, event }) => [audience, event.is])).toEqual([[0b0101, 'swapped']]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-59: a bot that imagines a blind flip gives every card that is gone to somebody who has one', () => {
  const t = table(5, { blind: true, market: 'calm', firstTaster: 1 });
  for (const [seat, owner] of [
    [0, 3],
    [1, 0],
    [2, 1],
  ] as const)
    t.answer(seat, upturned(t, owner));
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const { takers } = imagine(t.match, t.look(1), namedDice(`takers ${n}`)).table.state;
    expect([takers[0], takers[2], takers[4]]).toEqual([1, -1, -1]);
    expect([takers[1], takers[3]].toSorted()).toEqual([0, 2]);
    seen.add(takers.join());
  }
  expect(seen.size).toBe(2);
  expect(t.waiting()).toEqual([3]);
});

test('SA-60: in strict turns the tasters rank one after another, and everybody watches', () => {
  const t = serveAll(table(5, { tasting: 'turns', firstTaster: 4 }));
  for (const taster of [3, 4, 0, 1, 2]) {
    expect(t.waiting()).toEqual([taster]);
    for (const other of seatsOf(t))
      if (other !== taster) t.refused('not-asked').answer(other, ranking(t, other, [0, 1, 2]));
    t.answer(taster, ranking(t, taster, [0, 1, 2]));
    expect(t.last.filter(({ audience }) => audience === t.match.everyone).map(({ event }) => event.is)).toContain(
      'tasted',
    );
    watch(t);
  }
  expect(t.asks()).toBe('over');
  expect(playOut(table(5, { tasting: 'turns' })).table.result.over).toBe(true);
});
