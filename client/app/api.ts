/** What is asked over http: opening and joining tables, my tables, hand-offs, the address to show. */
import type { CreateBody, JoinBody } from '#protocol';
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
}

export const createTable = (body: CreateBody): Promise<Asked<SeatGiven>> => ask('POST', '/api/tables', body);

export const joinTable = (code: string, body: JoinBody): Promise<Asked<SeatGiven>> =>
  ask('POST', `/api/tables/${code}/join`, body);

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

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Asked<T>> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(path, { method, ...sent }).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (answer?.ok === true && said !== undefined) return said as T;
  const { code = 'unreachable', facts = {} } = (said as { error?: Partial<Refused> } | undefined)?.error ?? {};
  return { refused: { code, facts } };
}
