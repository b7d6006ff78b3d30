/** Processes for tests: servers that can be stopped and killed, and the scripts beside them. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..');

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
export async function spawnServer(site: string, env: Record<string, string>): Promise<ServerProcess> {
  const { child, out, err, ended } = start([join(HERE, 'run-server.ts'), site], {
    PORT: '0',
    HOST: '127.0.0.1',
    ...env,
  });
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
  const { out, err, ended } = start([join(HERE, '..', name), ...args], env);
  return { code: await ended, out: out(), err: err() };
}

function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
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
