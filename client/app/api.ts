/** What is asked over http: opening and joining tables, my tables, hand-offs, the address to show. What gets no answer is asked again, and done once. */
import type { CreateBody, Doorplate, GivenSeat, HandOff, JoinBody, TableSummary } from '#protocol';
import { ANSWERS } from '#protocol';
import { takeEarly } from './early.ts';
import { randomName } from './ids.ts';

export interface Refused {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Asked<T> = T | { readonly refused: Refused };

export const createTable = (body: CreateBody): Promise<Asked<GivenSeat>> => askOnce('/api/tables', body);

export const joinTable = (code: string, body: JoinBody): Promise<Asked<GivenSeat>> =>
  askOnce(`/api/tables/${code}/join`, body);

export const doorplate = (code: string): Promise<Asked<Doorplate>> =>
  ask(ANSWERS.doorplate, 'GET', `/api/tables/${code}`);

export const offerHandOff = (table: string): Promise<Asked<HandOff>> =>
  ask(ANSWERS.handOff, 'POST', `/api/tables/${table}/hand-off`, {});

export const takeHandOff = (table: string, secret: string): Promise<Asked<GivenSeat>> =>
  ask(ANSWERS.seat, 'POST', `/api/tables/${table}/hand-off/take`, { secret });

export async function myTables(): Promise<readonly TableSummary[]> {
  const answer = await ask(ANSWERS.tables, 'GET', '/api/tables');
  return 'refused' in answer ? [] : answer.tables;
}

/** The address under which other devices find this server; the page's own where the server knows none. */
export async function addressToShow(): Promise<string> {
  const answer = await ask(ANSWERS.address, 'GET', '/api/address');
  return 'refused' in answer ? location.origin : answer.address;
}

/** Waits before what got no answer is asked again. */
const AGAIN_AFTER = [500, 2_000];

/** Names of wishes that got no answer at all: the reader's next try is still the same wish. */
const unanswered = new Map<string, string>();

/** A wish that takes a seat: the same one again takes no second. */
async function askOnce(path: string, body: CreateBody | JoinBody): Promise<Asked<GivenSeat>> {
  const id = unanswered.get(path) ?? randomName();
  unanswered.set(path, id);
  let said = await ask(ANSWERS.seat, 'POST', path, { ...body, id });
  for (const millis of AGAIN_AFTER) {
    if (!isLost(said)) break;
    await new Promise((resolve) => setTimeout(resolve, millis));
    said = await ask(ANSWERS.seat, 'POST', path, { ...body, id });
  }
  if (!isLost(said)) unanswered.delete(path);
  return said;
}

const isLost = (said: Asked<GivenSeat>): boolean => 'refused' in said && said.refused.code === UNREACHABLE;

/** The code of a server that does not answer. */
const UNREACHABLE = 'unreachable';

/** How an answer is read; undefined where it is none of these. */
interface Form<T> {
  safeParse(value: unknown): { readonly data?: T | undefined };
}

async function ask<T extends object>(
  form: Form<T>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Asked<T>> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const early = method === 'GET' ? takeEarly(path) : undefined;
  const answer = await (early ?? fetch(path, { method, ...sent })).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  const { data } = form.safeParse(said);
  if (answer?.ok === true && data !== undefined) return data;
  const { code, facts = {} } = ANSWERS.failure.safeParse(said).data?.error ?? { code: UNREACHABLE };
  return { refused: { code, facts } };
}
