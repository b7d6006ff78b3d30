// The check of file sets, on a game that has all files and then lacks or exceeds them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkGames } from '../check-games.ts';
import { describe as say } from '../tree.ts';
import { makeTree, writeInto } from './fixture.ts';

const fileSet = [
  ...['rulebook.md', 'rulebook.fr.md', 'rulebook.es.md', 'rulebook.de.md'],
  ...['options.ts', 'cards.ts', 'state.ts', 'setup.ts', 'rules.ts', 'rules/deal.ts', 'scoring.ts', 'view.ts'],
  ...['bot.ts', 'game.ts', 'text/en/index.ts', 'text/fr/index.ts', 'text/es/index.ts', 'text/de/index.ts'],
  ...['tests/rulebook.test.ts', 'tests/refusals.test.ts', 'tests/replays/first.json'],
];

function makeGames(...names: string[]): string {
  return makeTree(
    Object.fromEntries(names.flatMap((name) => fileSet.map((path) => [`games/${name}/${path}`, 'x'] as const))),
  );
}

describe('a game with all files', () => {
  test('passes, and so does the template', () => {
    expect(checkGames(makeGames('club', '_template')).problems).toEqual([]);
  });

  test.each(['bot/plan.ts', 'balance.ts'])('may have %s besides', (path) => {
    const root = makeGames('club');
    writeInto(root, `games/club/${path}`, '');
    expect(checkGames(root).problems).toEqual([]);
  });
});

describe('a game that is not whole', () => {
  test.each(fileSet)('is told that %s is missing', (path) => {
    for (const game of ['club', '_template']) {
      const root = makeGames(game);
      rmSync(join(root, 'games', game, path));
      expect(checkGames(root).problems.map(say)).toEqual([
        expect.stringMatching(/^games\/.*:1 is missing.*: (write|put) /),
      ]);
    }
  });
});

test('a file outside the set is told where it belongs', () => {
  const root = makeGames('club');
  writeInto(root, 'games/club/helpers.ts', '');
  expect(checkGames(root).problems.map(say)).toEqual([
    expect.stringContaining("games/club/helpers.ts:1 is in no game's file set"),
  ]);
});
