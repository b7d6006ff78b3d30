// Searching bots: they find what is better, keep their budget, and leave their taste only for what is surely better.
import { describe, expect, test, vi } from 'vitest';
import { game as plates } from '#games/plates-and-napkins';
import { game as masters } from '#games/sandwich-masters';
import { game as wars } from '#games/sandwich-wars';
import type { Dice, Game, Kinds, Look, Match, Seat, Table } from '#kernel';
import {
  due,
  fastDice,
  fastStreams,
  imagine,
  labSeed,
  listSeats,
  look,
  matchOf,
  millis,
  myQuestion,
  namedDice,
  openWith,
} from '#kernel';
import { playRandom } from '#testkit/driver';
import { game as toy } from '#testkit/toy/game';
import { reply } from '#testkit/toy/questions';
import type { Mind, Report } from './bot.ts';
import { greedy } from './greedy.ts';
import { playOn } from './playout.ts';
import { searchBot } from './search.ts';
import { Tally } from './tally.ts';

/** A busy machine is no fault. */
vi.setConfig({ testTimeout: 60_000 });

function matchFor(game: Game<Kinds>, seats: number, options: object = {}): Match {
  const bound = matchOf<Kinds>(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Some moments of a random game at which somebody is asked. */
function moments(match: Match, name: string, most: number): { table: Table; seat: Seat; seen: Look }[] {
  const found: { table: Table; seat: Seat; seen: Look }[] = [];
  playRandom(match, labSeed(name), namedDice(name), (_input, _before, table) => {
    if (table.paused || due(table) <= table.now || table.stack.at(-1)?.mode === 'hold') return;
    for (const seat of listSeats(match.players)) {
      const seen = look(match, table, seat);
      if (myQuestion(seen) !== undefined) found.push({ table, seat, seen });
    }
  });
  return found.filter((_, i) => i % Math.ceil(found.length / most) === 0);
}

const quick = searchBot('quick', () => ({ playouts: 60, certainty: 1 }));

/** What it says, and what it tells of its thought; nothing where there was nothing to think about. */
function thought(bound: Match, seen: Look, name: string): { said: unknown; reports: Report[] } {
  const reports: Report[] = [];
  const mind: Mind = { persona: 3, dice: namedDice(name), onThought: (report) => reports.push(report) };
  return { said: quick.answer(bound, seen, mind), reports };
}

const match = matchFor(toy, 3, { rounds: 1 });

describe('the search', () => {
  test('keeps its budget, meets no broken world, and says the same again on equal dice', () => {
    for (const [bound, name] of [
      [matchFor(plates, 2), 'plates'],
      [matchFor(wars, 2), 'wars'],
      [match, 'toy'],
    ] as const)
      for (const { seen } of moments(bound, name, 5)) {
        const { said, reports } = thought(bound, seen, 'same');
        expect(thought(bound, seen, 'same').said).toEqual(said);
        for (const report of reports) expect(report.playouts).toBeLessThanOrEqual(60);
        for (const report of reports) expect(report.broken).toBe(0);
      }
  });

  test('says the same at another table that looks the same', () => {
    const bound = matchFor(plates, 3);
    for (const [i, { table, seat, seen }] of moments(bound, 'twin', 8).entries()) {
      const twin = look(bound, imagine(bound, seen, fastDice(i)).table, seat);
      expect(thought(bound, twin, 'twin').said).toEqual(thought(bound, seen, 'twin').said);
      const mind = (): Mind => ({ persona: 3, dice: namedDice('twin') });
      expect(quick.interrupt(bound, twin, mind())).toEqual(quick.interrupt(bound, look(bound, table, seat), mind()));
    }
  });

  test('finds the one answer that wins', () => {
    const bound = matchFor(winning, 5);
    const asked = moments(bound, 'winning', 60).filter(({ seen }) => myQuestion(seen)?.ask === 'reply');
    expect(asked.length).toBeGreaterThan(0);
    for (const { seen } of asked) {
      expect(greedy.answer(bound, seen, { persona: 0, dice: fastDice(1) })).not.toBe('cheers');
      expect(thought(bound, seen, 'win')).toMatchObject({ said: 'cheers', reports: [{ changed: true }] });
    }
  });

  test('thinks less with less effort, and tells drafts that begin with the taste', () => {
    const bound = matchFor(plates, 2);
    const slow = searchBot('slow', () => ({ playouts: 400, certainty: 1 }));
    for (const { seen } of moments(bound, 'effort', 5)) {
      const drafts: unknown[] = [];
      const reports: Report[] = [];
      const onThought = (report: Report): unknown => reports.push(report);
      const onDraft = (wish: unknown): unknown => drafts.push(wish);
      slow.answer(bound, seen, { persona: 3, dice: fastDice(4), effort: 0.25, onThought, onDraft });
      expect(drafts[0]).toEqual(greedy.answer(bound, seen, { persona: 3, dice: fastDice(4) }));
      for (const { playouts } of reports) expect(playouts).toBeLessThanOrEqual(100);
    }
  });
});

/** The toy, but whoever says cheers gets all the points there are; its taste never says so. */
const generous: typeof reply = {
  ...reply,
  resolve(w, _frame, seat, answer) {
    if (answer === 'cheers') w.table.state.points[seat] += 30;
  },
};
const winning = {
  ...toy,
  questions: { ...toy.questions, reply: generous },
  taste: {
    ...toy.taste,
    answer: (w, seat, frame, persona, dice) =>
      frame.ask === 'reply' ? 'no' : toy.taste.answer(w, seat, frame, persona, dice),
  },
} satisfies typeof toy;

describe('trials of candidates', () => {
  /** Tries candidates with these mean advantages over the first until the budget is used up. */
  function tried(means: readonly number[], playouts: number, dice: Dice): Tally {
    const tally = new Tally(means.length);
    for (let alive = tally.next(playouts); alive.length > 0; alive = tally.next(playouts))
      tally.add(
        alive,
        alive.map((i) => means[i] + (dice.below(2001) - 1000) / 1000),
      );
    return tally;
  }

  test('the budget is never exceeded, and hardly anything of it is left over where it is close', () => {
    for (const candidates of [2, 3, 5, 16])
      for (const playouts of [candidates, 25, 60, 400]) {
        const { used } = tried(new Array(candidates).fill(0.02), playouts, fastDice(candidates));
        expect(used).toBeLessThanOrEqual(playouts);
        expect(used).toBeGreaterThan(0);
      }
  });

  test('what is clearly better is found, and what is no better is seldom preferred', () => {
    let found = 0;
    let fooled = 0;
    for (let i = 0; i < 200; i++) {
      if (tried([0, -0.3, 0.5, 0, 0.1], 300, fastDice(i)).best(2) === 2) found++;
      if (tried([0, -0.2, -0.1, 0, -0.4], 300, fastDice(i)).best(2) !== 0) fooled++;
    }
    expect(found).toBeGreaterThan(180);
    expect(fooled).toBeLessThan(20);
  });

  test('whatever is preferred is better by more than its standard errors', () => {
    const tally = new Tally(2);
    const [better, same] = [
      [0, 1],
      [0, 0],
    ];
    for (const values of [better, same, same, same, same, same, same, same]) tally.add([0, 1], values);
    expect(tally.best(2)).toBe(0);
    for (let i = 0; i < 8; i++) tally.add([0, 1], better);
    expect(tally.best(2)).toBe(1);
  });

  test('broken trials count for nobody', () => {
    const tally = new Tally(2);
    for (let i = 0; i < 20; i++) tally.add([0, 1], [0, Number.NaN]);
    expect(tally).toMatchObject({ used: 40, broken: 20 });
    expect(tally.best(0)).toBe(0);
  });
});

test('in thought time passes as fast as it has so far, so that a game by the clock comes to its end', () => {
  const bound = matchFor(masters, 2, { end: 'clock', minutes: 10 });
  const w = openWith(bound, fastStreams(1, 2));
  w.table.now = millis(9 * 60_000);
  w.table.frames = 20;
  playOn(w, { personas: [1, 2], dice: fastDice(3), offered: 0 }, 30);
  expect(w.table.result.over).toBe(true);
});
