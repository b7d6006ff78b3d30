// Builds the client, when its sources are not those of the last build.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { isFile, isTest, listFiles } from './tree.ts';

const folders = ['client', 'kernel', 'games', 'bots', 'protocol'];
const singles = ['vite.config.ts', 'package-lock.json'];

export async function buildClient(root: string): Promise<string> {
  if (!isFile(join(root, 'client', 'index.html'))) return 'no client to build: client/index.html is missing';
  const stamp = join(root, 'dist', '.sources');
  const sources = hashSources(root);
  if (isFile(stamp) && readFileSync(stamp, 'utf8') === sources) return 'client is built already';
  const started = Date.now();
  const configFile = join(root, 'vite.config.ts');
  // The page is the same whoever builds it: a test runner's environment would bring React's slow and talkative one.
  process.env.NODE_ENV = 'production';
  // The manifest is for the budgets; its folder begins with a dot and is not served.
  await build({ configFile, root: join(root, 'client'), logLevel: 'warn', build: { manifest: true } });
  writeFileSync(stamp, sources);
  return `client built in ${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const found = folders.flatMap((folder) => listFiles(join(root, folder))).map((path) => relative(root, path));
  for (const path of [...found.filter((name) => !isTest(name)), ...singles]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

if (import.meta.main) console.log(await buildClient(process.cwd()));
