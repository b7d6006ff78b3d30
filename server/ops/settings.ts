/** What can be set from outside, all of it by environment, and what is wrong with a setting. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whose word about a visitor's address is believed: that of so many proxies in a row, or of proxies at these addresses. */
export interface TrustProxy {
  readonly hops: number;
  readonly from: readonly string[];
}

/** In the project's folder, where git does not look. */
const DATA = join(import.meta.dirname, '..', '..', 'data');

const wholeNumber = (usual: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((n) => n <= most)
    .default(usual);

const address = (scheme: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && scheme.test(new URL(text).protocol));

const page = address(/^https?:$/).transform((text) => new URL(text));

/** By name: what it may be, what it becomes, and the sentence for whoever sets it wrongly. */
const SETTINGS = z.object({
  PORT: wholeNumber(8080, 65_535).describe('a port is a number from 0 (any free one) to 65535'),
  /** The interface to listen on; all of them where undefined. */
  HOST: z.string().optional(),
  /** The address by which people reach this server, where it is another than its own. */
  PUBLIC_URL: page.optional().describe('it has to be an address such as https://table.example'),
  /** The folder in which tables are kept. */
  DATA_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .default(DATA),
  TRUST_PROXY: z
    .string()
    .transform(trusted)
    .refine((trust) => trust !== undefined)
    .default({ hops: 0, from: [] })
    .describe('it is the number of proxies in front (no, 1, 2 …) or their addresses (10.0.0.1, 10.1.0.0/16)'),
  /** How many days a closed table is kept. */
  KEEP_DAYS: wholeNumber(30, 3650).describe('it is a number of days from 0 to 3650'),
  /** With which figures can be read from elsewhere; only on this machine where undefined. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/)
    .optional()
    .describe('it is a secret of 16 to 200 letters, digits and -._~+/='),
  /** How long a server that stops still answers, telling balancers to send nobody any more. */
  DRAIN_SECONDS: wholeNumber(0, 300).describe('it is a number from 0 to 300'),
  /** PostgreSQL, where several servers share the tables; the embedded store where undefined. */
  DATABASE_URL: address(/^postgres(?:ql)?:$/)
    .optional()
    .describe('it is an address such as postgres://user:password@host:5432/tables'),
  /** One or several NATS servers that carry the news between servers; PostgreSQL does where undefined. */
  NATS_URL: z
    .string()
    .refine((list) => list.split(',').every((one) => address(/^(?:nats|tls):$/).safeParse(one).success))
    .optional()
    .describe('it is one or several addresses such as nats://host:4222'),
});

/** These are or hold a secret, so what was set is never said. */
const SECRET = ['DATABASE_URL', 'NATS_URL', 'METRICS_TOKEN'];

export type Settings = Exclude<ReturnType<typeof readSettings>, { wrong: string }>;

export function readSettings(env: Environment) {
  const read = SETTINGS.safeParse(withoutEmpty(env));
  if (!read.success) return { wrong: complaint(env, String(read.error.issues[0].path[0])) };
  const set = read.data;
  if (set.NATS_URL !== undefined && set.DATABASE_URL === undefined)
    return {
      wrong: 'NATS_URL is set, but DATABASE_URL is not: NATS carries news between servers that share a database',
    };
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL,
    dataDir: set.DATA_DIR,
    trustProxy: set.TRUST_PROXY,
    keepDays: set.KEEP_DAYS,
    metricsToken: set.METRICS_TOKEN,
    drainSeconds: set.DRAIN_SECONDS,
    databaseUrl: set.DATABASE_URL,
    natsUrl: set.NATS_URL,
  };
}

export const dataDirOf = (env: Environment): string => SETTINGS.shape.DATA_DIR.parse(env.DATA_DIR || undefined);

/** Set to nothing is not set. */
const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));

function complaint(env: Environment, name: string): string {
  const allowed = SETTINGS.shape[name as keyof typeof SETTINGS.shape].description;
  return SECRET.includes(name) ? `${name} is not understood: ${allowed}` : `${name} is ${env[name]}, but ${allowed}`;
}

const MOST_HOPS = 9;

function trusted(text: string): TrustProxy | undefined {
  const word = text.trim().toLowerCase();
  if (['', 'no', 'false', '0'].includes(word)) return { hops: 0, from: [] };
  if (['yes', 'true'].includes(word)) return { hops: 1, from: [] };
  if (/^\d+$/.test(word)) return Number(word) <= MOST_HOPS ? { hops: Number(word), from: [] } : undefined;
  const from = word.split(',').map((one) => one.trim());
  return from.every(isAddressRange) ? { hops: 0, from } : undefined;
}

function isAddressRange(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
