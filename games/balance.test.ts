// What games add to the study of balance: it fits the cards, the piles and the shelf.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Balance, Game } from '#kernel';
import { matchOf } from '#kernel';
import { balances } from './balance.ts';
import { games } from './index.ts';

test('every game with a balance.ts is listed, and only those', () => {
  const having = games.filter(({ id }) => existsSync(new URL(`./${id}/balance.ts`, import.meta.url)));
  expect(Object.keys(balances).sort()).toEqual(having.map(({ id }) => id).sort());
});

const template = {
  id: '_template',
  load: (): Promise<{ game: Game }> => import('./_template/game.ts'),
  add: (): Promise<{ balance: Balance }> => import('./_template/balance.ts'),
};
const measured = [
  ...games.filter(({ id }) => id in balances).map(({ id, load }) => ({ id, load, add: balances[id] })),
  template,
];

describe.each(measured)('$id', ({ load, add }) => {
  test('has a row for every face and a spot for every pile, with any number of seats', async () => {
    const [{ game }, { balance }] = await Promise.all([load(), add()]);
    for (let seats = game.players[0]; seats <= game.players[1]; seats++) {
      const bound = matchOf(game, { seats, options: {} });
      if ('refused' in bound) throw new Error(bound.refused.code);
      expect(Math.max(...bound.match.faces)).toBeLessThan(balance.cards.length);
      expect(balance.spots(bound.match)).toHaveLength(bound.match.piles.length);
    }
    expect(new Set(balance.cards.map(({ id }) => id)).size).toBe(balance.cards.length);
  });

  test('is the same game with its own rows', async () => {
    const [{ game }, { balance }] = await Promise.all([load(), add()]);
    const same = balance.withCards?.(balance.cards) ?? game;
    expect([same.id, same.version, same.cards]).toEqual([game.id, game.version, game.cards]);
  });
});
