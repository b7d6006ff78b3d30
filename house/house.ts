/** A house with its tables, as the ways in know it: opening and joining tables, coming back, handing off, and sessions. */
import type { Game, Kinds } from '#kernel';
import { has, refusal, seatOf } from '#kernel';
import type { CreateBody, Doorplate, HandOff, JoinBody, RoomCode, TableSummary } from '#protocol';
import { parseClientMessage } from '#protocol';
import { costOf, payerOf, priceOf } from './allowance.ts';
import type { Admitted, Doors, House, Refused, SeatGiven } from './api.ts';
import { newCode, readCode } from './codes.ts';
import { takeCommand } from './commands.ts';
import type { Outcome } from './loop.ts';
import { BY_SPEED } from './pace.ts';
import { keptGame } from './replays.ts';
import { unplayable } from './room/deal.ts';
import { findKey, freeChair } from './room/decide-door.ts';
import { dueAt } from './room/decide-time.ts';
import { found, OPENING } from './room/fold.ts';
import { cleanedName } from './room/names.ts';
import { writtenIn } from './room/own-words.ts';
import type { Deed, Manners } from './room/room.ts';
import { keysIn, people, seatFor } from './room/room.ts';
import { holderOf, holdersIn } from './rows.ts';
import { PageSession } from './session.ts';
import type { Created, TableId } from './store.ts';
import { chain, isDamage, NO_SUM, tableId } from './store.ts';
import { Sweep } from './sweep.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { hashOf, keyOf, newSecret, newTableId, newToken, secretText, tableIdOf, tableNameOf } from './tokens.ts';

const USUAL_MANNERS: Manners = { locked: false, watching: true, muted: false, patience: 20_000, thinking: BY_SPEED };

/** Codes drawn before giving up, and before longer ones are: three of four are free. */
const MOST_TRIES = 12;
const TRIES = 4;
const MOST_MINE = 50;

export function openHouse(doors: Doors): House {
  const tables = new Tables(doors);
  const sessions = new Set<PageSession>();
  const sweep = new Sweep(tables);
  return {
    createTable: (request) => createTable(tables, request),
    joinTable: (name, request) => unlessDamaged(join(tables, name, request)),
    doorplate: (name) => unlessDamaged(doorplate(tables, name)),
    offerHandOff: (table, token) => unlessDamaged(offerHandOff(tables, tableId(table), token)),
    takeHandOff: (table, secret) => unlessDamaged(takeHandOff(tables, tableId(table), secret)),
    keptGame: (id) => unlessDamaged(keptGame(tables, id)),
    myTables: (tokens) => myTables(tables, tokens),
    admit: (table, token) => admit(tables, tableId(table), token),
    connect(table, admitted, connection) {
      const session = new PageSession(tables, tableId(table), admitted, connection, (ended) => sessions.delete(ended));
      sessions.add(session);
      return session;
    },
    say: (table, admitted, load, text) => say(tables, tableId(table), admitted, load, text),
    counts: () => ({
      tables: tables.all().length,
      games: tables.all().filter(({ room }) => room.stage === 'playing').length,
      sessions: sessions.size,
    }),
    async stop() {
      tables.isStopping = true;
      tables.stopNews();
      await sweep.stop();
      for (const session of [...sessions]) session.end('closing');
      await tables.loop.rest();
      await Promise.all(tables.all().map((table) => tables.forget(table)));
    },
  };
}

const no = (code: RoomCode): Refused => ({ refused: refusal(code) });

/** Whoever runs the server was told when it was found. */
function unlessDamaged<T>(answer: Promise<T>): Promise<T | Refused> {
  return answer.catch((error: unknown) => {
    if (isDamage(error)) return no('table-damaged');
    throw error;
  });
}

async function createTable(tables: Tables, request: CreateBody): Promise<SeatGiven | Refused> {
  const game = await tables.load(request.game);
  if (game === undefined) return no('unknown-game');
  const { options = {}, chairs = game.players[0] } = request;
  const refused = unplayable({ game }, chairs, options);
  if (refused !== undefined) return { refused };
  if (writtenIn(options, chairs, game).length > 0) return no('not-your-words');
  const { chance } = tables.doors;
  const token = newToken(chance);
  const id = request.id === undefined ? newTableId(chance) : tableIdOf(request.id);
  const digits = await tables.codeDigits();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = newCode(tables.dice, digits + Math.floor(tries / TRIES));
    const deed = openingDeed(tables, { ...request, options, chairs }, { id, code, key: keyOf(token) });
    const created = await store(tables, deed, game);
    if (created === 'stored') return { table: id, code, chair: 0, token };
    if (created === 'exists') return openedBefore(tables, tableId(id), token);
  }
  return no('no-codes');
}

