/** Colyseus: a room per table that sends `whole` or `lean` views as messages, or keeps a `schema` with hands in views of their own. */
import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requirePeer } from '../../peers.ts';
import { PLAYERS } from '../../reference/numbers.ts';
import type { PlainGame } from '../../reference/plain.ts';
import { movePlain, openPlain, SHOWN } from '../seen.ts';
import { report } from './reporting.ts';

interface Client {
  userData: number;
  view: { add(part: object): void };
  send(type: string, message: object): void;
}
interface Room {
  maxClients: number;
  autoDispose: boolean;
  patchRate: number | null;
  state: State;
  readonly clients: Iterable<Client>;
  onMessage(type: string, hear: (client: Client, message: never) => void): void;
  broadcastPatch(): void;
}
interface Core {
  Room: new () => Room;
  Server: new (
    options: object,
  ) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
}
interface Transport {
  WebSocketTransport: new (options: { server: HttpServer }) => object;
}
type List = { readonly length: number; push(n: number): void; pop(): void; [i: number]: number };
interface State {
  turn: number;
  deck: number;
  readonly discard: List;
  readonly orders: List;
  readonly sandwiches: { push(pile: object): void } & Record<number, { readonly cards: List }>;
  readonly seats: { push(seat: object): void } & Record<number, { held: number; score: number; readonly hand: List }>;
}
interface Field {
  view(): Field;
}
interface Schema {
  schema(fields: object, name: string): new () => object;
  t: { array(of: unknown): Field; uint8(): Field; uint16(): Field; uint32(): Field };
  StateView: new () => Client['view'];
}

const listening = report();
const isSchema = process.argv[2] === 'schema';
const shown = SHOWN[process.argv[2]];
const { Room: BareRoom, Server } = requirePeer('@colyseus/core') as Core;
const { WebSocketTransport } = requirePeer('@colyseus/ws-transport') as Transport;
const { schema, t, StateView } = requirePeer('@colyseus/schema') as Schema;

const Pile = schema({ cards: t.array('uint8') }, 'Pile');
const Seat = schema({ held: t.uint8(), score: t.uint16(), hand: t.array('uint8').view() }, 'Seat');
const Whole = schema(
  {
    turn: t.uint32(),
    deck: t.uint8(),
    discard: t.array('uint8'),
    orders: t.array('uint8'),
    sandwiches: t.array(Pile),
    seats: t.array(Seat),
  },
  'Whole',
);

let seed = 1;

class Table extends BareRoom {
  readonly table = openPlain(seed++);
  onCreate(): void {
    this.maxClients = PLAYERS;
    // Tables that nobody sits at are weighed too.
    this.autoDispose = false;
    this.patchRate = null;
    if (isSchema) this.state = newState(this.table.game);
    this.onMessage('ready', (client) => {
      if (!isSchema) client.send('seen', shown(this.table, client.userData));
      // Hands must be sent before one changes, or their first reader gets some cards twice.
      else this.broadcastPatch();
    });
    this.onMessage('move', (client, { turn, move }: { turn: number; move: number }) => {
      if (movePlain(this.table, client.userData, turn, move)) this.tell();
    });
  }
  onJoin(client: Client, { seat }: { seat: number }): void {
    client.userData = seat;
    if (!isSchema) return;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }
  tell(): void {
    if (!isSchema) {
      for (const client of this.clients) client.send('seen', shown(this.table, client.userData));
      return;
    }
    mirror(this.state, this.table.game);
    this.broadcastPatch();
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('reference', Table);
await server.listen(0, '127.0.0.1');
listening((http.address() as AddressInfo).port);

function newState(game: PlainGame): State {
  const state = new Whole() as State;
  for (let i = 0; i < PLAYERS; i++) {
    state.sandwiches.push(new Pile());
    state.seats.push(new Seat());
  }
  mirror(state, game);
  return state;
}

function mirror(state: State, { turn, deck, discard, orders, sandwiches, hands, scores }: PlainGame): void {
  state.turn = turn;
  state.deck = deck.length;
  copyList(state.discard, discard);
  copyList(state.orders, orders);
  for (let i = 0; i < PLAYERS; i++) {
    copyList(state.sandwiches[i].cards, sandwiches[i]);
    const seat = state.seats[i];
    seat.held = hands[i].length;
    seat.score = scores[i];
    copyList(seat.hand, hands[i]);
  }
}

/** Touches only what is different: each touch is sent. */
function copyList(to: List, from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < to.length; i++) if (to[i] !== from[i]) to[i] = from[i];
  for (let i = to.length; i < from.length; i++) to.push(from[i]);
}
