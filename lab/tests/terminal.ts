/** The lab as a person or a script meets it: the real command in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A busy machine is no fault. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** No game of a test asks more often; the input ends there. */
const MOST_PROMPTS = 300;

const CLI = join(import.meta.dirname, '..', 'cli.ts');

/** Runs the lab with these arguments; `answer` is asked at every prompt and says what is typed, or nothing to end the input. */
export function lab(args: readonly string[], answer?: (shown: string) => string | undefined): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, ...args], { cwd: tmpdir(), stdio: 'pipe' });
  let out = '';
  let err = '';
  let answered = 0;
  let prompts = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (answer === undefined || !out.endsWith('> ')) return;
    const line = ++prompts > MOST_PROMPTS ? undefined : answer(out.slice(answered));
    answered = out.length;
    if (line === undefined) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  if (answer === undefined) child.stdin.end();
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** A folder for one test file, and how to remove it. */
export function scratch(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'lab-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
