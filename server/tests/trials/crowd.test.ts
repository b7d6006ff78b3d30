/** The people of a trial go on whatever becomes of their host. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '#games';
import { startChild } from './child.ts';
import { gather, playOnAndOn } from './crowd.ts';

test('whoever is host now begins the next game', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crowd-'));
  const child = await startChild({ folder });
  onTestFinished(async () => {
    await child.kill();
    rmSync(folder, { recursive: true });
  });
  const company = await gather(child, { game: games[0].id, people: 2, bots: 1, options: {}, thinking: 150 });
  const [first, second] = company.pages;
  playOnAndOn(company);
  await second.until(({ look }) => look);
  expect(await first.ask({ kind: 'hand-over', chair: 1 })).toMatchObject({ kind: 'taken' });
  expect(await second.ask({ kind: 'end' })).toMatchObject({ kind: 'taken' });
  await first.until(({ game }) => game?.n === 2);
  expect(first.known.room?.host).toBe(second.known.person);
});
