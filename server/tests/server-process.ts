/** Processes for tests: servers that can be stopped and killed, and the scripts beside them. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..');
const SERVER = fileURLToPath(new URL('./run-server.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  readonly out: () => string;
  readonly err: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export interface Finished {
  readonly code: number | string;
  readonly out: string;
  readonly err: string;
}

/** Resolves when it listens; rejects with what it said when it ends before. */
export function spawnServer(site: string, env: Record<string, string>): Promise<ServerProcess> {
  return listening(start(process.execPath, [SERVER, site], { ...ANYWHERE, ...env }));
}

/** `server/main.ts` of another copy of the project, with the page that lies there. */
export function spawnMain(root: string, env: Record<string, string>): Promise<ServerProcess> {
  return listening(start(process.execPath, [join(root, 'server', 'main.ts')], { ...ANYWHERE, ...env }));
}

/** On a disk on which no file grows beyond so many blocks. */
export function spawnOnFullDisk(site: string, blocks: number, env: Record<string, string>): Promise<ServerProcess> {
  const limited = [`ulimit -S -f ${blocks}; exec "$0" "$@"`, process.execPath, SERVER, site];
  return listening(start('sh', ['-c', ...limited], { ...ANYWHERE, ...env }));
}

/** As npm does it: behind a shell, which is the process that signals reach. */
export function spawnBehindShell(site: string, env: Record<string, string>): Promise<ServerProcess> {
  const command = `"${process.execPath}" "${SERVER}" "${site}"; true`;
  return listening(start('sh', ['-c', command], { ...ANYWHERE, npm_lifecycle_event: 'start', ...env }));
}

const ANYWHERE = { PORT: '0', HOST: '127.0.0.1' };

async function listening({ child, out, err, ended }: Started): Promise<ServerProcess> {
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /"port":(\d+)/.exec(out());
      if (found !== null) resolve(Number(found[1]));
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${err()}`)));
  });
  return { child, port, origin: `http://127.0.0.1:${port}`, out, err, ended };
}

/** Runs a script of the server to its end. */
export async function runScript(name: string, args: readonly string[], env: Record<string, string>): Promise<Finished> {
  const { out, err, ended } = start(process.execPath, [join(HERE, '..', 'ops', name), ...args], env);
  return { code: await ended, out: out(), err: err() };
}

type Started = Omit<ServerProcess, 'port' | 'origin'>;

function start(program: string, args: string[], env: Record<string, string>): Started {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'lost')),
  );
  return { child, out: () => out, err: () => err, ended };
}
