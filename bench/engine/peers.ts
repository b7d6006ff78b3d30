/** The peers' packages: installed when first needed, into bench/peers and nowhere else. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const flags = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

export function installPeers(): void {
  if (existsSync(`${folder}node_modules/boardgame.io/package.json`)) return;
  process.stderr.write('Installing the peers into bench/peers: npm install (once, about 15 s)\n');
  const done = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('npm install in bench/peers failed: is the registry in reach?');
}

/** They have no map of exports, so they load as CommonJS. */
export const requirePeer: (name: string) => unknown = createRequire(`${folder}package.json`);
