/** What the ways in (http, sockets, streams) may ask of a house, and what comes back. Types only: `house.ts` does it. */
import type { Game, GameEvent, Kinds, Look, Refusal } from '#kernel';
import type { CreateBody, Doorplate, GivenSeat, HandOff, JoinBody, KeptGame, TableSummary } from '#protocol';
import type { Verdict } from './allowance.ts';
import type { Store } from './store.ts';

/** A clock that never goes back, and calls at a moment. */
export interface Clock {
  /** Milliseconds of the wall clock. */
  now(): number;
  /** Calls once at that time or soon after; the function that comes back cancels it. */
  wake(at: number, call: () => void): () => void;
}

/** So many unguessable bytes. */
export type Chance = (bytes: number) => Uint8Array;

/** What tables need from outside. Time, chance and thinking come in here. */
export interface Doors {
  readonly store: Store;
  /** Wall-clock milliseconds that never go back. */
  readonly clock: Clock;
  /** Unguessable bytes, for secrets and for what is no part of a game. */
  readonly chance: Chance;
  /** Bots think elsewhere, so that the loop is never blocked. */
  readonly think: Think;
  /** Where games come from; the project's own shelf where undefined. */
  readonly findGame?: FindGame;
  readonly times?: Partial<Times>;
  /** Short messages a second that a person may say in the long run, and ten times as many at once; longer ones and changes of the room count for more. */
  readonly messagesPerSecond?: number;
  /** Rows of a table after which only its game is played to the end. */
  readonly mostRows?: number;
  /** Packs a text that is kept for long; it stays as it is where absent. */
  readonly pack?: (text: string) => Promise<string>;
  /** The name of this node, new with every start; one is made up where absent. */
  readonly node?: string;
  /** The names of nodes that live, where there are several: who is here through another one is away. Only this one where absent. */
  readonly lives?: (node: string) => boolean;
  /** Something broke that should not: one line, without secrets and without players' words. */
  log(line: string): void;
  /** Told of what happens, for metrics. */
  readonly count?: Counting;
}

/** Where games come from: a module, because a thread has to load it again, and what it exports. */
export interface Shelf {
  /** What a thread imports: a short name or a file's address. It exports `findGame`. */
  readonly module: string;
  readonly findGame: FindGame;
}

export type FindGame = (id: string) => { load(): Promise<{ game: Game<Kinds> }> } | undefined;

/** What a bot is asked: everything its seat knows, and nothing else. `bot-pool.ts` answers it in worker threads. */
export interface Pondering {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly look: Look;
  /** What its seat was told lately, for a level that remembers. */
  readonly heard?: readonly GameEvent[];
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
  /** The same for a table to which nobody ever came: its code is free again. */
  readonly unused: number;
  /** A game at whose table no person is here for so long waits for the first who comes back. */
  readonly empty: number;
  /** How long a deal waits for hashes, and then for nonces, of pages that are silent. */
  readonly deal: number;
  /** A race that was paused goes on after so long, for all at the same moment. */
  readonly countdown: number;
  /** While people are here, the store is told so at least this often: so it is soon known when their server has ended. */
  readonly roll: number;
  /** How long a closed table is kept: the setting KEEP_DAYS. */
  readonly keep: number;
  /** How long a time has to hold before anything is deleted by it. */
  readonly held: number;
  /** A table without sessions leaves memory after so long. */
  readonly idle: number;
  /** How often tables that are due are looked for. */
  readonly sweep: number;
  /** How long a hand-off link is good for. */
  readonly handOff: number;
  /** How long the token before is still good. */
  readonly oldToken: number;
  /** A connection that answers no ping for so long is dead. */
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
export type SeatGiven = GivenSeat & { readonly token: string };

export interface Packed {
  readonly packed: string;
}

/** What is kept of a finished game besides its rows. */
export type FinishedHead = Pick<KeptGame, 'seats' | 'replay'>;

/** What carries a session: a socket, or a stream of events. */
export interface Connection {
  /** Sends one message. */
  send(text: string): void;
  /** Bytes or characters that wait to be sent. */
  unsent(): number;
  /** The shortest round trip ever measured; undefined before the first. */
  roundTrip(): number | undefined;
  /** Ends it with a WebSocket close code; 1013 cuts it. */
  close(code: number): void;
  /** Charges the address that it comes from, where there is one. */
  charge?(cost: number): Verdict;
}

/** A page at a table, as long as its connection lasts. */
export interface Session {
  /** A message of the page. */
  receive(text: string): void;
  /** Something else came, which costs so much: may it be answered? Whoever floods, or does not read, is cut. */
  charge(cost: number): boolean;
  /** What waited has been sent. */
  drained(): void;
  /** The connection is gone. */
  gone(): void;
}

/** The seat that a token holds at a table, and its next token if the token was turned. */
export interface Admitted {
  /** Who it is in the room; undefined for a stranger, who can only watch. */
  readonly person: number | undefined;
  /** Put it into the cookie; undefined while the old one stays. */
  readonly setToken: string | undefined;
}

export interface House {
  createTable(request: CreateBody): Promise<SeatGiven | Refused>;
  /** By code (any case, with or without the hyphen) or by table id. */
  joinTable(codeOrTable: string, request: JoinBody): Promise<SeatGiven | Refused>;
  doorplate(codeOrTable: string): Promise<Doorplate | Refused>;
  /** Makes a one-time secret with which another device gets the same seat; the first device keeps it too. */
  offerHandOff(table: string, token: string): Promise<HandOff | Refused>;
  takeHandOff(table: string, secret: string): Promise<SeatGiven | Refused>;
  /** A game that is over, by its own id: a `KeptGame` as JSON, packed by the door of that name. */
  keptGame(id: string): Promise<Packed | Refused>;
  /** The tables in which one of these tokens has a seat, the newest first. */
  myTables(tokens: readonly string[]): Promise<TableSummary[]>;
  /** Checks a token in constant time and turns it when it is old enough: for every connection before it opens. */
  admit(table: string, token: string | undefined): Promise<Admitted>;
  /** Begins a session for an admitted page; its first message has to be `hello`. */
  connect(table: string, admitted: Admitted, connection: Connection): Session;
  /** One command of an admitted page that has no way of its own to say it; the answer is the message that answers it. */
  say(table: string, admitted: Admitted, load: string, text: string): Promise<string>;
  counts(): HouseCounts;
  /** Stops taking commands, says goodbye to all sessions and saves snapshots. The store stays open. */
  stop(): Promise<void>;
}

export interface HouseCounts {
  /** Tables in memory. */
  readonly tables: number;
  /** Games in memory that are being played. */
  readonly games: number;
  readonly sessions: number;
}
