/**
 * One page at one table: says hello, numbers its commands and says again what was not answered, comes back after a cut,
 * and keeps its look current. It knows neither DOM nor Node: the way to the server and the time come in.
 */
import type { Look } from '#kernel';
import type { ClientMessage, Command } from './client-words.ts';
import type { DealShelf } from './deal.ts';
import { dealWish } from './deal.ts';
import { PROTOCOL } from './limits.ts';
import { patchLook } from './patch.ts';
import type { ErrorCode, ServerMessage } from './server-words.ts';
import { parseServerMessage } from './server-words.ts';

export type ClientState = 'connecting' | 'open' | 'cut' | 'over';

/** One way to the server, from dialling to the cut. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  /** It is over; `never` where it was never open. */
  closed(how: 'cut' | 'never'): void;
}

export type Dial = (events: TransportEvents) => Transport;

type Hello = Extract<ClientMessage, { kind: 'hello' }>;

/** A command or a question before it has a number. */
export type Wish = Unnumbered<Command | Extract<ClientMessage, { kind: 'replay' }>>;
type Unnumbered<M> = M extends unknown ? Omit<M, 'n' | 'after'> : never;

export interface Waiting {
  readonly wish: Wish;
  /** `after-last`: it means nothing unless the one before it is taken. */
  readonly order: 'free' | 'after-last';
  /** Said on the transport that there is now, and not answered. */
  isOnItsWay: boolean;
  /** How often it was answered with an error. */
  errors: number;
}

export interface ClientDoors {
  /** The random name of this page load. */
  readonly load: string;
  readonly dial: Dial;
  /** The number of the next command: one more than any of this page load before, whatever table that was for. */
  number(): number;
  /** Calls after so many milliseconds; what comes back cancels it. */
  later(millis: number, call: () => void): () => void;
  /** With what to say hello; undefined leaves that to somebody else. */
  hello(): Pick<Hello, 'language' | 'as'> | undefined;
  /** A message, and the look after it. */
  heard(message: ServerMessage, look: Look | undefined): void;
  state(state: ClientState): void;
  /** The server said what it must not say. */
  fault?(what: string): void;
  /** After how many milliseconds a command is said again that was answered with an error, and how often that was; undefined gives it back as refused. */
  again?(code: ErrorCode, errors: number): number | undefined;
  readonly parse?: (text: string) => ServerMessage | undefined;
  /** With what this page takes part in deals; it takes none without it. */
  readonly deals?: DealShelf;
}

const RETRY_FIRST = 300;
const RETRY_LONGEST = 5_000;
const AGAIN_AFTER = 1_000;
/** After these there is nothing to come back to. */
const FINAL: readonly ErrorCode[] = [
  'no-table',
  'table-damaged',
  'unseated',
  'no-watching',
  'wrong-protocol',
  'too-many-sessions',
];
/** What broke on the server is said again a few times; then it is the reader's again. */
const BROKEN: readonly ErrorCode[] = ['table-broken', 'store-broken', 'closing'];
const MOST_ERRORS = 3;
/** Commands that are said before the first of them is answered: those behind a refused one have to be said again. */
const MOST_ON_THEIR_WAY = 8;

export class Client {
  /** What was not answered so far by its number, in the order in which it was given. */
  readonly unanswered: ReadonlyMap<number, Waiting>;
  readonly #unanswered = new Map<number, Waiting>();
  readonly #doors: ClientDoors;
  #transport: Transport | undefined;
  /** Which transport is the current one: events of those before mean nothing any more. */
  #dials = 0;
  #isGreeted = false;
  #isOver = false;
  /** Something is to be said again in a moment, and nothing before that. */
  #isHolding = false;
  #retry = RETRY_FIRST;
  #cancelRetry: () => void = () => undefined;
  /** The newest command of this page load that the room has taken. */
  #last = 0;
  #game: number | undefined;
  #seat = 0;
  #person = 0;
  /** What it gave to which deal last: once is enough. */
  #gave = '';
  #look: Look | undefined;
  #seq = 0;

