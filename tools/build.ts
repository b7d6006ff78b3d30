// Builds the client, when its sources are not those of the last build, and packs its texts as small as they get.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { isFile, isTest, listFiles } from './tree.ts';

const folders = ['client', 'kernel', 'wording', 'games', 'bots', 'protocol'];
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
  await packTexts(join(root, 'dist'));
  writeFileSync(stamp, sources);
  return `client built in ${((Date.now() - started) / 1000).toFixed(1)} s`;
}

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Beside each text lies what browsers on https take instead. It takes seconds, so a server does not do it when it starts. */
async function packTexts(folder: string): Promise<void> {
  const pack = promisify(brotliCompress);
  const texts = listFiles(folder).filter((path) => TEXTS.has(extname(path)));
  await Promise.all(texts.map(async (path) => writeFileSync(`${path}.br`, await pack(readFileSync(path)))));
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
