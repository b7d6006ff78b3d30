/** What one address may do, by counting and by the test's own clock: enough for a class of sixty, too little for a flood. */
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '#house/allowance';
import { byteCost, costOf, priceOf } from '#house/allowance';
import { COSTS, GUESS, Limiter, USUAL_LIMITS, WINDOWS } from './limits.ts';
import { countedAs } from './origin.ts';

interface Door {
  readonly limiter: Limiter;
  /** Lets so many seconds pass. */
  pass(seconds: number): void;
}

function open(limits = {}, count?: ConstructorParameters<typeof Limiter>[2]): Door {
  let now = 0;
  const limiter = new Limiter({ ...USUAL_LIMITS, ...limits }, () => now, count);
  return {
    limiter,
    pass: (seconds) => {
      now += 1_000 * seconds;
    },
  };
}

const HERE = '203.0.113.1';

/** How often it is taken before the first refusal. */
function taken(limiter: Limiter, cost: number, address = HERE): number {
  for (let times = 0; ; times++) if (limiter.work(address, cost) !== 'taken') return times;
}

describe('a class of sixty behind one router', () => {
  const PUPILS = 60;
  /** A page is some hundred files, two looks at a table, a seat, a socket and its hello. */
  const ARRIVING = 100 * COSTS.request + 2 * COSTS.look + COSTS.seat + byteCost(200) + COSTS.handshake + costOf(100);

  test('arrives within the same second', () => {
    const { limiter } = open();
    for (let pupil = 0; pupil < PUPILS; pupil++) expect(limiter.work(HERE, ARRIVING)).toBe('taken');
  });

  test('plays as fast as people tap: three moves of each a second, without end', () => {
    const { limiter, pass } = open();
    taken(limiter, 1);
    const move = costOf(JSON.stringify({ kind: 'answer', n: 999, after: 998, frame: 99, answer: [1, 2, 3, 4] }).length);
    const verdicts = new Set<Verdict>();
    for (let second = 0; second < 200; second++) {
      pass(1);
      for (let moves = 0; moves < 3 * PUPILS; moves++) verdicts.add(limiter.work(HERE, move));
    }
    expect([...verdicts]).toEqual(['taken']);
  });

  test('plays without sockets too: a move of each a second by request, and a change of the room now and then', () => {
    const { limiter, pass } = open();
    taken(limiter, 1);
    const verdicts = new Set<Verdict>();
    for (let second = 0; second < 200; second++) {
      pass(1);
      for (let pupil = 0; pupil < PUPILS; pupil++) {
        const extra = (second + pupil) % 20 === 0 ? priceOf('rename') : 0;
        verdicts.add(limiter.work(HERE, COSTS.request + byteCost(150) + extra));
      }
    }
    expect([...verdicts]).toEqual(['taken']);
  });

  test('finds its tables: every pupil looks and joins, mistypes once, and loads the page again; each may open one', async () => {
    const { limiter, pass } = open();
    for (let pupil = 0; pupil < PUPILS; pupil++) {
      await limiter.spend('guesses', HERE, 2 * GUESS.right + GUESS.wrong);
      await limiter.spend('tables', HERE, 1);
    }
    pass(60);
    for (let pupil = 0; pupil < PUPILS; pupil++) await limiter.spend('guesses', HERE, 8 * GUESS.right);
  });
});

