/** Settings from the environment, and the address that a phone in the same home can reach. */
import type { IncomingMessage } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressFinder, countedAs } from '../door/origin.ts';
import { homeAddress, qrForTerminal } from './addresses.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('without any, port 8080 on all interfaces, and the tables beside the code', () => {
    expect(readSettings({})).toEqual({
      port: 8080,
      host: undefined,
      publicUrl: undefined,
      dataDir: join(import.meta.dirname, '..', '..', 'data'),
      trustProxy: { hops: 0, from: [] },
      keepDays: 30,
      drainSeconds: 0,
    });
    const empty = {
      PORT: '',
      HOST: '',
      PUBLIC_URL: '',
      DATA_DIR: '',
      TRUST_PROXY: '',
      KEEP_DAYS: '',
      DRAIN_SECONDS: '',
    };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('all of them', () => {
    expect(
      readSettings({
        PORT: '0',
        HOST: '127.0.0.1',
        PUBLIC_URL: 'https://table.example/',
        DATA_DIR: '/var/lib/tables',
        TRUST_PROXY: '2',
        KEEP_DAYS: '0',
        DRAIN_SECONDS: '5',
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      publicUrl: new URL('https://table.example/'),
      dataDir: '/var/lib/tables',
      trustProxy: { hops: 2, from: [] },
      keepDays: 0,
      drainSeconds: 5,
    });
  });

  test('a token for figures is long enough, and told to nobody', () => {
    const METRICS_TOKEN = 'a-secret-for-figures';
    expect(readSettings({ METRICS_TOKEN })).toMatchObject({ metricsToken: METRICS_TOKEN });
    for (const wrong of ['short-secret', 'a secret for figures'])
      expect(readSettings({ METRICS_TOKEN: wrong })).toEqual({
        wrong: expect.not.stringContaining(wrong),
      });
  });

  test('those of several servers', () => {
    const DATABASE_URL = 'postgres://user:secret@db/tables';
    expect(readSettings({ DATABASE_URL, NATS_URL: 'nats://a:4222,tls://b:4222' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      natsUrl: 'nats://a:4222,tls://b:4222',
    });
    for (const wrong of [
      { DATABASE_URL: 'mysql://user:secret@db' },
      { DATABASE_URL, NATS_URL: 'http://user:secret@a' },
    ]) {
      const said = readSettings(wrong);
      expect('wrong' in said && said.wrong).toMatch(/^(?:DATABASE|NATS)_URL is not understood: /);
      expect(JSON.stringify(said)).not.toContain('secret');
    }
  });

  test.each([
    ['no', { hops: 0, from: [] }],
    ['false', { hops: 0, from: [] }],
    ['yes', { hops: 1, from: [] }],
    ['true', { hops: 1, from: [] }],
    ['3', { hops: 3, from: [] }],
    ['10.0.0.1, 10.1.0.0/16,::1', { hops: 0, from: ['10.0.0.1', '10.1.0.0/16', '::1'] }],
  ])('TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT is eighty'],
    [{ PORT: '70000' }, 'PORT is 70000'],
    [{ PORT: '80.5' }, 'PORT is 80.5'],
    [{ PUBLIC_URL: 'table.example' }, 'PUBLIC_URL is table.example'],
    [{ PUBLIC_URL: 'ftp://table.example' }, 'PUBLIC_URL is ftp://table.example'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY is everybody'],
    [{ TRUST_PROXY: '99' }, 'TRUST_PROXY is 99'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY is 10.0.0.0/99'],
    [{ KEEP_DAYS: 'long' }, 'KEEP_DAYS is long'],
    [{ KEEP_DAYS: '-1' }, 'KEEP_DAYS is -1'],
    [{ DRAIN_SECONDS: '1h' }, 'DRAIN_SECONDS is 1h'],
    [{ NATS_URL: 'nats://a' }, 'NATS_URL is set'],
  ])('%j is wrong, and the line says what is allowed', (env, beginning) => {
    const settings = readSettings(env);
    expect('wrong' in settings && settings.wrong).toMatch(new RegExp(`^${beginning}, but`));
  });

  test.each([
    ['no proxy is believed', '0', '1.1.1.1', '127.0.0.1'],
    ['one proxy tells who asked it', '1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies in a row', '2', '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['fewer than expected', '2', '1.1.1.1', '1.1.1.1'],
    ['proxies by address', '127.0.0.0/8, 2.2.2.2', '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['somebody who is no proxy', '10.0.0.0/8', '1.1.1.1', '127.0.0.1'],
    ['nothing told', '1', '', '127.0.0.1'],
  ])('whose word about an address is believed: %s', (_, trust, told, address) => {
    const settings = readSettings({ TRUST_PROXY: trust });
    if ('wrong' in settings) throw new Error(settings.wrong);
    const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': told } };
    expect(addressFinder(settings.trustProxy)(request as unknown as IncomingMessage)).toBe(address);
  });
});

test('addresses are counted by whom they belong to', () => {
  expect(countedAs('::ffff:192.168.1.20')).toBe('192.168.1.20');
  expect(countedAs('2001:db8:1:2:3::1')).toBe(countedAs('2001:db8:1:2:ffff::9'));
  expect(countedAs('2001:db8:1:2::1')).not.toBe(countedAs('2001:db8:1:3::1'));
});

describe('the home address', () => {
  const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo[] => [
    { address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: '', ...more } as NetworkInterfaceInfo,
  ];

  test.each<[string, Record<string, NetworkInterfaceInfo[]>, string | undefined]>([
    ['none without a network', { lo: at('127.0.0.1', { internal: true }) }, undefined],
    ['the usual range first', { eth0: at('10.0.0.4'), wlan0: at('192.168.1.20') }, '192.168.1.20'],
    ['not a network inside the machine', { docker0: at('172.17.0.1'), eth0: at('172.20.0.4') }, '172.20.0.4'],
    ['a public one where there is no other', { eth0: at('203.0.113.7') }, '203.0.113.7'],
    ['no IPv6', { eth0: at('fe80::1', { family: 'IPv6' } as Partial<NetworkInterfaceInfo>) }, undefined],
  ])('%s', (_, interfaces, address) => {
    expect(homeAddress(interfaces)).toBe(address);
  });

  test('the QR code is a square with a quiet rim', () => {
    const lines = qrForTerminal('http://192.168.1.20:8080/').split('\n');
    const [first] = lines;
    expect(first).toMatch(/^█+$/);
    expect(lines.every((line) => line.length === first.length && line.startsWith('██'))).toBe(true);
    expect(lines.length).toBe(Math.ceil(first.length / 2));
  });
});
