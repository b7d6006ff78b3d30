/** What the ways in (http, sockets, long polls) may ask of the tables, and what comes back. Types only: `rooms.ts` does it. */
import type { IncomingMessage } from 'node:http';
import type { Look, Refusal, Replay } from '#kernel';
import type { FindGame } from './bot-thoughts.ts';
import type { Clock } from './clock.ts';
import type { Store } from './store/store.ts';

/** What tables need from outside. Time, chance and thinking come in here. */
export interface RoomsDoors {
  readonly store: Store;
  /** Wall-clock milliseconds that never go back. */
  readonly clock: Clock;
  /** Bots think elsewhere, so that the loop is never blocked. */
  readonly think: Think;
  /** Where games come from; the project's own shelf where undefined. */
  readonly findGame?: FindGame;
  readonly times?: Partial<Times>;
  /** Messages a second that a line may say in the long run; it may say ten times as many at once. */
  readonly messagesPerSecond?: number;
  /** The name of this node, new with every start; one is made up where absent. */
  readonly node?: string;
  /** The names of nodes that live, where there are several: who is here through another one is away. Only this one where absent. */
  readonly lives?: (node: string) => boolean;
  /** Something broke that should not: one line, without secrets and without players' words. */
  log(line: string): void;
  /** Told of what happens, for metrics. */
  readonly count?: Counting;
}

/** What a bot is asked: everything its seat knows, and nothing else. `bot-pool.ts` answers it in worker threads. */
export interface Pondering {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly look: Look;
  readonly persona: number;
  readonly level: string;
  /** The bot's own chance. */
  readonly seedText: string;
}

/** What a bot wants; undefined if it has nothing to say now, or found no time to think. */
export type BotWish =
  | { readonly answer: unknown }
  | { readonly interrupt: { readonly name: string; readonly answer: unknown } }
  | undefined;

export type Think = (pondering: Pondering) => Promise<BotWish>;

/** How long things take that are no option of a table. Tests set them short. */
export interface Times {
  /** The host is gone for so long: the next person is host. */
  readonly hostGone: number;
  /** A table without a person for so long is closed. */
  readonly closeAfter: number;
  /** A game at whose table no person is here for so long waits for the first who comes back. */
  readonly empty: number;
  /** While people are here, the store is told so at least this often: so it is soon known when their server has ended. */
  readonly roll: number;
  /** How long a closed table is kept: the setting KEEP_DAYS. */
  readonly keep: number;
  /** A table without sockets leaves memory after so long. */
  readonly idle: number;
  /** How often tables that are due are looked for. */
  readonly sweep: number;
  /** How long a hand-off link is good for. */
  readonly handOff: number;
  /** How long the token before is still good. */
  readonly oldToken: number;
  /** A line that answers no ping for so long is dead. */
  readonly ping: number;
}

/** What happens is counted by whoever wants to know; labels are few and never from outside. */
export interface Counting {
  /** A command was taken, and how long that took from its arrival, in milliseconds. */
  taken(kind: string, millis: number): void;
  refused(code: string): void;
}

export type Refused = { readonly refused: Refusal };

/** A seat was given: the token goes into the cookie of that table and nowhere else. */
export interface SeatGiven {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
  readonly token: string;
}

/** A request whose answer may get lost. */
export interface Retried {
  /** Chosen by whoever asks, unguessable: the same again is the same wish, until its seat was used. */
  readonly id?: string | undefined;
}

