/** The plain server, by the same `ws`. */
import type { EventEmitter } from 'node:events';
import { requirePeer } from '../../peers.ts';
import { PLAYERS, range } from '../../reference/numbers.ts';
import type { Seen } from '../seen.ts';
import type { OpenTable, ServerClient } from './seat.ts';
import { leaving } from './seat.ts';

interface Socket extends EventEmitter {
  send(text: string): void;
  close(): void;
}
type Ws = new (url: string, options: object) => Socket;

const open: OpenTable = (port, n, heard) => {
  const WebSocket = requirePeer('ws') as Ws;
  return Promise.all(
    range(PLAYERS).map(async (seat) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      let seen: Seen;
      socket.on('message', (data: Buffer) => {
        seen = JSON.parse(String(data)) as Seen;
        heard(seat, seen.turn);
      });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.send(JSON.stringify({ join: n, seat }));
      return {
        move: (turn: number, move: number) => socket.send(JSON.stringify({ turn, move })),
        seen: () => seen,
        close: () => socket.close(),
      };
    }),
  );
};

export const plainWs: ServerClient = { open, leave: leaving(open) };
