/** Settings from the environment, and the address that a phone in the same home can reach. */
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { homeAddress, qrForTerminal } from './addresses.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('without any, port 8080 on all interfaces', () => {
    expect(readSettings({})).toEqual({ port: 8080, host: undefined, publicUrl: undefined });
    expect(readSettings({ PORT: '', HOST: '', PUBLIC_URL: '' })).toEqual(readSettings({}));
  });

  test('all of them', () => {
    expect(readSettings({ PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'https://table.example/' })).toEqual({
      port: 0,
      host: '127.0.0.1',
      publicUrl: new URL('https://table.example/'),
    });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT is eighty'],
    [{ PORT: '70000' }, 'PORT is 70000'],
    [{ PORT: '80.5' }, 'PORT is 80.5'],
    [{ PUBLIC_URL: 'table.example' }, 'PUBLIC_URL is table.example'],
    [{ PUBLIC_URL: 'ftp://table.example' }, 'PUBLIC_URL is ftp://table.example'],
  ])('%j is wrong, and the line says what is allowed', (env, beginning) => {
    const settings = readSettings(env);
    expect('wrong' in settings && settings.wrong).toMatch(new RegExp(`^${beginning}, but`));
  });
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
