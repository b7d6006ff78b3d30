// The check of rule ids, on rulebooks and chapters with a missing, an unknown, a doubled and a misplaced number.
import { expect, test } from 'vitest';
import { checkRules } from '../check-rules.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const rulebook =
  '# Club\n\n## Deal {#deal .phase}\n\n- **C0-01** Deal five cards.\n- C0-02: Look at them.\n\n### G-3 Honesty\n\nSee C0-99.\n';
const tests = "test('C0-01, C0-02 five cards', () => {});\ntest.each([['a']])('G-3 of %s', () => {});\n";

const chapter = '/** The deal. */\n// Rules: C0-01, C0-02.\nexport {};\n';
const contents = '/** Table of contents. */\n// Rules that the kernel keeps: G-3.\n';

function makeGame(files: Readonly<Record<string, string>>): string {
  const languages = ['rulebook.md', 'rulebook.fr.md', 'rulebook.es.md', 'rulebook.de.md'];
  const books = Object.fromEntries(languages.map((name) => [name, rulebook]));
  const whole = { ...books, 'tests/rulebook.test.ts': tests, 'rules/deal.ts': chapter, 'rules.ts': contents };
  return makeTree(
    Object.fromEntries(Object.entries({ ...whole, ...files }).map(([path, text]) => [`games/club/${path}`, text])),
  );
}

function complaints(files: Readonly<Record<string, string>>): string[] {
  return checkRules(makeGame(files)).problems.map(say);
}

test('all rules tested, all languages alike', () => {
  expect(checkRules(makeGame({}))).toEqual({ problems: [], notes: ['club: 3 rules, 3 tested, 3 in chapters'] });
});

test('titles may stand on their own line, and in several files', () => {
  const files = {
    'tests/rulebook.test.ts': "it(\n  'C0-01 five cards',\n)",
    'tests/refusals.test.ts': 'test(`C0-02, G-3`)',
  };
  expect(complaints(files)).toEqual([]);
});

test('a rule without a test is named with its line', () => {
  const root = makeGame({ 'tests/rulebook.test.ts': "test('C0-01 five cards'); test('G-3 honesty');" });
  expect(checkRules(root).notes).toEqual(['club: 3 rules, 2 tested, 3 in chapters']);
  expect(checkRules(root).problems.map(say)).toEqual([
    'games/club/rulebook.md:6 C0-02 has no test: begin a title in games/club/tests with C0-02',
  ]);
});

test('the title of a group, a remark or the middle of a title proves nothing', () => {
  const text = "describe('C0-01', () => {});\n// test('C0-02 x')\ntest('about C0-01');\ntest('G-3');";
  expect(complaints({ 'tests/rulebook.test.ts': text })).toHaveLength(2);
});

test('a test that cites an unknown id is refused', () => {
  expect(complaints({ 'tests/refusals.test.ts': "\ntest('C0-77 no such rule');" })).toEqual([
    'games/club/tests/refusals.test.ts:2 C0-77 is in no rulebook: number the rule in games/club/rulebook.md first',
  ]);
});

test('a rule that opens no chapter, and a chapter that opens with none or an unknown one, are refused', () => {
  expect(complaints({ 'rules/deal.ts': '/** The deal.\n * All of it. */\n// Rules: C0-02,\n// C0-01.\n' })).toEqual([]);
  expect(complaints({ 'rules.ts': '/** Table of contents. */\n\n// Rules: G-3.\n' })).toEqual([
    'games/club/rulebook.md:8 G-3 opens no chapter: name it under the first line of the file that has it',
  ]);
  expect(complaints({ 'rules/help.ts': '/** Helps. */\nexport {};\n' })).toEqual([
    'games/club/rules/help.ts:2 should name the rules it has under its first line: // Rules: S4-16, S4-17',
  ]);
  expect(complaints({ 'rules/help.ts': '/** Helps. */\n// Rules: C0-01, C0-77.\n' })).toEqual([
    'games/club/rules/help.ts:2 C0-77 is in no rulebook: number the rule in games/club/rulebook.md first',
  ]);
});

test('a number given twice is refused', () => {
  expect(complaints({ 'rulebook.md': `${rulebook}- C0-01 Again.\n` })[0]).toContain(
    'rulebook.md:11 C0-01 is numbered twice',
  );
});

test('a language that lacks a rule, or orders them otherwise, is refused', () => {
  const lacking = rulebook.replace('- C0-02: Look at them.\n', '');
  expect(complaints({ 'rulebook.de.md': lacking })).toEqual([
    'games/club/rulebook.de.md:7 G-3 should have C0-02 here: keep the ids and their order of rulebook.md',
  ]);
  expect(complaints({ 'rulebook.fr.md': '- C0-01 Donner.\n' })).toEqual([
    expect.stringContaining('should have C0-02 here'),
  ]);
  expect(complaints({ 'rulebook.es.md': `${rulebook}- C0-03 Más.\n` })).toEqual([
    expect.stringContaining('C0-03 should have nothing more here'),
  ]);
});

test('a section without an anchor, or with that of another, is refused', () => {
  const languages = ['rulebook.md', 'rulebook.fr.md', 'rulebook.es.md', 'rulebook.de.md'];
  const all = (text: string): string[] => complaints(Object.fromEntries(languages.map((name) => [name, text])));
  expect(all(rulebook.replace(' {#deal .phase}', ''))[0]).toBe(
    'games/club/rulebook.md:3 “Deal” has no anchor: write ## Deal {#anchor}',
  );
  expect(all(`${rulebook}\n## More {#deal}\n`)[0]).toContain('{#deal} is the anchor of two sections');
});

test('languages that differ in phases, or in whose word a rule is, are refused', () => {
  expect(complaints({ 'rulebook.de.md': rulebook.replace(' .phase', '') })).toEqual([
    'games/club/rulebook.de.md:3 has the section {#deal} where rulebook.md has the section {#deal .phase}: mark both alike',
  ]);
  const ours = rulebook.replace('Deal five', '*Our design:* Deal five');
  const german = rulebook.replace('Deal five', '*Unsere Lesart:* Deal five');
  expect(complaints({ 'rulebook.md': ours, 'rulebook.de.md': german })).toContain(
    'games/club/rulebook.de.md:5 has C0-01 with reading where rulebook.md has C0-01 with design: mark both alike',
  );
  expect(complaints({ 'rulebook.fr.md': rulebook.replace('Deal five', '*Notre idée\u00a0:* Deal five') })[0]).toContain(
    'is no mark: write *Notre lecture\u00a0:* or *Notre ajout\u00a0:*',
  );
});
