/** Tables in memory, one piece of work at a time each: decide on the fold, append durably at the next seq, fold, then tell. */
import { randomBytes } from 'node:crypto';
import { findGame } from '#games';
import type { Dice } from '#kernel';
import { NEVER, refusal, seatOf } from '#kernel';
import type { Applied, Fold, Place } from '../room/apply.ts';
import { apply, fold, matchFor, tell } from '../room/apply.ts';
import { decide } from '../room/decide.ts';
import type { Facts, Request } from '../room/requests.ts';
import type { Deed } from '../room/room.ts';
import { people } from '../room/room.ts';
import { forgetSights } from '../room/told.ts';
import type { RoomsDoors, Times } from '../rooms-api.ts';
import type { Appended, TableId } from '../store/store.ts';
import { letBotsAct, livePlay, planBots, soonestBot } from './bots.ts';
import { foldTable, isFrozen, snapshotText } from './folding.ts';
import { openHearing } from './hearing.ts';
import type { Hosted, Hosts, Job, Listener, Outcome } from './hosted.ts';
import { nodeLives, timeAt } from './hosted.ts';
import { keptLooks } from './kept-looks.ts';
import { dueIn, nextDue, rowOf } from './rows.ts';
import type { Texts } from './tellings.ts';
import { forgetTellings, noTellings, remember, textsOf } from './tellings.ts';

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

/** Rows between two snapshots: opening a table folds at most so many. */
export const SNAPSHOT_EVERY = 1000;

