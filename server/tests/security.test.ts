/** The threat model names tests: each of them has to exist under its very name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const model = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows = model.split('\n').filter((line) => /^\| (?!threat)[^-]/.test(line));

/** `file`: title, as the last column has them. */
const named = rows.flatMap((row) => {
  const [, , , tests = ''] = row.split(' | ').length === 3 ? ['', ...row.split(' | ')] : [];
  return tests
    .replace(/ \|$/, '')
    .split('<br>')
    .map((entry) => /^`([^`]+)`: (.+)$/.exec(entry)?.slice(1) ?? [entry, 'is not of the form `file`: title']);
});

test('every threat has an answer and a test', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row).toMatch(/^\| .+\. \| .+\. \| `.+\.test\.ts`: .+ \|$/);
});

test.each(named)('%s has a test "%s"', (file, title) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(`'${title}'`);
});
