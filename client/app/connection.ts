/** The line to a table: says hello, comes back after a cut, and says every command again that was not answered. */
import type { Language } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL, parseServerMessage } from '#protocol';
import { helloOf } from './early.ts';
import type { Ends, Pipe } from './pipes.ts';
import { pollPipe, socketPipe } from './pipes.ts';

export type LineState = 'connecting' | 'open' | 'cut' | 'over';

export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Listener {
  language(): Language;
  heard(message: ServerMessage): void;
  state(state: LineState): void;
  /** The last telling that this page knows, so that it is told only what it missed. */
  after(): { readonly game: number; readonly seq: number } | undefined;
}

const RETRY_FIRST = 300;
const RETRY_LONGEST = 5_000;
/** Said too fast, it is said again after this. */
const AGAIN_AFTER = 1_000;
/** Sockets that never open are no sockets here; then there are long polls. */
const SOCKETS_TRIED = 2;
/** After these there is nothing to come back to. */
const FINAL = ['no-table', 'unseated', 'no-watching', 'wrong-protocol', 'too-many-lines'];
/** What broke on the server is said again a few times; then it is the reader's again. */
const BROKEN = ['table-broken', 'store-broken', 'closing'];
const BROKEN_TRIED = 3;

interface Line {
  readonly table: string;
  readonly as: 'sit' | 'watch';
  readonly listener: Listener;
  /** Commands by their ids, in the order in which they were given. */
  readonly unanswered: Map<string, ClientMessage>;
  /** How often something broke over a command. */
  readonly broke: Map<string, number>;
  pipe: Pipe | undefined;
  greeted: boolean;
  retry: number;
  failedSockets: number;
  over: boolean;
}

export function connect(table: string, as: 'sit' | 'watch', listener: Listener): Connection {
  const line: Line = {
    ...{ table, as, listener, unanswered: new Map<string, ClientMessage>() },
    ...{ broke: new Map<string, number>(), pipe: undefined },
    ...{ greeted: false, retry: RETRY_FIRST, failedSockets: 0, over: false },
  };
  dial(line);
  return {
    send(message) {
      if ('id' in message) line.unanswered.set(message.id, message);
      if (line.greeted) line.pipe?.say(JSON.stringify(message));
    },
    close() {
      end(line);
    },
  };
}

function end(line: Line): void {
  if (line.over) return;
  line.over = true;
  line.listener.state('over');
  line.pipe?.close();
}

function dial(line: Line): void {
  const { listener, table } = line;
  listener.state(line.retry === RETRY_FIRST ? 'connecting' : 'cut');
  const way = line.failedSockets < SOCKETS_TRIED ? socketPipe : pollPipe;
  line.pipe = way(table, endsOf(line));
}

function endsOf(line: Line): Ends {
  const { listener, as } = line;
  return {
    opened() {
      const greeting = { protocol: PROTOCOL, language: listener.language(), as, after: listener.after() };
      line.pipe?.say(helloOf(greeting));
    },
    heard(text) {
      const message = parseServerMessage(text);
      if (message !== undefined && !line.over) take(line, message);
    },
    closed(how) {
      line.greeted = false;
      if (line.over) return;
      listener.state('cut');
      // A poll that fails gives sockets another chance.
      line.failedSockets = how === 'never' ? (line.failedSockets + 1) % (SOCKETS_TRIED + 1) : line.failedSockets;
      dialAfter(line, line.retry);
      line.retry = Math.min(RETRY_LONGEST, line.retry * 2);
    },
  };
}

/** After a while, or as soon as the network is back. */
function dialAfter(line: Line, millis: number): void {
  const again = (): void => {
    clearTimeout(waiting);
    removeEventListener('online', again);
    if (!line.over) dial(line);
  };
  const waiting = setTimeout(again, millis);
  addEventListener('online', again);
}

function take(line: Line, message: ServerMessage): void {
  const { unanswered, listener } = line;
  if (message.kind === 'welcome') greet(line);
  if (message.kind === 'taken' || message.kind === 'refused' || message.kind === 'replay')
    unanswered.delete(message.id);
  if (message.kind === 'error' && message.id !== undefined) {
    if (hasHope(line, message.id, message.code)) return sayAgain(line, message.id);
    unanswered.delete(message.id);
    return listener.heard({ kind: 'refused', id: message.id, code: message.code, facts: {} });
  }
  listener.heard(message);
  if (message.kind === 'error' && FINAL.includes(message.code)) end(line);
}

/** The server knows us again: whatever it did not answer is said once more, under its old name. */
function greet(line: Line): void {
  line.greeted = true;
  line.retry = RETRY_FIRST;
  line.listener.state('open');
  for (const message of line.unanswered.values()) line.pipe?.say(JSON.stringify(message));
}

function hasHope({ broke }: Line, id: string, code: string): boolean {
  if (!BROKEN.includes(code)) return code === 'too-fast';
  const tries = (broke.get(id) ?? 0) + 1;
  broke.set(id, tries);
  return tries < BROKEN_TRIED;
}

function sayAgain(line: Line, id: string): void {
  setTimeout(() => {
    const message = line.unanswered.get(id);
    if (message !== undefined && line.greeted) line.pipe?.say(JSON.stringify(message));
  }, AGAIN_AFTER);
}
