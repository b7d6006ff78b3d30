// What the golden replays of Sándwich Wars have seen: every question and nearly every kind of event at least once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Replay } from '#kernel';
import { matchOf, open, replay, step } from '#kernel';
import { game } from '../game.ts';

const folder = new URL('./replays/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const files = names.map((name): Replay => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

function matchFor({ seats, options }: Replay) {
  const bound = matchOf(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Every question that came on top in this game. */
function asked(file: Replay): string[] {
  const match = matchFor(file);
  let { table } = open(match, file.seed);
  return file.inputs.map((input) => {
    const stepped = step(match, table, input);
    if ('refused' in stepped) throw new Error(stepped.refused.code);
    table = stepped.table;
    return table.stack.at(-1)?.ask ?? 'over';
  });
}

const sorted = (list: Iterable<string>): string[] => [...new Set(list)].sort();

test('they are of every number of players and of both editions', () => {
  expect(sorted(files.map((file) => matchFor(file).options.edition))).toEqual(['1', '2']);
  expect(sorted(files.map(({ seats }) => String(seats)))).toEqual(['2', '3', '4', '5']);
});

test('every question of the game is asked in one of them', () => {
  expect(sorted(files.flatMap(asked))).toEqual(sorted([...Object.keys(game.questions), 'over']));
});

test('every kind of event is told in one of them, but for the last order being taken', () => {
  const told = files.flatMap((file) =>
    replay(matchFor(file), file.seed, file.inputs).story.map(({ event }) => event.is),
  );
  const kinds = [
    ...['opens', 'turn', 'played', 'replaced', 'coins', 'drew', 'hand', 'shuffled', 'extra-action', 'replenished'],
    ...['hired', 'completed', 'earned', 'two-points', 'kept', 'used', 'boosted', 'paid', 'broke', 'refilled'],
    ...['discarded', 'last-round', 'scored', 'game-over'],
  ];
  expect(sorted(told)).toEqual(sorted(kinds));
});
