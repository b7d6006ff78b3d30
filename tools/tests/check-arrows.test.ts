// The check of arrows, on trees that break them one at a time.
import { describe, expect, test } from 'vitest';
import { checkArrows } from '../check-arrows.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const games = { 'games/club/game.ts': '', 'games/wrap/game.ts': '' };

function complaints(path: string, text: string): string[] {
  return checkArrows(makeTree({ ...games, [path]: text })).problems.map(say);
}

describe('imports that follow the arrows', () => {
  test.each([
    ['kernel/table.ts', "import { step } from './step.ts';"],
    ['kernel/table.test.ts', "import { test } from 'vitest';\nimport { toy } from '#testkit';"],
    ['games/index.ts', "export const load = () => import('./club/game.ts');"],
    ['games/laws.test.ts', "import { laws } from '#testkit';\nimport { game } from './wrap/game.ts';"],
    ['games/club/rules/deal.ts', "import { ask } from '#kernel';\nimport type { State } from '../state.ts';"],
    [
      'games/club/tests/rulebook.test.ts',
      "import { play } from '#testkit/scenario';\nimport { game } from '../game.ts';",
    ],
    ['bots/greedy.ts', "import type { Listing } from '#games';\nimport { imagine } from '#kernel';"],
    ['protocol/index.ts', "import { z } from 'zod';\nimport type { Look } from '#kernel';"],
    [
      'server/main.ts',
      "import { games } from '#games';\nimport { createServer } from 'node:http';\nimport ws from 'ws';",
    ],
    [
      'client/games/club/table.ts',
      "import { game } from '#games/club';\nimport { card } from '../../widgets/card.ts';",
    ],
    ['lab/cli.ts', "import { laws } from '#testkit/laws';"],
    ['e2e/club.test.ts', "import { chromium } from 'playwright-core';\nimport { findProgram } from '#tools/programs';"],
  ])('%s', (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

describe('imports against the arrows', () => {
  test.each([
    ['kernel/table.ts', "import { games } from '#games';", 'kernel may not import #games: it may import nothing'],
    ['kernel/table.ts', "import { z } from 'zod';", 'kernel may not import zod'],
    ['kernel/table.ts', "import { toy } from '#testkit';", 'kernel may not import #testkit'],
    ['games/club/rules.ts', "import { deal } from '../wrap/setup.ts';", 'club reaches for games/wrap/setup.ts'],
    ['games/club/rules.ts', "import { game } from '#games/wrap';", 'games may not import #games/wrap'],
    ['games/club/rules.ts', "export { ids } from '../index.ts';", 'club reaches for games/index.ts'],
    ['games/club/rules.ts', "import { toy } from '#testkit';", 'games may not import #testkit'],
    ['bots/greedy.ts', "import { games } from '#games';", 'bots may import only types from #games'],
    ['server/main.ts', "import { headless } from '#testkit';", 'server may not import #testkit'],
    ['house/rooms.ts', "import { sep } from 'node:path';", 'house may not import node:path'],
    ['house/rooms.ts', "import { steadyClock } from '#server/clock';", 'house may not import #server/clock'],
    ['server/main.ts', "import { app } from '../client/main.ts';", 'reaches into client/ by a path'],
    ['server/main.ts', "import express from 'express';", 'server may not import express'],
    ['client/main.ts', "import { readFileSync } from 'node:fs';", 'client may not import node:fs'],
    ['client/games/club/table.ts', "import { x } from '#games/wrap';", 'club reaches for #games/wrap'],
    [
      'client/games/club/table.ts',
      "import { x } from '../wrap/table.ts';",
      'club reaches for client/games/wrap/table.ts',
    ],
    ['bots/late.ts', "const late = () => import('#lab/play');", 'bots may not import #lab/play'],
    ['bots/wide.ts', "import {\n  a,\n  b,\n} from '#server/clock';", 'bots may not import #server/clock'],
  ])('%s: %s', (path, text, reason) => {
    const found = complaints(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${path}:1 `);
    expect(found[0]).toContain(reason);
  });

  test('what a string says is no import', () => {
    expect(complaints('kernel/table.ts', "const text = \"import('zod')\";\nconst t = `\nimport 'zod';\n`;")).toEqual(
      [],
    );
  });

  test('a comment is no import, and the line is the line of the import', () => {
    const text = "// import { a } from '#server/a';\n/* import 'zod';\n*/\nimport 'zod';\n";
    expect(complaints('kernel/table.ts', text).map((line) => line.split(' ')[0])).toEqual(['kernel/table.ts:4']);
  });
});

describe('names of games', () => {
  test.each(['kernel/table.ts', 'kernel/tests/table.test.ts', 'server/lobby.ts', 'client/screens/lobby.ts'])(
    '%s must not name one',
    (path) => {
      expect(complaints(path, "// What it knows.\nconst first = 'Club';")).toEqual([
        expect.stringContaining(`${path}:2 names the game club`),
      ]);
    },
  );

  test.each(['games/index.ts', 'client/games/club/table.ts', 'server/lobby.test.ts', 'lab/play.ts'])(
    '%s may name one',
    (path) => {
      expect(complaints(path, "const first = 'club';")).toEqual([]);
    },
  );

  test('a longer word is no name', () => {
    expect(complaints('server/lobby.ts', 'const clubs = 1; // a night-club')).toEqual([]);
  });
});

describe('time and chance', () => {
  test.each([
    ['Math.random()', 'random stream'],
    ['Date.now()', 'time from the input'],
    ['new Date()', 'time from the input'],
    ['performance.now()', 'time from the input'],
    ['setTimeout(run, 10)', 'deadline'],
    ['crypto.getRandomValues(a)', "kernel's own hash"],
    ['Buffer.from(a)', 'come in by a door'],
  ])('%s is refused in kernel, games, bots and house, with the way out', (code, instead) => {
    for (const path of ['kernel/table.ts', 'games/club/rules.ts', 'bots/greedy.ts', 'house/rooms.ts']) {
      expect(complaints(path, `const x = 1;\n${code};`)).toEqual([expect.stringContaining(instead)]);
    }
    expect(complaints('server/clock.ts', code)).toEqual([]);
  });

  test('a remark about them is fine', () => {
    expect(complaints('kernel/table.ts', '// Never Date.now() here.\n/** nor Math.random */')).toEqual([]);
  });
});
