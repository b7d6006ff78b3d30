/** Tables as the ways in know them: creating, joining, coming back, handing off, and lines to listen and speak on. */
import { randomBytes } from 'node:crypto';
import type { Game, Kinds } from '#kernel';
import { has, refusal, seatOf } from '#kernel';
import type { RoomCode } from '#protocol';
import { newCode, readCode } from './codes.ts';
import { loadGame } from './hosts/folding.ts';
import { hashesIn } from './hosts/holders.ts';
import { forget, hearNews, openHosts, openNewest, openTable } from './hosts/host.ts';
import type { Hosted, Hosts, Outcome } from './hosts/hosted.ts';
import { timeAt } from './hosts/hosted.ts';
import { beginSweeping } from './hosts/sweep.ts';
import { atRest, isReadOnly, submit } from './hosts/work.ts';
import { openLine } from './lines.ts';
import { keptGame } from './replays.ts';
import { found } from './room/apply.ts';
import { findKey, freeChair } from './room/decide-door.ts';
import { unplayable } from './room/decide-host.ts';
import { dueAt } from './room/decide-time.ts';
import { cleanedName } from './room/names.ts';
import type { DoorRequest } from './room/requests.ts';
import type { Deed, Manners } from './room/room.ts';
import { people } from './room/room.ts';
import type {
  Admitted,
  CreateRequest,
  Doorplate,
  JoinRequest,
  Refused,
  Rooms,
  RoomsDoors,
  SeatGiven,
  TableSummary,
} from './rooms-api.ts';
import type { TableId } from './store/store.ts';
import { tableId } from './store/store.ts';
import { hashOf, newSecret, newTableId, tableIdOf, tableNameOf } from './tokens.ts';

const USUAL_MANNERS: Manners = { locked: false, watching: true, muted: false, patience: 20_000, thinking: 1_200 };

/** Codes drawn before giving up: with a few thousand of them, most are free. */
const MOST_TRIES = 50;
const MOST_MINE = 50;

export function openRooms(doors: RoomsDoors): Rooms {
  const hosts = openHosts(doors);
  const lines = new Set<{ close(): void }>();
  const stopNews = doors.store.news((table, seq) => hearNews(hosts, table, seq));
  const stopSweeping = beginSweeping(hosts);
  return {
    createTable: (request) => createTable(hosts, request),
    joinTable: (name, request) => join(hosts, name, request),
    doorplate: (name) => doorplate(hosts, name),
    offerHandOff: (table, token) => offerHandOff(hosts, tableId(table), token),
    takeHandOff: (table, secret) => takeHandOff(hosts, tableId(table), secret),
    keptGame: (id) => keptGame(hosts, id),
    myTables: (tokens) => myTables(hosts, tokens),
    admit: (table, token) => admit(hosts, tableId(table), token),
    connect: (table, admitted, door) => openLine({ hosts, lines }, tableId(table), admitted, door),
    counts: () => ({
      tables: hosts.loaded.size,
      games: [...hosts.loaded.values()].filter(({ seating }) => seating.room.stage === 'playing').length,
      lines: lines.size,
    }),
    async stop() {
      hosts.hearing.hearAll();
      hosts.stopping = true;
      stopNews();
      await stopSweeping();
      hosts.hearing.hearAll();
      for (const line of [...lines]) line.close();
      await Promise.all([...hosts.loaded.values()].map(atRest));
      await Promise.all([...hosts.loaded.values()].map((hosted) => forget(hosts, hosted)));
    },
  };
}

const no = (code: RoomCode): Refused => ({ refused: refusal(code) });

async function createTable(hosts: Hosts, request: CreateRequest): Promise<SeatGiven | Refused> {
  if (hosts.findGame(request.game) === undefined) return no('unknown-game');
  const game = await loadGame(hosts.findGame, request.game);
  const { options = {}, chairs = game.players[0] } = request;
  const refused = unplayable({ game }, chairs, options);
  if (refused !== undefined) return { refused };
  const token = newSecret();
  const id = request.id === undefined ? newTableId() : tableIdOf(request.id);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = newCode(hosts.dice);
    const deed = openingDeed(hosts, { ...request, options, chairs }, { id, code, key: hashOf(token) });
    const stored = await store(hosts, deed, game);
    if (stored === 'stored') return { table: id, code, chair: 0, token };
    if (stored === 'exists') return openedBefore(hosts, tableId(id), token);
  }
  return no('full');
}

