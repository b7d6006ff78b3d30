/** The line to the table at which this page sits: opens it, says hello, and comes back after a cut. The seat is in a cookie no script sees. */
import type { Language } from '#kernel';
import type { ClientMessage, CreateBody, ServerMessage } from '#protocol';
import { PROTOCOL, parseServerMessage } from '#protocol';

export type LineState = 'connecting' | 'open' | 'cut';

export interface Connection {
  send(message: ClientMessage): void;
  /** Opens a table and sits down at it; what this page sat at before is left. */
  open(request: CreateBody): Promise<'opened' | 'full' | 'unreachable'>;
  /** Forgets the table. */
  leave(): void;
}

export interface Listener {
  heard(message: ServerMessage): void;
  state(state: LineState): void;
  /** This page sits nowhere. */
  idle(): void;
  /** The last telling that this page knows, so that it is told only what it missed. */
  after(): { readonly game: number; readonly seq: number } | undefined;
}

const TABLE = 'breadboard-table';
const RETRY_FIRST = 300;
const RETRY_LONGEST = 5_000;
const PING_EVERY = 8_000;
/** After these there is nothing to come back to. */
const FINAL = ['no-table', 'unseated', 'no-watching', 'wrong-protocol'];

interface Line {
  readonly language: () => Language;
  readonly listener: Listener;
  table: string | undefined;
  socket: WebSocket | undefined;
  retry: number;
}

export function connect(language: () => Language, listener: Listener): Connection {
  const table = sessionStorage.getItem(TABLE) ?? localStorage.getItem(TABLE) ?? undefined;
  const line: Line = { language, listener, table, socket: undefined, retry: RETRY_FIRST };
  if (table === undefined) rest(line);
  else dial(line, table);
  return {
    send: (message) => say(line.socket, message),
    open: (request) => open(line, request),
    leave: () => rest(line),
  };
}

function rest(line: Line): void {
  if (localStorage.getItem(TABLE) === line.table) localStorage.removeItem(TABLE);
  line.table = undefined;
  sessionStorage.removeItem(TABLE);
  line.socket?.close();
  line.listener.state('open');
  line.listener.idle();
}

async function open(line: Line, request: CreateBody): ReturnType<Connection['open']> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) }).catch(
    () => undefined,
  );
  if (answer?.ok !== true) return answer === undefined ? 'unreachable' : 'full';
  const { table } = (await answer.json()) as { table: string };
  line.socket?.close();
  line.table = table;
  sessionStorage.setItem(TABLE, table);
  localStorage.setItem(TABLE, table);
  dial(line, table);
  return 'opened';
}

function dial(line: Line, table: string): void {
  const { listener } = line;
  listener.state(line.retry === RETRY_FIRST ? 'connecting' : 'cut');
  line.socket = openSocket(line, table, (message) => {
    if (line.table !== table) return;
    line.retry = RETRY_FIRST;
    listener.heard(message);
    if (message.kind === 'error' && FINAL.includes(message.code)) rest(line);
  });
  line.socket.onclose = () => {
    if (line.table !== table) return;
    listener.state('cut');
    setTimeout(() => line.table === table && dial(line, table), line.retry);
    line.retry = Math.min(RETRY_LONGEST, line.retry * 2);
  };
}

/** One socket, from the hello to the cut. A line that does not answer a ping before the next one is cut. */
function openSocket({ language, listener }: Line, table: string, heard: (message: ServerMessage) => void): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/socket/${table}`);
  let answered = true;
  let pings = 0;
  const pinging = setInterval(() => {
    if (socket.readyState >= WebSocket.CLOSING) return clearInterval(pinging);
    if (!answered) return drop(socket);
    answered = false;
    say(socket, { kind: 'ping', n: ++pings });
  }, PING_EVERY);
  socket.onopen = () => {
    listener.state('open');
    const after = listener.after();
    say(socket, { kind: 'hello', protocol: PROTOCOL, language: language(), ...(after === undefined ? {} : { after }) });
  };
  socket.onmessage = ({ data }) => {
    answered = true;
    const message = parseServerMessage(String(data));
    if (message !== undefined) heard(message);
  };
  return socket;
}

/** A dead line can take minutes to close, and nobody waits for that. */
function drop(socket: WebSocket): void {
  const { onclose } = socket;
  Object.assign(socket, { onclose: null, onmessage: null });
  socket.close();
  onclose?.call(socket, new CloseEvent('close'));
}

function say(socket: WebSocket | undefined, message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
