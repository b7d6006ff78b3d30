/** `npm run bench -- page`: hands over to the browser's own bench, which lives with the browser tests. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The exit code. */
export function benchPage(args: readonly string[]): number {
  const root = join(import.meta.dirname, '..');
  return spawnSync(process.execPath, ['e2e/speed.ts', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