  constructor(doors: ClientDoors) {
    this.#doors = doors;
    this.unanswered = this.#unanswered;
    this.#dial();
  }

  /** Says it, now or when the connection is back; what comes back is the number under which it is answered. */
  send(wish: Wish, order: Waiting['order'] = 'free'): number {
    const n = this.#doors.number();
    this.#unanswered.set(n, { wish, order, isOnItsWay: false, errors: 0 });
    this.#sayAll();
    return n;
  }

  /** Dials now instead of after a while, if there is no connection. */
  reconnect(): void {
    if (this.#transport === undefined && !this.#isOver) this.#dial();
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelRetry();
    this.#doors.state('over');
    this.#transport?.close();
  }

  #dial(): void {
    this.#cancelRetry();
    this.#doors.state(this.#retry === RETRY_FIRST ? 'connecting' : 'cut');
    const dial = ++this.#dials;
    const isCurrent = (): boolean => dial === this.#dials && !this.#isOver;
    this.#transport = this.#doors.dial({
      opened: () => isCurrent() && this.#sayHello(),
      received: (text) => isCurrent() && this.#receive(text),
      closed: () => isCurrent() && this.#cut(),
    });
  }

  #cut(): void {
    this.#transport = undefined;
    this.#isGreeted = false;
    this.#doors.state('cut');
    this.#cancelRetry = this.#doors.later(this.#retry, () => this.reconnect());
    this.#retry = Math.min(RETRY_LONGEST, this.#retry * 2);
  }

  #sayHello(): void {
    const hello = this.#doors.hello();
    if (hello === undefined) return;
    const nonces = this.#doors.deals === undefined || hello.as === 'watch' ? {} : { nonces: true };
    this.#transport?.send(helloText({ ...hello, ...nonces, load: this.#doors.load, after: this.#after() }));
  }

  #after(): Hello['after'] {
    if (this.#game === undefined || this.#look === undefined) return undefined;
    return { game: this.#game, seat: this.#seat, seq: this.#seq };
  }

  #receive(text: string): void {
    const { parse = parseServerMessage, heard, fault } = this.#doors;
    const message = parse(text);
    if (message === undefined) return fault?.(`not in the protocol: ${text}`);
    if (message.kind === 'welcome') this.#greet(message);
    if (isAnswer(message)) return this.#answer(message);
    if (message.kind === 'change' && !this.#isNext(message.seq)) return;
    this.#learn(message);
    heard(message, this.#look);
    if (message.kind === 'room') this.#giveToDeal(message);
    if (message.kind === 'error' && FINAL.includes(message.code)) this.close();
  }

  #greet({ person }: Said<'welcome'>): void {
    this.#person = person;
    this.#isGreeted = true;
    this.#retry = RETRY_FIRST;
    this.#doors.state('open');
    for (const waiting of this.#unanswered.values()) waiting.isOnItsWay = false;
    this.#sayAll();
  }

  /** Says in their order the first few that are not on their way, each after the one before it. */
  #sayAll(): void {
    if (!this.#isGreeted || this.#isHolding) return;
    let after = this.#last;
    let onTheirWay = 0;
    for (const [n, waiting] of this.#unanswered) {
      if (++onTheirWay > MOST_ON_THEIR_WAY) return;
      const { wish, isOnItsWay } = waiting;
      const isQuestion = wish.kind === 'replay';
      waiting.isOnItsWay = true;
      if (!isOnItsWay) this.#transport?.send(numbered(wish, isQuestion ? { n } : { n, after }));
      if (!isQuestion) after = n;
    }
  }

  #answer(message: Answer): void {
    if ('last' in message) this.#last = message.last;
    const waiting = this.#unanswered.get(message.n);
    if (waiting === undefined) return;
    if (message.kind === 'error') return this.#sayAgain(message, waiting);
    if (message.kind === 'missing') {
      waiting.isOnItsWay = false;
      return this.#sayAll();
    }
    if (message.kind === 'refused') return this.#giveBack(message);
    this.#unanswered.delete(message.n);
    this.#doors.heard(message, this.#look);
    this.#sayAll();
  }

  /** With it goes what was to come after it alone: the room takes that only after the one before. */
  #giveBack(refused: Said<'refused'>): void {
    this.#unanswered.delete(refused.n);
    this.#doors.heard(refused, this.#look);
    for (const [n, { order }] of [...this.#unanswered].filter(([n]) => n > refused.n)) {
      if (order === 'free') break;
      this.#unanswered.delete(n);
      this.#doors.heard({ ...refused, n, code: 'something-happened', facts: {} }, this.#look);
    }
    this.#sayAll();
  }

  #sayAgain({ code, n }: NumberedError, waiting: Waiting): void {
    const { again = usualAgain, later } = this.#doors;
    const millis = again(code, ++waiting.errors);
    if (millis === undefined) return this.#giveBack({ kind: 'refused', n, last: this.#last, code, facts: {} });
    waiting.isOnItsWay = false;
    if (this.#isHolding) return;
    this.#isHolding = true;
    later(millis, () => {
      this.#isHolding = false;
      this.#sayAll();
    });
  }

  /** What came twice over a cut is taken in once. After a gap only a fresh look helps. */
  #isNext(seq: number): boolean {
    if (this.#look !== undefined && seq <= this.#seq + 1) return seq === this.#seq + 1;
    this.#doors.fault?.(`a change ${seq} after ${this.#seq}`);
    this.#look = undefined;
    this.#transport?.close();
    return false;
  }

  #learn(message: ServerMessage): void {
    if (message.kind === 'room' && message.stage === 'lobby') this.#play(undefined);
    if (message.kind === 'game' && (message.n !== this.#game || message.seat !== this.#seat)) this.#play(message.n);
    if (message.kind === 'game') this.#seat = message.seat;
    if (message.kind === 'look') this.#look = message.look;
    if (message.kind === 'change' && this.#look !== undefined) this.#look = patchLook(this.#look, message.patch);
    if (message.kind === 'look' || message.kind === 'change') this.#seq = message.seq;
  }

  #giveToDeal(room: Said<'room'>): void {
    const { deals } = this.#doors;
    const gives = `${room.deal?.game} ${room.deal?.id} ${room.deal?.phase}`;
    if (deals === undefined || room.deal === undefined || gives === this.#gave) return;
    this.#gave = gives;
    const wish = dealWish(room, this.#person, deals);
    if (wish !== undefined) this.send(wish);
  }

  #play(game: number | undefined): void {
    this.#game = game;
    this.#look = undefined;
    this.#seq = 0;
  }
}

type Said<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;
type NumberedError = Extract<ServerMessage, { kind: 'error' }> & { n: number };
type Answer = Extract<ServerMessage, { kind: 'taken' | 'refused' | 'missing' | 'replay' }> | NumberedError;

const ANSWERS: readonly string[] = ['taken', 'refused', 'missing', 'replay'];

const isAnswer = (message: ServerMessage): message is Answer =>
  ANSWERS.includes(message.kind) || (message.kind === 'error' && message.n !== undefined);

/** Kind and numbers come first: a server in a hurry reads no further. */
const numbered = ({ kind, ...wish }: Wish, numbers: { n: number; after?: number }): string =>
  JSON.stringify({ kind, ...numbers, ...wish });

const helloText = (hello: Omit<Hello, 'kind' | 'protocol'>): string =>
  JSON.stringify({ kind: 'hello', protocol: PROTOCOL, ...hello });

function usualAgain(code: ErrorCode, errors: number): number | undefined {
  if (code === 'too-fast') return AGAIN_AFTER;
  return BROKEN.includes(code) && errors < MOST_ERRORS ? AGAIN_AFTER : undefined;
}
