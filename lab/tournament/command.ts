/** `lab tournament`: one kind of bot against another over many deals, every deal with swapped seats. */
import { labBots } from '#bots';
import { checkSeats, chooseBots, chooseGame, chooseMatch, chooseSeed, chosenOptions } from '../choose.ts';
import { anyOf, Complaint, quoted } from '../complaint.ts';
import { allCores } from '../crew.ts';
import { formOf, readFlags } from '../flags.ts';
import { progressBar } from '../progress.ts';
import { holdTournament } from './hold.ts';
import type { Outcome } from './outcome.ts';
import type { Bounds } from './sequential.ts';

const form = formOf({
  name: 'tournament',
  about: 'Plays one kind of bot against another and tells how often the first wins.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 2, max: 99, about: 'players at the table', needed: 'needed' },
    bots: { kind: 'text', sample: 'A,B', about: `two of ${anyOf(labBots.map((bot) => bot.name))}`, needed: 'needed' },
    deals: { kind: 'whole', min: 1, max: 1_000_000, about: 'how many deals', standard: 200 },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same games', standard: '1' },
    options: { kind: 'text', sample: 'JSON', about: 'options of the table', standard: '{}' },
    edition: { kind: 'whole', min: 1, max: 9, about: 'which edition of the cards; the newest without it' },
    before: {
      kind: 'whole',
      min: 0,
      max: 1_000,
      about: 'games at each table before the one that counts, which bots remember that remember',
      standard: 0,
    },
    persona: { kind: 'whole', min: 0, max: 31, about: 'which persona A has, instead of any' },
    until: {
      kind: 'text',
      sample: 'LOW:HIGH',
      about: 'stop as soon as the share is clearly above one or below the other',
    },
    jobs: { kind: 'whole', min: 1, max: 256, about: 'threads; results do not depend on them', standard: allCores() },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: [
    'Every deal is played once with A in each seat and B in all others. A shared win counts 1/k; fair is 1 / seats.',
    'cpuMsPerDecision is CPU time of A for each decision that it searched, or for each decision where it never searches.',
  ],
});

export const tournament = { form, run };

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const seed = chooseSeed(chosen.seed);
  const game = await chooseGame(chosen.game);
  checkSeats(game, chosen.seats);
  const [first, second, ...more] = chooseBots(chosen.bots, chosen.seats, labBots);
  if (second === undefined || more.length > 0) throw new Complaint(`--bots is two kinds, not ${quoted(chosen.bots)}`);
  const { options } = await chooseMatch(game, chosen.seats, chosenOptions(chosen));
  const bounds = chosen.until === undefined ? undefined : readBounds(chosen.until);
  const progress = progressBar(chosen.deals, 'deals');
  const plan = {
    game: game.id,
    seats: chosen.seats,
    options,
    seed,
    bots: [first, second],
    deals: chosen.deals,
    before: chosen.before,
    persona: chosen.persona,
  } as const;
  const outcome = await holdTournament(plan, chosen.jobs, bounds, progress.to).finally(progress.end);
  console.log(chosen.json ? JSON.stringify(outcome) : readable(outcome, first, second));
}

function readBounds(typed: string): Bounds {
  const [low, high, ...more] = typed.split(':').map(Number);
  if (more.length > 0 || !(low > 0 && low < high && high < 1))
    throw new Complaint(`--until is two shares such as 0.65:0.80, not ${quoted(typed)}`);
  return { low, high };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function readable(o: Outcome, first: string, second: string): string {
  return [
    `${o.games} games of ${o.game} with ${o.seats} seats: one ${first} against ${second}, ${o.deals} deals`,
    '',
    `share        ${percent(o.share)} (${percent(o.low)} to ${percent(o.high)}; fair is ${percent(1 / o.seats)})`,
    `margin       ${o.margin} points ahead of the best rival`,
    `speed        ${o.cpuMsPerDecision} ms of CPU a decision`,
    `changed      ${percent(o.changed)} of searched decisions differ from the taste`,
    `broken       ${o.broken} playouts`,
    `fingerprint  ${o.fingerprint}`,
  ].join('\n');
}
