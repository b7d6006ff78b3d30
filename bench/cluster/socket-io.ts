/** Tables at socket.io: four sockets in one room, spread over the nodes; a move is passed on to all of them. */
import { PLAYERS } from '../reference/numbers.ts';
import type { Node } from './nodes.ts';
import { requirePeer } from './peers.ts';
import type { OpenTable } from './tables.ts';

interface Socket {
  emit(event: 'sit', room: string, done: () => void): void;
  emit(event: 'move', move: { room: string; turn: number }): void;
  on(event: 'told', listener: (told: { turn: number }) => void): void;
  close(): void;
}

export const openSocketIo: OpenTable = async (nodes, n) => {
  const { io } = requirePeer('socket.io-client') as { io(url: string, options: object): Socket };
  const at = (seat: number): Node => nodes[(n + seat) % nodes.length];
  const room = `table-${n}`;
  const sockets: Socket[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const socket = io(`http://127.0.0.1:${at(seat).port}`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => socket.emit('sit', room, resolve));
    sockets.push(socket);
  }
  let turn = 0;
  let heard = (_seat: number): void => undefined;
  for (const [seat, socket] of sockets.entries())
    socket.on('told', (told) => {
      if (told.turn === turn) heard(seat);
    });
  const move = (): Promise<number[]> =>
    new Promise((resolve) => {
      const mover = ++turn % PLAYERS;
      const far: number[] = [];
      const told = new Set<number>();
      const sentAt = performance.now();
      heard = (seat) => {
        told.add(seat);
        if (nodes.length === 1 ? seat !== mover : at(seat) !== at(mover)) far.push(performance.now() - sentAt);
        if (told.size === PLAYERS) resolve(far);
      };
      sockets[mover].emit('move', { room, turn });
    });
  return {
    move,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
};