/** The seat that the opening gave, once more: the answer that had its token got lost. */
async function openedBefore(tables: Tables, id: TableId, token: string): Promise<SeatGiven | Refused> {
  const table = await tables.open(id);
  if (table === undefined) return no('no-such-table');
  const key = keyOf(token);
  const outcome = await table.submit({ by: 'door', wants: { kind: 'sit-again', request: OPENING, key } });
  return seatGiven(tables, table, outcome, token);
}

function openingDeed(
  { dice, doors }: Tables,
  { game, name, avatar, options = {}, chairs = 0 }: CreateBody,
  names: { id: string; code: string; key: string },
): Extract<Deed, { is: 'opened' }> {
  const seed = { secret: secretText(doors.chance, 32), tableId: tableNameOf(names.id), nonces: [] };
  const manners = USUAL_MANNERS;
  return { is: 'opened', ...names, game, options, chairs, manners, name: cleanedName(name, dice), avatar, seed };
}

async function store(
  { doors, times }: Tables,
  deed: Extract<Deed, { is: 'opened' }>,
  game: Game<Kinds>,
): Promise<Created> {
  const at = Math.floor(doors.clock.now());
  const seating = found(deed, at);
  const payload = JSON.stringify(deed);
  return doors.store.create({
    table: tableId(deed.id),
    code: deed.code,
    payload,
    at,
    sum: chain(NO_SUM, { seq: 1, at, payload }),
    dueAt: dueAt(seating, times, game),
    holders: { add: [...holdersIn(seating.room)], remove: [] },
  });
}

async function findTable(tables: Tables, name: string): Promise<Table | undefined> {
  const code = readCode(name);
  const id = code === undefined ? tableId(name) : await tables.doors.store.findCode(code);
  return id === undefined ? undefined : tables.openNewest(id);
}

async function join(tables: Tables, name: string, request: JoinBody): Promise<SeatGiven | Refused> {
  const table = await findTable(tables, name);
  if (table === undefined) return no('no-such-table');
  const token = newToken(tables.doors.chance);
  const retried = request.id === undefined ? {} : { request: hashOf(request.id) };
  const { name: called, avatar } = request;
  const wants = { kind: 'join', name: called, avatar, key: keyOf(token), ...retried } as const;
  return seatGiven(tables, table, await table.submit({ by: 'door', wants }), token);
}

function seatGiven(tables: Tables, table: Table, outcome: Outcome, token: string): SeatGiven | Refused {
  throwIfFailed(outcome);
  if ('refused' in outcome) return outcome;
  const { room } = table;
  const held = findKey(room, keyOf(token), table.time(), tables);
  return held === undefined ? no('no-seat') : { table: room.id, code: room.code, chair: held.chair, token };
}

function throwIfFailed(outcome: Outcome): void {
  if ('failed' in outcome) throw new Error(outcome.failed);
}

async function doorplate(tables: Tables, name: string): Promise<Doorplate | Refused> {
  const table = await findTable(tables, name);
  if (table === undefined) return no('no-such-table');
  const { room } = table;
  // Who can neither join nor watch has no business knowing who is there.
  const isPrivate = room.manners.locked && !room.manners.watching;
  return {
    table: room.id,
    code: room.code,
    game: room.game,
    stage: room.stage,
    host: isPrivate ? '' : (people(room).find(({ person }) => person === room.host)?.name ?? ''),
    names: isPrivate ? [] : namesIn(table),
    room: room.stage !== 'closed' && freeChair(room) >= 0,
    locked: room.manners.locked,
    watching: room.manners.watching,
  };
}

const namesIn = ({ room }: Table): string[] => room.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name));

async function heldBy(tables: Tables, id: TableId, token: string) {
  const table = await tables.openNewest(id).catch((error: unknown) => {
    if (!isDamage(error)) throw error;
  });
  if (table === undefined) return undefined;
  const held = findKey(table.room, keyOf(token), table.time(), tables);
  return held === undefined ? undefined : { table, person: held.person };
}

