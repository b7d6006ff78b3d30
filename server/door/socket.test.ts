/** What is said on a socket arrives whole, in its order, whatever its length and its letters, and before the goodbye; who is dead is found out. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { costOf } from '#house/allowance';
import type { Connection, House, Session } from '#house/api';
import { attachSockets } from './socket.ts';

const TEXTS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
  .flatMap((length) => ['x'.repeat(length), 'é'.repeat(length), '🥪'.repeat(length / 4)])
  .concat('ÿ\u0080plain', '“Käse”', '\u{10ffff}');

/** A house whose sessions say all of this as soon as they are spoken to, and hang up. */
const talking = (texts: readonly string[], unsent: number[]): House => {
  const connect = (_table: string, _admitted: unknown, connection: Connection): Session => ({
    receive: () => {
      for (const text of texts) connection.send(text);
      unsent.push(connection.unsent());
      connection.close(4000);
    },
    charge: () => true,
    drained: () => undefined,
    gone: () => undefined,
  });
  return { connect, admit: async () => ({ person: undefined, setToken: undefined }) } as unknown as House;
};

/** A server with nothing but sockets, and where they are. */
async function open(house: House, ping?: number): Promise<string> {
  const server = createServer();
  const sockets = attachSockets(server, {
    house,
    publicUrl: undefined,
    cookies: { read: () => undefined, set: () => [] },
    log: (line) => expect.fail(line),
    complain: (line) => expect.fail(line),
    ...(ping === undefined ? {} : { ping }),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    await sockets.close();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket/table`;
}

it('arrives as it was said', async () => {
  const unsent: number[] = [];
  const page = new WebSocket(await open(talking(TEXTS, unsent)));
  const heard: string[] = [];
  page.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  await once(page, 'open');
  page.send('go');
  const [code] = await once(page, 'close');
  expect(code).toBe(4000);
  expect(heard.map((text) => text.length)).toEqual(TEXTS.map((text) => text.length));
  expect(heard).toEqual(TEXTS);
  expect(unsent[0]).toBeGreaterThan(TEXTS.join('').length);
});

/** A house whose sessions only listen. */
const listening = (receive: Session['receive'], more: Partial<Session> = {}): House => {
  const connect = (): Session => ({
    receive,
    charge: () => true,
    drained: () => undefined,
    gone: () => undefined,
    ...more,
  });
  return { connect, admit: async () => ({ person: undefined, setToken: undefined }) } as unknown as House;
};

it('H1-04 is heard in its order, whichever way it came, alone or in a crowd, and before the page is gone', async () => {
  const heard: string[] = [];
  const isGone = Promise.withResolvers<void>();
  const page = new WebSocket(await open(listening((text) => heard.push(text), { gone: isGone.resolve })));
  await once(page, 'open');
  const texts = Array.from({ length: 3000 }, (_, n) => `${n}`.repeat(1 + (n % 70)));
  texts[2500] = 'jalapeño';
  for (const [n, text] of texts.entries()) {
    page.send(text);
    if (n % 1400 === 0) await expect.poll(() => heard.length).toBe(n + 1);
  }
  page.close();
  await isGone.promise;
  expect(heard).toEqual(texts);
});

describe('a round of pings', () => {
  const EVERY = 500;

  it('cuts a socket that leaves one unanswered, though it speaks', async () => {
    const page = new WebSocket(
      await open(
        listening(() => undefined),
        EVERY,
      ),
      { autoPong: false },
    );
    await once(page, 'open');
    const speaking = setInterval(() => page.send('{}', () => undefined), EVERY / 10);
    onTestFinished(() => clearInterval(speaking));
    const [code] = await once(page, 'close');
    expect(code).toBe(1006);
  });
});

describe('a control frame', () => {
  it('is charged by its bytes, and a ping that is not paid for gets no pong', async () => {
    const costs: number[] = [];
    const charge = (cost: number): boolean => costs.push(cost) < 3;
    const page = new WebSocket(await open(listening(() => undefined, { charge })));
    const pongs: number[] = [];
    page.on('pong', (data) => pongs.push(data.length));
    await once(page, 'open');
    for (const size of [0, 125, 60]) page.ping('x'.repeat(size));
    await expect.poll(() => costs).toEqual([0, 125, 60].map(costOf));
    page.ping();
    await expect.poll(() => costs.length).toBe(4);
    expect(pongs).toEqual([0, 125]);
    page.terminate();
  });

  it('that answers nothing is charged too', async () => {
    const costs: number[] = [];
    const charge = (cost: number): boolean => costs.push(cost) > 0;
    const page = new WebSocket(
      await open(
        listening(() => undefined, { charge }),
        3_600_000,
      ),
    );
    await once(page, 'open');
    for (let i = 0; i < 20; i++) page.pong('y'.repeat(100));
    await expect.poll(() => costs.length).toBeGreaterThan(15);
    expect(costs).toContain(costOf(100));
    page.terminate();
  });
});
