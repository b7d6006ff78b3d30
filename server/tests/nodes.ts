/** Nodes on one store in a folder of its own, anew for each test of the file that imports this, and what they complained about. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Doors, House, SeatGiven } from '#house/api';
import { openHouse } from '#house/house';
import type { Store } from '#house/store';
import { steadyClock } from '../clock.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { given } from './bare-page.ts';
import { forgetFolder, thinkHere } from './table-server.ts';

/** The store of the test that runs. */
export let store: Store;
export let complaints: string[];
let folder: string;
const nodes: House[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  store = await openSqliteStore(folder);
  complaints = [];
});

afterEach(async () => {
  await stopNodes();
  await store.stop();
  forgetFolder(folder);
});

export async function stopNodes(): Promise<void> {
  await Promise.all(nodes.splice(0).map((rooms) => rooms.stop()));
}

export function openNode(doors: Partial<Doors>): House {
  const log = (line: string): number => complaints.push(line);
  const rooms = openHouse({ store, clock: steadyClock, chance: randomBytes, think: thinkHere, log, ...doors });
  nodes.push(rooms);
  return rooms;
}

/** One of several nodes, all of which live and listen as fast as pages speak. */
export const openBusyNode = (doors: Partial<Doors> = {}): House =>
  openNode({ messagesPerSecond: 1e6, lives: () => true, ...doors });

/** Mia opens a table. */
export const create = async (rooms: House, chairs = 4): Promise<SeatGiven> =>
  given(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs }));
