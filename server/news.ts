/** News between nodes over NATS: who stored what. What gets lost costs delay, never data, so nobody waits for it. */
import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';
import type { Carrier } from './store/postgres.ts';
import { tellAll, wordsOf } from './store/postgres-listener.ts';
import type { News } from './store/store.ts';

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
  let connection: NatsConnection | undefined;
  let stopped = false;
  const options = { servers: url.split(','), noEcho: true, waitOnFirstConnect: true, maxReconnectAttempts: -1 };
  const often = {
    reconnectTimeWait: CONNECT_AGAIN,
    reconnectJitter: CONNECT_AGAIN,
    pingInterval: PING_EVERY,
    timeout: PING_EVERY,
  };
  connect({ ...options, ...often }).then(
    (opened) => {
      connection = opened;
      if (stopped) opened.close();
      opened.subscribe(subject, { callback: (_, message) => tellAll(listeners, message.string()) });
      watch(opened, log);
    },
    (error: unknown) => log(`NATS does not let us in, so news are late: ${error}`),
  );
  return {
    send(rows) {
      // Published while it is away, news would come when they are old: those who compare seqs know by then.
      if (rows.length === 0 || connection === undefined || connection.isClosed()) return;
      connection.publish(subject, wordsOf(rows));
    },
    hear: (listener) => listeners.add(listener),
    async stop() {
      stopped = true;
      await connection?.close();
    },
  };
}

async function watch(connection: NatsConnection, log: (line: string) => void): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log('NATS is away: news are late until it is back');
    if (status.type === 'reconnect') log('NATS is back');
  }
}
