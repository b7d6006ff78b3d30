/** Tables over real sockets for tests: a store in a folder of its own, short times, and what was complained about. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBot } from '#bots';
import { findGame } from '#games';
import type { Doors, House, Pondering, Refused, SeatGiven, Think } from '#house/api';
import { openHouse } from '#house/house';
import type { Store } from '#house/store';
import { matchOf, myQuestion, namedDice } from '#kernel';
import type { ClientMessage } from '#protocol';
import type { ConnectOptions, Headless, Ticket } from '#testkit/headless';
import { connect, keepCookies } from '#testkit/headless';
import { steadyClock } from '../clock.ts';
import type { SeatCookies } from '../door/socket.ts';
import { attachSockets } from '../door/socket.ts';
import { openSqliteStore } from '../store/sqlite.ts';

export interface TableServer {
  readonly origin: string;
  readonly house: House;
  readonly store: Store;
  readonly folder: string;
  readonly complaints: string[];
  /** Opens a table and sits down at it. */
  create(options?: Chosen, chairs?: number, connecting?: ConnectOptions, game?: string): Promise<Headless>;
  join(code: string, name?: string): Promise<Headless>;
  ticket(given: SeatGiven | Refused): Ticket;
  stop(): Promise<void>;
}

export type Chosen = Extract<ClientMessage, { kind: 'options' }>['options'];

/** Times so short that nobody waits. */
const QUICK: Readonly<Record<string, Chosen>> = {
  sandwich: { flipMillis: 0, windowMillis: 1 },
  'plates-and-napkins': { holdMillis: 20 },
};

export async function startTables(
  folder = mkdtempSync(join(tmpdir(), 'tables-')),
  doors: Partial<Doors> = {},
): Promise<TableServer> {
  const complaints: string[] = [];
  const log = (line: string): number => complaints.push(line);
  const store = await openSqliteStore(folder);
  const house = openHouse({
    store,
    clock: steadyClock,
    chance: randomBytes,
    think: thinkHere,
    log,
    messagesPerSecond: 10_000,
    ...doors,
    times: { countdown: 20, ...doors.times },
  });
  const server = createServer((_, response) => response.writeHead(404).end());
  const sockets = attachSockets(server, {
    house,
    publicUrl: new URL('https://table.example'),
    cookies,
    log,
    complain: log,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sit = (given: SeatGiven | Refused, options?: ConnectOptions): Promise<Headless> =>
    connect(origin, ticketOf(given), options);
  return {
    origin,
    house,
    store,
    folder,
    complaints,
    ticket: ticketOf,
    create: async (options = {}, chairs = 3, connecting = {}, game: string = host.game) =>
      sit(await house.createTable({ ...host, game, options: { ...QUICK[game], ...options }, chairs }), connecting),
    join: async (code, name = 'Ben') => sit(await house.joinTable(code, { name, avatar: 'owl' })),
    async stop() {
      await house.stop();
      await sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.stop();
    },
  };
}

const host = { game: 'sandwich', name: 'Mia', avatar: 'fox' } as const;

export const forgetFolder = (folder: string): void => rmSync(folder, { recursive: true });

function ticketOf(given: SeatGiven | Refused): Ticket {
  if ('refused' in given) throw new Error(given.refused.code);
  const jar = new Map();
  keepCookies(jar, cookies.set(undefined, given.table, given.token));
  return { table: given.table, code: given.code, jar };
}

const cookies: SeatCookies = {
  read: (header, table) => new RegExp(`seat-${table}=([\\w.-]+)`).exec(header ?? '')?.[1],
  set: (_, table, token) => [`seat-${table}=${token}; HttpOnly`],
};

/** Bots of tests think right here: their games are short, and no thread has to start. */
export const thinkHere: Think = async ({ game, seats, options, look, persona, level, seedText }: Pondering) => {
  const shelved = findGame(game);
  const bot = findBot(level);
  if (shelved === undefined || bot === undefined) throw new Error(`no ${level} bot for ${game}`);
  const made = matchOf((await shelved.load()).game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  const mind = { persona, dice: namedDice(seedText) };
  const interrupt = bot.interrupt(made.match, look, mind);
  if (interrupt !== undefined) return { interrupt };
  return myQuestion(look) === undefined ? undefined : { answer: bot.answer(made.match, look, mind) };
};
