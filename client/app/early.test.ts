/** A connection that was opened before the page could use it: taken once, with what was told on it, and never a second one beside it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEarly, callTo, earlyHello, load } from './early.ts';
import { socketTo } from './transports.ts';

/** A socket in the hands of the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly said: string[] = [];
  readonly address: string;
  readyState = FakeSocket.CONNECTING;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const hello = earlyHello(3, 'fr', 'sit');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.lan' });
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('hello names the page load, and says so when it only watches', () => {
  expect(JSON.parse(hello)).toEqual({ kind: 'hello', nonces: true, protocol: 3, load, language: 'fr' });
  expect(JSON.parse(earlyHello(3, 'de', 'watch'))).toMatchObject({ language: 'de', as: 'watch' });
  expect(load).toMatch(/^[\w-]{8,40}$/);
});

test('what was told on it is heard by whoever takes it, and hello is not said again', async () => {
  callEarly('one', hello);
  const [socket] = FakeSocket.all;
  expect(socket.address).toBe('wss://table.lan/socket/one');
  socket.opens();
  socket.onmessage({ data: 'welcome' });
  const heard: string[] = [];
  const transport = socketTo('one')({
    opened: () => transport.send('hello of whoever took it'),
    received: (text) => heard.push(text),
    closed: () => undefined,
  });
  await Promise.resolve();
  socket.onmessage({ data: 'look' });
  transport.send('more');
  expect([heard, socket.said, FakeSocket.all.length]).toEqual([['welcome', 'look'], [hello, 'more'], 1]);
});

test('one that is still being opened is taken too, and hello is said by whoever took it', () => {
  callEarly('two', hello);
  const [socket] = FakeSocket.all;
  const transport = socketTo('two')({
    opened: () => transport.send('hello of whoever took it'),
    received: () => undefined,
    closed: () => undefined,
  });
  socket.opens();
  expect([socket.said, FakeSocket.all.length]).toEqual([['hello of whoever took it'], 1]);
});

test('none is opened beside one that there is already', () => {
  callTo('three');
  callEarly('three', hello);
  expect(FakeSocket.all.length).toBe(1);
});

test('one that was cut is not taken, and one that nobody takes is closed', () => {
  callEarly('four', hello);
  FakeSocket.all[0].close();
  expect(callTo('four').socket).toBe(FakeSocket.all[1]);
  callEarly('five', hello);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all[2].readyState).toBe(3);
});
