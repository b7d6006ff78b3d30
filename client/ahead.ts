/** Answers that wait in the page: what shows me nothing new can be taken back, until something that does sends it all. */
import type { Look, LookFrame, Match, World } from '#kernel';
import { advance, fastDice, imagine, look as lookAt, only } from '#kernel';

/** An answer that waits, and the question it is for. */
export interface Staged {
  readonly ask: string;
  readonly answer: unknown;
}

interface Said {
  readonly frame: number;
  readonly answer: unknown;
}

/** How things look when this was said, one after another, as far as it shows me nothing new. */
export function lookAhead(match: Match, look: Look, said: readonly Said[]): Look {
  let seen = look;
  for (const { frame, answer } of said) {
    if (seen.stack.at(-1)?.id !== frame) continue;
    const next = lookAfter(match, seen, answer);
    if (next === undefined) break;
    seen = next;
  }
  return seen;
}

/** Can this wait in the page? */
export const canWait = (match: Match, look: Look, answer: unknown): boolean =>
  lookAfter(match, look, answer) !== undefined;

// ---- where they are kept: among the drafts, in a row, from the first question that they answer ----

const NAME = 'staged';

interface Kept {
  readonly frame: number;
  readonly answers: readonly Staged[];
}

type Drafts = Map<string, unknown>;

/** Those that go on from this question; where something else has happened they are worth nothing. */
export function stagedFrom(drafts: Drafts, frame: number): readonly Staged[] {
  const kept = drafts.get(NAME) as Kept | undefined;
  return kept?.frame === frame ? kept.answers : [];
}

/** From `frame` on these wait; none where there are none. */
export function keepStaged(drafts: Drafts, frame: number, answers: readonly Staged[]): void {
  if (answers.length === 0) drafts.delete(NAME);
  else drafts.set(NAME, { frame, answers } satisfies Kept);
}

/** As they are sent: questions that come one after another are numbered so. */
export const numbered = (frame: number, staged: readonly Staged[]): Said[] =>
  staged.map(({ answer }, i) => ({ frame: frame + i, answer }));

// ---- one answer ----

/** Reckoned once for each look, however often it is drawn. */
const known = new WeakMap<Look, Map<string, Look | undefined>>();

function lookAfter(match: Match, look: Look, answer: unknown): Look | undefined {
  const answers = known.get(look) ?? new Map<string, Look | undefined>();
  known.set(look, answers);
  const name = JSON.stringify(answer);
  if (!answers.has(name)) answers.set(name, reckoned(match, look, answer));
  return answers.get(name);
}

/** The rules themselves go on in an imagined world; undefined if chance or an unseen card had a part in it, or if it is not my turn any more. */
function reckoned(match: Match, look: Look, answer: unknown): Look | undefined {
  const world = imagine(match, look, fastDice(look.now, look.seat));
  const seen = world.table.cards.seen.slice();
  const chance = JSON.stringify(world.table.random);
  if (!isMine(world, look) || advance(world, look.seat, answer) !== undefined || !isMine(world, look)) return undefined;
  const mine = only(look.seat);
  const isNews = world.table.cards.seen.some((eyes, card) => (eyes & ~seen[card] & mine) !== 0);
  if (isNews || JSON.stringify(world.table.random) !== chance) return undefined;
  return onOneClock(lookAt(match, world.table, look.seat), look);
}

function isMine({ table }: World, { seat }: Look): boolean {
  const top = table.stack.at(-1);
  return top !== undefined && top.mode === 'one' && top.asked === only(seat);
}

/** What waits here stops no clock: there is as much time as for the question that the table asks. */
function onOneClock(ahead: Look, { stack }: Look): Look {
  const now = stack.at(-1);
  const top = ahead.stack.at(-1);
  if (now === undefined || top === undefined) return ahead;
  const { opened, span, until } = now;
  const timed: LookFrame = { ...top, opened, span, until };
  return { ...ahead, stack: [...ahead.stack.slice(0, -1), timed] };
}