describe('an address', () => {
  test('is charged for bytes: a body of sixty kilobytes costs as much as thirty requests', async () => {
    const { limiter } = open();
    const request = { ip: HERE, raw: { socket: { destroy: () => undefined } }, headers: { 'content-length': '60000' } };
    const gate = limiter.gate(COSTS.request);
    let passed = 0;
    while (
      await gate(request as unknown as FastifyRequest).then(
        () => true,
        () => false,
      )
    )
      passed++;
    expect(passed).toBe(Math.floor((WINDOWS.work * USUAL_LIMITS.work) / (COSTS.request + byteCost(60_000))));
    expect(passed).toBeLessThan(300);
  });

  test('that goes on is answered five thousand refusals more, and is a flood from then on until it waits', () => {
    const { limiter, pass } = open();
    taken(limiter, 1);
    const verdicts = Array.from({ length: 6_000 }, () => limiter.work(HERE, 1));
    expect(verdicts.indexOf('flood')).toBeGreaterThan(4_900);
    expect(verdicts.lastIndexOf('refused')).toBeLessThan(5_001);
    expect(limiter.work('203.0.113.2', 1)).toBe('taken');
    pass(10);
    expect(limiter.work(HERE, 1)).toBe('taken');
  });

  test('floods a connection with requests, and that is cut', async () => {
    const { limiter } = open();
    taken(limiter, 1);
    let cuts = 0;
    const request = { ip: HERE, raw: { socket: { destroy: () => cuts++ } }, headers: {} } as unknown as FastifyRequest;
    const gate = limiter.gate(COSTS.request);
    for (let i = 0; i < 5_500; i++) await gate(request).catch(() => undefined);
    await expect(gate(request)).rejects.toThrow('too-fast');
    expect(cuts).toBeGreaterThan(400);
  });

  test('that floods gets no connection, and one that has as many as it may gets one again when one closes', () => {
    const { limiter, pass } = open({ connections: 2 });
    const server = new EventEmitter();
    limiter.watch(server as unknown as Server);
    const dial = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, isCut: false, destroy: () => undefined });
      socket.destroy = () => {
        socket.isCut = true;
      };
      server.emit('connection', socket);
      return socket;
    };
    const [first, , third] = [dial(HERE), dial(HERE), dial(HERE)];
    expect([first.isCut, third.isCut, dial('203.0.113.2').isCut]).toEqual([false, true, false]);
    first.emit('close');
    expect(dial(HERE).isCut).toBe(false);
    taken(limiter, 1, '203.0.113.3');
    for (let i = 0; i < 6_000; i++) limiter.work('203.0.113.3', 1);
    expect(dial('203.0.113.3').isCut).toBe(true);
    pass(20);
    expect(dial('203.0.113.3').isCut).toBe(false);
  });

  test('guesses wrongly eighty times in a minute, and rightly four hundred and eighty times', async () => {
    for (const [cost, most] of [
      [GUESS.wrong, 80],
      [GUESS.right, 480],
    ]) {
      const { limiter } = open();
      for (let i = 0; i < most; i++) await limiter.spend('guesses', HERE, cost);
      await expect(limiter.spend('guesses', HERE, cost)).rejects.toMatchObject({ httpCode: 'too-fast' });
    }
  });

  test('has at most two hundred tables open to which nobody came', async () => {
    const { limiter, pass } = open();
    let opened = 0;
    for (let second = 0; second < WINDOWS.tables; second++) {
      for (let tries = 0; tries < 5; tries++)
        await limiter.spend('tables', HERE, 1).then(
          () => opened++,
          () => undefined,
        );
      pass(1);
    }
    expect(opened).toBeLessThanOrEqual(2 * USUAL_LIMITS.tables);
  });

  test('is counted together with what it asks other nodes, and alone where they cannot be asked', async () => {
    let counted = 0;
    const together = open({}, async (_what, _address, cost) => {
      counted += 50 * cost;
      return counted;
    });
    for (let i = 0; i < 2; i++) await together.limiter.spend('tables', HERE, 1);
    await expect(together.limiter.spend('tables', HERE, 1)).rejects.toMatchObject({ httpCode: 'too-fast' });
    const alone = open({ tables: 1 }, () => Promise.reject(new Error('no database')));
    await alone.limiter.spend('tables', HERE, 1);
    await expect(alone.limiter.spend('tables', HERE, 1)).rejects.toMatchObject({ httpCode: 'too-fast' });
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is counted as %s: a subscriber of IPv6 has half of an address', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});
