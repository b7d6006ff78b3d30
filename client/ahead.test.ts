/** What waits in the page is shown as it will be: the rules themselves go on, and nothing of it depends on what I cannot know. */
import { expect, test } from 'vitest';
import { game } from '#games/sandwich-wars';
import type { Game, Look, Match } from '#kernel';
import { labSeed, look, matchOf, namedDice, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import { canWait, lookAhead } from './ahead.ts';

const made = matchOf(game as unknown as Game, { seats: 3, options: {} });
if ('refused' in made) throw new Error(made.refused.code);
const match: Match = made.match;

/** Without its clock: what waits stops none. */
const withoutTime = ({ stack, now: _, ...rest }: Look): unknown => ({
  ...rest,
  stack: stack.map(({ opened: _opened, span: _span, until: _until, closes: _closes, ...frame }) => frame),
});

interface Answered {
  readonly ask: string;
  readonly answer: unknown;
  readonly before: Look;
  readonly after: Look;
}

/** All that was answered in a few random games, as whoever answered saw it. */
function answeredIn(games: number): Answered[] {
  const found: Answered[] = [];
  for (let n = 0; n < games; n++)
    playRandom(match, labSeed(`ahead ${n}`), namedDice(`ahead ${n}`), (input, before, after) => {
      const ask = before.stack.at(-1)?.ask;
      if (input.kind !== 'answer' || ask === undefined) return;
      const seen = (table: typeof after): Look => look(match, table, seatOf(input.seat));
      found.push({ ask, answer: input.answer, before: seen(before), after: seen(after) });
    });
  return found;
}

const answered = answeredIn(6);
const waiting = answered.filter(({ before, answer }) => canWait(match, before, answer));

test('an answer that can wait looks when it waits as it does when it was given', { timeout: 60_000 }, () => {
  expect(waiting.length).toBeGreaterThan(100);
  for (const { before, after, answer } of waiting) {
    const frame = before.stack.at(-1)?.id ?? 0;
    expect(withoutTime(lookAhead(match, before, [{ frame, answer }]))).toEqual(withoutTime(after));
  }
});

test('what shows me a card, is decided by chance or ends my turn cannot wait', () => {
  const learns = ({ before, after }: Answered): boolean => {
    const known = (seen: Look): number => seen.piles.flat().filter((place) => place >= 0).length;
    return known(after) > known(before);
  };
  expect(answered.filter(learns).length).toBeGreaterThan(50);
  expect(waiting.filter(learns)).toEqual([]);
  for (const { before, after } of waiting) expect(after.stack.at(-1)?.asked).toBe(1 << before.seat);
});

test('what waits stops no clock', () => {
  for (const { before, answer } of waiting) {
    const now = before.stack.at(-1);
    const ahead = lookAhead(match, before, [{ frame: now?.id ?? 0, answer }]).stack.at(-1);
    expect(ahead).toMatchObject({ opened: now?.opened, span: now?.span, until: now?.until });
    expect(ahead?.id).toBeGreaterThan(now?.id ?? 0);
  }
});
