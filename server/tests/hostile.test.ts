/** Hostile pages: twenty thousand messages of every bad kind, and the server answers with known codes and keeps nothing of them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '#games';
import { KERNEL_CODES, SETUP_CODES } from '#kernel';
import { MOST_GROWTH, tryHostile } from './trials/hostile.ts';

test('H12-02 twenty thousand messages: no crash, no unknown code, nothing left in memory', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const { game } = await games[0].load();
  const report = await tryHostile({ game, messages: 20_000, attackers: 12, seed: 'a bad day', folder });
  rmSync(folder, { recursive: true });
  expect(report.faults).toEqual([]);
  expect(report.messages).toBeGreaterThanOrEqual(20_000);
  expect(report.heapAfter).toBeLessThanOrEqual(MOST_GROWTH * report.heapBefore);
  for (const code of ['error malformed', 'error too-large', 'error hello-twice', 'error wrong-protocol'])
    expect(report.codes[code]).toBeGreaterThan(0);
  for (const code of ['refused something-happened', 'refused not-playing', 'refused no-seat', 'refused bad-form'])
    expect(report.codes[code]).toBeGreaterThan(0);
});

test('docs/protocol.md lists every refusal of the kernel and of a set-up, and no other', () => {
  const documented = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const chapter = (title: string): string[] => {
    const text = documented.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
    return [...text.matchAll(/^\| `([\w-]+)`/gm)].map(([, word]) => word);
  };
  expect(chapter('Refusals of the kernel')).toEqual(KERNEL_CODES);
  expect(chapter('Refusals of a set-up')).toEqual([...SETUP_CODES]);
});
