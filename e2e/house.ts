/** The real server as a process of its own, on a free port, with the client built from the present sources. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findProgram } from '#tools/programs';

export interface House {
  readonly port: number;
  readonly address: string;
  /** Asks the process to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
}

const root = join(import.meta.dirname, '..');

export async function openHouse(): Promise<House> {
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root });
  const child = serve({ PORT: '0', HOST: '127.0.0.1' });
  const line = await saying(child, /Listening on port (\d+)/);
  const port = Number(line[1]);
  return { port, address: `http://127.0.0.1:${port}/`, stop: () => stop(child) };
}

/** Runs the server until it ends by itself: what it complained about, and how it ended. */
export async function failToOpen(settings: Record<string, string>): Promise<{ code: number | null; error: string }> {
  const child = serve(settings);
  let error = '';
  child.stderr?.on('data', (text) => {
    error += text;
  });
  return { code: await ended(child), error };
}

export function openBrowser(...more: string[]): Promise<Browser> {
  const executablePath = findProgram('chromium');
  if (executablePath === undefined) throw new Error('the browser tests need chromium in the PATH');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet, ...more] });
}

/** Every server keeps its tables in a folder of its own. */
const serve = (settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'house-')), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function saying(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: unknown): void => {
      said += String(text);
      const found = words.exec(said);
      if (found !== null) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

function stop(child: ChildProcess): Promise<number | null> {
  const over = ended(child);
  child.kill('SIGTERM');
  return over;
}
