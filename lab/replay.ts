/** `lab replay`: plays a saved game again, tells its story, and says whether everything agrees. */
import type { Match, Millis, Refusal, Replay, Table, Told } from '#kernel';
import { commitment, fingerprint, KERNEL_VERSION, open, step } from '#kernel';
import { chooseGame, chooseLanguage, chooseMatch, labWords, wordsOf } from './choose.ts';
import { Complaint } from './complaint.ts';
import { formOf, readFlags } from './flags.ts';
import { people } from './people.ts';
import { readReplay } from './replay-file.ts';
import type { Voice } from './telling.ts';
import { namesOf, sayAudience, sayRefusal, sayTime, sayTold, standings } from './telling.ts';

const form = formOf({
  name: 'replay',
  operand: 'FILE',
  about: 'Plays a saved game again, tells its story, and checks versions, commitment and fingerprint.',
  flags: {
    lang: { kind: 'text', sample: 'LANG', about: 'en, fr, es or de', standard: 'en' },
    json: { kind: 'switch', about: 'one object for machines' },
  },
  notes: ['Exit code 0 if all agrees, 1 if something does not, 2 if the file is broken.'],
});

export const replay = { form, run };

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const language = chooseLanguage(chosen.lang);
  const file = readReplay(chosen.operand);
  const game = await chooseGame(file.game);
  const other = otherVersion(file, game.version);
  if (other !== undefined) throw new Complaint(other, 1);
  const match = await chooseMatch(game, file.seats, file.options);
  const played = playAgain(match, file);
  const words = await wordsOf(game, language);
  const voice: Voice = { match, language, words, lab: await labWords(language), who: people([]) };
  const disagreements = disagree(voice, file, played);
  console.log(chosen.json ? asJson(file, played, disagreements) : asStory(voice, file, played));
  if (disagreements.length > 0) throw new Complaint(disagreements.join('; '), 1);
  if (!chosen.json) console.log(`\n${voice.lab.agrees}`);
}

interface Chapter {
  readonly at: Millis;
  readonly told: readonly Told[];
}

interface Played {
  readonly table: Table;
  readonly chapters: readonly Chapter[];
  /** The input that could not be played, and why. */
  readonly stopped?: { readonly index: number; readonly why: Refusal | string };
}

function otherVersion({ kernel, game, version }: Replay, here: number): string | undefined {
  if (kernel === KERNEL_VERSION && version === here) return undefined;
  const theirs = `kernel ${kernel} and ${game} ${version}`;
  return `the versions do not agree: played with ${theirs}, here are kernel ${KERNEL_VERSION} and ${game} ${here}`;
}

/** A rule that breaks on an input is told like a refusal: laws save such games. */
function playAgain(match: Match, { seed, inputs }: Replay): Played {
  const opened = open(match, seed);
  let { table } = opened;
  const chapters: Chapter[] = [{ at: table.now, told: opened.story }];
  for (const [index, input] of inputs.entries()) {
    const stepped = attempt(() => step(match, table, input));
    if (typeof stepped === 'string') return { table, chapters, stopped: { index, why: stepped } };
    if ('refused' in stepped) return { table, chapters, stopped: { index, why: stepped.refused } };
    table = stepped.table;
    chapters.push({ at: table.now, told: stepped.story });
  }
  return { table, chapters };
}

function attempt<T>(what: () => T): T | string {
  try {
    return what();
  } catch (error) {
    return error instanceof Error ? error.message : 'it broke';
  }
}

/** Said in English like every complaint, but for the reason of a refusal. */
function disagree(voice: Voice, file: Replay, { table, stopped }: Played): string[] {
  const found: string[] = [];
  if (commitment(file.seed) !== file.commitment) found.push('the commitment does not agree with the seed');
  if (stopped !== undefined) {
    const { index, why } = stopped;
    const said = typeof why === 'string' ? `breaks ${file.game}: ${why}` : `is refused: ${sayRefusal(voice, why)}`;
    found.push(`input ${index + 1} of ${file.inputs.length} ${said}`);
  }
  if (fingerprint(table) !== file.fingerprint) found.push('the fingerprint does not agree with the table');
  return found;
}

function asStory(voice: Voice, file: Replay, { table, chapters }: Played): string {
  const { lab, words } = voice;
  const lines = chapters.flatMap(({ at, told }) =>
    told.map((each) => `${sayTime(at)}  ${sayAudience(voice, each)}${sayTold(voice, each)}`),
  );
  return [
    `${words.title}: ${namesOf(voice).join(', ')}`,
    `${file.lab ? lab.labGame : lab.realGame} (${file.seed.tableId})`,
    '',
    ...lines,
    '',
    ...(table.result.over ? standings(voice, table) : [lab.notOver(file.inputs.length)]),
  ].join('\n');
}

function asJson(file: Replay, { table, chapters }: Played, disagreements: readonly string[]): string {
  return JSON.stringify({
    game: file.game,
    seats: file.seats,
    inputs: file.inputs.length,
    agrees: disagreements.length === 0,
    disagreements,
    result: table.result,
    story: chapters.flatMap(({ at, told }) => told.map(({ audience, event }) => ({ at, audience, event }))),
  });
}
