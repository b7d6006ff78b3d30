// Every numbered promise of house/SPEC.md has a test that begins with its number, and no test cites one that is not there.
import { citedByTests, idsOf, numberedIn, problem, repeated } from './numbers.ts';
import type { Findings } from './tree.ts';
import { isTest, readSources, report } from './tree.ts';

const SPEC = 'house/SPEC.md';
/** Where tests of promises are: the house's own, and those of what stands around it. */
const folders = ['house', 'server', 'protocol', 'client', 'e2e'];

export function checkPromises(root: string): Findings {
  const promises = numberedIn(root, SPEC);
  const known = idsOf(promises);
  const tests = readSources(root, folders, ['.ts', '.tsx']).filter((file) => isTest(file.path));
  const cited = tests.flatMap(citedByTests);
  const untested = promises.filter(({ id }) => !idsOf(cited).has(id));
  return {
    notes: [`house: ${known.size} promises, ${known.size - untested.length} tested`],
    problems: [
      ...repeated(promises),
      ...untested.map((entry) => problem(entry, `has no test: begin a title with ${entry.id}`)),
      ...cited
        .filter(({ id }) => !known.has(id))
        .map((entry) => problem(entry, `is no promise: number it in ${SPEC} first`)),
    ],
  };
}

if (import.meta.main) report(checkPromises(process.cwd()));
