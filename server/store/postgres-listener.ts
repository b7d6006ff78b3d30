// News through PostgreSQL itself: one connection that listens, and listens again after it was cut.
import { Client } from 'pg';
import type { News } from '#house/store';
import { tableId } from '#house/store';
import type { Carrier, Told } from './postgres.ts';
import { CHANNEL } from './postgres-connection.ts';
import { clientConfig } from './postgres-link.ts';

const LISTEN_AGAIN = 250;
/** A connection that does not answer is as good as cut. */
const ASK_EVERY = 5_000;

/** What is missed while the connection is cut is found by comparing seqs. */
export function listenPatiently(url: string, writer: () => number | undefined): Carrier {
  const listeners = new Set<News>();
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  const retry = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (!stopped) again = setTimeout(listen, LISTEN_AGAIN);
  };
  const listen = (): void => {
    const fresh = new Client(clientConfig(url));
    client = fresh;
    fresh.on('error', () => retry(fresh));
    fresh.on('end', () => retry(fresh));
    // What we stored ourselves was told when it was stored.
    fresh.on('notification', ({ payload = '', processId }) => {
      if (processId !== writer()) tellAll(listeners, payload);
    });
    fresh
      .connect()
      .then(() => fresh.query(`LISTEN ${CHANNEL}`))
      .catch(() => retry(fresh));
  };
  listen();
  const asking = setInterval(() => {
    const asked = client;
    asked?.query('SELECT 1').catch(() => retry(asked));
  }, ASK_EVERY);
  return {
    // The notification is part of the commit.
    send: () => undefined,
    hear: (listener) => listeners.add(listener),
    async stop() {
      stopped = true;
      clearTimeout(again);
      clearInterval(asking);
      await client?.end().catch(() => undefined);
    },
  };
}

/** `table seq,table seq`: names of tables have neither spaces nor commas. */
export function tellAll(listeners: Iterable<News>, words: string): void {
  for (const one of words.split(',')) {
    const [table, seq] = one.split(' ');
    if (seq !== undefined) for (const listener of listeners) listener(tableId(table), Number(seq));
  }
}

export const wordsOf = (rows: readonly Told[]): string => rows.map(({ table, seq }) => `${table} ${seq}`).join(',');
