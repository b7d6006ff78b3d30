/** The whole server in one process: files, sockets and tables in memory, started and stopped. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from './clock.ts';
import { readSite, serveSite } from './http.ts';
import { beginSessions } from './sessions.ts';
import type { Settings } from './settings.ts';
import { attachSockets } from './socket.ts';

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

export interface Surroundings {
  /** Where the built page lies. */
  readonly folder: string;
  readonly clock: Clock;
  log(line: string): void;
}

/** How long a table waits for a page that went away. */
const PATIENCE = 10 * 60_000;
const MOST_TABLES = 1_000;

/** Rejects with Node's own error where the port cannot be had. */
export async function startServer(settings: Settings, { folder, clock, log }: Surroundings): Promise<Running> {
  const server = createServer(serveSite(readSite(folder)));
  const sessions = beginSessions(clock, PATIENCE, MOST_TABLES);
  const sockets = attachSockets(server, { sessions, publicOrigin: settings.publicUrl?.origin, log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: settings.port, host: settings.host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const stopped = new Promise((resolve) => server.close(resolve));
      await sockets.close();
      server.closeAllConnections();
      await stopped;
    },
  };
}
