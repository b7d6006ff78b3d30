/** The cookies that hold seats: one per table, for this site and the browser only, never for a script. */
import type { SerializeOptions } from '@fastify/cookie';
import { fastifyCookie } from '@fastify/cookie';
import type { Scheme } from './policy.ts';
import type { SeatCookies } from './socket.ts';

const PREFIX = 'seat-';
/** Browsers take a cookie of this beginning only over https, for this very host and all of it. */
const HOST_ONLY = '__Host-';
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
  const prefix = scheme === 'https' ? `${HOST_ONLY}${PREFIX}` : PREFIX;
  const forget = ({ name }: SeatCookie): string => fastifyCookie.serialize(name, '', { ...options, maxAge: 0 });
  /** One of before there was https gives way to its successor. */
  const set = (header: string | undefined, table: string, token: string): string[] => {
    const name = `${prefix}${table}`;
    const before = seatsIn(header).filter((seat) => seat.table === table && seat.name !== name);
    return [fastifyCookie.serialize(name, token, options), ...before.map(forget)];
  };
  return {
    read: (header, table) => newest(seatsIn(header).filter((seat) => seat.table === table))?.token,
    set,
    all: seatsIn,
    give(header, table, token) {
      const others = seatsIn(header).filter((seat) => seat.table !== table);
      const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_SEATS));
      return [...set(header, table, token), ...tooMany.map(forget)];
    },
  };
}

interface SeatCookie {
  readonly name: string;
  readonly table: string;
  readonly token: string;
}

/** One that only this very host can have set counts before one that another service on it may have. */
const newest = (seats: readonly SeatCookie[]): SeatCookie | undefined =>
  seats.findLast(({ name }) => name.startsWith(HOST_ONLY)) ?? seats.at(-1);

/** Browsers send older cookies first. What does not look like one of ours is not looked at. */
function seatsIn(header: string | undefined): SeatCookie[] {
  if (header === undefined) return [];
  return Object.entries(fastifyCookie.parse(header)).flatMap(([name, token]) => {
    const [, table] = NAME.exec(name) ?? [];
    return table === undefined || !TOKEN.test(token) ? [] : [{ name, table, token }];
  });
}

const NAME = /^(?:__Host-)?seat-([\w-]{1,64})$/;
const TOKEN = /^[\w-]{1,64}(?:\.[\w-]{1,64})?$/;
