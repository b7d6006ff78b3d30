/** `lab ladder`: every level against the one below it and the strong ones against the first bots, in every game; as a page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '#games';
import type { Game } from '#kernel';
import { chooseGame, chooseMatch } from '../choose.ts';
import { allCores } from '../crew.ts';
import { formOf, readFlags } from '../flags.ts';
import { progressBar } from '../progress.ts';
import { holdTournament } from './hold.ts';
import { figuresOf } from './ladder-figures.ts';
import type { Rung } from './ladder-page.ts';
import { isSameStep, pageOf, withRung } from './ladder-page.ts';

const PAGE = new URL('../../docs/ladder.md', import.meta.url);
/** All steps that were played, for machines and for the next run. */
const RUNGS = new URL('../../docs/ladder.json', import.meta.url);
/** What the lobby says of levels. */
const FIGURES = new URL('../../client/screens/level-shares.json', import.meta.url);

const form = formOf({
  name: 'ladder',
  about:
    'Plays all levels of bots against each other in every game and writes docs/ladder.md and what the lobby says of them.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'only this game; the others stay as they are on the page' },
    quick: { kind: 'switch', about: 'few deals: five minutes instead of hours' },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: 'ladder' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
  },
  notes: ['A step that the page has with more games and the same version of the game is not played again.'],
});

export const ladder = { form, run };

/** A step of the ladder, and how many deals it is worth: bots that think are dear. */
interface Step {
  readonly bots: readonly [first: string, second: string];
  readonly deals: number;
  readonly quick: number;
}

const CHEAP: readonly Step[] = [
  { bots: ['helper', 'random'], deals: 150, quick: 50 },
  { bots: ['greedy', 'helper'], deals: 150, quick: 50 },
  { bots: ['greedy', 'greedy-1'], deals: 200, quick: 50 },
  { bots: ['random', 'greedy'], deals: 150, quick: 50 },
  { bots: ['helper', 'greedy'], deals: 150, quick: 50 },
];
const DEAR: readonly Step[] = [
  { bots: ['search', 'greedy-1'], deals: 200, quick: 6 },
  { bots: ['search', 'greedy'], deals: 50, quick: 3 },
  { bots: ['master', 'search'], deals: 25, quick: 1 },
  { bots: ['master', 'greedy'], deals: 25, quick: 1 },
];
/** Where nobody looks ahead, strong bots think no longer than others. */
const BY_TASTE: readonly Step[] = [
  { bots: ['search', 'greedy'], deals: 150, quick: 50 },
  { bots: ['master', 'greedy'], deals: 150, quick: 50 },
];
const AMONG_THREE: readonly Step[] = [{ bots: ['search', 'greedy-1'], deals: 100, quick: 1 }];

/** Sandwich Masters ends by the clock as a rule; bots have no clock. */
const ROUNDS = { end: 'rounds', rounds: 30 };

interface Course {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly steps: readonly Step[];
}

const COURSES: readonly Course[] = [
  { game: 'plates-and-napkins', seats: 2, options: {}, steps: [...CHEAP, ...DEAR] },
  { game: 'plates-and-napkins', seats: 4, options: {}, steps: AMONG_THREE },
  { game: 'sandwich-masters', seats: 2, options: ROUNDS, steps: [...CHEAP, ...DEAR] },
  { game: 'sandwich-masters', seats: 4, options: ROUNDS, steps: AMONG_THREE },
  { game: 'sandwich', seats: 4, options: {}, steps: [...CHEAP, ...BY_TASTE] },
  { game: 'sandwich-wars', seats: 2, options: {}, steps: [...CHEAP, ...DEAR] },
  { game: 'sandwich-wars', seats: 4, options: {}, steps: AMONG_THREE },
];

async function run(args: readonly string[]): Promise<void> {
  const { game: only, quick, seed, jobs } = readFlags(form, args);
  if (only !== undefined) await chooseGame(only);
  let played = 0;
  for (const course of COURSES.filter(({ game }) => only === undefined || game === only)) {
    const game: Game = await chooseGame(course.game);
    for (const step of course.steps) {
      const deals = quick ? step.quick : step.deals;
      const wanted = { game: game.id, version: game.version, seats: course.seats, bots: step.bots };
      if (kept().some((rung) => isSameStep(rung, wanted) && rung.seed === seed && rung.deals >= deals)) continue;
      keep(await play(game, course, step, { deals, seed, jobs }));
      played++;
    }
  }
  await writePage();
  console.log(`${played} steps played, ${kept().length} in docs/ladder.md`);
}

async function play(
  game: Game,
  { seats, options }: Course,
  { bots }: Step,
  { deals, seed, jobs }: { deals: number; seed: string; jobs: number },
): Promise<Rung> {
  const match = await chooseMatch(game, seats, options);
  const progress = progressBar(deals, `deals of ${game.id}, ${bots.join(' against ')}`);
  const plan = { game: game.id, seats, options: match.options, seed, bots, deals };
  const outcome = await holdTournament(plan, jobs, undefined, progress.to).finally(progress.end);
  return { ...outcome, version: game.version, bots, seed };
}

const kept = (): Rung[] => (existsSync(RUNGS) ? JSON.parse(readFileSync(RUNGS, 'utf8')) : []);

/** A long ladder that is cut short leaves what it has. */
function keep(rung: Rung): void {
  const rows = withRung(kept(), rung).map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(RUNGS, `[\n${rows.join(',\n')}\n]\n`);
}

/** Steps of versions that nobody plays any more are left out. */
async function writePage(): Promise<void> {
  const versions = new Map<string, number>();
  for (const shelved of games) {
    const { game } = await shelved.load();
    versions.set(game.id, game.version);
  }
  const current = kept().filter(({ game, version }) => versions.get(game) === version);
  const order = COURSES.flatMap(({ game, seats, steps }) => steps.map(({ bots }) => ({ game, seats, bots })));
  const rungs = order.flatMap((step) => current.filter((rung) => isSameStep(rung, { ...step, version: rung.version })));
  writeFileSync(PAGE, pageOf(rungs));
  writeFileSync(FIGURES, `${JSON.stringify(figuresOf(rungs), undefined, 2)}\n`);
}
