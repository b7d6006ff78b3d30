/** Which modules a move really passes: a server under the inspector, a game of two, and what ran between an answer and its being told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myQuestion } from '#kernel';
import type { Headless } from '#testkit/headless';
import { play } from '#testkit/headless';
import { startChild } from './child.ts';
import { gather } from './crowd.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Moves before anything is looked at, and moves that are. */
const BEFORE = 6;
const MOVES = 5;

interface Said {
  readonly id?: number;
  readonly result?: { readonly result?: readonly Script[] };
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string };
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/** The debugger of a process, and of the threads that it has. */
class Inspector {
  readonly #socket: WebSocket;
  readonly #threads: string[] = [];
  readonly #waiting = new Map<number, (said: Said) => void>();
  #asked = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Said);
  }

  async begin(): Promise<void> {
    await this.#ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
    await this.#everywhere('Profiler.enable');
    await this.#everywhere('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** Modules in which a function ran since the last time. */
  async passed(): Promise<Set<string>> {
    const answers = await this.#everywhere('Profiler.takePreciseCoverage');
    const scripts = answers.flatMap(({ result }) => result?.result ?? []);
    const ran = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges[0].count > 0));
    return new Set(ran.map(({ url }) => url));
  }

  close(): void {
    this.#socket.close();
  }

  #everywhere(method: string, params: object = {}): Promise<Said[]> {
    const threads = this.#threads.map((thread) => this.#askThread(thread, method, params));
    return Promise.all([this.#ask(method, params), ...threads]);
  }

  #ask(method: string, params: object): Promise<Said> {
    const id = ++this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #askThread(sessionId: string, method: string, params: object): Promise<Said> {
    const id = ++this.#asked;
    this.#ask('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method, params }) });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #hear(said: Said): void {
    if (said.method === 'NodeWorker.attachedToWorker' && said.params !== undefined)
      this.#threads.push(said.params.sessionId);
    if (said.method === 'NodeWorker.receivedMessageFromWorker' && said.params !== undefined)
      this.#hear(JSON.parse(said.params.message) as Said);
    if (said.id === undefined) return;
    this.#waiting.get(said.id)?.(said);
    this.#waiting.delete(said.id);
  }
}

async function inspect(complaints: () => string): Promise<Inspector> {
  const address = /ws:\/\/\S+/.exec(complaints())?.[0];
  if (address === undefined) throw new Error(`no inspector: ${complaints()}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  return new Inspector(socket);
}

/** Whoever is asked answers, and everybody is told. */
async function move(pages: readonly Headless[]): Promise<void> {
  await Promise.race(pages.map((page) => page.until(({ look }) => look !== undefined && myQuestion(look))));
  const seqs = pages.map(({ known }) => known.seq);
  const asked = pages.findIndex(({ known: { look } }) => look !== undefined && myQuestion(look) !== undefined);
  const told = pages.map((page, i) => page.until(({ seq }) => seq > seqs[i]));
  await play(pages[asked], { enough: ({ seq }) => seq > seqs[asked] });
  await Promise.all(told);
}

async function modulesPassed(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'way-'));
  const child = await startChild({ folder }, ['--inspect=127.0.0.1:0']);
  try {
    const wanted = { game: 'sandwich-wars', people: 2, bots: 0, options: { turnSeconds: 0 }, thinking: 0 };
    const { pages } = await gather(child, wanted);
    await pages[0].ask({ kind: 'start' });
    for (let i = 0; i < BEFORE; i++) await move(pages);
    const inspector = await inspect(child.complaints);
    await inspector.begin();
    const each: Set<string>[] = [];
    for (let i = 0; i < MOVES; i++) {
      await inspector.passed();
      await move(pages);
      each.push(await inspector.passed());
    }
    inspector.close();
    for (const page of pages) page.leave();
    // What runs by the way now and then, such as a ping or a sweep, is no part of a move.
    return [...each[0]].filter((url) => each.every((passed) => passed.has(url)));
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const here = `file://${ROOT}/`;
const passed = (await modulesPassed()).filter((url) => url.startsWith(here) && !url.includes('/node_modules/'));
console.log(JSON.stringify(passed.map((url) => url.slice(here.length)).sort()));
process.exit();
