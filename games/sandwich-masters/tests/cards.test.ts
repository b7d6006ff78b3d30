// What the rows and names of the cards must keep: enough of everything, and no two alike.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import type { Ingredient } from '../cards.ts';
import { barEvents, editions, ingredients, inspectors, NEWEST, orders, symbols } from '../cards.ts';
import { copiesIn, copiesOf, FILLINGS } from '../rules/faces.ts';
import type { names as english } from '../text/en/names.ts';

test.each(editions)('edition %s has every symbol that orders ask for at least four times, good and bad', (edition) => {
  for (const symbol of symbols.slice(0, FILLINGS)) expect(copiesOf(symbol, edition), symbol).toBeGreaterThanOrEqual(4);
  const rows: readonly Ingredient[] = ingredients.filter(({ good }) => good > 0);
  for (const row of rows) expect(Math.min(...copiesIn(row, edition)), row.id).toBeGreaterThan(0);
  const white = ingredients.filter(({ pack }) => pack === 'base').flatMap((row) => copiesIn(row, edition));
  const people = inspectors.reduce((sum, { copies }) => sum + copies, 0);
  expect(white.reduce((sum, n) => sum + n, people)).toBeGreaterThanOrEqual(100);
});

test('every order can be made with one white deck, and no two ask for the same', () => {
  const keys = orders.map(({ asks }) => (asks.kind === 'list' ? asks.fillings.toSorted().join() : asks.variety));
  expect(new Set(keys).size).toBe(orders.length);
  for (const { id, asks } of orders) {
    if (asks.kind !== 'list') continue;
    for (const filling of asks.fillings)
      expect(asks.fillings.filter((f) => f === filling).length, id).toBeLessThan(copiesOf(filling, NEWEST) - 1);
  }
});

test('every symbol is asked for by several orders', () => {
  const asked = orders.flatMap(({ asks }) => (asks.kind === 'list' ? [...new Set<string>(asks.fillings)] : []));
  for (const symbol of symbols.slice(0, FILLINGS))
    expect(asked.filter((other) => other === symbol).length, symbol).toBeGreaterThanOrEqual(4);
});

test('bribes lie between a third and the whole of a common order’s price, and rise', () => {
  const bribes = inspectors.map(({ bribe }) => bribe);
  expect(bribes).toEqual(bribes.toSorted((a, b) => a - b));
  expect([Math.min(...bribes) * 3 >= 9, Math.max(...bribes) <= 9]).toEqual([true, true]);
});

describe.each(LANGUAGES)('the names in %s', async (language) => {
  const { names }: { names: typeof english } = await import(`../text/${language}/names.ts`);

  test('are all different, trimmed, and begin with a capital', () => {
    const events = Object.values(names.events).map(([name]) => name);
    const all = [names.good, names.bad, names.inspectors, names.orders].flatMap((part) => Object.values<string>(part));
    const every = [...all, ...events];
    expect(new Set(every.map((name) => name.toLowerCase())).size).toBe(every.length);
    for (const name of every) expect(name).toMatch(/^\p{Lu}\S*( \S+)*$/u);
    expect(Object.keys(names.orders)).toHaveLength(orders.length);
    expect(events).toHaveLength(barEvents.length);
  });

  test('say in a sentence what each event does', () => {
    for (const [, does] of Object.values(names.events)) expect(does).toMatch(/^[\p{Ll}\d].*\.$/u);
  });
});
