/** WebSockets: another site may not connect, the seat follows from the cookie, and the round trip of every line is measured. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '#protocol';
import { frameOf, hearPlainly } from './frames.ts';
import type { Admitted, Line, SocketSettings, Sockets } from './rooms-api.ts';
import { isOurOwn } from './web/origin.ts';

/** Followed by the table's id. */
const SOCKET_PATH = '/socket/';

/** Bytes of a message beyond which a socket is cut at once; smaller ones that are still too long get an answer. */
const MOST_BYTES = 4 * LONGEST_MESSAGE;
const PING_EVERY = 5_000;
/** How long a page has to answer the last word before its socket is cut. */
const GOODBYE = 1_000;
/** Pings in a row when a socket opens, so that the shortest round trip is known before the first race. */
const FIRST_PINGS = 3;

interface OpenSocket {
  readonly socket: WebSocket;
  /** What lies under the socket. */
  readonly stream: Duplex;
  line: Line | undefined;
  /** Frames that wait until everything that happens now has happened, a character for each byte. */
  unsaid: string;
  /** The stream takes no more for now: only then is it worth while to ask how much waits there. */
  isFull: boolean;
  /** The shortest round trip so far; undefined until one was measured. */
  roundTrip: number | undefined;
  pingedAt: number | undefined;
  pings: number;
}

export function attachSockets(server: Server, settings: SocketSettings): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const open = new Set<OpenSocket>();
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const status = refuseUpgrade(request, settings.publicOrigin) ?? settings.refuse?.(request);
    stream.on('error', () => stream.destroy());
    if (status !== undefined) return deny(stream, status);
    letIn(sockets, { request, stream, head }, open, settings).catch((error: unknown) => {
      settings.log(`a socket was not let in: ${error}`);
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
      for (const one of open) sayGoodbye(one, 1001);
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
function refuseUpgrade({ url = '', headers }: IncomingMessage, publicOrigin: string | undefined): string | undefined {
  if (!/^\/socket\/[\w-]{1,40}$/.test(url)) return '404 Not Found';
  return isOurOwn(headers, publicOrigin) ? undefined : '403 Forbidden';
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
  const { rooms, cookies } = settings;
  const table = (request.url ?? '').slice(SOCKET_PATH.length);
  const admitted = await rooms.admit(table, cookies.read(request.headers.cookie, table));
  if (stream.destroyed) return;
  const { setToken } = admitted;
  const addCookie = (headers: string[], upgraded: IncomingMessage): void => {
    if (upgraded === request && setToken !== undefined) headers.push(`Set-Cookie: ${cookies.set(table, setToken)}`);
  };
  sockets.once('headers', addCookie);
  sockets.handleUpgrade(request, stream, head, (socket) => attach({ socket, stream }, open, table, admitted, settings));
  sockets.off('headers', addCookie);
}

function attach(
  { socket, stream }: Pick<OpenSocket, 'socket' | 'stream'>,
  open: Set<OpenSocket>,
  table: string,
  admitted: Admitted,
  { rooms, log }: SocketSettings,
): void {
  const unmeasured = { roundTrip: undefined, pingedAt: undefined, pings: 0 };
  const one: OpenSocket = { socket, stream, line: undefined, unsaid: '', isFull: false, ...unmeasured };
  const line = rooms.connect(table, admitted, {
    send: (text) => send(one, text),
    letGo: () => utter(one),
    unsent: () => one.unsaid.length + (one.isFull ? stream.writableLength : 0),
    roundTrip: () => one.roundTrip,
    close: (code) => sayGoodbye(one, code),
  });
  one.line = line;
  open.add(one);
  socket.on('message', (data, isBinary) => line.hear(isBinary ? '' : textOf(data)));
  hearPlainly(stream, line.hear);
  stream.on('drain', () => {
    one.isFull = false;
    line.drained();
  });
  socket.on('pong', () => measure(one));
  socket.on('error', (error) => log(`a socket: ${error.message}`));
  socket.on('close', () => {
    open.delete(one);
    line.gone();
  });
  ping(one);
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : (data as Buffer)).toString();

/** Lines that are told something now. */
const gathering: OpenSocket[] = [];

/** What a line is told in one go leaves in one piece: each piece costs the machine about as much as making it. */
function send(one: OpenSocket, text: string): void {
  if (one.unsaid === '' && gathering.push(one) === 1) process.nextTick(letGo);
  one.unsaid += frameAround(text);
}

/** The newest message and its frame: what a table tells everybody is framed once. */
const newest: { text: string | undefined; frame: string } = { text: undefined, frame: '' };

function frameAround(text: string): string {
  if (text !== newest.text) {
    newest.text = text;
    newest.frame = frameOf(text);
  }
  return newest.frame;
}

function letGo(): void {
  for (const one of gathering.splice(0)) utter(one);
}

function utter(one: OpenSocket): void {
  const { socket, stream, unsaid } = one;
  one.unsaid = '';
  if (unsaid !== '' && socket.readyState === WebSocket.OPEN) one.isFull = !stream.write(unsaid, 'latin1');
}

function sayGoodbye(one: OpenSocket, code: number): void {
  utter(one);
  one.socket.close(code);
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

/** A line that left a whole ping unanswered is dead. */
function pingOrCut(one: OpenSocket, every: number): void {
  if (one.pingedAt === undefined) ping(one);
  else if (performance.now() - one.pingedAt >= every) one.socket.terminate();
}