/** Body of a creation, parsed by `parseCreate` of the protocol. */
export interface CreateRequest extends Retried {
  readonly game: string;
  readonly name: string;
  readonly avatar: string;
  /** Chairs at the beginning; the fewest the game takes where undefined. */
  readonly chairs?: number | undefined;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export interface JoinRequest extends Retried {
  readonly name: string;
  readonly avatar: string;
}

/** A line of "my tables". */
export interface TableSummary {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly chair: number;
  readonly names: readonly string[];
  readonly stage: 'lobby' | 'playing' | 'over' | 'closed';
  /** Does its game wait for an answer of this seat? */
  readonly turn: boolean;
  /** Its game is of another version: it can be looked at and left behind. */
  readonly otherVersion: boolean;
  /** Ids of the last games that are over, the newest last. */
  readonly finished: readonly string[];
  readonly openedAt: number;
}

/** Who sat on a chair when the game ended. */
export type SeatKept =
  | { readonly kind: 'person'; readonly name: string; readonly avatar: string }
  | { readonly kind: 'bot'; readonly name: string };

/** A finished game, for whoever has its id. */
export interface KeptGame {
  readonly game: string;
  readonly endedAt: number;
  readonly seats: readonly SeatKept[];
  /** Own words are in it by their ids only. */
  readonly replay: Replay;
}

/** What may be said of a table to somebody who knows its code, before joining. */
export interface Doorplate {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly stage: TableSummary['stage'];
  readonly host: string;
  readonly names: readonly string[];
  /** Is there a chair to sit on now: an empty one, or a bot's while a game is on? */
  readonly room: boolean;
  readonly locked: boolean;
  readonly watching: boolean;
}

/** One way to hear and be heard: a socket, or a long poll that plays one. */
export interface LineDoor {
  /** Sends one message. */
  send(text: string): void;
  /** Whatever was sent may wait a moment for more to go along with it; now it leaves. */
  letGo?(): void;
  /** Bytes or characters that wait to be sent. */
  unsent(): number;
  /** The shortest round trip ever measured; undefined before the first. */
  roundTrip(): number | undefined;
  /** Ends the line with a WebSocket close code. */
  close(code: number): void;
}

export interface Line {
  /** A message of the page. */
  hear(text: string): void;
  /** What waited has been sent. */
  drained(): void;
  /** The line is gone. */
  gone(): void;
}

/** The seat that a token holds at a table, and its next token if the token was turned. */
export interface Admitted {
  /** Who it is in the room; undefined for a stranger, who can only watch. */
  readonly person: number | undefined;
  /** Put it into the cookie; undefined while the old one stays. */
  readonly setToken: string | undefined;
}

export interface Rooms {
  createTable(request: CreateRequest): Promise<SeatGiven | Refused>;
  /** By code (any case, with or without the hyphen) or by table id. */
  joinTable(codeOrTable: string, request: JoinRequest): Promise<SeatGiven | Refused>;
  doorplate(codeOrTable: string): Promise<Doorplate | Refused>;
  /** Makes a one-time secret with which another device gets the same seat; the first device keeps it too. */
  offerHandOff(table: string, token: string): Promise<{ readonly secret: string; readonly until: number } | Refused>;
  takeHandOff(table: string, secret: string): Promise<SeatGiven | Refused>;
  /** A game that is over, by its own id. */
  keptGame(id: string): Promise<KeptGame | Refused>;
  /** The tables in which one of these tokens has a seat, the newest first. */
  myTables(tokens: readonly string[]): Promise<TableSummary[]>;
  /** Checks a token in constant time and turns it when it is old enough. For sockets before the 101, for long polls at their start. */
  admit(table: string, token: string | undefined): Promise<Admitted>;
  /** Opens a line for an admitted page; the page's first message has to be `hello`. */
  connect(table: string, admitted: Admitted, door: LineDoor): Line;
  counts(): RoomCounts;
  /** Stops taking commands, says goodbye to all lines and saves snapshots. The store stays open. */
  stop(): Promise<void>;
}

export interface RoomCounts {
  /** Tables in memory. */
  readonly tables: number;
  /** Games in memory that are being played. */
  readonly games: number;
  readonly lines: number;
}

export interface SocketSettings {
  readonly rooms: Rooms;
  /** An origin besides the server's own that may connect: the public address behind a proxy. */
  readonly publicOrigin: string | undefined;
  /** The status with which a handshake is refused before a table is asked, because of limits; undefined lets it pass. */
  refuse?(request: IncomingMessage): string | undefined;
  /** How the cookie of a table is read from and set on a request; the names and flags are decided by http. */
  readonly cookies: SeatCookies;
  /** Longest silence of a socket in milliseconds before it is cut. */
  readonly ping?: number;
  log(line: string): void;
}

export interface SeatCookies {
  /** The token of this table in a Cookie header, if any. */
  read(header: string | undefined, table: string): string | undefined;
  /** A whole Set-Cookie header value. */
  set(table: string, token: string): string;
}

export interface Sockets {
  count(): number;
  /** Says goodbye to everybody. */
  close(): Promise<void>;
}
