/** The nodes under measure: processes of their own that say where they listen and what they have used. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Used } from './reporting.ts';

export interface Node {
  readonly port: number;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

const FILES = {
  ours: new URL('./node.ts', import.meta.url),
  'socket.io': new URL('./socket-io-node.ts', import.meta.url),
};
export type NodeKind = keyof typeof FILES;

export async function startNode(kind: NodeKind, env: Readonly<Record<string, string>>): Promise<Node> {
  const child = fork(fileURLToPath(FILES[kind]), [], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const { port } = await nextWord<{ port: number }>(child, () => said);
  return {
    port,
    used: () => {
      const answer = nextWord<Used>(child, () => said);
      child.send('used');
      return answer;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

function nextWord<T>(child: ChildProcess, said: () => string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const gone = (code: number | null): void => reject(new Error(`a node ended with ${code}: ${said()}`));
  child.once('exit', gone);
  child.once('message', (message) => {
    child.off('exit', gone);
    resolve(message as T);
  });
  return promise;
}
