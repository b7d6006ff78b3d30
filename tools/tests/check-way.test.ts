// The count of modules on the way of a move, on a small tree with lists of exports, types and a kernel.
import { expect, test } from 'vitest';
import { checkWay, wayOf } from '../check-way.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const tree = {
  'server/door/socket.ts': "import type { Session } from '#house/api';\nimport WebSocket from 'ws';\n",
  'house/api.ts': "import type { Clock } from './clock.ts';\n",
  'house/clock.ts': '',
  'house/session.ts':
    "import type { Message } from '#protocol';\nimport { parse } from '#protocol';\nimport { step } from '#kernel';\nimport { codes } from './codes.ts';\n",
  'house/codes.ts': '',
  'protocol/index.ts': "export type { Message } from './messages.ts';\nexport { parse } from './words.ts';\n",
  'protocol/messages.ts': '',
  'protocol/words.ts': '',
  'kernel/index.ts': "export { step } from './table.ts';\n",
  'kernel/table.ts': "import { cards } from './cards.ts';\n",
  'kernel/cards.ts': '',
  'games/club/rules.ts': '',
};
const passed = [
  'server/door/socket.ts',
  'house/session.ts',
  'protocol/words.ts',
  'kernel/cards.ts',
  'games/club/rules.ts',
];

const pathsOf = (what: 'types' | 'wide'): string[] =>
  wayOf(makeTree(tree), passed, what)
    .map(({ path }) => path)
    .sort();

test('what is passed counts, and what its types come from, behind lists of exports', () => {
  expect(pathsOf('types')).toEqual([
    'house/api.ts',
    'house/session.ts',
    'protocol/messages.ts',
    'protocol/words.ts',
    'server/door/socket.ts',
  ]);
  expect(pathsOf('wide')).toEqual([
    'house/api.ts',
    'house/codes.ts',
    'house/session.ts',
    'kernel/cards.ts',
    'kernel/table.ts',
    'protocol/messages.ts',
    'protocol/words.ts',
    'server/door/socket.ts',
  ]);
});

test('modules and lines are told, and more than forty are refused', () => {
  expect(checkWay(makeTree(tree), passed)).toEqual({
    problems: [],
    notes: [
      "5 modules, 7 lines from a socket's message to the told seat, 3 of them passed",
      'with the kernel and all that is imported directly: 8 modules, 8 lines',
    ],
  });
  const many = Array.from({ length: 41 }, (_, i) => `house/m${i}.ts`);
  const root = makeTree(Object.fromEntries(many.map((path) => [path, ''])));
  expect(checkWay(root, many).problems.map(say)).toEqual([
    'server/door/socket.ts:1 has 41 modules on the way of a move, at most 40: join what belongs together',
  ]);
});
