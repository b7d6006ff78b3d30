/** WebSockets: another site may not connect, the seat follows from the cookie, and the round trip of every connection is measured. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Verdict } from '#house/allowance';
import { costOf } from '#house/allowance';
import type { Admitted, House } from '#house/api';
import { LONGEST_MESSAGE } from '#protocol';
import { isOurHost, isOurOwn } from './origin.ts';

export interface SocketSettings {
  readonly house: House;
  /** The public address: its origin may connect besides the server's own, and its host is the only one that is served. */
  readonly publicUrl: URL | undefined;
  /** The status with which a handshake is refused before a table is asked, because of limits; undefined lets it pass. */
  refuse?(request: IncomingMessage): string | undefined;
  /** How the address that a handshake came from is charged for what its socket says. */
  chargeFor?(request: IncomingMessage): (cost: number) => Verdict;
  /** How the cookie of a table is read from and set on a request; the names and flags are decided by http. */
  readonly cookies: SeatCookies;
  /** Longest silence of a socket in milliseconds before it is cut. */
  readonly ping?: number;
  /** What connections do by themselves. */
  log(line: string): void;
  /** Something of ours broke. */
  complain(line: string): void;
}

export interface SeatCookies {
  /** The token of this table in a Cookie header, if any. */
  read(header: string | undefined, table: string): string | undefined;
  /** Whole Set-Cookie header values, for a browser that sent this Cookie header. */
  set(header: string | undefined, table: string, token: string): string[];
}

export interface Sockets {
  count(): number;
  /** Says goodbye to everybody. */
  close(): Promise<void>;
}

/** Followed by the table's id. */
const SOCKET_PATH = '/socket/';

/** Bytes of a message beyond which a socket is cut at once; smaller ones that are still too long get an answer. */
const MOST_BYTES = 4 * LONGEST_MESSAGE;
const PING_EVERY = 5_000;
/** Closed with this, a socket does not read: nothing is said to it any more, and nothing kept for it. */
const CUT = 1013;
/** How long a page has to answer the last word before its socket is cut. */
const GOODBYE = 1_000;
/** Pings in a row when a socket opens, so that the shortest round trip is known before the first race. */
const FIRST_PINGS = 3;

interface OpenSocket {
  readonly socket: WebSocket;
  /** The shortest round trip so far; undefined until one was measured. */
  roundTrip: number | undefined;
  pingedAt: number | undefined;
  pings: number;
}

export function attachSockets(server: Server, settings: SocketSettings): Sockets {
  // Pings are answered by hand, so that they are counted, and by nobody who is not read from.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, autoPong: false });
  const open = new Set<OpenSocket>();
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const status = refuseUpgrade(request, settings.publicUrl) ?? settings.refuse?.(request);
    stream.on('error', () => stream.destroy());
    if (status !== undefined) return deny(stream, status);
    letIn(sockets, { request, stream, head }, open, settings).catch((error: unknown) => {
      settings.complain(`a socket was not let in: ${error}`);
      deny(stream, '503 Service Unavailable');
    });
  };
  server.on('upgrade', upgrade);
  const pingEvery = settings.ping ?? PING_EVERY;
  const pinging = setInterval(() => {
    for (const one of open) pingOrCut(one, pingEvery);
  }, pingEvery);
  return {
    count: () => open.size,
    async close() {
      clearInterval(pinging);
      server.off('upgrade', upgrade);
      for (const { socket } of open) socket.close(1001);
      const cutting = setTimeout(() => {
        for (const { socket } of open) socket.terminate();
      }, GOODBYE);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(cutting);
    },
  };
}

/** The stream is let go when that is sent, whether the other side ends too or not. */
const deny = (stream: Duplex, status: string): void => {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
};

/** A page of another site may not speak for its visitor. */
function refuseUpgrade({ url = '', headers }: IncomingMessage, publicUrl: URL | undefined): string | undefined {
  if (!/^\/socket\/[\w-]{1,40}$/.test(url)) return '404 Not Found';
  if (!isOurHost(headers.host, publicUrl)) return '421 Misdirected Request';
  return isOurOwn(headers, publicUrl?.origin) ? undefined : '403 Forbidden';
}

interface Knock {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  readonly head: Buffer;
}

/** A turned token travels back with the 101, so that no script of the page ever sees it. */
async function letIn(
  sockets: WebSocketServer,
  { request, stream, head }: Knock,
  open: Set<OpenSocket>,
  settings: SocketSettings,
): Promise<void> {
  const { house, cookies } = settings;
  const table = (request.url ?? '').slice(SOCKET_PATH.length);
  const admitted = await house.admit(table, cookies.read(request.headers.cookie, table));
  if (stream.destroyed) return;
  const { setToken } = admitted;
  const addCookie = (headers: string[], upgraded: IncomingMessage): void => {
    if (upgraded !== request || setToken === undefined) return;
    for (const cookie of cookies.set(request.headers.cookie, table, setToken)) headers.push(`Set-Cookie: ${cookie}`);
  };
  sockets.once('headers', addCookie);
  sockets.handleUpgrade(request, stream, head, (socket) =>
    attach({ socket, stream, request }, open, table, admitted, settings),
  );
  sockets.off('headers', addCookie);
}

function attach(
  { socket, stream, request }: Omit<Knock, 'head'> & { readonly socket: WebSocket },
  open: Set<OpenSocket>,
  table: string,
  admitted: Admitted,
  { house, chargeFor, log }: SocketSettings,
): void {
  const one: OpenSocket = { socket, roundTrip: undefined, pingedAt: undefined, pings: 0 };
  const session = house.connect(table, admitted, {
    send: (text) => {
      gather(stream);
      socket.send(text);
    },
    unsent: () => socket.bufferedAmount,
    roundTrip: () => one.roundTrip,
    close: (code) => (code === CUT ? socket.terminate() : socket.close(code)),
    ...(chargeFor === undefined ? {} : { charge: chargeFor(request) }),
  });
  open.add(one);
  socket.on('message', (data) => session.receive(textOf(data)));
  stream.on('drain', () => session.drained());
  socket.on('ping', (data) => session.charge(costOf(data.length)) && socket.pong(data));
  socket.on('pong', (data) => (one.pingedAt === undefined ? session.charge(costOf(data.length)) : measure(one)));
  socket.on('error', (error) => log(`a socket: ${error.message}`));
  socket.on('close', () => {
    open.delete(one);
    session.gone();
  });
  ping(one);
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : (data as Buffer)).toString();

/** What a page is told in one go leaves in one piece. */
function gather(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function ping(one: OpenSocket): void {
  one.pings++;
  one.pingedAt = performance.now();
  one.socket.ping();
}

/** Measured by the socket's own pings, which a page cannot answer late. */
function measure(one: OpenSocket): void {
  if (one.pingedAt === undefined) return;
  const roundTrip = performance.now() - one.pingedAt;
  one.roundTrip = Math.min(roundTrip, one.roundTrip ?? roundTrip);
  one.pingedAt = undefined;
  if (one.pings < FIRST_PINGS) ping(one);
}

/** A connection that left a whole ping unanswered is dead. */
function pingOrCut(one: OpenSocket, every: number): void {
  if (one.pingedAt === undefined) ping(one);
  else if (performance.now() - one.pingedAt >= every) one.socket.terminate();
}
