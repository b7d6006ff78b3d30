/** `lab balance`: many games between equal bots, and what they say about seats, length, cards and the game's own aims. */
import { writeFileSync } from 'node:fs';
import type { Balance, CardRow } from '#kernel';
import { checkSeats, chooseBots, chooseGame, chooseMatch, chooseSeed, chosenOptions, seedForJson } from '../choose.ts';
import { Complaint, quoted } from '../complaint.ts';
import { allCores, doAll, ranges } from '../crew.ts';
import { formOf, readFlags } from '../flags.ts';
import { progressBar } from '../progress.ts';
import type { Change } from './against.ts';
import { compare, readReport } from './against.ts';
import { balanceOf } from './entry.ts';
import { changeRows, readChanges } from './other-cards.ts';
import { pageOf } from './page.ts';
import { readable } from './readable.ts';
import type { Report } from './report.ts';
import { reportOf } from './report.ts';

const form = formOf({
  name: 'balance',
  about: 'Plays games between equal bots and tells who wins in turn order, how long it takes and what each card does.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 1, max: 99, about: 'players at the table', needed: 'needed' },
    games: { kind: 'whole', min: 1, max: 1_000_000, about: 'how many games', standard: 2000 },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: '1' },
    bots: { kind: 'text', sample: 'A,B', about: 'kinds of bots, several by comma', standard: 'greedy' },
    options: { kind: 'text', sample: 'JSON', about: 'options of the table', standard: '{}' },
    edition: { kind: 'whole', min: 1, max: 9, about: 'which edition of the cards; the newest without it' },
    cards: { kind: 'text', sample: 'FILE', about: 'other values to try, such as {"ham": {"points": 2}}' },
    against: { kind: 'text', sample: 'FILE', about: 'what changed since a study that --json printed' },
    html: { kind: 'text', sample: 'FILE', about: 'writes a page with charts' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: ['What a game adds of its own is in its balance.ts; docs/lab.md says how.'],
});

export const balance = { form, run };

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const before = chosen.against === undefined ? undefined : readReport(chosen.against);
  const changedCards = chosen.cards === undefined ? {} : readChanges(chosen.cards);
  const own = await balanceOf(chosen.game);
  const rows = chosen.cards === undefined ? undefined : changeRows(own, chosen.game, changedCards);
  const report = await study(chosen, own, changedCards, rows);
  const changes = before === undefined ? [] : compare(before, report);
  if (chosen.html !== undefined) write(chosen.html, pageOf(report, changes));
  console.log(chosen.json ? JSON.stringify(withChanges(report, changes)) : readable(report, changes));
}

type Chosen = ReturnType<typeof readFlags<(typeof form)['flags']>>;

async function study(
  chosen: Chosen,
  own: Balance | undefined,
  changedCards: Readonly<Record<string, object>>,
  rows: readonly CardRow[] | undefined,
): Promise<Report> {
  const { seats, games, jobs } = chosen;
  const seed = chooseSeed(chosen.seed);
  const game = await chooseGame(chosen.game);
  checkSeats(game, seats);
  const bots = chooseBots(chosen.bots, seats);
  const { options } = await chooseMatch(game, seats, chosenOptions(chosen));
  const share = {
    kind: 'balance',
    game: game.id,
    seats,
    options,
    seed,
    bots,
    ...(rows === undefined ? {} : { rows }),
  } as const;
  const progress = progressBar(games, 'games');
  const shares = ranges(games, jobs).map((range) => ({ ...share, ...range }));
  const parts = await doAll(shares, jobs, progress.to).finally(progress.end);
  const { version } = game;
  const about = { game: game.id, version, seats, games, seed: seedForJson(seed), options, bots, changedCards };
  const cpuMs = parts.reduce((ms, part) => ms + part.cpuMs, 0);
  const thinkingMs = parts.reduce((ms, part) => ms + part.thinkingMs, 0);
  return reportOf(
    about,
    cpuMs,
    thinkingMs,
    parts.flatMap((part) => part.facts),
    own,
  );
}

const withChanges = (report: Report, changes: readonly Change[]): object =>
  changes.length === 0 ? report : { ...report, changes };

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new Complaint(`--html is a file that can be written, not ${quoted(path)}`);
  }
}
