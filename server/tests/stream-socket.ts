/** What a page has where the network breaks sockets: a stream and requests that look like one. */
import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import { get } from 'node:http';
import type { WebSocket } from 'ws';
import type { OpenSocket, Ticket } from '#testkit/headless';
import { cookieHeader, keepCookies } from '#testkit/headless';

/** For headless pages. What they say goes to these origins in turn, where there are several nodes. */
export const byStream =
  (...origins: readonly string[]): OpenSocket =>
  (origin, ticket, load) =>
    new StreamSocket(origin, ticket, load, origins.length === 0 ? [origin] : origins) as unknown as WebSocket;

class StreamSocket extends EventEmitter {
  readonly #origin: string;
  readonly #ticket: Ticket;
  readonly #load: string;
  readonly #origins: readonly string[];
  #stream: ClientRequest | undefined;
  #saying: Promise<unknown> = Promise.resolve();
  #said = 0;

  constructor(origin: string, ticket: Ticket, load: string, origins: readonly string[]) {
    super();
    this.#origin = origin;
    this.#ticket = ticket;
    this.#load = load;
    this.#origins = origins;
    queueMicrotask(() => this.emit('open'));
  }

  send(text: string): void {
    if (this.#stream === undefined) this.#stream = this.#listen(text);
    else this.#saying = this.#saying.then(() => this.#say(text));
  }

  close(): void {
    if (this.#stream === undefined) this.emit('close', CUT);
    else this.#stream.destroy();
  }

  terminate(): void {
    this.close();
  }

  #listen(hello: string): ClientRequest {
    const { table, jar } = this.#ticket;
    const address = `${this.#origin}/api/stream/${table}?hello=${encodeURIComponent(hello)}`;
    const stream = get(address, { headers: { cookie: cookieHeader(jar) }, agent: false }, (response) => {
      keepCookies(jar, response.headers['set-cookie'] ?? []);
      let rest = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const events = (rest + part).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) this.emit('message', event.replace(/^data: /, ''));
      });
      response.on('error', () => undefined);
    });
    stream.on('error', () => undefined);
    return stream.on('close', () => this.emit('close', CUT));
  }

  async #say(message: string): Promise<void> {
    const { table, jar } = this.#ticket;
    const origin = this.#origins[this.#said++ % this.#origins.length];
    const answer = await fetch(`${origin}/api/say/${table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieHeader(jar) },
      body: JSON.stringify({ load: this.#load, message }),
    });
    keepCookies(jar, answer.headers.getSetCookie());
    const text = await answer.text();
    if (answer.ok) this.emit('message', text);
    else this.close();
  }
}

/** The close code of a connection that ended without one. */
const CUT = 1006;
