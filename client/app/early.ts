/** What was asked before the page could use it: the first who asks the same gets that answer, or that connection. */
import type { Language } from '#kernel';
import { randomName } from './ids.ts';

/** The name of this page load, under which its commands are numbered. */
export const load = randomName();

const asked = new Map<string, Promise<Response>>();

/** Asks now; a copy of what was answered, if it is of use at once. */
export async function askEarly(path: string): Promise<unknown> {
  const answer = fetch(path);
  asked.set(path, answer);
  const copy = (await answer.catch(() => undefined))?.clone();
  return copy?.ok === true ? copy.json().catch(() => undefined) : undefined;
}

/** Given away once: the next who asks wants to know how it is now. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

/** A socket, whether hello was said on it, and what was told since. */
export interface Call {
  readonly socket: WebSocket;
  readonly isGreeted: boolean;
  readonly heard: readonly string[];
}

const called = new Map<string, Call>();
/** Tables to which a connection was asked for: it is too late to open one early. */
const known = new Set<string>();
/** What nobody takes is closed again. */
const KEPT = 30_000;

/** Opens the connection to a table and says hello; what is told then waits for whoever takes the connection. */
export function callEarly(table: string, hello: string): void {
  if (known.has(table)) return;
  const socket = openSocket(table);
  const heard: string[] = [];
  socket.onopen = () => socket.send(hello);
  socket.onmessage = ({ data }) => heard.push(String(data));
  called.set(table, { socket, isGreeted: true, heard });
  setTimeout(() => called.delete(table) && socket.close(), KEPT);
}

/** The connection that was opened early, once and if it still stands; else a new one. */
export function callTo(table: string): Call {
  known.add(table);
  const early = called.get(table);
  called.delete(table);
  if (early === undefined) return newCall(openSocket(table));
  const { socket } = early;
  if (socket.readyState === WebSocket.OPEN) return early;
  return newCall(socket.readyState === WebSocket.CONNECTING ? socket : openSocket(table));
}

const newCall = (socket: WebSocket): Call => ({ socket, isGreeted: false, heard: [] });

function openSocket(table: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/socket/${table}`);
}

/** The first hello of this page load, before the protocol has been loaded. */
export const earlyHello = (protocol: number, language: Language, as: 'sit' | 'watch'): string =>
  JSON.stringify({ kind: 'hello', protocol, load, language, ...(as === 'watch' ? { as } : { nonces: true }) });
