// A process whose files may not grow beyond a limit: it appends until the disk refuses, and once more when it is told to.
import { once } from 'node:events';
import { openSqliteStore } from '../sqlite.ts';
import type { Trouble } from '../store.ts';
import { tableId } from '../store.ts';

const store = await openSqliteStore(process.argv[2]);
const table = tableId('table');
const row = { table, command: undefined, payload: 'x'.repeat(20_000), at: 1, dueAt: undefined };
await store.create({ ...row, code: undefined });

let seq = 1;
const refusal = await appendUntilRefused();
process.stdout.write(`${JSON.stringify({ acknowledged: seq, ...refusal })}\n`);
await once(process.stdin, 'data');
const { outcome } = await store.append({ ...row, seq: seq + 1 });
process.stdout.write(`${JSON.stringify({ outcome })}\n`);
await store.stop();
process.exit(0);

async function appendUntilRefused(): Promise<Trouble> {
  try {
    for (;;) {
      await store.append({ ...row, seq: seq + 1 });
      seq += 1;
    }
  } catch (error) {
    const { fault, message } = error as Error & Trouble;
    return { fault, message };
  }
}
