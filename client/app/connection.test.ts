/** The line to a table: hello first, everything unanswered again after a cut, long polls where sockets are broken. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import type { Connection, LineState } from './connection.ts';
import { connect } from './connection.ts';

/** A socket in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }
  readonly said: { kind: string; id?: string }[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.onclose();
  }
  tells(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const welcome = { kind: 'welcome', protocol: PROTOCOL, table: 't', person: 1 };
const ready = (id: string): ClientMessage => ({ kind: 'ready', id, ready: true });

const listeners = new Set<[name: string, listener: () => void]>();
const happens = (name: string): void => {
  for (const [known, listener] of [...listeners]) if (known === name) listener();
};

let states: LineState[];
let heard: string[];

const open = (): Connection =>
  connect('t', 'sit', {
    language: () => 'fr',
    heard: ({ kind }) => heard.push(kind),
    state: (state) => states.push(state),
    after: () => ({ game: 1, seq: 7 }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.add([name, listener]));
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) => {
    for (const known of listeners) if (known[0] === name && known[1] === listener) listeners.delete(known);
  });
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.lan' });
  FakeSocket.all = [];
  listeners.clear();
  states = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says hello with what it knows already, and nothing before the welcome', () => {
  const line = open();
  line.send(ready('a'));
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said).toEqual([
    { kind: 'hello', protocol: PROTOCOL, language: 'fr', after: { game: 1, seq: 7 } },
  ]);
  FakeSocket.last.tells(welcome);
  expect(FakeSocket.last.said[1]).toEqual(ready('a'));
  expect([states, heard]).toEqual([['connecting', 'open'], ['welcome']]);
});

test('after a cut says again what was not answered, under the same name, and nothing else', () => {
  const line = open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  line.send(ready('a'));
  line.send(ready('b'));
  FakeSocket.last.tells({ kind: 'taken', id: 'a' });
  FakeSocket.last.close();
  expect(states.at(-1)).toBe('cut');
  line.send(ready('c'));
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  expect(FakeSocket.last.said.slice(1)).toEqual([ready('b'), ready('c')]);
});

test('a line that answers no ping is cut and opened again', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.last.said.at(-1)).toEqual({ kind: 'ping', n: 1 });
  vi.advanceTimersByTime(8_400);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a network that goes away cuts the line at once, and one that comes back opens it at once', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  happens('offline');
  expect(states.at(-1)).toBe('cut');
  happens('online');
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('what was said too fast is said again', () => {
  const line = open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  line.send(ready('a'));
  FakeSocket.last.tells({ kind: 'error', code: 'too-fast', id: 'a' });
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.said.filter(({ id }) => id === 'a')).toHaveLength(2);
});

test('what broke on the server is said again, and given back after the third time', () => {
  const line = open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  line.send(ready('a'));
  for (let time = 0; time < 3; time++) {
    FakeSocket.last.tells({ kind: 'error', code: 'store-broken', id: 'a' });
    vi.advanceTimersByTime(1_000);
  }
  expect(FakeSocket.last.said.filter(({ id }) => id === 'a')).toHaveLength(3);
  expect(heard).toEqual(['welcome', 'refused']);
});

test('a line that made room for a newer one does not come back by itself', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  FakeSocket.last.tells({ kind: 'error', code: 'too-many-lines' });
  FakeSocket.last.close();
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, states.at(-1), heard.at(-1)]).toEqual([1, 'over', 'error']);
});

test('a table that is gone is not looked for again', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells({ kind: 'error', code: 'no-table' });
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, states.at(-1), heard.at(-1)]).toEqual([1, 'over', 'error']);
});

test('where sockets never open the same is said over long polls', async () => {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    if (path.endsWith('open')) return { ok: true, status: 200, json: async () => ({ session: 's' }) };
    if (path.endsWith('say')) return { ok: true, status: 204 };
    const isFirst = asked.filter(([other]) => other.endsWith('hear')).length === 1;
    if (!isFirst) return new Promise(() => undefined);
    return { ok: true, status: 200, json: async () => ({ messages: [JSON.stringify(welcome)], upTo: 1 }) };
  });
  const line = open();
  line.send(ready('a'));
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states.at(-1)).toBe('open');
  const said = asked.filter(([path]) => path.endsWith('say')).flatMap(([, { messages }]) => messages as string[]);
  expect(said.map((text) => JSON.parse(text).kind)).toEqual(['hello', 'ready']);
  line.close();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked.at(-1)?.[0]).toBe('/api/poll/leave');
});
