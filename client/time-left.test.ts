/** The clock shows the time that there is: none in a breath or while only bots are asked, and in a race against bots no more than they leave. */
import { expect, test } from 'vitest';
import { game as plates } from '#games/plates-and-napkins';
import { game as sandwich } from '#games/sandwich';
import { paceOf } from '#house/pace';
import type { Game, Table } from '#kernel';
import { fastDice, imagine, labSeed, look, matchOf, NEVER, namedDice, only, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import type { Person } from './board.ts';
import type { Timed } from './time-left.ts';
import { endOf } from './time-left.ts';

const UNHURRIED = paceOf({ speed: 'unhurried' }, { thinking: -1 });

const personAt = (isBot: boolean): Person => ({
  name: '',
  avatar: 'fox',
  isBot,
  isYou: false,
  isAway: false,
  isLent: false,
});

/** The first moment of a random game at which this is asked, with people on these seats and bots on all others. */
function sceneIn(
  game: Game,
  ask: string,
  people: readonly number[],
  fits: (table: Table) => boolean = () => true,
): Timed {
  const made = matchOf(game, { seats: 4, options: { speed: 'unhurried' } });
  if ('refused' in made) throw new Error(made.refused.code);
  const { match } = made;
  let found: Timed | undefined;
  playRandom(match, labSeed('time left'), namedDice('time left'), (_input, _before, after) => {
    if (found !== undefined || after.stack.at(-1)?.ask !== ask || !fits(after)) return;
    const seen = look(match, after, seatOf(0));
    const world = imagine(match, seen, fastDice(1, 1));
    found = { match, world, top: seen.stack.at(-1), person: (seat) => personAt(!people.includes(seat)) };
  });
  if (found === undefined) throw new Error(`never asked ${ask}`);
  return found;
}

const isFresh = ({ stack }: Table): boolean => stack.at(-1)?.waiting === stack.at(-1)?.asked;

test('in a race against three bots there is as much time as they leave, and against people all of it', () => {
  const alone = sceneIn(sandwich as unknown as Game, 'grab', [0], isFresh);
  const opened = alone.top?.opened ?? 0;
  expect(endOf(alone, UNHURRIED) - opened).toBeGreaterThanOrEqual(7_000);
  expect(endOf(alone, UNHURRIED) - opened).toBeLessThanOrEqual(7_500);
  const two = sceneIn(sandwich as unknown as Game, 'grab', [0, 2], isFresh);
  expect(endOf(two, UNHURRIED) - opened).toBe(20_000);
});

test('while only bots are asked there is no clock', () => {
  const scene = sceneIn(sandwich as unknown as Game, 'grab', [], isFresh);
  expect(scene.top?.until).not.toBe(NEVER);
  expect(endOf(scene, UNHURRIED)).toBe(NEVER);
});

test('when I have answered and others have not, it is their clock', () => {
  const scene = sceneIn(sandwich as unknown as Game, 'compose', [0, 1], isFresh);
  const { top } = scene;
  if (top === undefined) throw new Error('nothing is asked');
  const answered = { ...scene, top: { ...top, waiting: top.waiting & ~only(seatOf(0)) } };
  expect(endOf(answered, UNHURRIED)).toBe(top.until);
  expect(endOf({ ...answered, person: (seat) => personAt(seat !== 0) }, UNHURRIED)).toBe(NEVER);
});

test('a breath that nobody can interrupt has no clock, and one that somebody may stop has', () => {
  const breath = sceneIn(sandwich as unknown as Game, 'flip', [0, 1, 2, 3]);
  expect(breath.top?.until).not.toBe(NEVER);
  expect(endOf(breath, UNHURRIED)).toBe(NEVER);
  const hold = sceneIn(plates as unknown as Game, 'count', [0, 1, 2, 3]);
  expect(endOf(hold, UNHURRIED)).toBe(hold.top?.until);
});
