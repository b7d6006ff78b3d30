/** The peers' packages: installed when first needed, into bench/peers and nowhere else. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./peers/', import.meta.url));
const flags = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

export function installPeers(): void {
  if (Object.entries(wanted()).every(([name, version]) => installed(name) === version)) return;
  process.stderr.write('Installing the peers into bench/peers: npm install (once, about 30 s)\n');
  const done = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('npm install in bench/peers failed: is the registry in reach?');
}

/** Package and exact version, as they are pinned. */
export const wanted = (): Readonly<Record<string, string>> =>
  (read(`${folder}package.json`) as { dependencies: Record<string, string> }).dependencies;

/** Not all of them have a map of exports, so they load as CommonJS. */
export const requirePeer: (name: string) => unknown = createRequire(`${folder}package.json`);

function installed(name: string): string | undefined {
  try {
    return (read(`${folder}node_modules/${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
