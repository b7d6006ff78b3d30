// The rulebook, sentence by sentence: the show.
import { expect, test } from 'vitest';
import { due, imagine, lateAnswer, look, NEVER, namedDice, seatOf, step } from '#kernel';
import { game } from '../../game.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  cooks,
  hurryTo,
  plate,
  plates,
  playOut,
  RULEBOOKS,
  ranking,
  seatsOf,
  sees,
  serveAll,
  story,
  table,
  watch,
} from '../kitchen.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];
/** Whose verdict is being shown; −1 for the round's page. */
const shown = (t: Kitchen): number => (t.question().about as { taster: number }).taster;
/** All rank their plates from the last to the first. */
const rankAll = (t: Kitchen): Kitchen =>
  t.everyone((taster) => ({
    order: plates(t, taster).toReversed(),
    theme: t.table.state.theme === '' ? -1 : plates(t, taster)[0],
  }));

const VARIANTS: [string, number, object][] = [
  ['three players with two sandwiches for each neighbour', 3, {}],
  ['the Bleah', 4, { bleah: true }],
  ['a theme', 5, { theme: 'p:picnic' }],
  ['pitches', 4, { pitch: 'text' }],
  ['spoken pitches', 4, { pitch: 'spoken' }],
  ['Chef’s suggestion', 4, { chef: true }],
  ['blind tasting', 5, { blind: true }],
  ['the big table', 9, {}],
  ['younger players', 4, { younger: 'all-rounds' }],
  ['strict turns', 4, { tasting: 'turns' }],
  ['twelve players', 12, {}],
];

test.each(VARIANTS)(
  'SA-101: one taster after another all see the plate, its cooks and the points, which count from then on: %s',
  (_, seats, options) => {
    const t = serveAll(table(seats, options));
    const points = Array<number>(seats).fill(0);
    const turn = Array.from({ length: seats }, (_, i) => (t.table.state.first + i) % seats);
    for (const taster of turn) {
      rankIfAsked(t);
      const [{ scores, sandwiches }] = t.told('tasted');
      for (const [cook, won] of scores) points[cook] += won;
      expect([shown(t), t.waiting()]).toEqual([taster, seatsOf(t)]);
      for (const viewer of everybody(t)) {
        const { stack, view } = t.look(viewer);
        const { order } = stack[0].about as { order: number[] };
        expect(order).toEqual(plates(t, taster).toReversed());
        expect(order.map((p) => view.cooks[p])).toEqual(sandwiches.map(({ cook }) => cook));
        expect(order.every((p) => sees(t, viewer, plate(t, p)).length >= 2)).toBe(true);
        expect(view.points).toEqual(points);
      }
      t.everyone(() => 'on');
    }
    expect(sum(points)).toBeGreaterThan(0);
    expect(shown(t)).toBe(-1);
  },
);

/** In strict turns the next taster ranks between two shows. */
const rankIfAsked = (t: Kitchen): Kitchen => (hurryPast(t).asks() === 'rank' ? rankAll(t) : t);
/** Pitches of the next taster in strict turns. */
const hurryPast = (t: Kitchen): Kitchen => (['pitch', 'speak'].includes(t.asks()) ? hurryTo(t, 'rank') : t);

test('SA-101: in strict turns a ranking is shown as soon as it is made, before the next plate is turned over', () => {
  const t = serveAll(table(4, { tasting: 'turns', firstTaster: 3 }));
  for (const taster of [2, 3, 0, 1]) {
    expect(t.waiting()).toEqual([taster]);
    t.answer(taster, ranking(t, taster, [2, 0, 1]));
    expect([shown(t), t.told('served')]).toEqual([taster, []]);
    t.everyone(() => 'on');
  }
  expect(shown(t)).toBe(-1);
});

