// Counting tests: what must never look green.
import { describe, expect, test } from 'vitest';
import { addTallies, judgeReport, nothing, sayTally } from '../tally.ts';

const report = (total: number, passed: number, failed: number) => ({
  numTotalTests: total,
  numPassedTests: passed,
  numFailedTests: failed,
});

describe('the closing line', () => {
  test('names parts that did not run only when there are some', () => {
    expect(sayTally({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(sayTally({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  test('adds up', () => {
    const sum = addTallies({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(addTallies(sum, nothing)).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});

describe('a part', () => {
  test('passes when all its tests did', () => {
    expect(judgeReport(0, report(5, 5, 0))).toEqual({ tally: { ...nothing, passed: 5 }, complaints: [] });
  });

  test('fails without tests, whatever the exit code', () => {
    for (const code of [0, 1]) {
      const { tally, complaints } = judgeReport(code, report(0, 0, 0));
      expect(tally.failed).toBe(1);
      expect(complaints).toEqual([expect.stringContaining('no test ran')]);
    }
  });

  test('fails when a test was left out', () => {
    const { tally, complaints } = judgeReport(0, report(5, 3, 0));
    expect(tally).toEqual({ passed: 3, failed: 2, skipped: 0 });
    expect(complaints).toEqual([expect.stringContaining('2 tests were left out')]);
  });

  test('fails on an error outside any test', () => {
    expect(judgeReport(1, report(5, 5, 0)).tally).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});
