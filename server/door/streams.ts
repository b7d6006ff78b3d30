/** Streams of events, which carry what a page is told where the network breaks sockets; each lives as long as its page gives signs of life. */
import type { ServerResponse } from 'node:http';
import type { Verdict } from '#house/allowance';
import { WATCHING } from '#house/allowance';
import type { Connection, Session } from '#house/api';
import type { Limiter } from './limits.ts';

export interface StreamTimes {
  /** How often something is written, so that neither a proxy nor the page takes the stream for dead. */
  readonly write: number;
  /** A stream whose page gave no sign of life here for so long ends; a page that lives opens another one. */
  readonly silence: number;
  /** How long it has for that before its person is away. */
  readonly grace: number;
}

const USUAL_STREAM_TIMES: StreamTimes = { write: 15_000, silence: 50_000, grace: 10_000 };

/** Whose stream it is: a page load at a table, and who is charged for what it says. */
export interface StreamOwner {
  readonly table: string;
  readonly load: string;
  charge(cost: number): Verdict;
}

export interface Streams {
  /** A place for a stream of this address, until what comes back is called; undefined where there is none. Half of all are for those who have a seat. */
  hold(address: string, person: number | undefined): (() => void) | undefined;
  /** The answer is the stream from now on, and ends with it. */
  open(owner: StreamOwner, response: ServerResponse, connect: (connection: Connection) => Session): void;
  /** This page load at this table lives. */
  touch(table: string, load: string): void;
  count(): number;
  /** Ends all streams. */
  close(): void;
}

export function openStreams(
  most: number,
  limiter: Pick<Limiter, 'hold'>,
  times: StreamTimes = USUAL_STREAM_TIMES,
): Streams {
  const streams = new Set<Stream>();
  return {
    hold: (address, person) => {
      const isWatching = person === undefined;
      if (streams.size >= (isWatching ? most / 2 : most)) return undefined;
      return limiter.hold('streams', address, isWatching ? WATCHING : 1);
    },
    open: (owner, response, connect) => {
      const stream = new Stream(owner, response, times);
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      stream.begin(connect(stream));
    },
    touch: (table, load) => {
      for (const stream of streams) if (stream.owner.load === load && stream.owner.table === table) stream.touch();
    },
    count: () => streams.size,
    close: () => {
      for (const stream of streams) stream.close();
    },
  };
}

/** How long a page has to read the last word before its stream is cut. */
const GOODBYE = 1_000;
/** Not a word for anybody, but heard: a page notices when it does not come. */
const ALIVE = JSON.stringify({ kind: 'pong', n: 0 });

class Stream implements Connection {
  readonly owner: StreamOwner;
  readonly #response: ServerResponse;
  readonly #times: StreamTimes;
  readonly #writing: NodeJS.Timeout;
  readonly #silence: NodeJS.Timeout;
  #isSilent = false;

  constructor(owner: StreamOwner, response: ServerResponse, times: StreamTimes) {
    this.owner = owner;
    this.#response = response;
    this.#times = times;
    this.#writing = setInterval(() => this.send(ALIVE), times.write);
    this.#silence = setTimeout(() => {
      this.#isSilent = true;
      this.close();
    }, times.silence);
  }

  begin(session: Session): void {
    this.#response.on('drain', () => session.drained());
    this.#response.on('close', () => {
      clearInterval(this.#writing);
      clearTimeout(this.#silence);
      // A page that lives but spoke to other nodes is back before anybody sees it away.
      if (this.#isSilent) setTimeout(() => session.gone(), this.#times.grace).unref();
      else session.gone();
    });
  }

  send(text: string): void {
    if (!this.#response.writableEnded) this.#response.write(`data: ${text}\n\n`);
  }

  unsent(): number {
    return this.#response.writableLength;
  }

  roundTrip(): undefined {
    return undefined;
  }

  charge(cost: number): Verdict {
    return this.owner.charge(cost);
  }

  touch(): void {
    this.#silence.refresh();
  }

  close(): void {
    this.#response.end();
    const cutting = setTimeout(() => this.#response.destroy(), GOODBYE).unref();
    this.#response.on('close', () => clearTimeout(cutting));
  }
}
