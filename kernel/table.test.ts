// The life of a table: inputs, refusals that change nothing, the clock, pauses and the end.
import { describe, expect, test } from 'vitest';
import { playRandom, scenario } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import type { ToyKinds } from '#testkit/toy/state';
import { handOf, MARKET } from '#testkit/toy/state';
import { copyTable } from './copy.ts';
import { fingerprint } from './fingerprint.ts';
import { fastDice, fastStreams, labSeed, namedDice } from './random.ts';
import { isKernelCode } from './refusal.ts';
import { replay, replayOf } from './replay.ts';
import { endGame } from './result.ts';
import { listSeats, seatOf } from './seats.ts';
import { topFrame } from './stack.ts';
import { advance, advanceClock, due, open, openWith, refuse, step, stepOn } from './table.ts';
import { millis, NEVER } from './time.ts';
import type { FrameId, Input, Match } from './types.ts';

describe('a step', () => {
  test('leaves the table as it was and gives another one', () => {
    const t = scenario(toy, { seats: 3 });
    const before = t.table;
    const text = JSON.stringify(before);
    t.answer(0, t.cards(MARKET)[0]);
    expect(t.table).not.toBe(before);
    expect(JSON.stringify(before)).toBe(text);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('that is refused copies nothing and changes nothing', () => {
    const t = scenario(toy, { seats: 3 });
    const before = t.table;
    const input: Input = { kind: 'answer', at: millis(0), seat: seatOf(0), frame: t.question().id, answer: 999 };
    expect(step(t.match, t.table, input)).toEqual({ refused: { code: 'not-in-market', facts: {} } });
    t.refused('not-in-market').answer(0, 999);
    expect(t.table).toBe(before);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('names the question that its player saw', () => {
    const t = scenario(toy, { seats: 3 });
    const [card] = t.cards(MARKET);
    const old: Input = { kind: 'answer', at: millis(7000), seat: seatOf(0), frame: t.question().id, answer: card };
    t.tick();
    t.refused('something-happened').input(old);
    const toast = { kind: 'interrupt', at: millis(7000), seat: seatOf(1), name: 'toast', answer: { to: 0 } } as const;
    const frame: FrameId = t.question().id;
    t.interrupt(2, 'toast', { to: 1 });
    t.refused('something-happened').input({ ...toast, frame });
    expect([t.asks(), t.waiting()]).toEqual(['reply', [1]]);
  });

  test.each([-1, 3, 4, 32, 0.5, Number.NaN])('comes from a seat at the table, not from seat %d', (seat) => {
    const t = scenario(toy, { seats: 3 });
    t.refused('not-asked').answer(seat, t.cards(MARKET)[0]);
    t.refused('not-asked').interrupt(seat, 'steal', { from: 1 });
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 60])('has a reaction that is a time, not %d', (reaction) => {
    const t = scenario(toy, { seats: 3 });
    t.refused('bad-form').answer(0, t.cards(MARKET)[0], { reaction });
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('calls interrupts by their own names', () => {
    const t = scenario(toy, { seats: 3 });
    for (const name of ['toString', '__proto__', 'nothing'])
      t.refused('no-such-interrupt', { name }).interrupt(0, name, {});
    const odd = JSON.parse('{"toString":1}') as string;
    t.refused('no-such-interrupt', { name: '' }).interrupt(0, odd, {});
    t.refused('bad-form', { ask: 'steal' }).interrupt(0, 'steal', { from: '1' });
    t.refused('not-from', { seat: 0 }).interrupt(0, 'steal', { from: 0 });
    expect(t.waiting()).toEqual([0, 1, 2]);
  });
});

describe('time', () => {
  test('never goes back', () => {
    const t = scenario(toy, { seats: 3 });
    t.answer(0, t.cards(MARKET)[0], { at: 500 });
    t.refused('time-back').answer(1, t.cards(MARKET)[1], { at: 499 });
    t.refused('time-back').answer(1, t.cards(MARKET)[1], { at: 500.5 });
    t.answer(1, t.cards(MARKET)[1], { at: 500 });
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('when something is due, the clock comes first, and the same millisecond is late', () => {
    const t = scenario(toy, { seats: 3 });
    t.refused('clock-first').answer(0, t.cards(MARKET)[0], { at: 6000 });
    t.refused('clock-first').interrupt(0, 'steal', { from: 1 }, { at: 7000 });
    t.refused('clock-first').input({ kind: 'clock', at: millis(6000), what: 'pause' });
    t.refused('not-due').input({ kind: 'clock', at: millis(5999), what: 'due' });
    t.refused('not-due').input({ kind: 'clock', at: millis(6001), what: 'due' });
    t.answer(0, t.cards(MARKET)[0], { at: 5999 }).tick();
    expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
  });

  test('a clock that is asked for nothing it knows, or at the end of all days, is refused', () => {
    const t = scenario(toy, { seats: 3 });
    t.refused('not-due').input({ kind: 'clock', at: millis(6000), what: 'ring' as 'due' });
    const untimed = scenario(toy, { seats: 3, options: { clock: 0 } });
    expect(due(untimed.table)).toBe(NEVER);
    untimed.refused('not-due').input({ kind: 'clock', at: NEVER, what: 'due' });
    expect([t.waiting(), untimed.waiting()]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('stands still during a pause, so that every deadline keeps its time', () => {
    const t = scenario(toy, { seats: 3 }).wait(2000).pause();
    expect(due(t.table)).toBe(NEVER);
    t.refused('paused').answer(0, t.cards(MARKET)[0]);
    t.refused('paused').interrupt(0, 'steal', { from: 1 });
    t.refused('paused').input({ kind: 'clock', at: millis(2000), what: 'pause' });
    t.refused('paused').input({ kind: 'clock', at: millis(6000), what: 'due' });
    t.refused('paused').input({ kind: 'clock', at: millis(9000), what: 'resume' });
    t.resume();
    t.refused('not-paused').input({ kind: 'clock', at: millis(2000), what: 'resume' });
    expect([due(t.table), t.waiting()]).toEqual([6000, [0, 1, 2]]);
  });
});

describe('the end', () => {
  test('nothing is asked, due or taken any more', () => {
    const { table } = playRandom(matchOf3(), labSeed(1), fastDice(1));
    expect([table.result.over, table.stack, due(table)]).toEqual([true, [], NEVER]);
    const input: Input = { kind: 'clock', at: table.now, what: 'pause' };
    expect(step(matchOf3(), table, input)).toEqual({ refused: { code: 'over', facts: {} } });
  });

  test('the most points win, shared where equal, unless the game says otherwise', () => {
    const t = scenario(toy, { seats: 3 });
    t.change((w) => endGame(w, [4, 7, 7]));
    expect([t.table.result.points, listSeats(t.table.result.winners)]).toEqual([
      [4, 7, 7],
      [1, 2],
    ]);
    t.change((w) => endGame(w, [4, 7, 7], 0b100));
    expect(listSeats(t.table.result.winners)).toEqual([2]);
  });
});

describe('owned worlds', () => {
  test('advance by answers and deadlines, and refuse without a copy', () => {
    const w = openWith(matchOf3(), fastStreams(1, 2));
    const card = w.table.cards.piles[MARKET][0];
    expect(advance(w, seatOf(0), 999)?.code).toBe('not-in-market');
    expect(advance(w, seatOf(0), card)).toBeUndefined();
    expect(topFrame(w)?.given).toHaveLength(1);
    advanceClock(w);
    expect(w.table.cards.piles[handOf(seatOf(0))]).toContain(card);
    expect(listSeats(topFrame(w)?.waiting ?? 0)).toEqual([1, 2]);
  });

  test('take any input as a step does, and tell into their own story', () => {
    const { match } = scenario(toy, { seats: 3 });
    const { inputs } = playRandom(match, labSeed('owned'), namedDice('owned'));
    const { table, story } = open(match, labSeed('owned'));
    const world = { match, table, story };
    for (const input of inputs) expect(stepOn(world, input)).toBeUndefined();
    const again = replay(match, labSeed('owned'), inputs);
    expect(fingerprint(world.table)).toBe(fingerprint(again.table));
    expect(story).toEqual(again.story);
    expect(stepOn(world, inputs[0])).toEqual({ code: 'over', facts: {} });
  });

  test('refuse says the same as step', () => {
    const t = scenario(toy, { seats: 3 });
    const input: Input = { kind: 'answer', at: millis(0), seat: seatOf(0), frame: t.question().id, answer: 'x' };
    expect(refuse(t.world(), input)).toEqual({ code: 'bad-form', facts: { ask: 'grab' } });
  });
});

describe('replays', () => {
  const seed = labSeed('replay');
  const played = playRandom(matchOf3(), seed, namedDice('replay'));

  test('the same inputs tell the same story and end in the same table', () => {
    const again = replay(matchOf3(), seed, played.inputs);
    expect(again.refused).toBeUndefined();
    expect(fingerprint(again.table)).toBe(fingerprint(played.table));
    expect(again.story).toEqual(played.story);
  });

  test('a race replays the same, reaction for reaction', () => {
    const t = scenario(toy, { seats: 3, seed: 'race' });
    const [card] = t.cards(MARKET);
    t.answer(0, card, { at: 800, reaction: 700 }).answer(1, card, { at: 900, reaction: 450 }).tick();
    const again = replay(t.match, labSeed('race'), JSON.parse(JSON.stringify(t.inputs)));
    expect(fingerprint(again.table)).toBe(fingerprint(t.table));
    expect(t.waiting()).toEqual([0, 2]);
  });

  test('it stops at the first input that is refused', () => {
    const [first] = played.inputs;
    const wrong = { ...first, at: millis(-1) };
    const again = replay(matchOf3(), seed, [first, wrong, first]);
    expect(again.refused).toEqual({ index: 1, refusal: { code: 'time-back', facts: {} } });
  });

  test('a table can be kept as JSON in the middle and played on', () => {
    const middle = Math.floor(played.inputs.length / 2);
    let { table } = replay(matchOf3(), seed, played.inputs.slice(0, middle));
    table = JSON.parse(JSON.stringify(table));
    for (const input of played.inputs.slice(middle)) {
      const stepped = step(matchOf3(), table, input);
      if ('refused' in stepped) throw new Error(stepped.refused.code);
      table = stepped.table;
    }
    expect(fingerprint(table)).toBe(fingerprint(played.table));
  });

  test('a file of it names game, versions, seed and commitment', () => {
    const file = replayOf(matchOf3(), seed, played.inputs, played.table, true);
    expect(file).toMatchObject({ format: 'breadboard-replay', game: 'toy', version: 1, seats: 3, lab: true });
    expect(file.commitment).toHaveLength(64);
    expect(file.fingerprint).toBe(fingerprint(played.table));
  });
});

test('a copy is equal and shares nothing that is written', () => {
  const { table } = open(matchOf3(), labSeed(2));
  const copy = copyTable(table);
  expect(copy).toEqual(table);
  copy.cards.piles[0].pop();
  copy.state.points[0] = 99;
  copy.random.used[0]++;
  copy.stack[0].given.push({ seat: seatOf(0), answer: 0, reaction: millis(0) });
  expect(open(matchOf3(), labSeed(2)).table).toEqual(table);
});

test('the refusals of the machine are known by their codes', () => {
  expect([isKernelCode('over'), isKernelCode('toString')]).toEqual([true, false]);
});

function matchOf3(): Match<ToyKinds> {
  return scenario(toy, { seats: 3 }).match;
}
