// A process whose files may not grow beyond a limit: it appends until the disk refuses, and once more when it is told to.
import { once } from 'node:events';
import type { Appended } from '#house/store';
import { tableId } from '#house/store';
import { openSqliteStore } from '../sqlite.ts';

const store = await openSqliteStore(process.argv[2]);
const row = { table: tableId('table'), payload: 'x'.repeat(20_000), at: 1, dueAt: undefined, sum: 0 };
await store.create({ ...row, code: undefined });

let seq = 1;
const refusal = await appendUntilRefused();
process.stdout.write(`${JSON.stringify({ acknowledged: seq, refusal })}\n`);
await once(process.stdin, 'data');
const answers = await store.append([{ ...row, seq: seq + 1 }]);
process.stdout.write(`${JSON.stringify(answers)}\n`);
await store.stop();
process.exit(0);

async function appendUntilRefused(): Promise<Appended> {
  for (;;) {
    const [answer] = await store.append([{ ...row, seq: seq + 1 }]);
    if (answer !== 'stored') return answer;
    seq += 1;
  }
}
