/** A line that was opened before the page could use it: taken once, with what was told on it, and never a second one beside it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEarly, callTo, helloOf } from './early.ts';
import { socketPipe } from './pipes.ts';

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

const hello = helloOf({ protocol: 3, language: 'fr', as: 'sit' });

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

test('what was told on it is heard by whoever takes it, and hello is not said again', async () => {
  callEarly('one', hello);
  const [socket] = FakeSocket.all;
  expect(socket.address).toBe('wss://table.lan/socket/one');
  socket.opens();
  socket.onmessage({ data: 'welcome' });
  const heard: string[] = [];
  const pipe = socketPipe('one', {
    opened: () => pipe.say(hello),
    heard: (text) => heard.push(text),
    closed: () => undefined,
  });
  await Promise.resolve();
  socket.onmessage({ data: 'look' });
  pipe.say('more');
  expect([heard, socket.said, FakeSocket.all.length]).toEqual([['welcome', 'look'], [hello, 'more'], 1]);
});

test('one that is still being opened is taken too, and hello is said by whoever took it', () => {
  callEarly('two', hello);
  const [socket] = FakeSocket.all;
  const pipe = socketPipe('two', {
    opened: () => pipe.say(hello),
    heard: () => undefined,
    closed: () => undefined,
  });
  socket.opens();
  expect([socket.said, FakeSocket.all.length]).toEqual([[hello], 1]);
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
