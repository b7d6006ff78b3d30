/** The checksum of a table's rows, on logs in which one thing is wrong. */
import { expect, test } from 'vitest';
import type { Summed } from './store.ts';
import { chain, NO_SUM } from './store.ts';

const rows: Summed[] = Array.from({ length: 20 }, (_, i) => ({ seq: i + 1, at: 1_000 + 7 * i, payload: `{"n":${i}}` }));
const sumOf = (log: readonly Summed[]): number => log.reduce((sum, row) => chain(sum, row), NO_SUM);
const changed = (at: number, change: Partial<Summed>): Summed[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));

test('H2-04 a row that changed, went missing, came twice or was put elsewhere shows in every sum after it', () => {
  const whole = sumOf(rows);
  expect(Number.isSafeInteger(whole)).toBe(true);
  const wrong = [
    changed(3, { payload: '{"n":4}' }),
    changed(3, { at: 1_022 }),
    changed(0, { seq: 2 }),
    rows.toSpliced(9, 1),
    rows.toSpliced(9, 0, rows[9]),
    rows.toSpliced(4, 2, rows[5], rows[4]),
  ];
  expect(new Set([whole, ...wrong.map(sumOf)]).size).toBe(wrong.length + 1);
});

test('H2-04 one bit anywhere shows', () => {
  const payload = JSON.stringify({ is: 'input', input: { kind: 'answer', seat: 1, answer: [1, 2, 3] } });
  const flipped = Array.from(payload, (letter, i) => {
    const other = String.fromCharCode(letter.charCodeAt(0) ^ (1 << (i % 7)));
    return `${payload.slice(0, i)}${other}${payload.slice(i + 1)}`;
  });
  const sums = [payload, ...flipped].map((text) => chain(NO_SUM, { seq: 1, at: 5, payload: text }));
  expect(new Set(sums).size).toBe(sums.length);
});
