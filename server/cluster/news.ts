/** News between nodes over NATS: who stored what. What gets lost costs delay, never data, so nobody waits for it. */
import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';
import type { News } from '#house/store';
import type { Carrier } from '../store/postgres.ts';
import { tellAll, wordsOf } from '../store/postgres-listener.ts';

export interface NatsOptions {
  readonly url: string;
  /** Nodes of one database share a subject; others on the same NATS have another. */
  readonly subject: string;
  /** It came or went: one line, without secrets. */
  log(line: string): void;
}

const CONNECT_AGAIN = 250;
const PING_EVERY = 2_000;

/** Comes back at once: where NATS does not answer yet, it is looked for again and again. */
export function openNatsNews({ url, subject, log }: NatsOptions): Carrier {
  const listeners = new Set<News>();
  const state: State = { connection: undefined, isAway: false, isStopped: false, again: undefined };
  const begin = (): void => {
    connect(optionsFor(url)).then(
      (opened) => {
        state.connection = opened;
        if (state.isStopped) opened.close();
        opened.subscribe(subject, { callback: (_, message) => tellAll(listeners, message.string()) });
        watch(state, opened, log);
      },
      (error: unknown) => {
        if (state.again === undefined) log(`NATS is away: news are late until it is back (${error})`);
        if (!state.isStopped) state.again = setTimeout(begin, CONNECT_AGAIN);
      },
    );
  };
  begin();
  return {
    send(rows) {
      // What is published while it is away would pile up, and come when those who compare seqs know it already.
      if (rows.length > 0 && !state.isAway) state.connection?.publish(subject, wordsOf(rows));
    },
    hear: (listener) => listeners.add(listener),
    async stop() {
      state.isStopped = true;
      clearTimeout(state.again);
      await state.connection?.close();
    },
  };
}

interface State {
  connection: NatsConnection | undefined;
  isAway: boolean;
  isStopped: boolean;
  again: NodeJS.Timeout | undefined;
}

const optionsFor = (url: string) => ({
  servers: url.split(','),
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: CONNECT_AGAIN,
  reconnectJitter: CONNECT_AGAIN,
  pingInterval: PING_EVERY,
  timeout: PING_EVERY,
});

async function watch(state: State, connection: NatsConnection, log: (line: string) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect' && !state.isAway) log('NATS is away: news are late until it is back');
    if (type === 'reconnect') log('NATS is back');
    if (type === 'disconnect' || type === 'reconnect' || type === 'close') state.isAway = type !== 'reconnect';
  }
}
