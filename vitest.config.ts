// Which tests belong to which part of `npm test`.
import { defineConfig } from 'vitest/config';

const laws = ['games/laws.test.ts', 'testkit/laws/**/*.test.ts', 'testkit/laws*.test.ts'];
const server = ['server/**/*.test.ts', 'house/**/*.test.ts'];
/** Needs PostgreSQL and NATS. */
const cluster = ['server/**/*.cluster.test.ts'];
const e2e = ['e2e/**/*.test.ts'];
const never = ['**/node_modules/**', 'dist/**', 'bench/peers/**'];

const part = (name: string, include: string[], exclude: string[]) => ({
  test: { name, include, exclude: [...never, ...exclude], pool: 'forks' as const, maxWorkers: 2 },
});

export default defineConfig({
  test: {
    projects: [
      part('unit', ['**/*.test.{ts,tsx}'], [...laws, ...server, ...e2e]),
      part('laws', laws, []),
      part('server', server, cluster),
      part('cluster', cluster, []),
      part('e2e', e2e, []),
    ],
  },
});
