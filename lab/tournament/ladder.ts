/** `lab ladder`: every level against the one below it and the strong ones against the first bots, in every game; as a page. */
import { writeFileSync } from 'node:fs';
import type { Game } from '#kernel';
import { chooseGame, chooseMatch } from '../choose.ts';
import { allCores } from '../crew.ts';
import { formOf, readFlags } from '../flags.ts';
import { progressBar } from '../progress.ts';
import { holdTournament } from './hold.ts';
import { figuresOf } from './ladder-figures.ts';
import type { Rung } from './ladder-page.ts';
import { pageOf } from './ladder-page.ts';

const PAGE = new URL('../../docs/ladder.md', import.meta.url);
/** What the lobby says of levels. */
const FIGURES = new URL('../../client/screens/level-shares.json', import.meta.url);

const form = formOf({
  name: 'ladder',
  about:
    'Plays all levels of bots against each other in every game and writes docs/ladder.md and what the lobby says of them.',
  flags: {
    quick: { kind: 'switch', about: 'few deals: five minutes instead of two hours' },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: 'ladder' },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
  },
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
  { bots: ['search', 'greedy'], deals: 100, quick: 3 },
  { bots: ['master', 'search'], deals: 50, quick: 1 },
  { bots: ['master', 'greedy'], deals: 50, quick: 1 },
];
/** Where nobody looks ahead, strong bots think no longer than others. */
const BY_TASTE: readonly Step[] = [
  { bots: ['search', 'greedy'], deals: 150, quick: 50 },
  { bots: ['master', 'greedy'], deals: 150, quick: 50 },
];
const AMONG_THREE: readonly Step[] = [{ bots: ['search', 'greedy-1'], deals: 100, quick: 1 }];

/** Sandwich Masters ends by the clock as a rule; bots have no clock. */
const ROUNDS = { end: 'rounds', rounds: 30 };

const COURSES: readonly { game: string; seats: number; options: object; steps: readonly Step[] }[] = [
  { game: 'plates-and-napkins', seats: 2, options: {}, steps: [...CHEAP, ...DEAR] },
  { game: 'plates-and-napkins', seats: 4, options: {}, steps: AMONG_THREE },
  { game: 'sandwich-masters', seats: 2, options: ROUNDS, steps: [...CHEAP, ...DEAR] },
  { game: 'sandwich-masters', seats: 4, options: ROUNDS, steps: AMONG_THREE },
  { game: 'sandwich', seats: 4, options: {}, steps: [...CHEAP, ...BY_TASTE] },
  { game: 'sandwich-wars', seats: 2, options: {}, steps: [...CHEAP, ...DEAR] },
  { game: 'sandwich-wars', seats: 4, options: {}, steps: AMONG_THREE },
];

async function run(args: readonly string[]): Promise<void> {
  const { quick, seed, jobs } = readFlags(form, args);
  const rungs: Rung[] = [];
  const versions = new Map<string, number>();
  for (const { game: id, seats, options, steps } of COURSES) {
    const game: Game = await chooseGame(id);
    versions.set(id, game.version);
    const match = await chooseMatch(game, seats, options);
    for (const step of steps) {
      const deals = quick ? step.quick : step.deals;
      const progress = progressBar(deals, `deals of ${id}, ${step.bots.join(' against ')}`);
      const plan = { game: id, seats, options: match.options, seed, bots: step.bots, deals };
      const outcome = await holdTournament(plan, jobs, undefined, progress.to).finally(progress.end);
      rungs.push({ ...outcome, bots: step.bots, seed });
      // A long ladder that is cut short leaves what it has.
      writeFileSync(PAGE, pageOf(rungs, versions, quick ? 'quick' : 'full'));
    }
  }
  if (!quick) writeFileSync(FIGURES, `${JSON.stringify(figuresOf(rungs), undefined, 2)}\n`);
  console.log(`${rungs.length} steps in docs/ladder.md`);
}
