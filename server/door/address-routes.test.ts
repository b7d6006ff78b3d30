/** What a lobby shows for others to scan: never an address that only this machine knows. */
import { expect, test } from 'vitest';
import { startWeb } from '../tests/web-server.ts';
import { addressToShow } from './address-routes.ts';

const open = { publicUrl: undefined, host: undefined };
const home = { home: '192.168.1.20', port: 8080 };

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'who came by %s shows the home network',
  (asked) => {
    expect(addressToShow(open, { ...home, asked })).toBe('http://192.168.1.20:8080');
    expect(addressToShow(open, { ...home, home: undefined, asked })).toBe(asked);
    expect(addressToShow({ ...open, host: '127.0.0.1' }, { ...home, asked })).toBe(asked);
  },
);

test('an address that others know already is kept', () => {
  for (const asked of ['http://table.lan:8080', 'http://192.168.1.7:8080', 'http://localhost.example'])
    expect(addressToShow(open, { ...home, asked })).toBe(asked);
});

test('the public address overrides everything', () => {
  const settings = { publicUrl: new URL('https://table.example/'), host: undefined };
  expect(addressToShow(settings, { ...home, asked: 'http://localhost:8080' })).toBe('https://table.example');
});

test('it is asked over http', async () => {
  const server = await startWeb();
  const answer = await server.ask('GET', '/api/address', { headers: { host: 'table.lan:1234' } });
  expect([answer.status, answer.json()]).toEqual([200, { address: 'http://table.lan:1234' }]);
  await server.stop();
});
