/** `lab seeds`: deals that turn out as wanted, such as a short close game or one in which a certain thing happens. */
import { bots } from '#bots';
import { checkSeats, chooseBots, chooseGame, chooseMatch, chooseSeed, parseOptions } from './choose.ts';
import { anyOf, Complaint, quoted } from './complaint.ts';
import { allCores, doAll, ranges } from './crew.ts';
import { formOf, readFlags } from './flags.ts';
import { progressBar } from './progress.ts';

const form = formOf({
  name: 'seeds',
  about: 'Plays games between bots and lists the deals that turned out as wanted.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 1, max: 99, about: 'players at the table', needed: 'needed' },
    where: {
      kind: 'text',
      sample: 'LIST',
      about: 'what must hold, such as rounds<=6,margin<3,inspected>=2',
      needed: 'needed',
    },
    games: { kind: 'whole', min: 1, max: 10_000_000, about: 'how many deals are looked through', standard: 1000 },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same deals', standard: '1' },
    bots: { kind: 'text', sample: 'A,B', about: anyOf(bots.map((bot) => bot.name)), standard: 'greedy' },
    options: { kind: 'text', sample: 'JSON', about: 'options of the table', standard: '{}' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: [
    'LIST has conditions by comma, all of which must hold: a name, one of = < > <= >=, and a number.',
    'Names: rounds, moves, margin (points between the best two), winner and first (seats from 1), or an event of the',
    'game by its name: how often it was told. winner is 0 where several share the win.',
  ],
});

export const seeds = { form, run };

/** By name: what a game came to. */
export type Figures = Readonly<Record<string, number>>;

export interface Condition {
  readonly name: string;
  readonly how: keyof typeof COMPARED;
  readonly value: number;
}

const COMPARED = {
  '<=': (a: number, b: number) => a <= b,
  '>=': (a: number, b: number) => a >= b,
  '=': (a: number, b: number) => a === b,
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
} as const;

export function readConditions(typed: string): Condition[] {
  return typed.split(',').map((part) => {
    const found = /^([a-z][a-z-]*)(<=|>=|=|<|>)(-?\d+)$/.exec(part.trim());
    if (found === null) throw new Complaint(`--where has conditions such as rounds<=6 by comma, not ${quoted(part)}`);
    const [, name, how, value] = found;
    return { name, how: how as keyof typeof COMPARED, value: Number(value) };
  });
}

/** What never happened happened 0 times. */
export const isAsWanted = (figures: Figures, conditions: readonly Condition[]): boolean =>
  conditions.every(({ name, how, value }) => COMPARED[how](figures[name] ?? 0, value));

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const seed = chooseSeed(chosen.seed);
  const conditions = readConditions(chosen.where);
  const game = await chooseGame(chosen.game);
  checkSeats(game, chosen.seats);
  const kinds = chooseBots(chosen.bots, chosen.seats);
  const { options } = await chooseMatch(game, chosen.seats, parseOptions(chosen.options));
  const share = { kind: 'seeds', game: game.id, seats: chosen.seats, options, seed, bots: kinds } as const;
  const progress = progressBar(chosen.games, 'deals');
  const shares = ranges(chosen.games, chosen.jobs).map((range) => ({ ...share, ...range }));
  const played = (await doAll(shares, chosen.jobs, progress.to).finally(progress.end)).flat();
  const found = played.flatMap((figures, i) =>
    isAsWanted(figures, conditions) ? [{ deal: `${seed}.${i}`, figures: pick(figures, conditions) }] : [],
  );
  if (chosen.json) console.log(JSON.stringify({ game: game.id, seats: chosen.seats, deals: played.length, found }));
  else console.log(readable(found, played.length));
}

/** The usual figures and those that were asked for. */
const pick = (figures: Figures, conditions: readonly Condition[]): Figures =>
  Object.fromEntries(
    [...new Set(['rounds', 'moves', 'margin', 'winner', 'first', ...conditions.map(({ name }) => name)])].map(
      (name) => [name, figures[name] ?? 0],
    ),
  );

function readable(found: readonly { readonly deal: string; readonly figures: Figures }[], looked: number): string {
  const lines = found.map(({ deal, figures }) =>
    [deal, ...Object.entries(figures).map(([name, value]) => `${name} ${value}`)].join('  '),
  );
  return [...lines, `${found.length} of ${looked} deals`].join('\n');
}
