/** Idle sockets: thousands of people watch some tables and say nothing; how much memory each of them costs. */
import { WebSocket } from 'ws';
import { PROTOCOL } from '#protocol';
import type { Child } from './child.ts';
import { metricIn } from './child.ts';
import { openTicket } from './crowd.ts';

export interface IdleReport {
  readonly sockets: number;
  readonly heapPerSocket: number;
  readonly residentPerSocket: number;
}

/** Bytes of a socket that watches and says nothing, at most: of the program's own memory, and of all that the system gives the process. */
const MOST_HEAP = 12_000;
const MOST_RESIDENT = 40_000;
/** With fewer sockets what the process takes once, for itself, would count more than they do. */
const FEWEST = 1_000;

/** What is wrong with these figures; empty if all is well. */
export function idleFaults({ sockets, heapPerSocket, residentPerSocket }: IdleReport, count: number): string[] {
  const faults = sockets === count ? [] : [`${sockets} sockets are open instead of ${count}`];
  if (count < FEWEST) return faults;
  if (heapPerSocket > MOST_HEAP) faults.push(`a socket takes ${heapPerSocket} bytes of heap, more than ${MOST_HEAP}`);
  if (residentPerSocket > MOST_RESIDENT)
    faults.push(`a socket takes ${residentPerSocket} bytes of memory, more than ${MOST_RESIDENT}`);
  return faults;
}

const PER_TABLE = 50;
/** Handshakes on their way at the same time. */
const AT_ONCE = 100;

export async function tryIdle(child: Child, game: string, count: number): Promise<IdleReport> {
  const tickets = await Promise.all(
    Array.from({ length: Math.ceil(count / PER_TABLE) }, () => openTicket(child, { game, chairs: 3 })),
  );
  const before = await child.figures();
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, i) =>
      watch(child.origin, tickets[(sockets.length + i) % tickets.length].table),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  const after = await child.figures();
  const open = metricIn(after, 'sockets');
  for (const socket of sockets) socket.terminate();
  return {
    sockets: open,
    heapPerSocket: Math.round((after.heap - before.heap) / count),
    residentPerSocket: Math.round((after.resident - before.resident) / count),
  };
}

/** Resolves when it was told the room. */
async function watch(origin: string, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket/${table}`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: 'idle-socket' }));
  await new Promise((resolve) => socket.on('message', (data) => String(data).includes('"room"') && resolve(undefined)));
  socket.removeAllListeners('message');
  return socket;
}
