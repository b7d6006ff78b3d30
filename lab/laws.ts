/** `lab laws`: random games of a game under every law, over all player counts and presets, on all cores. */
import { labBots } from '#bots';
import type { Game } from '#kernel';
import type { LawReport, Violation } from '#testkit';
import { describeViolation } from '#testkit';
import { checkSeats, chooseBots, chooseGame, chooseMatch, chooseSeed, editionOption } from './choose.ts';
import { allCores, doAll, ranges } from './crew.ts';
import { formOf, readFlags } from './flags.ts';
import { progressBar } from './progress.ts';

/** Where games that break a law are saved, below the folder one stands in. */
const FOLDER = 'violations';

const form = formOf({
  name: 'laws',
  about: 'Plays games and checks every law at every input; shrinks and saves what breaks one.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 1, max: 99, about: 'only tables of this size; all sizes without it' },
    games: { kind: 'whole', min: 1, max: 10_000_000, about: 'how many games', standard: 200 },
    edition: { kind: 'whole', min: 1, max: 9, about: 'only this edition of the cards' },
    bots: { kind: 'text', sample: 'A,B', about: 'kinds of bots that play, in turn; chance without it' },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: '1' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: [`Games that break a law are saved in ${FOLDER}/; lab replay plays them. Exit code 1 if there are any.`],
});

export const laws = { form, run };

async function run(args: readonly string[]): Promise<void> {
  const { seats, bots, edition, ...chosen } = readFlags(form, args);
  const seed = chooseSeed(chosen.seed);
  const game = await chooseGame(chosen.game);
  if (seats !== undefined) checkSeats(game, seats);
  const share = {
    kind: 'laws',
    game: game.id,
    seed,
    folder: FOLDER,
    ...(seats === undefined ? {} : { seats }),
    options: await editionOf(game, edition),
    ...(bots === undefined ? {} : { bots: chooseBots(bots, Number.POSITIVE_INFINITY, labBots) }),
  } as const;
  const progress = progressBar(chosen.games, 'games');
  const shares = ranges(chosen.games, chosen.jobs, 10).map((range) => ({ ...share, ...range }));
  const report = mergeReports(await doAll(shares, chosen.jobs, progress.to).finally(progress.end));
  console.log(chosen.json ? JSON.stringify({ game: game.id, seed, ...report }) : sayReport(report));
  if (report.violations.length > 0) process.exitCode = 1;
}

async function editionOf(game: Game, edition: number | undefined): Promise<object> {
  const options = editionOption(edition);
  await chooseMatch(game, game.players[0], options);
  return options;
}

/** What is wrong with the options is found by every share, and told once. */
export function mergeReports(reports: readonly LawReport[]): LawReport {
  const before = (violation: Violation): boolean => violation.game < 0;
  return {
    games: reports.reduce((games, report) => games + report.games, 0),
    violations: [
      ...(reports[0]?.violations.filter(before) ?? []),
      ...reports.flatMap((report) => report.violations.filter((violation) => !before(violation))),
    ],
  };
}

/** Each violation, and one closing line. */
export function sayReport({ games, violations }: LawReport): string {
  return [...violations.map(describeViolation), `${games} games, ${violations.length} violations`].join('\n');
}
