/** How many connections one address may hold at the same time, sockets and idle ones included. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from './origin.ts';

/** Connections beyond the limit are cut before a byte of them is read. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
