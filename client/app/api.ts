/** What is asked over http: opening and joining tables, my tables, hand-offs, the address to show. What gets no answer is asked again, and done once. */
import type { CreateBody, JoinBody } from '#protocol';
import { takeEarly } from './early.ts';
import { wishId } from './ids.ts';
import type { Doorplate } from './store.ts';

export interface Refused {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Asked<T> = T | { readonly refused: Refused };

export interface SeatGiven {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
}

export interface MyTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly chair: number;
  readonly names: readonly string[];
  readonly stage: Doorplate['stage'];
  /** The game waits for my answer. */
  readonly turn: boolean;
}

export const createTable = (body: CreateBody): Promise<Asked<SeatGiven>> => askOnce('/api/tables', body);

export const joinTable = (code: string, body: JoinBody): Promise<Asked<SeatGiven>> =>
  askOnce(`/api/tables/${code}/join`, body);

export const doorplate = (code: string): Promise<Asked<Doorplate>> => ask('GET', `/api/tables/${code}`);

export const offerHandOff = (table: string): Promise<Asked<{ secret: string; until: number }>> =>
  ask('POST', `/api/tables/${table}/hand-off`, {});

export const takeHandOff = (table: string, secret: string): Promise<Asked<SeatGiven>> =>
  ask('POST', `/api/tables/${table}/hand-off/take`, { secret });

export async function myTables(): Promise<readonly MyTable[]> {
  const answer = await ask<{ tables: MyTable[] }>('GET', '/api/tables');
  return 'refused' in answer ? [] : answer.tables;
}

/** The address under which other devices find this server; the page's own where the server knows none. */
export async function addressToShow(): Promise<string> {
  const answer = await ask<{ address: string }>('GET', '/api/address');
  return 'refused' in answer ? location.origin : answer.address;
}

/** Waits before what got no answer is asked again. */
const AGAIN_AFTER = [500, 2_000];

/** Names of wishes that got no answer at all: the reader's next try is still the same wish. */
const unanswered = new Map<string, string>();

/** A wish that takes a seat: the same one again takes no second. */
async function askOnce(path: string, body: CreateBody | JoinBody): Promise<Asked<SeatGiven>> {
  const id = unanswered.get(path) ?? wishId();
  unanswered.set(path, id);
  let said = await ask<SeatGiven>('POST', path, { ...body, id });
  for (const millis of AGAIN_AFTER) {
    if (!isLost(said)) break;
    await new Promise((resolve) => setTimeout(resolve, millis));
    said = await ask<SeatGiven>('POST', path, { ...body, id });
  }
  if (!isLost(said)) unanswered.delete(path);
  return said;
}

const isLost = (said: Asked<SeatGiven>): boolean => 'refused' in said && said.refused.code === UNREACHABLE;

/** The code of a server that does not answer. */
const UNREACHABLE = 'unreachable';

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Asked<T>> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const early = method === 'GET' ? takeEarly(path) : undefined;
  const answer = await (early ?? fetch(path, { method, ...sent })).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (answer?.ok === true && said !== undefined) return said as T;
  const { code = UNREACHABLE, facts = {} } = (said as { error?: Partial<Refused> } | undefined)?.error ?? {};
  return { refused: { code, facts } };
}
