/** PostgreSQL and NATS for tests: each on a free port of this machine, in a folder of its own, by a user without rights; gone with whoever started them. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findProgram } from '#tools/programs';

export interface Service {
  readonly port: number;
  /** Ended without a goodbye, and started again on the same port with what it had kept. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Ended; the folder is gone too. */
  stop(): Promise<void>;
}

export interface Postgres extends Service {
  /** A new, empty database. */
  newDatabase(): Promise<string>;
}

export interface Nats extends Service {
  readonly url: string;
}

/** What survives a process, however it ends, need not reach the disk itself: that is for those who measure. */
const QUICK = ['fsync=off', 'full_page_writes=off'];

export async function startPostgres(settings: readonly string[] = QUICK): Promise<Postgres> {
  const user = unprivileged();
  const folder = ownFolder('postgres-', user);
  const data = join(folder, 'data');
  const making = ['-D', data, '-U', 'breadboard', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), making, { ...user, cwd: folder, stdio: 'pipe' });
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=64MB', ...settings];
  const args = (port: number): string[] => ['-D', data, '-p', String(port), ...options.flatMap((one) => ['-c', one])];
  const service = await startService({
    program: program('postgres'),
    args,
    user,
    folder,
    ready: /ready to accept connections/,
    goodbye: 'QUIT',
  });
  const url = (name: string): string => `postgres://breadboard@127.0.0.1:${service.port}/${name}`;
  let databases = 0;
  return {
    ...service,
    async newDatabase() {
      const name = `tables_${++databases}`;
      const client = new Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
  };
}

export async function startNats(): Promise<Nats> {
  const user = unprivileged();
  const folder = ownFolder('nats-', user);
  const args = (port: number): string[] => ['-a', '127.0.0.1', '-p', String(port)];
  const service = await startService({
    program: program('nats-server'),
    args,
    user,
    folder,
    ready: /Server is ready/,
    goodbye: 'TERM',
  });
  return { ...service, url: `nats://127.0.0.1:${service.port}` };
}

function program(name: string): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`${name} is not installed: npm test says how`);
  return found;
}

export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** These servers refuse root, and should not be trusted with it. */
export function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].map((name) => users.find((line) => line.startsWith(`${name}:`)));
  const [, , uid, gid] = (found[0] ?? found[1] ?? '::65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export function ownFolder(prefix: string, { uid, gid }: User): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

export interface ServicePlan {
  /** The path of its program. */
  readonly program: string;
  readonly args: (port: number) => string[];
  readonly user: User;
  readonly folder: string;
  readonly ready: RegExp;
  /** The signal that ends it at once, whoever is connected; nobody needs its folder afterwards. */
  readonly goodbye: 'QUIT' | 'TERM';
}

const MOST_TRIES = 5;

/** A port that was free may be taken a moment later: then it is another one. */
export async function startService(plan: ServicePlan): Promise<Service> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    try {
      return serviceOn(plan, port, await launch(plan, port));
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

function serviceOn(plan: ServicePlan, port: number, first: Launched): Service {
  let running = first;
  return {
    port,
    async crash() {
      process.kill(running.pid, 'SIGKILL');
      await running.ended;
    },
    async start() {
      running = await launch(plan, port);
    },
    async stop() {
      running.guard.stdin?.end();
      await running.ended;
      rmSync(plan.folder, { recursive: true, force: true });
    },
  };
}

interface Launched {
  readonly pid: number;
  /** It stops the service when its input ends, which it does with this process, however that ends. */
  readonly guard: ChildProcess;
  readonly ended: Promise<unknown>;
}

/** What runs in the background of a shell has no input, so it is kept under another number. */
const GUARD =
  'exec 3<&0; signal=$1; shift; "$@" 3<&- & pid=$!; echo "pid $pid"; (cat <&3; kill -$signal $pid) & wait $pid';

async function launch(
  { program: path, args, user, folder, ready, goodbye }: ServicePlan,
  port: number,
): Promise<Launched> {
  const command = ['-c', GUARD, 'guard', goodbye, path, ...args(port)];
  const guard = spawn('sh', command, { ...user, cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(guard, 'close');
  const said: string[] = [];
  const pid = await new Promise<number>((resolve, reject) => {
    let found = 0;
    let isReady = false;
    const hear = (line: string): void => {
      said.push(line);
      found ||= Number(/^pid (\d+)$/.exec(line)?.[1] ?? 0);
      isReady ||= ready.test(line);
      if (found > 0 && isReady) resolve(found);
    };
    for (const input of [guard.stdout, guard.stderr]) createInterface({ input }).on('line', hear);
    guard.on('error', reject);
    guard.on('close', () => reject(new Error(`${path} ended: ${said.slice(-5).join('; ')}`)));
  });
  return { pid, guard, ended };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
