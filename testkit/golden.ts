/**
 * Golden replays: games recorded once, which lead to the same table for as long as kernel and game keep their versions.
 *
 * `npm run golden` records anew every file of an older version, and leaves the others alone: where a replay of the
 * present version leads elsewhere, the rules have changed and a version must be raised first.
 * `npm run golden -- GAME NAME SEATS OPTIONS` records one more. Names that begin with "greedy" are played by bots,
 * all others at random.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { greedy } from '#bots';
import type { Game, Input, Kinds, Match, Replay, Seed, Table } from '#kernel';
import { KERNEL_VERSION, labSeed, matchOf, namedDice, open, replayOf, step } from '#kernel';
import { botPlay, seatBots } from './bot-play.ts';
import { playRandom } from './driver.ts';

const shelf = new URL('../games/', import.meta.url);

/** Plays a game from its seed and name alone: the same again, the same replay. */
export function record(game: Game, name: string, seats: number, options: object, seed: Seed = labSeed(name)): Replay {
  const bound = matchOf(game, { seats, options });
  if ('refused' in bound) throw new Error(`${name} is refused: ${JSON.stringify(bound.refused)}`);
  const { match } = bound;
  const { table, inputs } = name.startsWith('greedy')
    ? playGreedy(match, seed, name)
    : playRandom(match, seed, namedDice(name));
  if (!table.result.over) throw new Error(`${name} did not end`);
  return replayOf(match, seed, inputs, table, true);
}

/** Is this replay of the present versions, so that it must lead to the same table? */
export const isCurrent = (file: Replay, game: Game): boolean =>
  file.kernel === KERNEL_VERSION && file.version === game.version;

interface Course {
  readonly table: Table;
  readonly inputs: readonly Input[];
}

/** A game between greedy bots who say at once what they want to say. */
function playGreedy(match: Match, seed: Seed, name: string): Course {
  const next = botPlay(match, seatBots(match, [greedy], name));
  const inputs: Input[] = [];
  let { table } = open(match, seed);
  while (!table.result.over) {
    const input = next(table);
    const stepped = step(match, table, input);
    if ('refused' in stepped) throw new Error(`${name}: ${JSON.stringify([stepped.refused, input])}`);
    inputs.push(input);
    table = stepped.table;
  }
  return { table, inputs };
}

async function loadGame(folder: string): Promise<Game> {
  const { game }: { game: Game<Kinds> } = await import(new URL(`${folder}/game.ts`, shelf).href);
  return game;
}

const fileOf = (folder: string, name: string): URL => new URL(`${folder}/tests/replays/${name}.json`, shelf);

const write = (url: URL, replay: Replay): void => writeFileSync(url, `${JSON.stringify(replay)}\n`);

async function refreshAll(): Promise<void> {
  for (const entry of readdirSync(shelf, { withFileTypes: true })) if (entry.isDirectory()) await refresh(entry.name);
}

async function refresh(folder: string): Promise<void> {
  const url = new URL(`${folder}/tests/replays/`, shelf);
  if (!existsSync(url)) return;
  const game = await loadGame(folder);
  // Replays of earlier editions lie in folders of their own, which nothing records anew.
  for (const entry of readdirSync(url).filter((file) => file.endsWith('.json'))) {
    const name = entry.replace(/\.json$/, '');
    const file: Replay = JSON.parse(readFileSync(fileOf(folder, name), 'utf8'));
    if (isCurrent(file, game)) continue;
    write(fileOf(folder, name), record(game, name, file.seats, file.options, file.seed));
    console.log(`${folder} ${name}: recorded anew`);
  }
}

async function add(folder: string, name?: string, seats?: string, options = '{}'): Promise<void> {
  if (name === undefined || seats === undefined) throw new Error('say it all: GAME NAME SEATS OPTIONS');
  const url = fileOf(folder, name);
  if (existsSync(url)) throw new Error(`${folder} ${name} is recorded already`);
  write(url, record(await loadGame(folder), name, Number(seats), JSON.parse(options)));
  console.log(`${folder} ${name}: recorded`);
}

if (import.meta.main) {
  const [folder, ...rest] = process.argv.slice(2);
  await (folder === undefined ? refreshAll() : add(folder, ...rest));
}
