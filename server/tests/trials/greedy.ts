/** One address that uses every limit to the full and more, in four ways: pings that it does not read, messages that are dear to parse, tables that nobody comes to, finished games without end. */
import type { RequestOptions } from 'node:http';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

export const WAYS = ['pings', 'names', 'tables', 'games'] as const;
export type Way = (typeof WAYS)[number];

export interface Target {
  readonly port: number;
  /** The address of this machine that it comes from. */
  readonly from: string;
  /** A table that may be watched, and a finished game. */
  readonly table: string;
  readonly game: string;
}

/** What the attacker did, and what became of it. */
export interface Greed {
  sent: number;
  bytes: number;
  /** Sockets that were opened, refused at the handshake, and cut. */
  opened: number;
  refused: number;
  cut: number;
  /** Answers by http, by their status. */
  readonly answers: Record<number, number>;
}

export const noGreed = (): Greed => ({ sent: 0, bytes: 0, opened: 0, refused: 0, cut: 0, answers: {} });

/** So many do so at the same time until `isOver` says so. */
export async function beGreedy(
  way: Way,
  target: Target,
  hands: number,
  isOver: () => boolean,
  greed: Greed,
): Promise<void> {
  await Promise.all(Array.from({ length: hands }, () => ATTACKS[way](target, isOver, greed)));
}

type Attack = (target: Target, isOver: () => boolean, greed: Greed) => Promise<void>;

const PING = Buffer.alloc(125, 'x');
const NAMES = JSON.stringify({
  kind: 'options',
  n: 1,
  after: 0,
  options: Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`o${i}`, []])),
  chairs: 4,
});

const ATTACKS: Readonly<Record<Way, Attack>> = {
  pings: flood((socket) => socket.ping(PING, undefined, ignore), PING.length),
  names: flood((socket) => socket.send(NAMES, ignore), NAMES.length),
  tables: ask('POST', () => '/api/tables', JSON.stringify({ game: 'sandwich', name: 'Eve', avatar: 'fox' })),
  games: ask('GET', ({ game }) => `/api/games/${game}`),
};

/** What is said on a socket that was cut is nobody's fault. */
function ignore(): void {}

/** Said between two looks at whether the socket still lives. */
const AT_ONCE = 10;
/** Bytes that wait here before the attacker waits too. */
const MOST_WAITING = 1_000_000;
const BREATH = 10;
/** How long it waits after it was refused. */
const PAUSE = 200;

/** A socket that says so without end and reads nothing; when it is cut, another one. */
function flood(say: (socket: WebSocket) => void, bytes: number): Attack {
  return async (target, isOver, greed) => {
    while (!isOver()) {
      const socket = await dial(target, greed);
      if (socket === undefined) await wait(PAUSE);
      else await saySo(socket);
    }
    async function saySo(socket: WebSocket): Promise<void> {
      for (; !isOver() && socket.readyState === WebSocket.OPEN; await wait(BREATH)) {
        if (socket.bufferedAmount > MOST_WAITING) continue;
        for (let i = 0; i < AT_ONCE && socket.readyState === WebSocket.OPEN; i++) say(socket);
        greed.sent += AT_ONCE;
        greed.bytes += AT_ONCE * bytes;
      }
      if (!isOver()) greed.cut++;
      socket.terminate();
    }
  };
}

function dial({ port, from, table }: Target, greed: Greed): Promise<WebSocket | undefined> {
  const options = { perMessageDeflate: false, localAddress: from };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket/${table}`, options);
  return new Promise((resolve) => {
    socket.once('open', () => {
      greed.opened++;
      socket.pause();
      resolve(socket);
    });
    socket.on('error', () => {
      if (socket.readyState !== WebSocket.CLOSED) greed.refused++;
      resolve(undefined);
    });
  });
}

function ask(method: 'GET' | 'POST', path: (target: Target) => string, body = ''): Attack {
  return async (target, isOver, greed) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver()) {
      const status = await statusOf(
        { agent, port: target.port, localAddress: target.from, method, path: path(target) },
        body,
      );
      greed.sent++;
      greed.bytes += body.length;
      greed.answers[status] = (greed.answers[status] ?? 0) + 1;
      if (status !== 200 && status !== 201) await wait(PAUSE);
    }
    agent.destroy();
  };
}

/** 0 where the connection was cut. */
function statusOf(options: RequestOptions, body: string): Promise<number> {
  const headers = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve) => {
    const asked = request({ ...options, host: '127.0.0.1', headers }, (response) => {
      response.on('close', () => resolve(response.statusCode ?? 0)).resume();
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}
