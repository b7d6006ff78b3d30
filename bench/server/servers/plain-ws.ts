/** The least that can be done: `ws`, the reducer by hand, and to every seat its `whole` or `lean` view as JSON after each move. In memory. */
import type { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requirePeer } from '../../peers.ts';
import { PLAYERS } from '../../reference/numbers.ts';
import type { PlainTable } from '../seen.ts';
import { movePlain, openPlain, SHOWN } from '../seen.ts';
import { report } from './reporting.ts';

interface Ws {
  WebSocketServer: new (options: object) => EventEmitter & { address(): AddressInfo };
}
interface Socket extends EventEmitter {
  readonly readyState: number;
  send(text: string): void;
}
interface Room {
  readonly table: PlainTable;
  readonly sockets: Socket[];
}
type Said = { readonly join: number; readonly seat: number } | { readonly turn: number; readonly move: number };

const listening = report();
const shown = SHOWN[process.argv[2]];
const { WebSocketServer } = requirePeer('ws') as Ws;
const rooms = new Map<number, Room>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', serve);
server.on('listening', () => listening(server.address().port));

function serve(socket: Socket): void {
  let room: Room;
  let seat: number;
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(String(data)) as Said;
    if ('join' in said) {
      room = roomOf(said.join);
      ({ seat } = said);
      room.sockets[seat] = socket;
      tell(room, seat);
    } else if (movePlain(room.table, seat, said.turn, said.move)) {
      for (let each = 0; each < PLAYERS; each++) tell(room, each);
    }
  });
}

function roomOf(n: number): Room {
  const room = rooms.get(n) ?? { table: openPlain(n + 1), sockets: [] };
  rooms.set(n, room);
  return room;
}

function tell({ table, sockets }: Room, seat: number): void {
  const socket = sockets[seat];
  if (socket?.readyState === 1) socket.send(JSON.stringify(shown(table, seat)));
}
