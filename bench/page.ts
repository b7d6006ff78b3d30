/** `npm run bench -- page`: hands over to the browser's own bench, which lives with the browser tests. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Its figures and what it says of them, or the sentence that says what went wrong. */
export function benchPage(args: readonly string[]): { readonly figures: unknown; readonly text: string } | string {
  const root = join(import.meta.dirname, '..');
  const said = spawnSync(process.execPath, ['e2e/speed.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (said.status !== 0) return 'the bench of the page failed';
  const [figures, ...text] = said.stdout.trimEnd().split('\n');
  return { figures: JSON.parse(figures), text: text.join('\n') };
}
