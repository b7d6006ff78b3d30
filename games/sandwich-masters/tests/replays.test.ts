// What the golden replays of Sandwich Masters have seen: every question and every kind of event at least once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Replay } from '#kernel';
import { matchOf, open, replay, step } from '#kernel';
import { barEvents } from '../cards.ts';
import { game } from '../game.ts';
import { isEvent } from '../rules/faces.ts';

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
const stories = files.map((file) => ({ file, told: replay(matchFor(file), file.seed, file.inputs).story }));

test('every question of the game is asked in one of them, and seats change their minds and are late', () => {
  expect(sorted(files.flatMap(asked))).toEqual(sorted([...Object.keys(game.questions), 'over']));
  const inputs = files.flatMap((file) => file.inputs);
  expect(inputs.some((input) => input.kind === 'answer' && input.answer === undefined)).toBe(true);
  expect(sorted(inputs.flatMap((input) => (input.kind === 'clock' ? [input.what] : [])))).toEqual([
    'due',
    'pause',
    'resume',
  ]);
});

test('every kind of event is told in one of them, and every event card is dealt', () => {
  expect(sorted(stories.flatMap(({ told }) => told.map(({ event }) => event.is)))).toEqual(
    sorted([
      ...['opens', 'round', 'last-round', 'played', 'moved', 'discarded', 'claimed', 'ordered', 'event', 'inspected'],
      ...['bribed', 'lost', 'spared', 'passed', 'got', 'paid', 'drew', 'new-hands', 'bar-cleared', 'reshuffled'],
      'game-over',
    ]),
  );
  const dealt = stories.flatMap(({ file, told }) =>
    told.flatMap(({ event }) => (event.is === 'event' ? [matchFor(file).faces[event.card]] : [])),
  );
  expect(new Set(dealt.filter(isEvent)).size).toBe(barEvents.length);
});

test('all ends, both packs, own orders, and two to six players are among them', () => {
  const options = files.map((file) => matchFor(file).options);
  expect(sorted(options.map(({ end }) => end))).toEqual(['clock', 'rounds', 'target']);
  expect(new Set(files.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(options.some(({ attackPack, orderUp, order6 }) => attackPack && orderUp && order6 !== '')).toBe(true);
});
