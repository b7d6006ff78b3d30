/** Tables in memory: opened by whoever needs them, listened to, woken, and put away again. */
import { randomBytes } from 'node:crypto';
import { findGame } from '#games';
import type { Dice } from '#kernel';
import { NEVER } from '#kernel';
import { people } from '../room/room.ts';
import type { RoomsDoors, Times } from '../rooms-api.ts';
import type { TableId } from '../store/store.ts';
import { livePlay, planBots } from './bots.ts';
import { foldTable } from './folding.ts';
import { openHearing } from './hearing.ts';
import type { Hosted, Hosts, Listener } from './hosted.ts';
import { nodeLives, timeAt } from './hosted.ts';
import { nextDue } from './rows.ts';
import { noTellings } from './tellings.ts';
import { arm, forgetTold, leaveMemory, newestSeq, submit, textOf, wake } from './work.ts';

const USUAL_TIMES: Times = {
  hostGone: 30_000,
  closeAfter: 24 * 3_600_000,
  empty: 2_000,
  roll: 10 * 60_000,
  keep: 30 * 24 * 3_600_000,
  idle: 60_000,
  sweep: 1_000,
  handOff: 5 * 60_000,
  oldToken: 60_000,
  ping: 10_000,
};

export function openHosts(doors: RoomsDoors): Hosts {
  const node = doors.node ?? randomBytes(6).toString('hex');
  const hosts: Hosts = {
    doors,
    times: { ...USUAL_TIMES, ...doors.times },
    findGame: doors.findGame ?? findGame,
    node,
    lives: (name) => nodeLives(hosts, name),
    dice: secretDice,
    hearing: openHearing(doors),
    tables: new Map(),
    loaded: new Map(),
    toRepair: new Set(),
    stopping: false,
  };
  return hosts;
}

/** Chance for what is no part of a game: bots' moods and names. */
const secretDice: Dice = { below: (n) => randomBytes(6).readUIntBE(0, 6) % n };

/** The table of this id, from memory or from the store; undefined if there is none. */
export function openTable(hosts: Hosts, id: TableId): Promise<Hosted | undefined> {
  const known = hosts.tables.get(id);
  if (known !== undefined) return known;
  const opening = load(hosts, id).catch((error: unknown) => {
    hosts.tables.delete(id);
    throw error;
  });
  hosts.tables.set(id, opening);
  return opening;
}

/** The same with everything that others have stored so far, whether news of it came or not. */
export async function openNewest(hosts: Hosts, id: TableId): Promise<Hosted | undefined> {
  const isLoaded = hosts.tables.has(id);
  const hosted = await openTable(hosts, id);
  if (hosted === undefined || !isLoaded) return hosted;
  const newest = await newestSeq(hosts, hosted);
  if (newest <= hosted.seq || hosted.isGone) return openTable(hosts, id);
  hosted.announced = Math.max(hosted.announced, newest);
  await wake(hosts, hosted);
  return openTable(hosts, id);
}

async function load(hosts: Hosts, id: TableId): Promise<Hosted | undefined> {
  const folded = await foldTable({ store: hosts.doors.store, findGame: hosts.findGame }, id);
  if (folded === undefined || hosts.stopping) {
    hosts.tables.delete(id);
    return undefined;
  }
  const hasWords = Object.keys(folded.seating.room.words).length > 0;
  const now = hosts.doors.clock.now();
  const hosted: Hosted = {
    id,
    ...folded,
    tellings: noTellings(),
    listeners: new Set(),
    bots: new Map(),
    words: hasWords ? await hosts.doors.store.getWords(id) : new Map(),
    parked: [],
    jobs: [],
    resting: [],
    writing: 0,
    announced: 0,
    allowances: new Map(),
    due: { seating: undefined, at: NEVER },
    wakesAt: NEVER,
    callOff: () => undefined,
    ahead: Math.max(0, folded.lastAt - now),
    usedAt: now,
    isGone: false,
  };
  hosts.loaded.set(id, hosted);
  planBots(hosts, hosted, []);
  arm(hosts, hosted);
  return hosted;
}

export function listen(hosts: Hosts, hosted: Hosted, listener: Listener): () => void {
  hosted.listeners.add(listener);
  return () => {
    hosted.listeners.delete(listener);
    hosted.usedAt = hosts.doors.clock.now();
    if (hosted.listeners.size === 0) forgetTold(hosted);
  };
}

/** It was due, and only to see that all is well: the store is told when to look again. Where that fails, it is due again. */
export function putOff(hosts: Hosts, hosted: Hosted): void {
  const { store, clock, log } = hosts.doors;
  const next = nextDue(hosts, hosted, hosted.seating, Math.floor(timeAt(hosts, hosted)));
  if (next !== undefined && next <= clock.now()) return;
  store.putOff(hosted.id, hosted.seq, next).catch((error: unknown) => log(`a table was not put off: ${error}`));
}

/** Somebody appended to this table, perhaps another node. */
export function hearNews(hosts: Hosts, id: TableId, seq: number): void {
  const loaded = hosts.loaded.get(id);
  if (loaded !== undefined) return hearOf(hosts, loaded, seq);
  hosts.tables.get(id)?.then(
    (hosted) => {
      if (hosted !== undefined) hearOf(hosts, hosted, seq);
    },
    () => undefined,
  );
}

function hearOf(hosts: Hosts, hosted: Hosted, seq: number): void {
  if (hosted.isGone || seq <= hosted.seq || seq <= hosted.writing) return;
  hosted.announced = Math.max(hosted.announced, seq);
  wake(hosts, hosted);
}

/**
 * Who is here through this node without a line was lost with a table that broke, and who is here through one that is gone
 * was lost with it: everybody learns that they are away.
 */
export function missLost(hosts: Hosts, hosted: Hosted): void {
  if (hosted.jobs.length > 0) return;
  const everybody = people(hosted.seating.room);
  if (everybody.some(({ here }) => here.some((name) => !nodeLives(hosts, name)))) wake(hosts, hosted);
  for (const { person, here } of everybody) {
    if (!here.includes(hosts.node) || [...hosted.listeners].some((listener) => listener.person === person)) continue;
    submit(hosts, hosted, { by: 'door', wants: { kind: 'depart', person } });
  }
}

/** Who has a line here and is taken for away is here: this node was only taken for one that ended. */
export function findAgain(hosts: Hosts, hosted: Hosted): void {
  if (hosted.jobs.length > 0) return;
  const listening = new Set([...hosted.listeners].map(({ person }) => person));
  for (const { person, here } of people(hosted.seating.room))
    if (listening.has(person) && !here.includes(hosts.node))
      submit(hosts, hosted, { by: 'door', wants: { kind: 'arrive', person } });
}

/** Takes a table out of memory, with a snapshot where rows came after the last one. */
export async function forget(hosts: Hosts, hosted: Hosted): Promise<void> {
  leaveMemory(hosts, hosted);
  if (hosted.seq > hosted.snapshotSeq) await hosts.doors.store.saveSnapshot(hosted.id, hosted.seq, textOf(hosted));
}

/** Is a game going on here that needs this table in memory? Where people are at another node, that one has it. */
export const isLive = (hosts: Hosts, hosted: Hosted): boolean =>
  hosted.listeners.size > 0 || (livePlay(hosted) !== undefined && !isElsewhere(hosts, hosted));

const isElsewhere = (hosts: Hosts, { seating }: Hosted): boolean =>
  people(seating.room).some(({ here }) => here.some((name) => name !== hosts.node && nodeLives(hosts, name)));
