// The check of css, on boards of a few lines.
import { expect, test } from 'vitest';
import { checkCss } from '../check-css.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const scoped = (css: string): string => `@scope ([data-board="toast"]) {\n${css}\n}\n`;
const complaints = (css: string, tsx = '<p className="crumb" />'): string[] =>
  checkCss(
    makeTree({ 'client/games/toast/mine.css': css, 'client/games/toast/mine.tsx': `export const a = ${tsx};\n` }),
  ).problems.map(say);

test('a board of scoped rules, tokens and its own classes is fine', () => {
  const css =
    '.crumb {\n  padding: var(--space-1) 0.3rem;\n}\n@container sheet (min-width: 20rem) {\n  .crumb {\n    gap: 0;\n  }\n}';
  expect(complaints(`${scoped(css)}@keyframes toast-rise {\n  to {\n    opacity: 1;\n  }\n}\n`)).toEqual([]);
});

test('a rule outside of the scope of its board is found', () => {
  expect(complaints('.crumb {\n  gap: 0;\n}\n')).toEqual([
    'client/games/toast/mine.css:1 .crumb stands outside of @scope ([data-board="toast"])',
  ]);
});

test('a class of the shell and a question about the window are found', () => {
  const css =
    '.shell:has(.crumb) .seat__name {\n  gap: 0;\n}\n@media (min-width: 64rem) {\n  .crumb {\n    gap: 0;\n  }\n}';
  const found = complaints(scoped(css)).join('\n');
  expect(found).toContain('.shell is a class of the shell');
  expect(found).toContain('.seat__name is a class of the shell');
  expect(found).toContain('asks for the window');
});

test('a literal where a token exists is found, one in a sum is not', () => {
  expect(complaints(scoped('.crumb {\n  margin: 0.5rem;\n}'))).toEqual([
    'client/games/toast/mine.css:3 0.5rem is var(--space-2)',
  ]);
  expect(complaints(scoped('.crumb {\n  margin: calc(0.5rem * var(--text-scale));\n}'))).toEqual([]);
});

test('a class that no component writes is found, one put together is not', () => {
  expect(complaints(scoped('.crust {\n  gap: 0;\n}'))).toEqual([
    'client/games/toast/mine.css:2 .crust is used by no component',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a component writes it.
  expect(complaints(scoped('.crust--thin {\n  gap: 0;\n}'), '<p className={`crust--${size}`} />')).toEqual([]);
});

test('a file of more than 350 lines is found', () => {
  const rules = Array.from({ length: 120 }, () => '.crumb {\n  gap: 0;\n}').join('\n');
  expect(complaints(scoped(rules))).toEqual(['client/games/toast/mine.css:351 has 362 lines: divide it']);
});

test('a part that no component has is found', () => {
  const tree = makeTree({
    'client/games/toast/board.tsx': "export const board = { parts: ['hand', 'sheet'] };\n",
    'client/games/toast/hand.tsx': 'export const hand = <ul data-part="hand" />;\n',
  });
  expect(checkCss(tree).problems.map(say)).toEqual([
    'client/games/toast/board.tsx:1 no component has data-part="sheet"',
  ]);
});