async function offerHandOff(tables: Tables, id: TableId, token: string): Promise<HandOff | Refused> {
  const held = await heldBy(tables, id, token);
  if (held === undefined) return no('no-seat');
  const { person, table } = held;
  const secret = newSecret(tables.doors.chance);
  const outcome = await table.submit({ by: 'door', wants: { kind: 'offer-hand-off', person, hash: hashOf(secret) } });
  throwIfFailed(outcome);
  if ('refused' in outcome) return outcome;
  return { secret, until: table.room.handOffs.find((offer) => offer.person === person)?.until ?? 0 };
}

async function takeHandOff(tables: Tables, id: TableId, secret: string): Promise<SeatGiven | Refused> {
  const table = await tables.open(id);
  if (table === undefined) return no('no-such-table');
  const token = newToken(tables.doors.chance);
  const wants = { kind: 'take-hand-off', hash: hashOf(secret), key: keyOf(token) } as const;
  return seatGiven(tables, table, await table.submit({ by: 'door', wants }), token);
}

async function myTables(tables: Tables, tokens: readonly string[]): Promise<TableSummary[]> {
  const summaries = new Map<string, TableSummary>();
  for (const token of tokens.slice(0, MOST_MINE)) {
    for (const { table: id, openedAt, closedAt } of await tables.doors.store.tablesOf(holderOf(keyOf(token)), 1)) {
      const held = await heldBy(tables, id, token);
      if (held === undefined) continue;
      const stage = closedAt === undefined ? held.table.room.stage : 'closed';
      summaries.set(id, { ...summaryOf(held.table, held.person, stage), openedAt });
    }
  }
  return [...summaries.values()].sort((a, b) => b.openedAt - a.openedAt);
}

function summaryOf(table: Table, person: number, stage: TableSummary['stage']): Omit<TableSummary, 'openedAt'> {
  const { room } = table;
  const chair = room.chairs.findIndex((c) => c.kind === 'person' && c.person === person);
  return {
    table: room.id,
    code: room.code,
    game: room.game,
    chair,
    names: namesIn(table),
    stage,
    turn: stage === 'playing' && isAsked(table, seatFor(table.now.seating, person)),
    otherVersion: table.isFrozen,
    finished: room.finished,
  };
}

/** Is the question on top for this seat, and has it still to answer? */
function isAsked({ play }: Table, seat: number): boolean {
  const top = play?.table.stack.at(-1);
  return play !== undefined && top !== undefined && !play.table.paused && has(top.waiting, seatOf(seat));
}

async function admit(tables: Tables, id: TableId, token: string | undefined): Promise<Admitted> {
  const held = token === undefined ? undefined : await heldBy(tables, id, token);
  if (held === undefined || token === undefined) return { person: undefined, setToken: undefined };
  const { table, person } = held;
  const next = newToken(tables.doors.chance, token);
  const wants = { kind: 'show-key', hash: keyOf(token), next: keyOf(next) } as const;
  const outcome = await table.submit({ by: 'door', wants });
  const isTurned = 'taken' in outcome && keysIn(table.room).some(({ hash }) => hash === wants.next);
  return { person, setToken: isTurned ? next : undefined };
}

async function say(tables: Tables, id: TableId, admitted: Admitted, load: string, text: string): Promise<string> {
  const at = tables.doors.clock.now();
  const parsed = parseClientMessage(text);
  const error = (code: string): string => JSON.stringify({ kind: 'error', code });
  if ('error' in parsed) return error(parsed.error);
  const { message } = parsed;
  if (message.kind === 'hello' || message.kind === 'ping') return error('malformed');
  const { n } = message;
  const table = await tables.open(id).catch((reason: unknown) => {
    if (!isDamage(reason)) throw reason;
    return 'damaged' as const;
  });
  if (table === 'damaged') return error('table-damaged');
  if (table === undefined && tables.isStopping) return JSON.stringify({ kind: 'error', code: 'closing', n });
  if (table === undefined) return error('no-table');
  const { person = 0 } = admitted;
  if (person === 0) return JSON.stringify({ kind: 'refused', n, last: 0, code: 'no-seat', facts: {} });
  if (tables.allowances.take(payerOf(id, person), costOf(text.length) + priceOf(message.kind), at) !== 'taken')
    return JSON.stringify({ kind: 'error', code: 'too-fast', n });
  return new Promise((resolve) => {
    const answer = (said: object): void => resolve(JSON.stringify(said));
    takeCommand({ table, person, load, roundTrip: () => undefined, answer }, message, at);
  });
}
