// Making a game from a template, on a small one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newGame } from '../new-game.ts';
import { makeTree } from './fixture.ts';

const template = {
  'games/index.ts': "export const games = [\n  // games:begin\n  { id: 'wrap' },\n  // games:end\n];\n",
  'games/balance.ts': 'export const balances = {\n  // balances:end\n};\n',
  'games/wrap/rulebook.md': '- CS-01 Taken already.\n',
  'games/_template/rulebook.md': '# Template\n\n- TP-01 A template game ends.\n',
  'games/_template/state.ts':
    "export interface TemplateState { readonly id: 'template' }\nexport const TEMPLATE_SIZE = 3;\n",
  'games/_template/game.ts':
    "// Template: the wiring.\nimport type { TemplateState } from './state.ts';\nexport const template = { players: [2, 5] };\nexport const templateTitle = 'Template';\n",
  'kernel/table.ts': 'export const table = 1;\n',
  'games/_template/tests/rulebook.test.ts': "test('TP-01 ends', () => {});\n",
  'games/_template/tests/replays/template.json': '{ "game": "template" }',
};

describe('a new game', () => {
  const read = (root: string, path: string) => readFileSync(join(root, 'games', path), 'utf8');

  test('has its own names, as prose and as code', () => {
    const root = makeTree(template);
    expect(newGame(root, 'club-sandwich')).toBeUndefined();
    expect(read(root, 'club-sandwich/rulebook.md')).toBe('# Club Sandwich\n\n- CL-01 A club-sandwich game ends.\n');
    expect(read(root, 'club-sandwich/state.ts')).toBe(
      "export interface ClubSandwichState { readonly id: 'club-sandwich' }\nexport const CLUB_SANDWICH_SIZE = 3;\n",
    );
    expect(read(root, 'club-sandwich/game.ts')).toBe(
      "// Club Sandwich: the wiring.\nimport type { ClubSandwichState } from './state.ts';\nexport const clubSandwich = { players: [2, 5] };\nexport const clubSandwichTitle = 'Club Sandwich';\n",
    );
    expect(read(root, 'club-sandwich/tests/rulebook.test.ts')).toContain("test('CL-01 ends'");
    expect(read(root, 'club-sandwich/tests/replays/club-sandwich.json')).toBe('{ "game": "club-sandwich" }');
  });

  test('is one more line in the list, and leaves the template alone', () => {
    const root = makeTree(template);
    newGame(root, 'blt');
    expect(read(root, 'index.ts')).toContain(
      "  { id: 'wrap' },\n  { id: 'blt', title: 'Blt', players: [2, 5], load: () => import('./blt/game.ts') },\n  // games:end\n",
    );
    expect(read(root, '_template/rulebook.md')).toBe(template['games/_template/rulebook.md']);
  });

  test('is one more line in what the lab measures', () => {
    const root = makeTree(template);
    newGame(root, 'blt');
    newGame(root, 'club-sandwich');
    expect(read(root, 'balance.ts')).toContain(
      "  blt: () => import('./blt/balance.ts'),\n  'club-sandwich': () => import('./club-sandwich/balance.ts'),\n  // balances:end\n",
    );
  });

  test.each(['Club', 'club_sandwich', '-club', '3-club', '', '../club', 'template', 'wrap', 'table'])(
    'is refused for the id "%s", and nothing is written',
    (id) => {
      const root = makeTree(template);
      expect(newGame(root, id)).toMatch(/ (id|already)/);
      expect(read(root, 'index.ts')).toBe(template['games/index.ts']);
      expect(existsSync(join(root, 'games', 'club'))).toBe(false);
    },
  );
});
