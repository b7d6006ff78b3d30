/** `npm run soak`: a million hostile messages, one address that wants everything, and hundreds of games in which nobody is told too much. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '#games';
import type { Game, Kinds } from '#kernel';
import { tryGreed } from './bystanders.ts';
import { startChild } from './child.ts';
import { readFlags } from './flags.ts';
import { MOST_GROWTH, tryHostile } from './hostile.ts';
import { noLeaks, setupOf, tryFaces } from './leaks.ts';
import { NO_CARDS } from './no-cards.ts';
import { noTwins, tryTwins } from './twins.ts';

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const flags = readFlags('soak', { messages: 1_000_000, games: 200, moments: 20, greed: 30 }, process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(flags);
  process.exitCode = 2;
} else process.exitCode = (await soak(flags)) ? 0 : 1;
rmSync(folder, { recursive: true });

async function soak({ messages, games: count, moments, greed, seed }: Exclude<typeof flags, string>): Promise<boolean> {
  const shelf = await Promise.all(games.map(async (shelved) => (await shelved.load()).game));
  const outcomes: boolean[] = [];
  if (greed > 0) outcomes.push(told('greed', { id: 'all' }, await tryGreed(join(folder, 'greed'), greed)));
  for (const game of shelf) {
    if (count > 0) outcomes.push(await faces(game, count), await twins(game, count, moments));
    if (messages > 0) outcomes.push(await siege(game, messages, seed));
  }
  return outcomes.every((isFine) => isFine);
}

async function faces(game: Game<Kinds>, count: number): Promise<boolean> {
  const child = await startChild({ folder: join(folder, `${game.id}-faces`) });
  const report = noLeaks();
  const noCards = NO_CARDS[game.id] ?? new Set();
  await tryFaces(child, { game, games: count, seed: 0, together: 6, noCards }, report);
  await child.stop();
  return told('faces', game, report);
}

async function twins(game: Game<Kinds>, count: number, moments: number): Promise<boolean> {
  const report = noTwins();
  for (let n = 0; n < count; n++) await tryTwins({ game, ...setupOf(game, n, {}), moments, seed: n }, report);
  return told('twins', game, report);
}

async function siege(game: Game<Kinds>, messages: number, seed: string): Promise<boolean> {
  const report = await tryHostile({ game, messages, attackers: 12, seed, folder: join(folder, `${game.id}-siege`) });
  const isKept = report.heapAfter <= MOST_GROWTH * report.heapBefore;
  return told('siege', game, report) && isKept;
}

function told(what: string, game: Pick<Game<Kinds>, 'id'>, report: { readonly faults: readonly string[] }): boolean {
  console.log(JSON.stringify({ [what]: game.id, ...report, faults: report.faults.length }));
  for (const fault of report.faults.slice(0, 20)) console.error(fault);
  return report.faults.length === 0;
}
