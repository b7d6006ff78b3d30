/** Tables over http: what sets a cookie, and what is asked before there is a connection. Everything else goes over that. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House, Refused, SeatGiven } from '#house/api';
import type { Doorplate, GivenSeat, TableSummary } from '#protocol';
import { parseCreate, parseHandOff, parseJoin } from '#protocol';
import { httpError, sendRefusal } from './errors.ts';
import type { Limiter } from './limits.ts';
import { COSTS, GUESS } from './limits.ts';
import type { AllSeatCookies } from './seat-cookies.ts';

export interface RoomParts {
  readonly house: House;
  readonly cookies: AllSeatCookies;
  readonly limiter: Limiter;
}

type ByTable = { Params: { table: string } };

export function addRoomRoutes(app: FastifyInstance, parts: RoomParts): void {
  const { limiter } = parts;
  /** Whoever names a table, a seat or a link may have guessed it, right or wrong. */
  const guess = ({ ip }: FastifyRequest): Promise<void> => limiter.spend('guesses', ip, GUESS.right);
  const mine = { onRequest: limiter.gate(COSTS.look) };
  const looks = { onRequest: [limiter.gate(COSTS.look), guess] };
  const opening = { onRequest: limiter.gate(COSTS.seat) };
  const seats = { onRequest: [limiter.gate(COSTS.seat), guess] };
  app.get('/api/tables', mine, async (request) => ({ tables: await myTables(parts, request) }));
  app.post('/api/tables', opening, (request, reply) => create(parts, request, reply));
  app.get<ByTable>('/api/tables/:table', looks, (request, reply) => look(parts, request, reply));
  app.post<ByTable>('/api/tables/:table/join', seats, (request, reply) => join(parts, request, reply));
  app.post<ByTable>('/api/tables/:table/hand-off', seats, (request, reply) => offer(parts, request, reply));
  app.post<ByTable>('/api/tables/:table/hand-off/take', seats, (request, reply) => take(parts, request, reply));
}

function myTables({ house, cookies }: RoomParts, request: FastifyRequest): Promise<TableSummary[]> {
  return house.myTables(cookies.all(request.headers.cookie).map(({ token }) => token));
}

async function create(routes: RoomParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = parseCreate(request.body);
  if (body === undefined) throw httpError('malformed');
  await routes.limiter.spend('tables', request.ip, 1);
  return give(routes, request, reply.code(201), await routes.house.createTable(body));
}

async function look(
  routes: RoomParts,
  request: FastifyRequest<ByTable>,
  reply: FastifyReply,
): Promise<FastifyReply | Doorplate> {
  const plate = await routes.house.doorplate(request.params.table);
  return 'refused' in plate ? refuse(routes, request, reply, plate) : plate;
}

/** Who has a seat already gets that one again, however often the link is opened. */
async function join(routes: RoomParts, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
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
  { house, cookies }: RoomParts,
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
async function offer(routes: RoomParts, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
  const { table } = request.params;
  const token = routes.cookies.read(request.headers.cookie, table);
  if (token === undefined) return refuse(routes, request, reply, { refused: { code: 'no-seat', facts: {} } });
  const offered = await routes.house.offerHandOff(table, token);
  return 'refused' in offered ? refuse(routes, request, reply, offered) : reply.send(offered);
}

async function take(routes: RoomParts, request: FastifyRequest<ByTable>, reply: FastifyReply): Promise<FastifyReply> {
  const body = parseHandOff(request.body);
  if (body === undefined) throw httpError('malformed');
  return give(routes, request, reply, await routes.house.takeHandOff(request.params.table, body.secret));
}

async function give(
  routes: RoomParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: SeatGiven | Refused,
): Promise<FastifyReply> {
  if ('refused' in given) return refuse(routes, request, reply, given);
  const { token, ...seat } = given;
  reply.header('set-cookie', routes.cookies.give(request.headers.cookie, seat.table, token));
  return reply.send(seat satisfies GivenSeat);
}

/** What was guessed wrongly counts for more. */
const MISSES = ['no-such-table', 'no-seat', 'no-hand-off'];

async function refuse(
  { limiter }: RoomParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { refused }: Refused,
): Promise<FastifyReply> {
  if (MISSES.includes(refused.code))
    await limiter.spend('guesses', request.ip, GUESS.wrong - GUESS.right).catch(() => undefined);
  return sendRefusal(reply, refused);
}
