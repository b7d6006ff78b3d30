/** `lab simulate`: many games between bots, and what they say about a game. */
import { mkdirSync } from 'node:fs';
import { bots } from '#bots';
import { sha256Hex } from '#kernel';
import { checkSeats, chooseBots, chooseGame, chooseMatch, chooseSeed, chosenOptions, seedForJson } from './choose.ts';
import { anyOf, Complaint, quoted } from './complaint.ts';
import { allCores, doAll, ranges } from './crew.ts';
import { formOf, readFlags } from './flags.ts';
import { bar, progressBar } from './progress.ts';
import type { Tally } from './rally.ts';
import { kindAt } from './rally.ts';
import type { Simulated } from './shares.ts';

const form = formOf({
  name: 'simulate',
  about: 'Plays games between bots and tells who wins, how long it takes and how fast it runs.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 1, max: 99, about: 'players at the table', needed: 'needed' },
    games: { kind: 'whole', min: 1, max: 10_000_000, about: 'how many games', standard: 100 },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: '1' },
    bots: {
      kind: 'text',
      sample: 'A,B',
      about: `${anyOf(bots.map((b) => b.name))}, several by comma`,
      standard: 'greedy',
    },
    options: { kind: 'text', sample: 'JSON', about: 'options of the table', standard: '{}' },
    edition: { kind: 'whole', min: 1, max: 9, about: 'which edition of the cards; the newest without it' },
    save: { kind: 'text', sample: 'DIR', about: 'a folder for a replay of every game' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: [
    'Bots are dealt to seats in turn and shifted by one seat from game to game, so that every kind sits everywhere.',
    'winShareBySeat is in turn order: the first is the seat that began that game. A shared win counts 1/k.',
    'moves are answers and interrupts; waves and the clock are not counted.',
  ],
});

export const simulate = { form, run };

export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string | number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly moves: number;
  readonly cpuMs: number;
  readonly movesPerCpuSecond: number;
  readonly decisionMicros: number;
  readonly winShareBySeat: readonly number[];
  readonly winShareByBot: Readonly<Record<string, number>>;
  readonly rounds: { readonly p10: number; readonly median: number; readonly p90: number };
  readonly fingerprint: string;
}

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const seed = chooseSeed(chosen.seed);
  const game = await chooseGame(chosen.game);
  checkSeats(game, chosen.seats);
  const kinds = chooseBots(chosen.bots, chosen.seats);
  const { options } = await chooseMatch(game, chosen.seats, chosenOptions(chosen));
  const share = { kind: 'simulate', game: game.id, seats: chosen.seats, options, seed, bots: kinds } as const;
  const saving = chosen.save === undefined ? {} : { save: makeFolder(chosen.save) };
  const shares = ranges(chosen.games, chosen.jobs).map((range) => ({ ...share, ...range, ...saving }));
  const progress = progressBar(chosen.games, 'games');
  const parts = await doAll(shares, chosen.jobs, progress.to).finally(progress.end);
  const summary = summarize({ ...share, games: chosen.games }, parts);
  console.log(chosen.json ? JSON.stringify(summary) : readable(summary));
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return path;
  } catch {
    throw new Complaint(`--save is a folder that can be written to, not ${quoted(path)}`);
  }
}

type About = Pick<Summary, 'game' | 'seats' | 'games' | 'options' | 'bots'> & { readonly seed: string };

function summarize({ game, seats, games, seed, options, bots: kinds }: About, parts: readonly Simulated[]): Summary {
  const tallies = parts.flatMap((part) => part.tallies);
  const moves = sum(tallies.map((tally) => tally.moves));
  const cpuMs = sum(parts.map((part) => part.cpuMs));
  const thinkingMs = sum(parts.map((part) => part.thinkingMs));
  const decisions = sum(tallies.map((tally) => tally.decisions));
  return {
    game,
    seats,
    games,
    seed: seedForJson(seed),
    options,
    bots: kinds,
    moves,
    cpuMs: rounded(cpuMs),
    movesPerCpuSecond: Math.round((moves * 1000) / cpuMs),
    decisionMicros: rounded((thinkingMs * 1000) / decisions),
    ...shares(tallies, seats, kinds),
    rounds: quantiles(tallies.map((tally) => tally.rounds)),
    fingerprint: sha256Hex(tallies.map((tally) => tally.fingerprint).join('\n')).slice(0, 32),
  };
}

/** Added up game by game in their order, so that the sums are the same to the last bit. */
function shares(tallies: readonly Tally[], seats: number, kinds: readonly string[]) {
  const bySeat = new Array<number>(seats).fill(0);
  const byBot = new Map<string, number>(kinds.map((kind) => [kind, 0]));
  for (const [game, { winners, first }] of tallies.entries()) {
    const won = bySeat.map((_, seat) => seat).filter((seat) => (winners & (1 << seat)) !== 0);
    for (const seat of won) {
      const kind = kindAt(kinds, game, seat);
      bySeat[(seat - first + seats) % seats] += 1 / won.length;
      byBot.set(kind, (byBot.get(kind) ?? 0) + 1 / won.length);
    }
  }
  const share = (wins: number): number => Number((wins / tallies.length).toFixed(6));
  return {
    winShareBySeat: bySeat.map(share),
    winShareByBot: Object.fromEntries([...byBot].map(([kind, wins]) => [kind, share(wins)])),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const rounded = (n: number): number => Math.round(n * 10) / 10;

/** The smallest value that so many of a hundred do not exceed. */
function quantiles(values: readonly number[]): Summary['rounds'] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return { p10: at(0.1), median: at(0.5), p90: at(0.9) };
}

const BAR = 32;

function readable(s: Summary): string {
  const highest = Math.max(...s.winShareBySeat, 1e-9);
  const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
  const ordinary = (1 / s.seats) * 100;
  return [
    `${s.games} games of ${s.game} with ${s.seats} seats, bots ${s.bots.join(', ')}, seed ${s.seed}`,
    '',
    `wins in turn order (the first began; ${ordinary.toFixed(1)} % each if turn order did not matter)`,
    ...s.winShareBySeat.map(
      (share, i) => `  ${String(i + 1).padStart(2)} ${percent(share)}  ${bar(share / highest, BAR)}`,
    ),
    ...(Object.keys(s.winShareByBot).length < 2
      ? []
      : [
          '',
          'wins by kind of bot',
          ...Object.entries(s.winShareByBot).map(
            ([kind, share]) => `  ${kind.padEnd(8)} ${percent(share)}  ${bar(share, BAR)}`,
          ),
        ]),
    '',
    `rounds       ${s.rounds.median} (10 % up to ${s.rounds.p10}, 90 % up to ${s.rounds.p90})`,
    `moves        ${s.moves} (${(s.moves / s.games).toFixed(1)} a game)`,
    `speed        ${s.movesPerCpuSecond} moves per CPU-second, ${s.decisionMicros} µs a decision`,
    `fingerprint  ${s.fingerprint}`,
  ].join('\n');
}