test('SA-102: until it is shown a ranking is in no look, no score and no event but of its taster', () => {
  for (const options of [{}, { blind: true }, { theme: 'p:goblin' }, { bleah: true }]) {
    const [one, other] = [1, 2].map(() => serveAll(table(5, { firstTaster: 1, ...options })));
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
    ];
    for (const [i, t] of [one, other].entries())
      for (const seat of seatsOf(t)) {
        const order = (seat === 3 ? orders[i] : orders[0]).map((at) => plates(t, seat)[at]);
        t.answer(seat, { order, theme: t.table.state.theme === '' ? -1 : order[i === 1 && seat === 3 ? 1 : 0] });
      }
    for (const taster of [0, 1, 2]) {
      expect([shown(one), shown(other)]).toEqual([taster, taster]);
      for (const viewer of everybody(one)) {
        const [a, b] = [one.look(viewer), other.look(viewer)];
        if (viewer === 3) expect(a.view.untold[3]).not.toEqual(b.view.untold[3]);
        else expect(a).toEqual(b);
      }
      expect(one.last).toEqual(other.last);
      one.refused('bad-form').answer(3, 'off');
      one.everyone(() => 'on');
      other.everyone(() => 'on');
    }
    expect(one.last).not.toEqual(other.last);
    expect([shown(one), one.waiting()]).toEqual([3, [0, 1, 2, 3, 4]]);
  }
});

test('SA-102: whoever imagines the table draws the rankings of others anew and keeps their own', () => {
  const t = rankAll(serveAll(table(5, { firstTaster: 1 })));
  const drawn = new Map<number, Set<string>>(seatsOf(t).map((seat) => [seat, new Set()]));
  for (let luck = 0; luck < 60; luck++) {
    const w = imagine(t.match, t.look(2), namedDice(`luck ${luck}`));
    expect(look(t.match, w.table, seatOf(2))).toEqual(t.look(2));
    for (const seat of seatsOf(t)) drawn.get(seat)?.add(w.table.state.untold[seat].order.join());
  }
  expect([...drawn.values()].map(({ size }) => size)).toEqual([1, 6, 1, 6, 6]);
  expect(drawn.get(2)).toEqual(new Set([plates(t, 2).toReversed().join()]));
  expect(drawn.get(0)).toEqual(new Set(['']));
  expect(shown(t)).toBe(0);
});

/** How long each page of one round is shown if nobody says anything. */
function spans(seats: number, options: object): number[] {
  const t = rankAll(serveAll(table(seats, { rounds: 1, ...options })));
  const all: number[] = [];
  while (t.asks() === 'show') {
    const begun = t.now();
    all.push(t.tick().now() - begun);
  }
  return all;
}

test.each([
  [3, 'normal', 6000, 8000],
  [6, 'normal', 6000, 8000],
  [6, 'unhurried', 6000, 8000],
  [6, 'wild', 3000, 4000],
  [7, 'normal', 4000, 8000],
  [10, 'normal', 4000, 8000],
  [10, 'wild', 2000, 4000],
  [12, 'normal', 3500, 8000],
])(
  'SA-103, SA-104: with %i players at %s a verdict is shown for %i ms at most, the round for %i',
  (n, speed, ms, page) => {
    expect(spans(n, { speed })).toEqual([...Array<number>(n).fill(ms), page]);
  },
);

test.each(RULEBOOKS)('SA-103: in %s the next plate follows when all have said that they have seen it', (preset) => {
  const t = rankAll(serveAll(table(4, { preset, rounds: 1, firstTaster: 1 })));
  t.refused('bad-form').answer(0, 'off');
  for (const seat of [2, 0, 3]) {
    t.answer(seat, 'on');
    expect([t.last, shown(t)]).toEqual([[], 0]);
  }
  t.takeBack(2).answer(1, 'on');
  expect([shown(t), t.waiting()]).toEqual([0, [2]]);
  t.answer(2, 'on');
  expect([shown(t), t.waiting()]).toEqual([1, [0, 1, 2, 3]]);
});