export function openHosts(doors: RoomsDoors): Hosts {
  const node = doors.node ?? secret(6);
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

/** What the store has; what is known here where nobody else writes. */
async function newestSeq({ doors: { store } }: Hosts, { id, seq }: Hosted): Promise<number> {
  return (await store.lastSeqs?.([id]))?.get(id) ?? seq;
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

/** Resolves when it is durable and everybody here was told, or with the reason why not. It overtakes nothing that a page said before. */
export function submit(hosts: Hosts, hosted: Hosted, request: Request, command?: string): Promise<Outcome> {
  hosts.hearing.hearAll();
  return new Promise((done) => submitAnd(hosts, hosted, request, command, hosts.doors.clock.now(), done));
}

/** The same for what a page said: nobody waits but a function, and when it arrived is known. */
export function submitAnd(
  hosts: Hosts,
  hosted: Hosted,
  request: Request,
  command: string | undefined,
  now: number,
  done: Job['done'],
): void {
  enqueue(hosts, hosted, { request, command, at: Math.floor(now + hosted.ahead), done });
}

export function listen(hosts: Hosts, hosted: Hosted, listener: Listener): () => void {
  hosted.listeners.add(listener);
  return () => {
    hosted.listeners.delete(listener);
    hosted.usedAt = hosts.doors.clock.now();
    if (hosted.listeners.size === 0) forgetTold(hosted);
  };
}

/** What was told and seen is kept only while somebody is there to be told more. */
function forgetTold(hosted: Hosted): void {
  forgetTellings(hosted.tellings);
  const { play } = hosted.seating;
  if (play !== undefined && !isReadOnly(hosted)) forgetSights(matchFor(hosted.game, play.setup));
}

/** The clock, a sweep or news from elsewhere: whatever is due is done. */
export function wake(hosts: Hosts, hosted: Hosted): Promise<Outcome> {
  return submit(hosts, hosted, { by: 'time' });
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

const textOf = ({ seating, game, lastAt, kept }: Hosted): string =>
  snapshotText(seating, lastAt, keptLooks(seating, game, kept));

function leaveMemory(hosts: Hosts, hosted: Hosted): void {
  hosted.isGone = true;
  hosted.callOff();
  if (hosts.loaded.get(hosted.id) === hosted) hosts.loaded.delete(hosted.id);
  hosts.tables.delete(hosted.id);
  for (const job of hosted.parked.splice(0)) job.done(gone(hosted));
}

function enqueue(hosts: Hosts, hosted: Hosted, job: Job): void {
  hosted.usedAt = Math.max(hosted.usedAt, job.at - hosted.ahead);
  if (hosted.jobs.push(job) === 1) workOff(hosts, hosted);
}

/** Resolves when there is no work left. */
export const atRest = ({ jobs, resting }: Hosted): Promise<void> =>
  new Promise((resolve) => (jobs.length === 0 ? resolve() : resting.push(resolve)));

/** One piece of work after the other, until there is none or one has to wait. */
function workOff(hosts: Hosts, hosted: Hosted): void {
  for (let job = hosted.jobs.at(0); job !== undefined; job = hosted.jobs.at(0)) {
    if (begin(hosts, hosted, job) === 'waits') return;
    hosted.jobs.shift();
  }
  for (const resolve of hosted.resting.splice(0)) resolve();
}

/** Most work is one append that is decided here and now; whatever needs more than that goes its way step by step. */
function begin(hosts: Hosts, hosted: Hosted, job: Job): 'done' | 'waits' {
  try {
    if (hosted.isGone) {
      job.done(gone(hosted));
      return 'done';
    }
    const deed = decidedAtOnce(hosts, hosted, job);
    if (deed === undefined) end(hosts, hosted, job, perform(hosts, hosted, job));
    else commitAtOnce(hosts, hosted, deed, job);
    return 'waits';
  } catch (error) {
    fail(hosts, hosted, job, error);
    return 'done';
  }
}

/** The next piece of work comes when this one is done with, one way or the other. */
function end(hosts: Hosts, hosted: Hosted, job: Job, working: Promise<void>): void {
  working.then(
    () => goOn(hosts, hosted),
    (error: unknown) => {
      fail(hosts, hosted, job, error);
      goOn(hosts, hosted);
    },
  );
}

function goOn(hosts: Hosts, hosted: Hosted): void {
  hosted.jobs.shift();
  workOff(hosts, hosted);
}

/** The store failed, or a rule broke an invariant: nothing was promised. The table is opened anew by whoever needs it next. */
function fail(hosts: Hosts, hosted: Hosted, job: Job, error: unknown): void {
  const code = error instanceof Error && 'fault' in error ? 'store-broken' : 'table-broken';
  hosts.doors.log(`${code}: ${error instanceof Error ? error.stack : error}`);
  job.done({ failed: code });
  hosts.toRepair.add(hosted.id);
  leaveMemory(hosts, hosted);
  // Whoever asked hears of that first.
  setImmediate(() => lose(hosted, code));
}

function lose(hosted: Hosted, code: Parameters<Listener['lost']>[0]): void {
  for (const listener of [...hosted.listeners]) listener.lost(code);
}

/** The deed that a request becomes where nothing else comes first; undefined where it does, or where there is none. */
function decidedAtOnce(hosts: Hosts, hosted: Hosted, { request, at }: Job): Deed | undefined {
  if (request.by === 'time' || hosted.announced > hosted.seq) return undefined;
  const facts = factsFor(hosts, hosted, at);
  if (decide(hosted.seating, BY_TIME, facts) !== undefined) return undefined;
  const decision = decide(hosted.seating, request, facts);
  return decision !== undefined && 'deed' in decision ? decision.deed : undefined;
}

const BY_TIME: Request = { by: 'time' };

/** No promise but that of the store: this is done for every move. */
function commitAtOnce(hosts: Hosts, hosted: Hosted, deed: Deed, job: Job): void {
  const writing = write(hosts, hosted, deed, job.command, job.at);
  writing.storing.then(
    (appended) => {
      if (appended.outcome !== 'stored')
        return end(hosts, hosted, job, overtaken(hosts, hosted, job, writing, appended));
      try {
        adopt(hosts, hosted, writing);
        job.done({ seq: writing.place.seq });
        for (const listener of hosted.listeners) listener.settled();
        planNext(hosts, hosted);
      } catch (error) {
        fail(hosts, hosted, job, error);
      }
      goOn(hosts, hosted);
    },
    (error: unknown) => {
      fail(hosts, hosted, job, error);
      goOn(hosts, hosted);
    },
  );
}

async function overtaken(hosts: Hosts, hosted: Hosted, job: Job, writing: Writing, appended: Appended): Promise<void> {
  if (await isSettled(hosts, hosted, writing, appended, job.done)) planNext(hosts, hosted);
  else if (hosted.isGone) job.done(gone(hosted));
  else await perform(hosts, hosted, job);
}

/** What was due before comes first, one append each; then the request itself. Whoever was overtaken decides again. */
async function perform(hosts: Hosts, hosted: Hosted, job: Job): Promise<void> {
  if (hosted.announced > hosted.seq) await catchUpTo(hosts, hosted, hosted.announced);
  if (job.request.by === 'time' && hosted.seating.room.stage === 'closed') await closeTable(hosts, hosted, job.at);
  for (let isDone = false; !isDone; ) {
    const facts = factsFor(hosts, hosted, job.at);
    const due = decide(hosted.seating, BY_TIME, facts);
    if (due !== undefined && 'deed' in due) await commit(hosts, hosted, due.deed, undefined, job.at);
    else isDone = await answerTo(hosts, hosted, job, facts);
    if (!isDone && hosted.isGone) return job.done(gone(hosted));
  }
  planNext(hosts, hosted);
}

function planNext(hosts: Hosts, hosted: Hosted): void {
  if (hosted.isGone) return;
  if (hosted.bots.size > 0) letBots(hosts, hosted);
  arm(hosts, hosted);
}

function letBots(hosts: Hosts, hosted: Hosted): void {
  letBotsAct(
    hosts,
    hosted,
    (seat, move) => submitForBot(hosts, hosted, seat, move),
    () => arm(hosts, hosted),
  );
}

const gone = ({ seating }: Hosted): Outcome =>
  seating.room.stage === 'closed' ? { refused: refusal('closed') } : { failed: 'table-broken' };

/** True when the job is done with, one way or the other. */
function answerTo(hosts: Hosts, hosted: Hosted, job: Job, facts: Facts): boolean | Promise<boolean> {
  const decision = job.request.by === 'time' ? undefined : decide(hosted.seating, job.request, facts);
  if (decision === undefined) {
    job.done({ seq: undefined });
    return true;
  }
  if ('refused' in decision) return refuseOrAgain(hosts, hosted, job, decision.refused);
  return commit(hosts, hosted, decision.deed, job.command, job.at, job.done);
}

/** Nobody is told no because of what another node has changed already. */
async function refuseOrAgain(hosts: Hosts, hosted: Hosted, job: Job, refused: Refusal): Promise<boolean> {
  if ((await newestSeq(hosts, hosted)) > hosted.seq) {
    await catchUp(hosts, hosted);
    return false;
  }
  await refuse(hosts, hosted, job, refused);
  return true;
}

/** A retry of something that was stored is refused by what it did itself: the log knows better. */
async function refuse(hosts: Hosts, hosted: Hosted, job: Job, refused: Refusal): Promise<void> {
  const { store } = hosts.doors;
  const before = job.command === undefined ? undefined : await store.findCommand(hosted.id, job.command);
  if (before !== undefined) {
    await catchUpTo(hosts, hosted, before);
    job.done({ seq: before });
  } else if (refused.code === 'window-open' && !hosted.parked.some((other) => isSameSeat(other, job)))
    hosted.parked.push(job);
  else job.done({ refused });
}

type Refusal = Extract<Outcome, { refused: unknown }>['refused'];

const isSameSeat = (a: Job, b: Job): boolean => seatKey(a.request) === seatKey(b.request);

function seatKey(request: Request): string {
  if (request.by === 'person') return `p${request.person}`;
  return request.by === 'bot' ? `b${request.seat}` : request.by;
}

/** A deed on its way into the log. */
interface Writing {
  readonly deed: Deed;
  readonly place: Place;
  readonly applied: Applied;
  readonly texts: Texts;
  readonly storing: Promise<Appended>;
}

function write(hosts: Hosts, hosted: Hosted, deed: Deed, command: string | undefined, arrived: number): Writing {
  const place = { seq: hosted.seq + 1, at: Math.max(arrived, hosted.lastAt) };
  const folded = fold(hosted.seating, deed, place, hosted.game, 'decided');
  hosted.writing = place.seq;
  const storing = hosts.doors.store.append(rowOf(hosts, hosted, deed, folded.seating, place, command));
  const { applied, texts } = tellMeanwhile(hosted, folded, storing);
  return { deed, place, applied, texts, storing };
}

/** True if the deed became a row now, or the same command did before; false if somebody else was first. */
async function commit(
  hosts: Hosts,
  hosted: Hosted,
  deed: Deed,
  command: string | undefined,
  arrived: number,
  done: Job['done'] = () => undefined,
): Promise<boolean> {
  const writing = write(hosts, hosted, deed, command, arrived);
  return isSettled(hosts, hosted, writing, await writing.storing, done);
}

async function isSettled(
  hosts: Hosts,
  hosted: Hosted,
  writing: Writing,
  appended: Appended,
  done: Job['done'],
): Promise<boolean> {
  const { deed, place } = writing;
  if (appended.outcome === 'stored') {
    adopt(hosts, hosted, writing);
    if (deed.is === 'closed') await closeTable(hosts, hosted, place.at);
    done({ seq: place.seq });
    return true;
  }
  if (appended.outcome === 'repeated') {
    await catchUpTo(hosts, hosted, appended.seq);
    done({ seq: appended.seq });
    return true;
  }
  await catchUp(hosts, hosted);
  if (appended.outcome === 'closed' && !hosted.isGone) closedElsewhere(hosts, hosted);
  return false;
}

/** What everybody will be told is written while the row becomes durable. Should that fail, nobody is left waiting for the disk. */
function tellMeanwhile(hosted: Hosted, folded: Fold, storing: Promise<unknown>): Pick<Writing, 'applied' | 'texts'> {
  try {
    const applied = tell(folded);
    return { applied, texts: textsOf(hosted.tellings, applied) };
  } catch (error) {
    storing.catch(() => undefined);
    throw error;
  }
}

/** Closed or deleted without a last row that says so. */
function closedElsewhere(hosts: Hosts, hosted: Hosted): void {
  const { room, play } = hosted.seating;
  hosted.seating = { room: { ...room, stage: 'closed' }, play };
  leaveMemory(hosts, hosted);
  setImmediate(() => lose(hosted, 'no-table'));
}

function adopt(
  hosts: Hosts,
  hosted: Hosted,
  { deed, applied, texts, place: { seq, at } }: Omit<Writing, 'storing'>,
): void {
  hosted.seating = applied.seating;
  hosted.seq = seq;
  hosted.lastAt = at;
  remember(hosted.tellings, applied, texts);
  planBots(hosts, hosted, applied.told);
  const news = { deed, applied };
  for (const listener of hosted.listeners) listener.happened(news);
  if (hosted.listeners.size === 0) forgetTold(hosted);
  if (hosted.parked.length > 0) for (const job of hosted.parked.splice(0)) enqueue(hosts, hosted, job);
  if (deed.is !== 'closed' && seq - hosted.snapshotSeq >= SNAPSHOT_EVERY) snapshot(hosts, hosted);
}

async function closeTable(hosts: Hosts, hosted: Hosted, at: number): Promise<void> {
  await hosts.doors.store.close(hosted.id, at);
  leaveMemory(hosts, hosted);
}

/** Nobody waits for a snapshot; one that fails is made again later. */
function snapshot({ doors }: Hosts, hosted: Hosted): void {
  const { id, seq, snapshotSeq } = hosted;
  hosted.snapshotSeq = seq;
  doors.store.saveSnapshot(id, seq, textOf(hosted)).catch((error: unknown) => {
    hosted.snapshotSeq = snapshotSeq;
    doors.log(`a snapshot: ${error}`);
  });
}

/** Another node may have stored the first try: whoever is told that it was taken is told what it did first. */
async function catchUpTo(hosts: Hosts, hosted: Hosted, seq: number): Promise<void> {
  for (let before = -1; seq > hosted.seq && hosted.seq !== before; ) {
    before = hosted.seq;
    await catchUp(hosts, hosted);
  }
}

/** Folds in what others appended, and tells it. */
async function catchUp(hosts: Hosts, hosted: Hosted): Promise<void> {
  const rows = await hosts.doors.store.read(hosted.id, hosted.seq, SNAPSHOT_EVERY);
  for (const row of rows) {
    const deed = JSON.parse(row.payload) as Deed;
    const applied = apply(hosted.seating, deed, row, hosted.game);
    adopt(hosts, hosted, { deed, applied, texts: textsOf(hosted.tellings, applied), place: row });
    if (deed.is === 'closed') await closeTable(hosts, hosted, row.at);
  }
}

function factsFor(hosts: Hosts, hosted: Hosted, at: number): Facts {
  const { times, node, dice, lives } = hosts;
  const { game, lastAt, seating } = hosted;
  return { at, lastAt, quietUntil: dueIn(hosts, hosted, seating), game, times, node, lives, dice, secret };
}

const secret = (bytes: number): string => randomBytes(bytes).toString('hex');

async function submitForBot(
  hosts: Hosts,
  hosted: Hosted,
  seat: number,
  move: Extract<Request, { by: 'bot' }>['wants'],
): Promise<{ isTaken: boolean }> {
  const outcome = await submit(hosts, hosted, { by: 'bot', seat: seatOf(seat), wants: move });
  return { isTaken: 'seq' in outcome };
}

/** One timer per table, for the clock, for absences and for the bots alike. One that comes too early does no harm: it is armed again. */
function arm(hosts: Hosts, hosted: Hosted): void {
  if (hosted.isGone || hosts.stopping) return hosted.callOff();
  const due = dueIn(hosts, hosted, hosted.seating);
  const next = Math.min(due === NEVER ? NEVER : due - hosted.ahead, soonestBot(hosted));
  if (next >= hosted.wakesAt) return;
  hosted.callOff();
  hosted.wakesAt = next;
  hosted.callOff = hosts.doors.clock.wake(next, () => {
    hosted.wakesAt = NEVER;
    wake(hosts, hosted);
  });
}

/** Is a game going on here that needs this table in memory? Where people are at another node, that one has it. */
export const isLive = (hosts: Hosts, hosted: Hosted): boolean =>
  hosted.listeners.size > 0 || (livePlay(hosted) !== undefined && !isElsewhere(hosts, hosted));

const isElsewhere = (hosts: Hosts, { seating }: Hosted): boolean =>
  people(seating.room).some(({ here }) => here.some((name) => name !== hosts.node && nodeLives(hosts, name)));

export const isReadOnly = ({ seating, game }: Hosted): boolean => isFrozen(seating, game);
