/** The server of a trial as its parent holds it: started, asked for figures, killed at any moment, stopped in good order. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figures, Listening, ServeOrder } from './serve.ts';

export interface Child {
  readonly origin: string;
  readonly port: number;
  /** When it began to listen, on the wall clock. */
  readonly listensAt: number;
  /** Everything it complained about. */
  readonly complaints: () => string;
  readonly ended: Promise<number | string>;
  /** Collects garbage and counts. */
  figures(): Promise<Figures>;
  /** No goodbye. */
  kill(): Promise<void>;
  /** Resolves with the exit code. */
  stop(): Promise<number | string>;
}

/** Rejects with what it said where it ends before it listens. */
export async function startChild(order: ServeOrder, flags: readonly string[] = ['--expose-gc']): Promise<Child> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'serve.ts'), JSON.stringify(order)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'lost')),
  );
  const lost = ended.then((how) => Promise.reject(new Error(`the server ended with ${how}: ${said}`)));
  lost.catch(() => undefined);
  const [{ port, at }] = (await Promise.race([once(child, 'message'), lost])) as [Listening];
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    listensAt: at,
    ended,
    complaints: () => said,
    figures: async () => {
      child.send('figures');
      const [figures] = (await Promise.race([once(child, 'message'), lost])) as [Figures];
      return figures;
    },
    kill: () => end(child, 'SIGKILL', ended).then(() => undefined),
    stop: () => end(child, 'SIGTERM', ended),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | string>): Promise<number | string> {
  child.kill(signal);
  return ended;
}

/** A figure out of the words of Prometheus. */
export function metricIn({ metrics }: Figures, name: string): number {
  const found = new RegExp(`^breadboard_${name} (\\S+)$`, 'm').exec(metrics);
  if (found === null) throw new Error(`nothing is counted as ${name}`);
  return Number(found[1]);
}