test('SA-103: with no timer the show waits for days until everyone has said so', () => {
  const t = table(4, { speed: 'none', market: 'calm' });
  while (t.asks() !== 'show') t.answer(t.waiting()[0], lateAnswer(t.world(), t.question(), t.waiting()[0]));
  t.wait(5 * 86_400_000);
  expect(due(t.table)).toBe(NEVER);
  for (const seat of [0, 1, 2]) t.answer(seat, 'on');
  expect([shown(t), t.waiting()]).toEqual([t.table.state.first, [3]]);
  expect(watch(t).asks()).toBe('over');
});

test('SA-104: the round’s page follows the last verdict; then the next round is dealt', () => {
  const t = rankAll(serveAll(table(4, { preset: 'fr', firstTaster: 1 })));
  for (const taster of [0, 1, 2, 3]) {
    expect([shown(t), story(t, 'round-over')]).toEqual([taster, []]);
    t.everyone(() => 'on');
  }
  const { points } = t.table.state;
  expect([shown(t), t.told('round-over')]).toEqual([-1, [{ is: 'round-over', round: 1, points }]]);
  for (const viewer of everybody(t)) {
    const { verdicts } = t.look(viewer).view;
    expect(verdicts[0]).toEqual([0, 1, 2, 3].flatMap((taster) => [taster, -1, ...cooks(t, taster).toReversed()]));
  }
  t.everyone(() => 'on');
  expect(t.told('round')).toMatchObject([{ round: 2 }]);
  expect(t.asks()).toBe('grab');
});

test('SA-104: the game is over after its last page, and a series asks for another one then', () => {
  const last = rankAll(serveAll(table(4)));
  const series = rankAll(serveAll(table(4, { series: true })));
  for (const t of [last, series]) {
    for (let i = 0; i < 4; i++) t.everyone(() => 'on');
    expect([shown(t), t.table.result, t.table.state.games]).toEqual([-1, { over: false, points: [], winners: 0 }, 0]);
    t.everyone(() => 'on');
  }
  expect(last.told('game-over')).toHaveLength(1);
  expect([last.asks(), series.asks()]).toEqual(['over', 'again']);
});

test('SA-104: with twelve players the shows of three rounds take two and a half minutes at most', () => {
  const t = table(12, { preset: 'fr', speed: 'normal' });
  let [millis, pages] = [0, 0];
  while (t.asks() !== 'over') {
    const [ask, begun] = [t.asks(), t.now()];
    t.tick();
    if (ask !== 'show') continue;
    pages++;
    millis += t.now() - begun;
  }
  expect(pages).toBe(3 * 13);
  expect(millis).toBeLessThanOrEqual(150_000);
  expect(t.table.result.over).toBe(true);
});

// Who is a bot, away or host is the house's to know: it answers as the clock would, as its own promises say.
test('SA-105: the show is marked as one that need not be waited for: what the clock says for everyone ends it alone', () => {
  expect(game.questions.show).toMatchObject({ mode: 'sealed', shows: true });
  expect(Object.entries(game.questions).filter(([, rule]) => 'shows' in rule)).toHaveLength(1);
  const t = rankAll(serveAll(table(4, { firstTaster: 1 }))).answer(2, 'on');
  for (const seat of [0, 1, 3]) {
    expect(shown(t)).toBe(0);
    t.answer(seat, lateAnswer(t.world(), t.question(), seatOf(seat)));
  }
  expect([shown(t), t.waiting()]).toEqual([1, [0, 1, 2, 3]]);
});

test('SA-101: a game that is watched again has the show', () => {
  const t = playOut(table(4));
  const again = table(4);
  let { table: now } = again;
  const pages = new Set<number>();
  for (const input of t.inputs) {
    const stepped = step(again.match, now, input);
    if ('refused' in stepped) throw new Error(stepped.refused.code);
    now = stepped.table;
    const top = now.stack.at(-1);
    if (top?.ask === 'show') pages.add((top.about as { taster: number }).taster);
  }
  expect(pages).toEqual(new Set([0, 1, 2, 3, -1]));
  expect(now).toEqual(t.table);
});
