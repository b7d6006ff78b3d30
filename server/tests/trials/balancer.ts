/** A balancer as simple as any: each new connection goes to the next node that says it is ready, and is piped there. */
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import type { Door } from './crowd.ts';

export interface Balancer extends Door {
  add(node: Door): void;
  remove(node: Door): void;
  stop(): Promise<void>;
}

const LOOK_EVERY = 50;

export async function startBalancer(nodes: readonly Door[]): Promise<Balancer> {
  const known = new Map<number, 'ready' | 'not ready'>(nodes.map(({ port }) => [port, 'ready']));
  const server = createServer((socket) => {
    const ready = [...known].filter(([, state]) => state === 'ready').map(([port]) => port);
    const port = ready[turn++ % ready.length];
    const there = connect(port ?? 1, '127.0.0.1');
    for (const [from, to] of [[socket, there] as const, [there, socket] as const]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  let turn = 0;
  const looking = setInterval(async () => {
    for (const port of [...known.keys()]) {
      const state = await readiness(port);
      if (known.has(port)) known.set(port, state);
    }
  }, LOOK_EVERY);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    add: (node) => known.set(node.port, 'ready'),
    remove: (node) => known.delete(node.port),
    async stop() {
      clearInterval(looking);
      server.close();
    },
  };
}

function readiness(port: number): Promise<'ready' | 'not ready'> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'ready' : 'not ready');
    }).on('error', () => resolve('not ready'));
  });
}
