// lab balance: the object it prints, the page it writes, other cards, and what changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { greedy } from '#bots';
import { balance as measured } from '#games/_template/balance';
import type { Balance, Kinds, Match } from '#kernel';
import { matchOf } from '#kernel';
import { compare } from '../balance/against.ts';
import type { GameFacts } from '../balance/facts.ts';
import { playForFacts } from '../balance/facts.ts';
import { changeRows, readChanges } from '../balance/other-cards.ts';
import { pageOf } from '../balance/page.ts';
import type { Report } from '../balance/report.ts';
import { reportOf } from '../balance/report.ts';
import { shareOf, spreadOf } from '../balance/statistics.ts';
import { lab, scratch } from './terminal.ts';

const folder = scratch();
afterAll(folder.remove);

const base = ['balance', '--game', 'sandwich', '--seats', '4', '--games', '6', '--seed', '7'];

/** Without what depends on the machine. */
function lasting({ cpuMs, decisionMicros, ...rest }: Report): object {
  expect(cpuMs).toBeGreaterThan(0);
  expect(decisionMicros).toBeGreaterThan(0);
  return rest;
}

const template: Balance = measured as Balance<Kinds>;

function matchWith(rows = template.cards): Match {
  const game = template.withCards?.(rows);
  if (game === undefined) throw new Error('the template takes other cards');
  const bound = matchOf(game, { seats: 3, options: {} });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

function study(rows = template.cards, games = 20): { facts: GameFacts[]; report: Report } {
  const rally = { match: matchWith(rows), seed: 'study', bots: [greedy] };
  const facts = Array.from({ length: games }, (_, game) => playForFacts(rally, game, template));
  const about = { game: 'template', version: 1, seats: 3, games, seed: 'study', options: {}, bots: ['greedy'] };
  return { facts, report: reportOf({ ...about, changedCards: {} }, 1, 1, facts, template) };
}

describe('lab balance', () => {
  test('prints one object with every figure, the same for any number of jobs', async () => {
    const runs = await Promise.all(['1', '2'].map((jobs) => lab([...base, '--json', '--jobs', jobs])));
    expect(runs.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ]);
    const [one, two]: Report[] = runs.map(({ out }) => JSON.parse(out));
    expect(lasting(two)).toEqual(lasting(one));
    expect(one).toMatchObject({ game: 'sandwich', seats: 4, games: 6, seed: 7, bots: ['greedy'], changedCards: {} });
    expect(one.wins.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 5);
    expect(one.cards).toHaveLength(63);
    expect(one.measures.pointsOfTheWinner.n).toBe(6);
    expect(one.aims[0].what).toContain('fair share');
  });

  test('writes a page that needs nothing else, and says what changed', async () => {
    const earlier = join(folder.path, 'earlier.json');
    const page = join(folder.path, 'page.html');
    writeFileSync(earlier, (await lab([...base, '--json'])).out);
    const { code, out, err } = await lab(
      [...base, '--seed', '8', '--against', earlier, '--html', page].toSpliced(7, 2),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^6 games of sandwich with 4 seats/);
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<h2>What changed</h2>');
    expect(html).not.toMatch(/<script|https?:|src=|url\(/);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(100);
  });

  test.each([
    [['--cards', join(folder.path, 'none.json')], /^lab: --cards .* cannot be read/],
    [['--against', join(folder.path, 'none.json')], /^lab: --against .* cannot be read/],
    [['--html', join(folder.path, 'no', 'page.html')], /^lab: --html is a file that can be written/],
    [['--bots', 'clever'], /^lab: there is no bot 'clever'/],
  ])('complains in one line about %j', async (more, line) => {
    const { code, out, err } = await lab([...base, ...more]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
  });
});

describe('cards with other values', () => {
  const file = (value: unknown): string => {
    const path = join(folder.path, 'cards.json');
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  test('are the same rows but for the fields that the file names', () => {
    const rows = changeRows(template, 'template', readChanges(file({ crumb: { strength: 9 } })));
    expect(rows).toEqual(template.cards.map((row) => (row.id === 'crumb' ? { ...row, strength: 9 } : row)));
  });

  test('are played without another rule: the weakest card becomes the one that scores', () => {
    const used = ({ report }: { report: Report }): number[] => report.cards.map((card) => card.used);
    const [crumb, , , loaf] = used(study());
    expect(crumb).toBeLessThan(loaf);
    const rows = changeRows(template, 'template', { crumb: { strength: 9 } });
    const [strong, , , weak] = used(study(rows));
    expect(strong).toBeGreaterThan(weak);
  });

  test.each([
    ['sandwich-wars', { 'lone-wolf': { quality: 99 } }, 'lone-wolf'],
    ['plates-and-napkins', { ham: { copies: 0 } }, 'ham'],
    ['sandwich-masters', { ham: { copies: [0, 0] } }, 'ham'],
  ])('are played in %s: with %j no %s is ever used', { timeout: 120_000 }, async (id, changes, card) => {
    const study = async (more: readonly string[]): Promise<Report> => {
      const about = ['--game', id, '--seats', '3', '--games', '6', '--jobs', '1', '--json'];
      const told = await lab(['balance', ...about, ...more]);
      expect(told.err).toBe('');
      return JSON.parse(told.out);
    };
    const touched = ({ cards }: Report): number =>
      cards.filter((row) => row.id === card).reduce((sum, { played, used }) => sum + played + used, 0);
    const other = await study(['--cards', file(changes)]);
    expect([other.changedCards, touched(other)]).toEqual([changes, 0]);
    expect(touched(await study([]))).toBeGreaterThan(0);
  });

  test.each([
    [{ toast: { strength: 1 } }, /has no card 'toast': it has crumb, slice/],
    [{ crumb: { colour: 1 } }, /card crumb has no field 'colour': it has strength or copies/],
    [{ crumb: { id: 'x' } }, /card crumb has no field 'id'/],
    [{ crumb: { strength: '9' } }, /strength of card crumb is a number/],
  ])('are refused as %j', (changes, message) => {
    expect(() => changeRows(template, 'template', changes)).toThrow(message);
  });

  test('are refused where a game has no values to try, and where the file says something else', () => {
    const { withCards, ...fixed } = template;
    expect(withCards).toBeDefined();
    expect(() => changeRows(fixed, 'template', {})).toThrow(/cannot be played with other cards/);
    expect(() => readChanges(file([1]))).toThrow(/--cards is a file such as/);
  });
});

describe('figures', () => {
  test('a card is drawn by whoever gets it, played by whoever shows it, and used where it scores', () => {
    const { facts } = study(template.cards, 1);
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect([sum(facts[0].drawn), sum(facts[0].played)]).toEqual([12, 9]);
    expect(sum(facts[0].used)).toBeGreaterThanOrEqual(3);
  });

  test('a share has a range that never leaves 0 to 1, and narrows with more cases', () => {
    expect(shareOf(0, 10)).toMatchObject({ mean: 0, low: 0 });
    expect(shareOf(10, 10)).toMatchObject({ mean: 1, high: 1 });
    const wide = shareOf(5, 10);
    const narrow = shareOf(500, 1000);
    expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
    expect(shareOf(1, 2).low).toBeCloseTo(0.0945, 3);
  });

  test('a spread has its quantiles, and bins that hold every value', () => {
    const spread = spreadOf(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(spread).toMatchObject({ n: 100, mean: 50.5, p10: 10, median: 50, p90: 90 });
    expect(spread.bins.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(spread.bins[0]).toMatchObject({ from: 1, to: 5 });
    expect(spreadOf([]).bins).toEqual([]);
    expect(spreadOf([0.5, 0.5]).bins.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test('what changed is clear only where the ranges do not touch', () => {
    const before = study().report;
    const now = study(changeRows(template, 'template', { crumb: { strength: 9 } })).report;
    const changes = compare(before, now);
    expect(changes.some(({ clear }) => clear)).toBe(true);
    expect(compare(before, before).every(({ clear }) => !clear)).toBe(true);
    expect(() => compare({ ...before, seats: 2 }, now)).toThrow(/--against has template with 2 seats/);
    expect(pageOf(now, changes)).toContain('<strong>clear</strong>');
  });
});
