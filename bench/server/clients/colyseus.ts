/** Colyseus by its own client; seat 0 makes the room, the others join it. */
import { requirePeer } from '../../peers.ts';
import { PLAYERS } from '../../reference/numbers.ts';
import type { Seen } from '../seen.ts';
import type { Heard, OpenTable, Seat, ServerClient } from './seat.ts';
import { leaving } from './seat.ts';

interface Sdk {
  Client: new (
    url: string,
  ) => {
    create(name: string, options: object): Promise<Room>;
    joinById(id: string, options: object): Promise<Room>;
  };
}
interface Room {
  readonly roomId: string;
  readonly state: State | undefined;
  send(type: string, message?: object): void;
  onMessage(type: string, hear: (seen: Seen) => void): void;
  onStateChange(hear: (state: State) => void): void;
  leave(): void;
}
interface State {
  readonly turn: number;
  readonly deck: number;
  readonly discard: Iterable<number>;
  readonly orders: Iterable<number>;
  readonly sandwiches: Iterable<{ readonly cards: Iterable<number> }>;
  readonly seats: Iterable<{ readonly held: number; readonly score: number }> &
    Record<number, { readonly hand: Iterable<number> | undefined }>;
}

export const colyseusMessages: ServerClient = clientWith(hearMessages);
export const colyseusSchema: ServerClient = clientWith(hearStates);

type Hear = (room: Room, seat: number, heard: Heard) => () => Seen;

function clientWith(hear: Hear): ServerClient {
  const open: OpenTable = async (port, _, heard) => {
    const { Client } = requirePeer('@colyseus/sdk') as Sdk;
    const rooms: Room[] = [];
    const seats: Seat[] = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const client = new Client(`ws://127.0.0.1:${port}`);
      const room = await (seat === 0
        ? client.create('reference', { seat })
        : client.joinById(rooms[0].roomId, { seat }));
      rooms.push(room);
      seats.push(seatIn(room, hear(room, seat, heard)));
      room.send('ready');
    }
    return seats;
  };
  return { open, leave: leaving(open) };
}

const seatIn = (room: Room, seen: () => Seen): Seat => ({
  move: (turn, move) => room.send('move', { turn, move }),
  seen,
  close: () => room.leave(),
});

function hearMessages(room: Room, seat: number, heard: Heard): () => Seen {
  let newest: Seen;
  room.onMessage('seen', (seen) => {
    newest = seen;
    heard(seat, seen.turn);
  });
  return () => newest;
}

function hearStates(room: Room, seat: number, heard: Heard): () => Seen {
  const hear = (state: State): void => {
    if (state.turn !== undefined && state.seats?.[seat]?.hand !== undefined) heard(seat, state.turn);
  };
  room.onStateChange(hear);
  if (room.state !== undefined) hear(room.state);
  return () => seenIn(room.state as State, seat);
}

function seenIn(state: State, seat: number): Seen {
  const { turn, deck } = state;
  const seats = [...state.seats];
  return {
    turn,
    deck,
    hand: [...(state.seats[seat].hand ?? [])],
    held: seats.map(({ held }) => held),
    scores: seats.map(({ score }) => score),
    sandwiches: [...state.sandwiches].map(({ cards }) => [...cards]),
    discard: [...state.discard],
    orders: [...state.orders],
  };
}