async function openedBefore(hosts: Hosts, id: TableId, token: string): Promise<SeatGiven | Refused> {
  const hosted = await openTable(hosts, id);
  return hosted === undefined ? no('no-such-table') : sitAgain(hosts, hosted, 1, token);
}

/** The seat that this row gave, once more: the answer that had its token got lost. */
async function sitAgain(hosts: Hosts, hosted: Hosted, seq: number, token: string): Promise<SeatGiven | Refused> {
  const [row] = await hosts.doors.store.read(hosted.id, seq - 1, 1);
  const deed = row === undefined ? undefined : (JSON.parse(row.payload) as Deed);
  if (deed?.is !== 'sat' && deed?.is !== 'opened') return no('no-seat');
  const wants: DoorRequest = { kind: 'sit-again', key: deed.key, since: row.at, next: hashOf(token) };
  return seatGiven(hosts, hosted, await atDoor(hosts, hosted, wants), token);
}

function openingDeed(
  { dice }: Hosts,
  { game, name, avatar, options = {}, chairs = 0 }: CreateRequest,
  names: { id: string; code: string; key: string },
): Extract<Deed, { is: 'opened' }> {
  const seed = { secret: randomBytes(32).toString('hex'), tableId: tableNameOf(names.id), nonces: [] };
  return {
    is: 'opened',
    ...names,
    game,
    options,
    chairs,
    manners: USUAL_MANNERS,
    name: cleanedName(name, dice),
    avatar,
    seed,
  };
}

async function store(hosts: Hosts, deed: Extract<Deed, { is: 'opened' }>, game: Game<Kinds>): Promise<string> {
  const at = Math.floor(hosts.doors.clock.now());
  const seating = found(deed, at);
  return hosts.doors.store.create({
    table: tableId(deed.id),
    code: deed.code,
    command: undefined,
    payload: JSON.stringify(deed),
    at,
    dueAt: dueAt(seating, hosts.times, game.version),
    holders: { add: [...hashesIn(seating.room)], remove: [] },
  });
}

async function findTable(hosts: Hosts, name: string): Promise<Hosted | undefined> {
  const code = readCode(name);
  const id = code === undefined ? tableId(name) : await hosts.doors.store.findCode(code);
  return id === undefined ? undefined : openNewest(hosts, id);
}

const atDoor = (hosts: Hosts, hosted: Hosted, wants: DoorRequest, command?: string): Promise<Outcome> =>
  submit(hosts, hosted, { by: 'door', wants }, command);

async function join(hosts: Hosts, table: string, { id, name, avatar }: JoinRequest): Promise<SeatGiven | Refused> {
  const hosted = await findTable(hosts, table);
  if (hosted === undefined) return no('no-such-table');
  const token = newSecret();
  const command = id === undefined ? undefined : `join:${hashOf(id)}`;
  const outcome = await atDoor(hosts, hosted, { kind: 'join', name, avatar, key: hashOf(token) }, command);
  const wasBefore = 'seq' in outcome && outcome.seq !== undefined && !hashesIn(hosted.seating.room).has(hashOf(token));
  return wasBefore ? sitAgain(hosts, hosted, outcome.seq, token) : seatGiven(hosts, hosted, outcome, token);
}

function seatGiven(hosts: Hosts, hosted: Hosted, outcome: Outcome, token: string): SeatGiven | Refused {
  if ('failed' in outcome) throw new Error(outcome.failed);
  if ('refused' in outcome) return outcome;
  const { room } = hosted.seating;
  const held = findKey(room, hashOf(token), timeAt(hosts, hosted), hosts.times.oldToken);
  return held === undefined ? no('no-seat') : { table: room.id, code: room.code, chair: held.chair, token };
}

