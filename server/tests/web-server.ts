/** A whole server for tests: a folder and a page of its own, a log that can be read, and requests made by hand. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { Jar } from '#testkit/headless';
import { cookieHeader, keepCookies } from '#testkit/headless';
import { steadyClock } from '../clock.ts';
import { readSite } from '../door/site.ts';
import { openLog } from '../ops/log.ts';
import { readSettings } from '../ops/settings.ts';
import type { Running, Surroundings } from '../start.ts';
import { startServer } from '../start.ts';

export interface WebServer {
  readonly running: Running;
  readonly origin: string;
  readonly folder: string;
  /** All that was logged, on every level. */
  readonly logged: string[];
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>;
  /** Bytes as they are, for what no client would send; resolves with everything that came back. */
  raw(bytes: string): Promise<string>;
  stop(): Promise<void>;
}

export interface AskOptions {
  readonly body?: unknown;
  /** A body as it is, whatever its type says. */
  readonly text?: string | Buffer;
  readonly headers?: Record<string, string>;
  /** A browser: sends its cookies and keeps new ones. */
  readonly jar?: Jar;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The body as JSON. */
  json<T = { error: { code: string; message: string } }>(): T;
}

export async function startWeb(env: Record<string, string> = {}, more: Partial<Surroundings> = {}): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env });
  if ('wrong' in settings) throw new Error(settings.wrong);
  const logged: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const site = readSite(makeSite(folder));
  const running = await startServer(settings, {
    site,
    clock: steadyClock,
    log: openLog('json', out, 'trace'),
    ...more,
  });
  const { port } = running;
  return {
    running,
    folder,
    logged,
    origin: `http://127.0.0.1:${port}`,
    ask: askAt(port),
    raw: (bytes) => raw(port, bytes),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page, something beside it that nobody may read, and something hidden in it. */
export function makeSite(folder: string): string {
  const site = join(folder, 'dist');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, '.sources'), 'private');
  writeFileSync(join(site, 'index.html'), `<!doctype html><title>t</title>${'<p>bread</p>'.repeat(50)}`);
  const script = `export {};${'// crumbs'.repeat(50)}`;
  writeFileSync(join(site, 'assets', 'a-1.js'), script);
  writeFileSync(join(site, 'assets', 'a-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(site, 'assets', 'a-1.svg'), '<svg/>');
  return site;
}

export const askAt =
  (port: number): WebServer['ask'] =>
  (method, path, options = {}) =>
    ask(port, method, path, options);

/** By hand, because `fetch` tidies paths and headers before it sends them. */
function ask(
  port: number,
  method: string,
  path: string,
  { body, text, headers = {}, jar }: AskOptions,
): Promise<Answer> {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const all: Record<string, string> = {
    ...(sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
    ...(jar === undefined || jar.size === 0 ? {} : { cookie: cookieHeader(jar) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: all, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (jar !== undefined) keepCookies(jar, response.headers['set-cookie'] ?? []);
        resolve(answerOf(response.statusCode ?? 0, response.headers, Buffer.concat(parts)));
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}

function answerOf(status: number, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return { status, headers, body, text, json: () => JSON.parse(text) };
}

function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}
