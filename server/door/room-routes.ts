/** Tables over http: what sets a cookie, and what is asked before there is a connection. Everything else goes over that. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House, Refused, SeatGiven } from '#house/api';
import type { Doorplate, GivenSeat, TableSummary } from '#protocol';
import { parseCreate, parseHandOff, parseJoin } from '#protocol';
import { httpError, sendRefusal } from './errors.ts';
import type { CountTogether, Gate, Limits, MissCounter } from './limits.ts';
import { gate, gateTogether, missCounter } from './limits.ts';
import type { AllSeatCookies } from './seat-cookies.ts';

export interface RoomParts {
  readonly house: House;
  readonly cookies: AllSeatCookies;
  readonly limits: Limits;
  /** Counts what several nodes limit together. */
  readonly count?: CountTogether | undefined;
}

interface Routes extends RoomParts {
  readonly misses: MissCounter;
}

type ByTable = { Params: { table: string } };

export function addRoomRoutes(app: FastifyInstance, parts: RoomParts): void {
  const { limits } = parts;
  const routes: Routes = { ...parts, misses: missCounter(app, limits.misses, parts.count) };
  const looks: { onRequest: Gate[] } = { onRequest: [gate(app, limits.looks), routes.misses.gate] };
  const seatsTogether = gateTogether('seats', limits.seats, parts.count);
  const seats: { onRequest: Gate[] } = { onRequest: [gate(app, limits.seats), seatsTogether, routes.misses.gate] };
  app.get('/api/tables', looks, async (request) => ({ tables: await myTables(routes, request) }));
  app.post('/api/tables', seats, (request, reply) => create(routes, request, reply));
  app.get<ByTable>('/api/tables/:table', looks, (request, reply) => look(routes, request, reply));
  app.post<ByTable>('/api/tables/:table/join', seats, (request, reply) => join(routes, request, reply));
  app.post<ByTable>('/api/tables/:table/hand-off', seats, (request, reply) => offer(routes, request, reply));
  app.post<ByTable>('/api/tables/:table/hand-off/take', seats, (request, reply) => take(routes, request, reply));
}

function myTables({ house, cookies }: Routes, request: FastifyRequest): Promise<TableSummary[]> {
  return house.myTables(cookies.all(request.headers.cookie).map(({ token }) => token));
}

async function create(routes: Routes, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = parseCreate(request.body);
  if (body === undefined) throw httpError('malformed');
  return give(routes, request, reply.code(201), await routes.house.createTable(body));
}

async function look(
  routes: Routes,
  request: FastifyRequest<ByTable>,
  reply: FastifyReply,
): Promise<FastifyReply | Doorplate> {
  const plate = await routes.house.doorplate(request.params.table);
  return 'refused' in plate ? refuse(routes, request, reply, plate) : plate;
}

/** Who has a seat already gets that one again, however often the link is opened. */
async function join(routes: Routes, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
  const { house } = routes;
  const body = parseJoin(request.body);
  if (body === undefined) throw httpError('malformed');
  const plate = await house.doorplate(request.params.table);
  if ('refused' in plate) return refuse(routes, request, reply, plate);
  const seat = await seatAgain(routes, request, reply, plate);
  if (seat !== undefined) return reply.send(seat);
  return give(routes, request, reply, await house.joinTable(plate.table, body));
}

async function seatAgain(
  { house, cookies }: Routes,
  request: FastifyRequest,
  reply: FastifyReply,
  { table, code }: Doorplate,
): Promise<GivenSeat | undefined> {
  const token = cookies.read(request.headers.cookie, table);
  if (token === undefined) return undefined;
  const { person, setToken } = await house.admit(table, token);
  if (person === undefined) return undefined;
  if (setToken !== undefined) reply.header('set-cookie', cookies.set(request.headers.cookie, table, setToken));
  const mine = await house.myTables([setToken ?? token]);
  const chair = mine.find((held) => held.table === table)?.chair ?? -1;
  return chair < 0 ? undefined : { table, code, chair };
}

/** The secret goes into the part of a link that browsers keep to themselves, so it is never in an address here. */
async function offer(routes: Routes, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
  const { table } = request.params;
  const token = routes.cookies.read(request.headers.cookie, table);
  if (token === undefined) return refuse(routes, request, reply, { refused: { code: 'no-seat', facts: {} } });
  const offered = await routes.house.offerHandOff(table, token);
  return 'refused' in offered ? refuse(routes, request, reply, offered) : reply.send(offered);
}

async function take(routes: Routes, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
  const body = parseHandOff(request.body);
  if (body === undefined) throw httpError('malformed');
  return give(routes, request, reply, await routes.house.takeHandOff(request.params.table, body.secret));
}

async function give(
  routes: Routes,
  request: FastifyRequest,
  reply: FastifyReply,
  given: SeatGiven | Refused,
): Promise<FastifyReply> {
  if ('refused' in given) return refuse(routes, request, reply, given);
  const { token, ...seat } = given;
  reply.header('set-cookie', routes.cookies.give(request.headers.cookie, seat.table, token));
  return reply.send(seat satisfies GivenSeat);
}

/** Guessed codes, seats and links are counted. */
const MISSES = ['no-such-table', 'no-seat', 'no-hand-off'];

async function refuse(
  { misses }: Routes,
  request: FastifyRequest,
  reply: FastifyReply,
  { refused }: Refused,
): Promise<FastifyReply> {
  if (MISSES.includes(refused.code)) await misses.miss(request);
  return sendRefusal(reply, refused);
}
