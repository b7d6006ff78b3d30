// Counting what passed, failed and was left out, so that no part can be green without having tested anything.

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Parts that this machine cannot run. */
  readonly skipped: number;
}

/** The figures of Vitest's JSON report that we count with. */
export interface TestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function sayTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** A part without tests, a test left out, or an error outside any test is a failure too. */
export function judgeReport(exitCode: number, report: TestReport): { tally: Tally; complaints: string[] } {
  const { numTotalTests, numPassedTests: passed, numFailedTests } = report;
  const leftOut = numTotalTests - passed - numFailedTests;
  const failed = numFailedTests + leftOut;
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  const complaints = [
    ...(numTotalTests === 0 ? ['no test ran: a part without tests is no part'] : []),
    ...(leftOut > 0 ? [`${leftOut} tests were left out: run them or remove them`] : []),
  ];
  return { tally: { ...nothing, passed, failed: unexplained ? 1 : failed }, complaints };
}