async function doorplate(hosts: Hosts, name: string): Promise<Doorplate | Refused> {
  const hosted = await findTable(hosts, name);
  if (hosted === undefined) return no('no-such-table');
  const { room } = hosted.seating;
  return {
    table: room.id,
    code: room.code,
    game: room.game,
    stage: room.stage,
    host: people(room).find(({ person }) => person === room.host)?.name ?? '',
    names: namesIn(hosted),
    room: room.stage !== 'closed' && freeChair(room) >= 0,
    locked: room.manners.locked,
    watching: room.manners.watching,
  };
}

const namesIn = ({ seating: { room } }: Hosted): string[] =>
  room.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name));

async function heldBy(
  hosts: Hosts,
  table: TableId,
  token: string,
): Promise<{ hosted: Hosted; person: number } | undefined> {
  const hosted = await openNewest(hosts, table);
  if (hosted === undefined) return undefined;
  const held = findKey(hosted.seating.room, hashOf(token), timeAt(hosts, hosted), hosts.times.oldToken);
  return held === undefined ? undefined : { hosted, person: held.person };
}

async function offerHandOff(
  hosts: Hosts,
  table: TableId,
  token: string,
): Promise<{ secret: string; until: number } | Refused> {
  const held = await heldBy(hosts, table, token);
  if (held === undefined) return no('no-seat');
  const secret = newSecret();
  const { person, hosted } = held;
  const outcome = await atDoor(hosts, hosted, { kind: 'offer-hand-off', person, hash: hashOf(secret) });
  if ('failed' in outcome) throw new Error(outcome.failed);
  if ('refused' in outcome) return outcome;
  const until = hosted.seating.room.handOffs.find((offer) => offer.person === person)?.until ?? 0;
  return { secret, until };
}

async function takeHandOff(hosts: Hosts, table: TableId, secret: string): Promise<SeatGiven | Refused> {
  const hosted = await openTable(hosts, table);
  if (hosted === undefined) return no('no-such-table');
  const token = newSecret();
  const outcome = await atDoor(hosts, hosted, { kind: 'take-hand-off', hash: hashOf(secret), key: hashOf(token) });
  return seatGiven(hosts, hosted, outcome, token);
}

async function myTables(hosts: Hosts, tokens: readonly string[]): Promise<TableSummary[]> {
  const summaries = new Map<string, TableSummary>();
  for (const token of tokens.slice(0, MOST_MINE)) {
    const hash = hashOf(token);
    for (const { table, openedAt, closedAt } of await hosts.doors.store.tablesOf(hash, 1)) {
      const held = await heldBy(hosts, table, token);
      if (held === undefined) continue;
      const { room } = held.hosted.seating;
      const chair = room.chairs.findIndex((c) => c.kind === 'person' && c.person === held.person);
      const stage = closedAt === undefined ? room.stage : 'closed';
      summaries.set(table, {
        table,
        code: room.code,
        game: room.game,
        chair,
        names: namesIn(held.hosted),
        stage,
        turn: stage === 'playing' && isAsked(held.hosted, chair),
        otherVersion: isReadOnly(held.hosted),
        finished: room.finished,
        openedAt,
      });
    }
  }
  return [...summaries.values()].sort((a, b) => b.openedAt - a.openedAt);
}

/** Is the question on top for this seat, and has it still to answer? */
function isAsked({ seating }: Hosted, seat: number): boolean {
  const { play } = seating;
  const top = play?.table.stack.at(-1);
  return play !== undefined && top !== undefined && !play.table.paused && has(top.waiting, seatOf(seat));
}

async function admit(hosts: Hosts, table: TableId, token: string | undefined): Promise<Admitted> {
  const held = token === undefined ? undefined : await heldBy(hosts, table, token);
  if (held === undefined || token === undefined) return { person: undefined, setToken: undefined };
  const { hosted, person } = held;
  const next = newSecret();
  const outcome = await atDoor(hosts, hosted, { kind: 'show-key', hash: hashOf(token), next: hashOf(next) });
  const isTurned = 'seq' in outcome && hashesIn(hosted.seating.room).has(hashOf(next));
  return { person, setToken: isTurned ? next : undefined };
}
