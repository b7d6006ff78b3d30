/** What the generator needs of a table at any server: four seats that hear, see and move. */
import type { Seen } from '../seen.ts';

export interface Seat {
  /** Sends a packed move. */
  move(turn: number, move: number): void;
  /** Made when asked for, because only who moves next needs it. */
  seen(): Seen;
  close(): void;
}

/** Told each time a seat has been told a turn. */
export type Heard = (seat: number, turn: number) => void;

/** Opens the n-th table and seats four players, each on a socket of their own. */
export type OpenTable = (port: number, n: number, heard: Heard) => Promise<Seat[]>;

/** Opens the n-th table, begins its game, and leaves it without a socket. */
export type LeaveTable = (port: number, n: number) => Promise<void>;

export interface ServerClient {
  readonly open: OpenTable;
  readonly leave: LeaveTable;
}

/** For servers that keep a table when its players go. */
export function leaving(open: OpenTable): LeaveTable {
  return async (port, n) => {
    const told = Promise.withResolvers<void>();
    const seats = new Set<number>();
    const opened = await open(port, n, (seat) => {
      if (seats.add(seat).size === 4) told.resolve();
    });
    await told.promise;
    for (const seat of opened) seat.close();
  };
}

export async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
