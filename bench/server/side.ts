/** One side of a comparison: a generator in a process of its own, which has the server that it plays at. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Run } from './figures.ts';
import type { FromGenerator, LoadOrder, ToGenerator } from './load.ts';

const OURS = fileURLToPath(new URL('./load.ts', import.meta.url));
/** No generator may take longer to its next word, whatever hangs. */
const LONGEST_WAIT = 300_000;

export interface Side {
  readonly order: LoadOrder;
  readonly child: ChildProcess;
  tell(word: ToGenerator): void;
  rests(): Promise<void>;
  result(): Promise<Run['result']>;
}

/** `generator`: that of another version of this project, with the server that stands beside it; ours where absent. */
export function sideFor(order: LoadOrder, generator = OURS): Side {
  const child = fork(generator, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const heard = (): Promise<FromGenerator> => nextWord(child, order, () => said);
  return {
    order,
    child,
    tell: (word) => {
      if (child.connected) child.send(word);
    },
    rests: async () => {
      await heard();
    },
    result: async () => {
      const result = await heard();
      if (result === 'rests') throw new Error(`${order.peer} rests instead of ending`);
      return result;
    },
  };
}

function nextWord(child: ChildProcess, { peer, tables }: LoadOrder, said: () => string): Promise<FromGenerator> {
  const { promise, resolve, reject } = Promise.withResolvers<FromGenerator>();
  const gone = (code: number | null): void =>
    reject(new Error(`${peer} with ${tables} tables ended with ${code}: ${said()}`));
  const late = setTimeout(() => child.kill(), LONGEST_WAIT);
  if (!child.connected) gone(child.exitCode);
  child.once('exit', gone);
  child.once('message', (word) => {
    child.off('exit', gone);
    resolve(word as FromGenerator);
  });
  return promise.finally(() => clearTimeout(late));
}
