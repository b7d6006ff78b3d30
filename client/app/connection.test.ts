/** The page's connection to a table: pings, networks that come and go, and a stream where sockets are broken. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client, ClientState } from '#protocol';
import { PROTOCOL } from '#protocol';
import { connect } from './connection.ts';
import { load } from './early.ts';

/** A socket in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }
  readonly said: Record<string, unknown>[] = [];
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
const ready = { kind: 'ready', ready: true } as const;

const listeners = new Set<[name: string, listener: () => void]>();
const happens = (name: string): void => {
  for (const [known, listener] of [...listeners]) if (known === name) listener();
};

let states: ClientState[];
let heard: string[];

const open = (): Client =>
  connect('t', 'sit', {
    language: () => 'fr',
    heard: ({ kind }) => heard.push(kind),
    state: (state) => states.push(state),
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

test('says hello for this page load, and numbers commands over all tables', () => {
  const client = open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  const first = client.send(ready);
  const hello = { kind: 'hello', nonces: true, protocol: PROTOCOL, load, language: 'fr' };
  expect(FakeSocket.last.said).toEqual([hello, { ...ready, n: first, after: 0 }]);
  expect([states, heard]).toEqual([['connecting', 'open'], ['welcome']]);
  client.close();
  expect(open().send(ready)).toBe(first + 1);
});

test('a connection that answers no ping is cut and opened again', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.last.said.at(-1)).toEqual({ kind: 'ping', n: 1 });
  vi.advanceTimersByTime(8_400);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a network that goes away cuts the connection at once, and one that comes back opens it at once', () => {
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

test('one that made room for a newer one does not come back by itself, and nothing of it is left', () => {
  open();
  FakeSocket.last.onopen();
  FakeSocket.last.tells(welcome);
  FakeSocket.last.tells({ kind: 'error', code: 'too-many-sessions' });
  happens('online');
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, states.at(-1), heard.at(-1)]).toEqual([1, 'over', 'error']);
  expect(listeners.size).toBe(0);
});

/** A stream in the hands of the test. */
class FakeStream {
  static all: FakeStream[] = [];
  readonly address: URL;
  isClosed = false;
  onmessage = (_event: { data: string }): void => undefined;
  onerror = (): void => undefined;
  constructor(address: string) {
    this.address = new URL(address, 'http://table.lan');
    FakeStream.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

describe('where sockets never open', () => {
  let asked: { readonly path: string; readonly body: Record<string, string> }[];

  beforeEach(async () => {
    asked = [];
    FakeStream.all = [];
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      const said = JSON.parse(body);
      asked.push({ path, body: said });
      const n = JSON.parse(said.message ?? '{}').n;
      return { ok: true, status: 200, text: async () => JSON.stringify({ kind: 'taken', n, last: n }) };
    });
  });

  async function openStream(): Promise<Client> {
    const client = open();
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(600);
    FakeStream.all[0].onmessage({ data: JSON.stringify(welcome) });
    return client;
  }

  test('hello goes with the stream, commands by request, one after the other', async () => {
    const client = await openStream();
    const [{ address }] = FakeStream.all;
    expect(address.pathname).toBe('/api/stream/t');
    expect(JSON.parse(address.searchParams.get('hello') ?? '')).toMatchObject({ kind: 'hello', load });
    expect([FakeSocket.all.length, states.at(-1)]).toEqual([2, 'open']);
    const numbers = [client.send(ready), client.send(ready)];
    expect(asked.length).toBeLessThan(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ path, body }) => [path, body.load, JSON.parse(body.message).n])).toEqual(
      numbers.map((n) => ['/api/say/t', load, n]),
    );
    expect([heard, client.unanswered.size]).toEqual([['welcome', 'taken', 'taken'], 0]);
    client.close();
    expect(FakeStream.all[0].isClosed).toBe(true);
  });

  test('the server hears that the page listens, and a stream that falls silent is opened again', async () => {
    await openStream();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(asked.map(({ body }) => body)).toEqual([{ load }, { load }]);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(FakeStream.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('a stream that breaks is opened again, and one that never opens gives sockets another chance', async () => {
    await openStream();
    FakeStream.all[0].onerror();
    expect(states.at(-1)).toBe('cut');
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeStream.all).toHaveLength(2);
    FakeStream.all[1].onerror();
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(3);
  });
});
