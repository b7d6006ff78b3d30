// Scopes of boards, as browsers get them that know none.
import { expect, test } from 'vitest';
import { isTooNew, withoutScopes } from '../scopes.ts';

const css = `@scope ([data-board="sandwich"]) {
  .flip { gap: 1rem; }
  :scope > .flip { gap: 2rem; }
}`;

test('a scope becomes a nested rule whose parent weighs nothing', () => {
  expect(withoutScopes(css)).toBe(`:where([data-board="sandwich"]) {
  .flip { gap: 1rem; }
  & > .flip { gap: 2rem; }
}`);
});

test('a build with a scope or a nested rule is refused, a flat one is not', () => {
  expect(isTooNew(css)).toBe(true);
  expect(isTooNew('.a{color:red;&:hover{color:blue}}')).toBe(true);
  expect(isTooNew(':where([data-board="sandwich"]) .flip{gap:1rem}')).toBe(false);
});
