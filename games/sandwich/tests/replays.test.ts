// What the golden replays of Sandwich have seen: every question, every interrupt and every kind of event at least once.
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

test('every question of the game is asked in one of them', () => {
  expect(sorted(files.flatMap(asked))).toEqual(sorted([...Object.keys(game.questions), 'over']));
});

test('every interrupt is made in one of them, and seats change their minds and are late', () => {
  const inputs = files.flatMap((file) => file.inputs);
  expect(sorted(inputs.flatMap((input) => (input.kind === 'interrupt' ? [input.name] : [])))).toEqual(
    sorted(Object.keys(game.interrupts)),
  );
  expect(inputs.some((input) => input.kind === 'answer' && input.answer === undefined)).toBe(true);
  expect(sorted(inputs.flatMap((input) => (input.kind === 'clock' ? [input.what] : [])))).toEqual([
    'due',
    'pause',
    'resume',
  ]);
});

test('every kind of event is told in one of them', () => {
  const told = files.flatMap((file) =>
    replay(matchFor(file), file.seed, file.inputs).story.map(({ event }) => event.is),
  );
  expect(sorted(told)).toEqual(
    sorted([
      ...['opens', 'round', 'announced', 'flipped', 'took', 'missed', 'trading', 'offered', 'declined', 'withdrawn'],
      ...['swapped', 'trading-over', 'given', 'praised', 'served', 'pitched', 'tasted', 'round-over', 'another-game'],
      'game-over',
    ]),
  );
});

test('both editions, all scales, and three to twelve players are among them', () => {
  const options = files.map((file) => matchFor(file).options);
  expect(sorted(options.map(({ edition }) => edition))).toEqual(['2013', 'first']);
  expect(sorted(options.map(({ scale }) => scale))).toEqual(['3-1-0', '3-2-0']);
  expect(new Set(files.map(({ seats }) => seats)).size).toBeGreaterThanOrEqual(7);
  expect(options.some(({ bigTable }) => bigTable)).toBe(true);
});
