/** The work of a table, one piece at a time: decide on the fold, append durably at the next seq, fold, then tell. */
import { randomBytes } from 'node:crypto';
import { NEVER, refusal, seatOf } from '#kernel';
import type { Applied, Fold, Place } from '../room/apply.ts';
import { apply, fold, matchFor, tell } from '../room/apply.ts';
import { decide } from '../room/decide.ts';
import type { Facts, Request } from '../room/requests.ts';
import type { Deed } from '../room/room.ts';
import { forgetSights } from '../room/told.ts';
import type { Appended } from '../store/store.ts';
import { letBotsAct, planBots, soonestBot } from './bots.ts';
import { isFrozen, snapshotText } from './folding.ts';
import type { Hosted, Hosts, Job, Listener, Outcome } from './hosted.ts';
import { keptLooks } from './kept-looks.ts';
import { dueIn, rowOf } from './rows.ts';
import type { Texts } from './tellings.ts';
import { forgetTellings, remember, textsOf } from './tellings.ts';

/** Rows between two snapshots: opening a table folds at most so many. */
export const SNAPSHOT_EVERY = 1000;

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

/** The clock, a sweep or news from elsewhere: whatever is due is done. */
export function wake(hosts: Hosts, hosted: Hosted): Promise<Outcome> {
  return submit(hosts, hosted, { by: 'time' });
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
  sayFailed(hosts, job, code);
  hosts.toRepair.add(hosted.id);
  leaveMemory(hosts, hosted);
  // Whoever asked hears of that first.
  setImmediate(() => lose(hosted, code));
}

/** Whatever breaks over that answer, the table goes on to the next piece of work. */
function sayFailed({ doors }: Hosts, job: Job, failed: 'table-broken' | 'store-broken'): void {
  try {
    job.done({ failed });
  } catch (error) {
    doors.log(`an answer broke: ${error instanceof Error ? error.stack : error}`);
  }
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
export function arm(hosts: Hosts, hosted: Hosted): void {
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

export const textOf = ({ seating, game, lastAt, kept }: Hosted): string =>
  snapshotText(seating, lastAt, keptLooks(seating, game, kept));

export function leaveMemory(hosts: Hosts, hosted: Hosted): void {
  hosted.isGone = true;
  hosted.callOff();
  if (hosts.loaded.get(hosted.id) === hosted) hosts.loaded.delete(hosted.id);
  hosts.tables.delete(hosted.id);
  for (const job of hosted.parked.splice(0)) job.done(gone(hosted));
}

/** What was told and seen is kept only while somebody is there to be told more. */
export function forgetTold(hosted: Hosted): void {
  forgetTellings(hosted.tellings);
  const { play } = hosted.seating;
  if (play !== undefined && !isReadOnly(hosted)) forgetSights(matchFor(hosted.game, play.setup));
}

/** What the store has; what is known here where nobody else writes. */
export async function newestSeq({ doors: { store } }: Hosts, { id, seq }: Hosted): Promise<number> {
  return (await store.lastSeqs?.([id]))?.get(id) ?? seq;
}

export const isReadOnly = ({ seating, game }: Hosted): boolean => isFrozen(seating, game);
