/** The page's side of the wire: hello first, commands by number, everything unanswered again after a cut, a look that keeps up. */
import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '#games';
import type { Kinds, Look, Millis } from '#kernel';
import { labSeed, look, matchOf, open, seatOf } from '#kernel';
import type { ClientState, ServerMessage, TransportEvents, Wish } from './index.ts';
import { Client, diffLook, PROTOCOL } from './index.ts';

interface Dialled {
  readonly events: TransportEvents;
  readonly said: Record<string, unknown>[];
}

let dialled: Dialled[];
let heard: ServerMessage[];
let looks: (Look | undefined)[];
let states: ClientState[];
let faults: string[];
let timers: Set<{ readonly millis: number; readonly call: () => void }>;

beforeEach(() => {
  dialled = [];
  heard = [];
  looks = [];
  states = [];
  faults = [];
  timers = new Set();
});

function connect(): Client {
  let given = 0;
  return new Client({
    load: 'load-of-test',
    number: () => ++given,
    dial: (events) => {
      const said: Dialled['said'] = [];
      dialled.push({ events, said });
      return { send: (text) => said.push(JSON.parse(text)), close: () => events.closed('cut') };
    },
    later: (millis, call) => {
      const timer = { millis, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    hello: () => ({ language: 'fr' }),
    heard: (message, seen) => {
      heard.push(message);
      looks.push(seen);
    },
    state: (state) => states.push(state),
    fault: (what) => faults.push(what),
  });
}

const last = (): Dialled => dialled[dialled.length - 1];
const tell = (message: object): void => last().events.received(JSON.stringify(message));

function pass(): void {
  const due = [...timers];
  timers.clear();
  for (const { call } of due) call();
}

function greet(): void {
  last().events.opened();
  tell({ kind: 'welcome', protocol: PROTOCOL, table: 't', person: 1 });
}

function cut(): void {
  last().events.closed('cut');
  pass();
  greet();
}

const ready: Wish = { kind: 'ready', ready: true };
const numbers = (): unknown[] => last().said.flatMap(({ n, after }) => (n === undefined ? [] : [[n, after]]));

test('says hello with its load, and nothing before the welcome', () => {
  const client = connect();
  client.send(ready);
  last().events.opened();
  const hello = { kind: 'hello', protocol: PROTOCOL, load: 'load-of-test', language: 'fr' };
  expect(last().said).toEqual([hello]);
  tell({ kind: 'welcome', protocol: PROTOCOL, table: 't', person: 1 });
  expect(last().said).toEqual([hello, { ...ready, n: 1, after: 0 }]);
  expect([states, heard.length]).toEqual([['connecting', 'open'], 1]);
});

describe('commands', () => {
  test('come after the one before them, or after the last that was taken', () => {
    const client = connect();
    greet();
    expect([client.send(ready), client.send(ready)]).toEqual([1, 2]);
    tell({ kind: 'taken', n: 1, last: 1 });
    tell({ kind: 'taken', n: 2, last: 2 });
    client.send(ready);
    expect(numbers()).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect([...client.unanswered.keys()]).toEqual([3]);
  });

  test('that came after a refused one are said again, each once', () => {
    const client = connect();
    greet();
    for (let i = 0; i < 3; i++) client.send(ready);
    tell({ kind: 'refused', n: 1, last: 0, code: 'locked', facts: {} });
    expect(numbers()).toHaveLength(3);
    tell({ kind: 'missing', n: 2, last: 0 });
    tell({ kind: 'missing', n: 3, last: 0 });
    expect(numbers().slice(3)).toEqual([
      [2, 0],
      [3, 2],
    ]);
    expect(heard.map(({ kind }) => kind)).toEqual(['welcome', 'refused']);
  });

  test('that come only after the last one go with it when it is refused, and free ones are said again', () => {
    const client = connect();
    greet();
    client.send(ready);
    client.send(ready, 'after-last');
    client.send(ready, 'after-last');
    client.send(ready);
    tell({ kind: 'refused', n: 1, last: 0, code: 'paused', facts: {} });
    for (const n of [2, 3, 4]) tell({ kind: 'missing', n, last: 0 });
    expect(numbers().slice(4)).toEqual([[4, 0]]);
    expect(heard.slice(1)).toEqual([
      { kind: 'refused', n: 1, last: 0, code: 'paused', facts: {} },
      { kind: 'refused', n: 2, last: 0, code: 'something-happened', facts: {} },
      { kind: 'refused', n: 3, last: 0, code: 'something-happened', facts: {} },
    ]);
  });

  test('that were not answered before a cut are said again under their numbers, and nothing else', () => {
    const client = connect();
    greet();
    for (let i = 0; i < 3; i++) client.send(ready);
    tell({ kind: 'taken', n: 1, last: 1 });
    cut();
    expect(numbers()).toEqual([
      [2, 1],
      [3, 2],
    ]);
    tell({ kind: 'taken', n: 2, last: 3 });
    tell({ kind: 'taken', n: 3, last: 3 });
    expect(client.unanswered.size).toBe(0);
  });

  test('go on from where the room is, also when it knows less than the page', () => {
    const client = connect();
    greet();
    client.send(ready);
    tell({ kind: 'taken', n: 1, last: 1 });
    client.send(ready);
    tell({ kind: 'missing', n: 2, last: 0 });
    expect(numbers().at(-1)).toEqual([2, 0]);
  });

  test('are said a few at a time, so that one that is refused holds up only a few', () => {
    const client = connect();
    for (let i = 0; i < 10; i++) client.send(ready);
    greet();
    expect(numbers().at(-1)).toEqual([8, 7]);
    tell({ kind: 'refused', n: 1, last: 0, code: 'locked', facts: {} });
    for (let n = 2; n < 9; n++) tell({ kind: 'missing', n, last: 0 });
    expect(numbers().slice(8, 11)).toEqual([
      [9, 8],
      [2, 0],
      [3, 2],
    ]);
    expect(numbers()).toHaveLength(16);
  });

  test('do not come after a question', () => {
    const client = connect();
    greet();
    client.send({ kind: 'replay' });
    client.send(ready);
    expect(numbers()).toEqual([
      [1, undefined],
      [2, 0],
    ]);
    tell({ kind: 'refused', n: 1, last: 0, code: 'not-over', facts: {} });
    expect([...client.unanswered.keys()]).toEqual([2]);
  });

  test('said too fast are said again after a moment, and those behind them not before', () => {
    const client = connect();
    greet();
    client.send(ready);
    client.send(ready);
    tell({ kind: 'error', code: 'too-fast', n: 1 });
    tell({ kind: 'missing', n: 2, last: 0 });
    client.send(ready);
    expect(numbers()).toHaveLength(2);
    pass();
    expect(numbers().slice(2)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  test('over which the server breaks are given back after the third time', () => {
    const client = connect();
    greet();
    client.send(ready);
    for (let time = 0; time < 3; time++) {
      tell({ kind: 'error', code: 'store-broken', n: 1 });
      pass();
    }
    expect(numbers()).toHaveLength(3);
    expect(heard.at(-1)).toEqual({ kind: 'refused', n: 1, last: 0, code: 'store-broken', facts: {} });
    expect(client.unanswered.size).toBe(0);
  });
});

describe('the connection', () => {
  test('is opened again after longer and longer waits, or at once when it is asked to', () => {
    const client = connect();
    const waits: number[] = [];
    for (let time = 0; time < 6; time++) {
      last().events.closed('never');
      waits.push(...[...timers].map(({ millis }) => millis));
      pass();
    }
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 5_000]);
    last().events.closed('never');
    client.reconnect();
    client.reconnect();
    expect([dialled.length, timers.size]).toEqual([8, 0]);
    greet();
    expect(states.at(-1)).toBe('open');
  });

  test.each(['too-many-sessions', 'no-table', 'table-damaged', 'unseated', 'no-watching', 'wrong-protocol'])(
    'ends after %s',
    (code) => {
      connect();
      greet();
      tell({ kind: 'error', code });
      pass();
      expect([dialled.length, states.at(-1), heard.at(-1)?.kind]).toEqual([1, 'over', 'error']);
    },
  );

  test('that was replaced is heard no more', () => {
    connect();
    greet();
    const [before] = dialled;
    cut();
    before.events.received(JSON.stringify({ kind: 'error', code: 'no-table' }));
    before.events.closed('cut');
    expect([dialled.length, states.at(-1)]).toEqual([2, 'open']);
  });

  test('that brings what is not in the protocol says so', () => {
    connect();
    greet();
    tell({ kind: 'nonsense' });
    expect(faults).toHaveLength(1);
  });
});

describe('the look', async () => {
  const { game: sandwich } = await games[0].load();
  const made = matchOf<Kinds>(sandwich, { seats: 3, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const seen = look(made.match, open(made.match, labSeed(1)).table, seatOf(0));
  const later: Look = { ...seen, now: (seen.now + 5) as Millis, paused: true };
  const game = { kind: 'game', n: 4, game: 'g', version: 1, seats: 3, options: {}, seat: 0, commitment: 'c' };
  const fresh = { kind: 'look', seq: 7, at: 0, look: seen, events: [] };
  const change = { kind: 'change', seq: 8, at: 5, patch: diffLook(seen, later), events: [] };
  const helloAgain = (): unknown => last().said[0].after;

  beforeEach(() => {
    connect();
    greet();
    for (const message of [game, fresh, change]) tell(message);
  });

  test('is kept current by changes, and what came after it is asked for after a cut', () => {
    expect(looks.at(-1)).toEqual(later);
    cut();
    expect(helloAgain()).toEqual({ game: 4, seat: 0, seq: 8 });
  });

  test('takes in once what came twice', () => {
    tell(change);
    expect(heard.filter(({ kind }) => kind === 'change')).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('is asked for anew after a gap', () => {
    tell({ ...change, seq: 10 });
    expect(faults).toEqual(['a change 10 after 8']);
    pass();
    greet();
    expect(helloAgain()).toBeUndefined();
  });

  test('of another game is another one', () => {
    tell({ ...game, n: 5 });
    expect(looks.at(-1)).toBeUndefined();
    cut();
    expect(helloAgain()).toBeUndefined();
  });
});
