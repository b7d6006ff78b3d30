/** What can be set from outside, all of it by environment, and what is wrong with a setting. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

export interface Settings {
  readonly port: number;
  /** The interface to listen on; all of them where undefined. */
  readonly host: string | undefined;
  /** The address by which people reach this server, where it is another than its own. */
  readonly publicUrl: URL | undefined;
  /** The folder in which tables are kept. */
  readonly dataDir: string;
  readonly trustProxy: TrustProxy;
  /** How many days a closed table is kept. */
  readonly keepDays: number;
  /** How long a server that stops still answers, telling balancers to send nobody any more. */
  readonly drainSeconds: number;
  /** PostgreSQL, where several servers share the tables; the embedded store where undefined. */
  readonly databaseUrl: string | undefined;
  /** One or several NATS servers that carry the news between servers; PostgreSQL does where undefined. */
  readonly natsUrl: string | undefined;
  /** Where the other servers reach this one, where it is another than its own address in the network. */
  readonly nodeUrl: URL | undefined;
}

/** Whose word about a visitor's address is believed: that of so many proxies in a row, or of proxies at these addresses. */
export interface TrustProxy {
  readonly hops: number;
  readonly from: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

const USUAL = { port: 8080, keepDays: 30, drainSeconds: 0 };
const LONGEST = { keepDays: 3650, drainSeconds: 300 };

/** In the project's folder, where git does not look. */
const DATA = join(import.meta.dirname, '..', 'data');

export function readSettings(env: Environment): Settings | { wrong: string } {
  const port = wholeNumber(env, 'PORT', USUAL.port, 65_535);
  if (port === undefined)
    return { wrong: `PORT is ${env.PORT}, but a port is a number from 0 (any free one) to 65535` };
  const publicUrl = readAddress(env.PUBLIC_URL);
  if (publicUrl === 'wrong')
    return { wrong: `PUBLIC_URL is ${env.PUBLIC_URL}, but it has to be an address such as https://table.example` };
  const trustProxy = readTrustProxy(env.TRUST_PROXY ?? '');
  if (trustProxy === undefined)
    return {
      wrong: `TRUST_PROXY is ${env.TRUST_PROXY}, but it is the number of proxies in front (no, 1, 2 …) or their addresses (10.0.0.1, 10.1.0.0/16)`,
    };
  const keepDays = wholeNumber(env, 'KEEP_DAYS', USUAL.keepDays, LONGEST.keepDays);
  if (keepDays === undefined)
    return { wrong: `KEEP_DAYS is ${env.KEEP_DAYS}, but it is a number of days from 0 to ${LONGEST.keepDays}` };
  const drainSeconds = wholeNumber(env, 'DRAIN_SECONDS', USUAL.drainSeconds, LONGEST.drainSeconds);
  if (drainSeconds === undefined)
    return { wrong: `DRAIN_SECONDS is ${env.DRAIN_SECONDS}, but it is a number from 0 to ${LONGEST.drainSeconds}` };
  const sharing = readSharing(env);
  if ('wrong' in sharing) return sharing;
  const dataDir = dataDirOf(env);
  return { port, host: env.HOST || undefined, publicUrl, dataDir, trustProxy, keepDays, drainSeconds, ...sharing };
}

/** The setting itself may hold a password, so it is never said. */
function readSharing(env: Environment): Pick<Settings, 'databaseUrl' | 'natsUrl' | 'nodeUrl'> | { wrong: string } {
  const databaseUrl = env.DATABASE_URL || undefined;
  const natsUrl = env.NATS_URL || undefined;
  const nodeUrl = readAddress(env.NODE_URL);
  if (databaseUrl !== undefined && !isAddressOf(databaseUrl, /^postgres(?:ql)?:$/))
    return {
      wrong: 'DATABASE_URL is not understood: it is an address such as postgres://user:password@host:5432/tables',
    };
  if (natsUrl !== undefined && !natsUrl.split(',').every((one) => isAddressOf(one, /^(?:nats|tls):$/)))
    return { wrong: 'NATS_URL is not understood: it is one or several addresses such as nats://host:4222' };
  if (natsUrl !== undefined && databaseUrl === undefined)
    return {
      wrong: 'NATS_URL is set, but DATABASE_URL is not: NATS carries news between servers that share a database',
    };
  if (nodeUrl === 'wrong')
    return { wrong: `NODE_URL is ${env.NODE_URL}, but it has to be an address such as http://10.0.0.4:8080` };
  return { databaseUrl, natsUrl, nodeUrl };
}

const isAddressOf = (text: string, scheme: RegExp): boolean =>
  URL.canParse(text) && scheme.test(new URL(text).protocol);

export const dataDirOf = ({ DATA_DIR }: Environment): string => (DATA_DIR ? resolve(DATA_DIR) : DATA);

/** Undefined for what is no whole number from 0 to the most. */
function wholeNumber(env: Environment, name: string, usual: number, most: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function readAddress(address: string | undefined): URL | undefined | 'wrong' {
  if (address === undefined || address === '') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : 'wrong';
}

const MOST_HOPS = 9;

function readTrustProxy(text: string): TrustProxy | undefined {
  const word = text.trim().toLowerCase();
  if (['', 'no', 'false', '0'].includes(word)) return { hops: 0, from: [] };
  if (['yes', 'true'].includes(word)) return { hops: 1, from: [] };
  if (/^\d+$/.test(word)) return Number(word) <= MOST_HOPS ? { hops: Number(word), from: [] } : undefined;
  const from = word.split(',').map((address) => address.trim());
  return from.every(isAddressRange) ? { hops: 0, from } : undefined;
}

function isAddressRange(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
