/** Whether a request comes from our own page, and from where: a page of another site may not speak for its visitor. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../ops/settings.ts';

/**
 * Browsers always name the origin of a request that changes something; programs that are no browsers name none.
 * It has to be the host that was asked, or the public address where a proxy asks under another name.
 */
export function isOurOwn(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return /^(?:same-origin|none)?$/.test(String(headers['sec-fetch-site'] ?? ''));
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** A page of another name that points here (DNS rebinding) is told so where the public address is known; this machine may use its own names. */
export function isOurHost(host: string | undefined, publicUrl: URL | undefined): boolean {
  if (publicUrl === undefined || isLoopbackHost(host)) return true;
  return host !== undefined && hostIn(`${publicUrl.protocol}//${host}`) === publicUrl.host;
}

/** Without the port that a scheme has anyway. */
const hostIn = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

export const isLoopbackHost = (host: string | undefined): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host ?? '');

export const isLoopback = (address: string): boolean => contains(LOOPBACK, address);

export const trustsProxy = ({ hops, from }: TrustProxy): boolean => hops > 0 || from.length > 0;

/** The address a request came from, as far as the proxies in between are believed: for handshakes, which no route sees. */
export function addressFinder(trust: TrustProxy): (request: IncomingMessage) => string {
  const believed = rangesOf(trust.from);
  return ({ socket, headers }) => {
    const told = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
    const addresses = [socket.remoteAddress ?? '', ...told.reverse()];
    const end = addresses.findIndex((address, hop) => !(hop < trust.hops || contains(believed, address)));
    return addresses.at(end) ?? '';
  };
}

/** Whom an address is counted for: one subscriber of IPv6 has more addresses than anybody could count, all with the same first half. */
export function countedAs(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped !== null || !isIPv6(address)) return mapped?.[1] ?? address;
  const halves = address.toLowerCase().replace(/%.*/, '').split('::');
  const [head, tail = []] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] as string[];
  const first = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return first.join(':');
}

function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const LOOPBACK = rangesOf(['127.0.0.0/8', '::1', '::ffff:127.0.0.0/104']);

const contains = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
