/** Commands by their numbers: what the fold remembers of page loads, and what becomes of a command that comes again or out of turn. */
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { lastTaken } from './fold.ts';
import type { CommandNumber } from './requests.ts';
import type { Logged } from './room.ts';
import { Folded } from './tests/folded.ts';

/** The host locks and unlocks the table again and again, others are ready and not. */
class Commands extends Folded {
  give(number: CommandNumber, person = 1): 'taken' | 'missing' | 'done before' {
    const manners = { locked: !this.seating.room.manners.locked };
    const wants = { kind: 'manners', manners } as const;
    const ready = { kind: 'ready', ready: !this.chair(person - 1).ready } as const;
    const decision = decide(
      this.seating,
      { by: 'person', person, number, wants: person === 1 ? wants : ready },
      this.facts(),
    );
    if (decision === undefined) return 'done before';
    if (!('deed' in decision)) return 'missing';
    const logged: Logged = { ...decision.deed, command: { person, name: number.load, n: number.n } };
    this.fold(logged);
    return 'taken';
  }
}

const number = (load: string, n: number, after = n - 1): CommandNumber => ({ load, n, after });

test('H3-01, H3-02 a command is taken once, and only after those before it', () => {
  const room = new Commands();
  expect(room.give(number('first-load', 1))).toBe('taken');
  expect(room.give(number('first-load', 1))).toBe('done before');
  expect(room.give(number('first-load', 3, 2))).toBe('missing');
  expect(room.give(number('first-load', 2))).toBe('taken');
  expect(room.give(number('first-load', 3, 2))).toBe('taken');
  expect(room.give(number('first-load', 2))).toBe('done before');
  // A number that was refused is never taken: the next one says after which it comes.
  expect(room.give(number('first-load', 5, 3))).toBe('taken');
  expect(room.log).toHaveLength(5);
});

test('H3-03 every page load counts for itself, and so does every person', () => {
  const room = new Commands().gather(2);
  expect(room.give(number('first-load', 1))).toBe('taken');
  expect(room.give(number('other-load', 1))).toBe('taken');
  expect(room.give(number('first-load', 1), 2)).toBe('taken');
  expect(room.give(number('first-load', 2))).toBe('taken');
});

test('H3-04 of nine page loads of a person the last eight are known, whatever others do', () => {
  const room = new Commands().gather(2);
  room.give(number('a-guest', 1), 2);
  for (let i = 1; i <= 9; i++) expect(room.give(number(`load-${i}`, 1))).toBe('taken');
  const known = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => lastTaken(room.seating, 1, `load-${i}`));
  expect(known).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(lastTaken(room.seating, 2, 'a-guest')).toBe(1);
  // Whoever says something is the newest.
  expect(room.give(number('load-2', 2))).toBe('taken');
  expect(room.give(number('load-10', 1))).toBe('taken');
  expect([2, 3].map((i) => lastTaken(room.seating, 1, `load-${i}`))).toEqual([2, 0]);
});
