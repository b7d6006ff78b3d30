/** The server under measure as the generator holds it: a process of its own that says where it listens and what it has used. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peers.ts';
import type { Figures, Order } from './servers/reporting.ts';

export interface Child {
  readonly port: number;
  figures(): Promise<Figures>;
  /** After collecting garbage. */
  collected(): Promise<Figures>;
  stop(): Promise<void>;
}

export async function startChild(peer: Peer, flags: readonly string[] = []): Promise<Child> {
  const file = fileURLToPath(new URL(`./servers/${peer.file}`, import.meta.url));
  const child = fork(file, [peer.argument], {
    execArgv: ['--expose-gc', ...flags],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const hear = <T>(): Promise<T> => nextWord<T>(child, () => said);
  const ask = (order: Order): Promise<Figures> => {
    const answer = hear<Figures>();
    child.send(order);
    return answer;
  };
  const { port } = await hear<{ port: number }>();
  return {
    port,
    figures: () => ask({ collect: false }),
    collected: () => ask({ collect: true }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
      if (peer.data !== undefined) rmSync(peer.data, { recursive: true, force: true });
    },
  };
}

function nextWord<T>(child: ChildProcess, said: () => string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const gone = (code: number | null): void => reject(new Error(`a server ended with ${code}: ${said()}`));
  child.once('exit', gone);
  child.once('message', (message) => {
    child.off('exit', gone);
    resolve(message as T);
  });
  return promise;
}
