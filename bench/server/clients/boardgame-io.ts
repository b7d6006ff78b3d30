/** boardgame.io by its own words on a bare socket: its client would play every move once more in the generator. */
import type { EventEmitter } from 'node:events';
import { requirePeer } from '../../peers.ts';
import { firstOf, kindOfMove, PLAYERS, range, secondOf } from '../../reference/numbers.ts';
import type { Seen } from '../seen.ts';
import type { Heard, Seat, ServerClient } from './seat.ts';
import { post } from './seat.ts';

interface Socket extends EventEmitter {
  close(): void;
}
interface SocketIo {
  io(url: string, options: object): Socket;
}
interface Patching {
  applyPatch(state: object, patch: unknown): void;
}
interface State {
  readonly G: {
    readonly hands: readonly (number | number[])[];
    readonly sandwiches: number[][];
    readonly discard: number[];
    readonly deck: number;
    readonly orders: number[];
    readonly scores: number[];
  };
  readonly ctx: { readonly turn: number };
  readonly _stateID: number;
}
interface Place {
  readonly match: string;
  readonly seat: number;
  readonly credentials: string;
}

export const boardgameIo: ServerClient = {
  open: async (port, _, heard) => {
    const places = await join(port);
    return Promise.all(places.map((place) => sit(port, place, heard)));
  },
  /** A match begins when it is made. */
  leave: async (port) => {
    await join(port);
  },
};

async function join(port: number): Promise<Place[]> {
  const lobby = `http://127.0.0.1:${port}/games/reference`;
  const made = await post(`${lobby}/create`, { numPlayers: PLAYERS });
  const { matchID: match } = (await made.json()) as { matchID: string };
  const places: Place[] = [];
  for (const seat of range(PLAYERS)) {
    const joined = await post(`${lobby}/${match}/join`, { playerID: `${seat}`, playerName: `Guest ${seat}` });
    const { playerCredentials } = (await joined.json()) as { playerCredentials: string };
    places.push({ match, seat, credentials: playerCredentials });
  }
  return places;
}

async function sit(port: number, { match, seat, credentials }: Place, heard: Heard): Promise<Seat> {
  const { io } = requirePeer('socket.io-client') as SocketIo;
  const { applyPatch } = requirePeer('rfc6902') as Patching;
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(`http://127.0.0.1:${port}/reference`, options);
  const playerID = `${seat}`;
  let state: State;
  const tell = (): void => heard(seat, state.ctx.turn - 1);
  socket.on('update', (_: string, next: State) => {
    state = next;
    tell();
  });
  socket.on('patch', (_: string, _before: number, _after: number, patch: unknown) => {
    applyPatch(state, patch);
    tell();
  });
  socket.on('connect', () => socket.emit('sync', match, playerID, credentials, PLAYERS));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('sync', (_: string, info: { state: State }) => {
      ({ state } = info);
      resolve();
    });
  });
  tell();
  return {
    move: (_, move) => socket.emit('update', action(move, playerID, credentials), state._stateID, match, playerID),
    seen: () => seenIn(state, seat),
    close: () => socket.close(),
  };
}

function action(move: number, playerID: string, credentials: string): object {
  const type = ['play', 'close', 'refill'][kindOfMove(move)];
  return { type: 'MAKE_MOVE', payload: { type, args: [firstOf(move), secondOf(move)], playerID, credentials } };
}

function seenIn({ G, ctx }: State, seat: number): Seen {
  const { hands, sandwiches, discard, deck, orders, scores } = G;
  const held = hands.map((hand) => (typeof hand === 'number' ? hand : hand.length));
  return { turn: ctx.turn - 1, hand: hands[seat] as number[], held, sandwiches, discard, deck, orders, scores };
}
