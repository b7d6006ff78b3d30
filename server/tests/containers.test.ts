/** The container and the composition of several: nothing is copied that is not there, nobody is root, every setting exists, and what is copied is enough. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { spawnMain } from './server-process.ts';
import { askAt } from './web-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const lines = read('Dockerfile').split('\n');

/** What each COPY of the build's context takes, by stage. */
const stages: string[][] = [];
for (const line of lines) {
  if (line.startsWith('FROM ')) stages.push([]);
  if (line.startsWith('COPY ') && !line.includes('--from=')) stages.at(-1)?.push(...line.split(' ').slice(1, -1));
}

/** Of the last stage only: what the server has when it runs. */
const shipped = stages[stages.length - 1];

test('every COPY source of the Dockerfile exists, and none is kept out by .dockerignore', () => {
  const ignored = read('.dockerignore').split('\n');
  const sources = stages.flat();
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    expect(existsSync(join(ROOT, source)), source).toBe(true);
    expect(ignored).not.toContain(source);
  }
});

test('the container runs as somebody without rights, and its stages are the same system', () => {
  const users = lines.filter((line) => line.startsWith('USER ')).map((line) => line.slice(5));
  expect(users).toEqual(['node']);
  const after = lines.slice(lines.indexOf('USER node'));
  expect(after.some((line) => line.startsWith('CMD '))).toBe(true);
  expect(after.some((line) => line.startsWith('RUN '))).toBe(false);
  const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:24-/);
});

test('what is shipped is enough to serve', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  for (const source of ['package.json', ...shipped])
    cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>t</title>');
  const server = await spawnMain(folder, { DATA_DIR: join(folder, 'data') });
  expect((await askAt(server.port)('GET', '/healthz')).text).toBe('ok\n');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true });
});

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly configs?: readonly { readonly source: string }[];
  readonly volumes?: readonly string[];
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

test('compose.yaml has PostgreSQL, NATS, two nodes and a proxy that knows both', () => {
  const names = Object.keys(compose.services);
  expect(names).toEqual(['postgres', 'nats', 'node-1', 'node-2', 'proxy']);
  expect(compose.services['node-1']).toEqual(compose.services['node-2']);
  expect(compose.services['node-1'].build).toBe('.');
  for (const { depends_on = [], configs = [], volumes = [] } of Object.values(compose.services)) {
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(names).toContain(name);
    for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source);
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  }
  const { content } = compose.configs.caddyfile;
  for (const words of ['node-1:8080 node-2:8080', 'health_uri /readyz', '/metrics 404'])
    expect(content).toContain(words);
});

test('the nodes get no setting that docs/operations.md does not have', () => {
  const described = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  const given = Object.keys(compose.services['node-1'].environment ?? {});
  expect(given.length).toBeGreaterThan(3);
  for (const name of given) expect(described).toContain(name);
  const shippedSettings = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1].split(' ') ?? [];
  for (const setting of shippedSettings) expect([...described, 'NODE_ENV']).toContain(setting.split('=')[0]);
});
