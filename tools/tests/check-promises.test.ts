// The check of promises, on a list with one that nobody proves and a test that proves none.
import { expect, test } from 'vitest';
import { checkPromises } from '../check-promises.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const spec = '# Promises\n\n- **H1-01** Rows keep their order.\n- **H1-02** No row is lost.\n';

test('promises are counted with the tests that begin with their numbers, wherever those are', () => {
  const root = makeTree({
    'house/SPEC.md': spec,
    'house/loop.test.ts': "test('H1-01 in order', () => {});",
    'server/store/tests/contract.ts': "test('H1-02 none is lost', () => {});",
  });
  expect(checkPromises(root)).toEqual({ problems: [], notes: ['house: 2 promises, 2 tested'] });
});

test('a promise without a test and a test without a promise are refused', () => {
  const root = makeTree({ 'house/SPEC.md': spec, 'server/kill.test.ts': "test('H1-01, H9-99 kills', () => {});" });
  expect(checkPromises(root).problems.map(say)).toEqual([
    'house/SPEC.md:4 H1-02 has no test: begin a title with H1-02',
    'server/kill.test.ts:1 H9-99 is no promise: number it in house/SPEC.md first',
  ]);
});
