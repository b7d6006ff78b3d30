/** The peer: socket.io with its Redis streams adapter, which passes a move on to everybody in its room; no rules, no store. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requirePeer } from './peers.ts';
import { reportTo } from './reporting.ts';

interface Socket {
  join(room: string): Promise<void>;
  on(event: 'move', listener: (move: { room: string; turn: number }) => void): void;
  on(event: 'sit', listener: (room: string, done: () => void) => void): void;
}

interface SocketServer {
  on(event: 'connection', listener: (socket: Socket) => void): void;
  to(room: string): { emit(event: string, told: object): void };
}

const { Server } = requirePeer('socket.io') as { Server: new (server: object, options: object) => SocketServer };
const { createAdapter } = requirePeer('@socket.io/redis-streams-adapter') as { createAdapter(client: object): object };
const { createClient } = requirePeer('redis') as { createClient(options: object): { connect(): Promise<unknown> } };

/** About what a seat is told of a move by us. */
const TOLD = 'x'.repeat(250);

const client = createClient({ url: process.env.REDIS_URL });
await client.connect();
const http = createServer();
const io = new Server(http, { adapter: createAdapter(client), transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('sit', (room, done) => {
    socket.join(room);
    done();
  });
  socket.on('move', ({ room, turn }) => io.to(room).emit('told', { turn, told: TOLD }));
});
http.listen(0, '127.0.0.1', () => reportTo((http.address() as AddressInfo).port));
