/** Addresses inside the page, told apart. */
import { expect, test } from 'vitest';
import { routeOf, rulesPath, tablePath, tvPath } from './router.ts';

const at = (address: string) => routeOf(new URL(address, 'http://table.lan'));

test.each([
  ['/', { is: 'home' }],
  ['/t/BRIE-42', { is: 'table', code: 'BRIE-42' }],
  ['/tv/BRIE-42', { is: 'tv', code: 'BRIE-42' }],
  ['/hand-off/abc#s%20t', { is: 'hand-off', table: 'abc', secret: 's t' }],
  ['/rules/some-game#S4', { is: 'rules', game: 'some-game', anchor: 'S4' }],
  ['/g/abc?at=12&seat=2', { is: 'moment', id: 'abc', at: 12, seat: 2 }],
  ['/g/abc?at=-1&seat=x', { is: 'moment', id: 'abc', at: 0, seat: 0 }],
  ['/t/', { is: 'nowhere' }],
  ['/t/a/b', { is: 'nowhere' }],
  ['/elsewhere/a', { is: 'nowhere' }],
])('%s', (address, route) => {
  expect(at(address)).toEqual(route);
});

test('paths lead to their routes', () => {
  expect(at(tablePath('X-1'))).toEqual({ is: 'table', code: 'X-1' });
  expect(at(tvPath('X-1'))).toEqual({ is: 'tv', code: 'X-1' });
  expect(at(rulesPath('g', 'S1'))).toEqual({ is: 'rules', game: 'g', anchor: 'S1' });
});
