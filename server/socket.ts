/** Sockets: strangers' messages parsed at the door, commands handed to the table, and the round trip of every line. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { FrameId } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { LONGEST_MESSAGE, PROTOCOL, parseClientMessage } from '#protocol';
import type { OpenRequest } from './opening.ts';
import { openTable } from './opening.ts';
import type { Line, Session, Sessions } from './sessions.ts';
import { isFull, join, lose, part, rise, show, sit } from './sessions.ts';
import type { Command } from './table-host.ts';

export interface SocketSettings {
  readonly sessions: Sessions;
  /** An origin besides the server's own that may connect: the public address behind a proxy. */
  readonly publicOrigin: string | undefined;
  log(line: string): void;
}

export interface Sockets {
  /** Says goodbye to everybody. */
  close(): Promise<void>;
}

const SOCKET_PATH = '/socket';

/** Bytes of a message beyond which a socket is cut at once; smaller ones that are still too long get an answer. */
const MOST_BYTES = 4 * LONGEST_MESSAGE;
/** Unsent bytes at which a reader is too slow to be kept. */
const MOST_UNSENT = 4_000_000;
const PING_EVERY = 5_000;
/** Pings in a row when a socket opens, so that the shortest round trip is known before the first race. */
const FIRST_PINGS = 3;

interface OpenLine extends Line {
  readonly socket: WebSocket;
  session: Session | undefined;
  /** The shortest round trip so far; undefined until one was measured. */
  roundTrip: number | undefined;
  pingedAt: number | undefined;
  pings: number;
}

export function attachSockets(server: Server, settings: SocketSettings): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const lines = new Set<OpenLine>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const status = refuseUpgrade(request, settings.publicOrigin);
    if (status !== undefined) stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    else sockets.handleUpgrade(request, stream, head, (socket) => attach(socket, lines, settings));
  });
  const pinging = setInterval(() => {
    for (const line of lines) pingOrCut(line, settings.sessions);
  }, PING_EVERY);
  return {
    async close() {
      clearInterval(pinging);
      for (const line of lines) {
        line.send({ kind: 'error', code: 'closing' });
        line.socket.close(1001);
      }
      for (const session of settings.sessions.byToken.values()) {
        session.keep();
        rise(session);
      }
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}

/** A page of another site may not speak for its visitor. */
function refuseUpgrade({ url, headers }: IncomingMessage, publicOrigin: string | undefined): string | undefined {
  if (url !== SOCKET_PATH) return '404 Not Found';
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === host ? undefined : '403 Forbidden';
}

function attach(socket: WebSocket, lines: Set<OpenLine>, settings: SocketSettings): void {
  const { sessions } = settings;
  const line: OpenLine = {
    socket,
    session: undefined,
    roundTrip: undefined,
    pingedAt: undefined,
    pings: 0,
    hush: () => undefined,
    send: (message) => send(socket, message),
  };
  lines.add(line);
  socket.on('message', (data, isBinary) => {
    hear(line, isBinary ? '' : textOf(data), settings).catch((error: unknown) => settings.log(`a message: ${error}`));
  });
  socket.on('pong', () => measure(line, sessions));
  socket.on('error', (error) => settings.log(`a socket: ${error.message}`));
  socket.on('close', () => {
    lines.delete(line);
    if (line.session !== undefined) part(sessions, line.session, line);
  });
  ping(line, sessions);
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();

function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
  else socket.send(JSON.stringify(message));
}

async function hear(line: OpenLine, text: string, settings: SocketSettings): Promise<void> {
  const parsed = parseClientMessage(text);
  if ('error' in parsed) return line.send({ kind: 'error', code: parsed.error });
  const { message } = parsed;
  if (message.kind === 'ping') return line.send({ kind: 'pong', n: message.n });
  if (message.kind === 'hello') return greet(line, message.token, settings.sessions);
  if (line.session === undefined) return line.send({ kind: 'error', code: 'hello-first' });
  if (message.kind === 'open') return openFor(line, line.session, message, settings);
  if (message.kind === 'leave') return rise(line.session);
  return command(line, line.session, message);
}

function greet(line: OpenLine, token: string | undefined, sessions: Sessions): void {
  if (line.session !== undefined) part(sessions, line.session, line);
  const session = join(sessions, line, token);
  line.session = session;
  line.send({ kind: 'welcome', protocol: PROTOCOL, token: session.token, seated: session.seated !== undefined });
  show(session, line);
}

async function openFor(
  line: OpenLine,
  session: Session,
  request: OpenRequest,
  settings: SocketSettings,
): Promise<void> {
  const { sessions, log } = settings;
  const { id } = request;
  if (session.seated === undefined && isFull(sessions)) return line.send({ kind: 'error', code: 'full', id });
  const opened = await openTable(request, {
    clock: sessions.clock,
    append: async () => undefined,
    broken(error) {
      log(`a table of ${request.game} broke: ${error instanceof Error ? error.stack : error}`);
      lose(session, 'table-broken');
    },
  });
  if ('error' in opened) return line.send({ kind: 'error', code: opened.error, id });
  if ('refused' in opened) return line.send({ kind: 'refused', id, ...opened.refused });
  line.send({ kind: 'taken', id });
  sit(session, opened);
}

async function command(
  line: OpenLine,
  session: Session,
  message: Extract<ClientMessage, { kind: 'answer' | 'interrupt' }>,
): Promise<void> {
  const { id } = message;
  if (session.seated === undefined) return line.send({ kind: 'error', code: 'no-table', id });
  const { host, seat } = session.seated;
  const refused = await host.submit(seat, commandOf(message, line.roundTrip ?? 0));
  line.send(refused === undefined ? { kind: 'taken', id } : { kind: 'refused', id, ...refused });
}

function commandOf(message: Extract<ClientMessage, { kind: 'answer' | 'interrupt' }>, roundTrip: number): Command {
  const { kind, answer } = message;
  const frame = message.frame as FrameId;
  if (kind === 'interrupt') return { kind, frame, name: message.name, answer };
  return { kind, frame, answer, claimed: message.reaction, roundTrip };
}

function ping(line: OpenLine, { clock }: Sessions): void {
  line.pings++;
  line.pingedAt = clock.now();
  line.socket.ping();
}

/** Measured by the socket's own pings, which a page cannot answer late. */
function measure(line: OpenLine, sessions: Sessions): void {
  if (line.pingedAt === undefined) return;
  const roundTrip = sessions.clock.now() - line.pingedAt;
  line.roundTrip = Math.min(roundTrip, line.roundTrip ?? roundTrip);
  line.pingedAt = undefined;
  if (line.pings < FIRST_PINGS) ping(line, sessions);
}

/** A line that left a whole ping unanswered is dead. */
function pingOrCut(line: OpenLine, sessions: Sessions): void {
  if (line.pingedAt === undefined) ping(line, sessions);
  else if (sessions.clock.now() - line.pingedAt >= PING_EVERY) line.socket.terminate();
}
