/** What every measured server process tells its parent: where it listens, and on request its processor time, memory and traffic. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

export interface Figures {
  /** Microseconds of processor time of all threads. */
  readonly cpu: number;
  /** Bytes of live heap, where garbage was to be collected. */
  readonly heap: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

export interface Order {
  readonly collect: boolean;
}

const open = new Set<Socket>();
const closed = { in: 0, out: 0 };

/** Call it before anything listens; the function that comes back says where it does. */
export function report(): (port: number) => void {
  subscribe('net.server.socket', (message) => count((message as { socket: Socket }).socket));
  process.on('message', ({ collect }: Order) => {
    if (collect) for (let i = 0; i < 4; i++) globalThis.gc?.();
    process.send?.(figures());
  });
  process.on('disconnect', () => process.exit(0));
  return (port) => process.send?.({ port });
}

function count(socket: Socket): void {
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    closed.in += socket.bytesRead;
    closed.out += socket.bytesWritten;
  });
}

function figures(): Figures {
  const { user, system } = process.cpuUsage();
  let bytesIn = closed.in;
  let bytesOut = closed.out;
  for (const socket of open) {
    bytesIn += socket.bytesRead;
    bytesOut += socket.bytesWritten;
  }
  return { cpu: user + system, heap: process.memoryUsage().heapUsed, bytesIn, bytesOut };
}
