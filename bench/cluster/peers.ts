/** The peer's packages and Redis: installed into bench/peers when first needed, and used where they are to be had. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Service } from '#server/tests/services';
import { ownFolder, startService, unprivileged } from '#server/tests/services';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const flags = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const NAMES = ['socket.io', 'socket.io-client', '@socket.io/redis-streams-adapter', 'redis'];

export function installPeers(): void {
  if (NAMES.every((name) => existsSync(`${folder}node_modules/${name}/package.json`))) return;
  process.stderr.write('Installing the peers into bench/peers: npm install (once, about 15 s)\n');
  const done = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('npm install in bench/peers failed: is the registry in reach?');
}

export const requirePeer: (name: string) => unknown = createRequire(`${folder}package.json`);

/** Undefined where this machine has none. */
export async function startRedis(): Promise<Service | undefined> {
  const program = (process.env.PATH ?? '')
    .split(delimiter)
    .map((path) => join(path, 'redis-server'))
    .find(existsSync);
  if (program === undefined) return undefined;
  const user = unprivileged();
  const args = (port: number): string[] => [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  return startService({
    program,
    args,
    user,
    folder: ownFolder('redis-', user),
    ready: /Ready to accept/,
    goodbye: 'TERM',
  });
}
