/** How much one address may ask for: enough for a class of sixty behind one router, too little for a flood. Work is counted, not requests. */
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Rate, Verdict } from '#house/allowance';
import { Allowances, byteCost } from '#house/allowance';
import type { Clock } from '#house/api';
import { tooFast } from './errors.ts';
import { countedAs } from './origin.ts';

/** For one address, unless it says otherwise. Sixty people share one in a school, a family of six at home. */
export interface Limits {
  /** Work a second in the long run, in short messages of some fifty microseconds; a minute's worth at once. */
  readonly work: number;
  /** Names of tables, seats, links and games that are tried in a minute; a wrong one counts for six. */
  readonly guesses: number;
  /** Tables opened in ten minutes: that is how long one is kept to which nobody comes. */
  readonly tables: number;
  /** Connections at the same time, where no proxy hides the addresses: sixty browsers with six each, and sockets. */
  readonly connections: number;
  /** Connections in all. */
  readonly allConnections: number;
  /** Streams at the same time, in all and of one address: sixty people with four each. Who only watches takes the place of ten. */
  readonly streams: number;
  readonly streamsOfAddress: number;
  /** Milliseconds for the headers, and for the whole of a request, to arrive. */
  readonly headersTime: number;
  readonly requestTime: number;
}

export const USUAL_LIMITS: Limits = {
  work: 600,
  guesses: 480,
  tables: 100,
  connections: 1_000,
  allConnections: 20_000,
  streams: 2_000,
  streamsOfAddress: 240,
  headersTime: 10_000,
  requestTime: 15_000,
};

/** What is asked by http costs so much besides its bytes. Joining and opening are rows in the log, a finished game is long, figures are gathered. */
export const COSTS = { request: 4, look: 12, handshake: 30, seat: 60, figures: 100, game: 240 } as const;

/** A name that was right, and one that was wrong. */
export const GUESS = { right: 1, wrong: 6 } as const;

/** Seconds for which each is counted. */
export const WINDOWS = { work: 60, guesses: 60, tables: 600 } as const;

/** Refusals that are answered before it is a flood: a quarter of a second of work. */
const PATIENCE = 5_000;

/** Requests on one connection; whoever has more opens another one. */
export const MOST_REQUESTS = 100;

/** Bytes of a body: the longest message of a page, all of it in four-byte letters. */
export const MOST_BYTES = 65_536;

/** So much more of this by this address: how much that is in this window of so many seconds, at all nodes. */
export type CountTogether = (what: string, address: string, cost: number, seconds: number) => Promise<number>;

export type Gate = (request: FastifyRequest) => Promise<void>;

type Counted = 'guesses' | 'tables';
type Held = 'connections' | 'streams';

export class Limiter {
  readonly #now: Clock['now'];
  readonly #count: CountTogether | undefined;
  readonly #work: Allowances<string>;
  readonly #counted: Readonly<Record<Counted, Allowances<string>>>;
  readonly #held: Readonly<Record<Held, Allowances<string>>>;

  /** `count` where several nodes limit guesses and tables together, so that whoever asks each of them gets no more. Work is counted where it is done. */
  constructor(limits: Limits, now: Clock['now'], count?: CountTogether) {
    this.#now = now;
    this.#count = count;
    this.#work = new Allowances({ most: WINDOWS.work * limits.work, perSecond: limits.work, patience: PATIENCE });
    this.#counted = {
      guesses: new Allowances(rateOf(limits.guesses, WINDOWS.guesses)),
      tables: new Allowances(rateOf(limits.tables, WINDOWS.tables)),
    };
    this.#held = {
      connections: new Allowances(heldRate(limits.connections)),
      streams: new Allowances(heldRate(limits.streamsOfAddress)),
    };
  }

  work(address: string, cost: number): Verdict {
    return this.#work.take(countedAs(address), cost, this.#now());
  }

  /** Charges this address, for as long as a connection of it lasts. */
  chargeFor(address: string): (cost: number) => Verdict {
    const who = countedAs(address);
    return (cost) => this.#work.take(who, cost, this.#now());
  }

  /** Charges a request with its bytes. Who floods gets no more answers on that connection. */
  gate(cost: number): Gate {
    return async ({ ip, raw, headers }) => {
      const verdict = this.work(ip, cost + byteCost(lengthOf(headers)));
      if (verdict === 'taken') return;
      if (verdict === 'flood') raw.socket.destroy();
      throw tooFast(this.#work.wait(countedAs(ip), cost, this.#now()));
    };
  }

  /** Rejects where that is too much. Where nodes cannot count together, each one's own limit still holds. */
  async spend(what: Counted, ip: string, cost: number): Promise<void> {
    const address = countedAs(ip);
    const allowances = this.#counted[what];
    const isOver = allowances.take(address, cost, this.#now()) !== 'taken';
    const together = isOver ? 0 : await this.#count?.(what, address, cost, WINDOWS[what]).catch(() => 0);
    if (isOver || (together ?? 0) > allowances.rate.most)
      throw tooFast(allowances.wait(address, cost, this.#now()) || WINDOWS[what]);
  }

  /** Takes so many places until they are let go, by what comes back; undefined where there are not so many. */
  hold(what: Held, address: string, places: number): (() => void) | undefined {
    const who = countedAs(address);
    if (this.#held[what].take(who, places, 0) !== 'taken') return undefined;
    return () => this.#held[what].giveBack(who, places);
  }

  /** Connections beyond what an address may have are cut before a byte is read, sockets and idle ones included; so are those of a flood. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      const letGo = this.work(address, 1) === 'flood' ? undefined : this.hold('connections', address, 1);
      if (letGo === undefined) socket.destroy();
      else socket.once('close', letGo);
    });
  }
}

/** A body is not read beyond the most, and one that does not say how long it is may be as long. */
const lengthOf = (headers: IncomingHttpHeaders): number =>
  headers['transfer-encoding'] === undefined
    ? Math.min(MOST_BYTES, Number(headers['content-length'] ?? 0))
    : MOST_BYTES;

const rateOf = (most: number, seconds: number): Rate => ({ most, perSecond: most / seconds, patience: 0 });
const heldRate = (most: number): Rate => ({ most, perSecond: 0, patience: 0 });
