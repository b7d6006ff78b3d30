/** The cookies that hold seats: one per table, for this site and the browser only, never for a script. */
import type { SerializeOptions } from '@fastify/cookie';
import { fastifyCookie } from '@fastify/cookie';
import type { Scheme } from './policy.ts';
import type { SeatCookies } from './socket.ts';

const PREFIX = 'seat-';
/** A seat is found again for so long: no table lives longer without anybody. */
const SECONDS = 60 * 24 * 3600;
/** More seats than this would grow beyond what a request may carry; the oldest ones are let go. */
export const MOST_SEATS = 40;

const cookieOptions = (scheme: Scheme): SerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: scheme === 'https',
  maxAge: SECONDS,
});

export interface AllSeatCookies extends SeatCookies {
  /** All tokens that a browser sent, those of the oldest tables first. */
  all(header: string | undefined): { readonly table: string; readonly token: string }[];
  /** Set-Cookie values that give this seat and let go of the oldest where there are too many. */
  give(header: string | undefined, table: string, token: string): string[];
}

export function seatCookies(scheme: Scheme): AllSeatCookies {
  const options = cookieOptions(scheme);
  const set = (table: string, token: string): string => fastifyCookie.serialize(`${PREFIX}${table}`, token, options);
  const forget = (table: string): string => fastifyCookie.serialize(`${PREFIX}${table}`, '', { ...options, maxAge: 0 });
  return {
    read: (header, table) => seatsIn(header).findLast((seat) => seat.table === table)?.token,
    set,
    all: seatsIn,
    give(header, table, token) {
      const others = seatsIn(header).filter((seat) => seat.table !== table);
      const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_SEATS));
      return [set(table, token), ...tooMany.map((seat) => forget(seat.table))];
    },
  };
}

/** Browsers send older cookies first. What does not look like one of ours is not looked at. */
function seatsIn(header: string | undefined): { table: string; token: string }[] {
  if (header === undefined) return [];
  return Object.entries(fastifyCookie.parse(header))
    .filter(([name, value]) => name.startsWith(PREFIX) && /^[\w-]{1,100}$/.test(value))
    .map(([name, value]) => ({ table: name.slice(PREFIX.length), token: value }))
    .filter(({ table }) => /^[\w-]{1,64}$/.test(table));
}
