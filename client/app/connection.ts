/** The page's connection to a table: by socket, or by a stream of events where sockets never open. */
import type { Language, Look } from '#kernel';
import type { ClientState, Dial, ServerMessage } from '#protocol';
import { Client } from '#protocol';
import { dealShelf } from './deals.ts';
import { load } from './early.ts';
import { socketTo, streamTo } from './transports.ts';

export interface Listener {
  language(): Language;
  /** A message, and the look after it. */
  heard(message: ServerMessage, look: Look | undefined): void;
  state(state: ClientState): void;
}

/** Sockets that fail so often without ever opening are no sockets here. */
const SOCKETS_TRIED = 2;

/** Of all tables of this page load. */
let commands = 0;

export function connect(table: string, as: 'sit' | 'watch', listener: Listener): Client {
  const reconnect = (): void => client.reconnect();
  const client = new Client({
    load,
    number: () => ++commands,
    dial: bySocketOrStream(table),
    later(millis, call) {
      const timer = setTimeout(call, millis);
      return () => clearTimeout(timer);
    },
    hello: () => ({ language: listener.language(), ...(as === 'watch' ? { as } : {}) }),
    deals: dealShelf(table),
    heard: listener.heard,
    state(state) {
      if (state === 'over') removeEventListener('online', reconnect);
      listener.state(state);
    },
  });
  addEventListener('online', reconnect);
  return client;
}

function bySocketOrStream(table: string): Dial {
  let failed = 0;
  return (events) => {
    const dial = failed < SOCKETS_TRIED ? socketTo(table) : streamTo(table);
    return dial({
      ...events,
      closed(how) {
        // A stream that fails gives sockets another chance.
        if (how === 'never') failed = (failed + 1) % (SOCKETS_TRIED + 1);
        events.closed(how);
      },
    });
  };
}
