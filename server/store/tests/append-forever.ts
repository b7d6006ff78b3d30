// A process that appends to many tables as fast as it can and says each acknowledged row, until it is killed.

import { tableId } from '#house/store';
import { openSqliteStore } from '../sqlite.ts';

const [folder, run] = process.argv.slice(2);
const store = await openSqliteStore(folder);

async function play(name: string): Promise<never> {
  const row = { table: tableId(name), code: undefined, at: 1, dueAt: undefined, sum: 0 };
  await store.create({ ...row, payload: `${name} 1` });
  // By two, so that batches have several rows of a table.
  for (let seq = 2; ; seq += 2) {
    const answers = await store.append([seq, seq + 1].map((one) => ({ ...row, seq: one, payload: `${name} ${one}` })));
    if (answers.some((answer) => answer !== 'stored')) throw new Error(`${name} ${seq}: ${JSON.stringify(answers)}`);
    process.stdout.write(`${name} ${seq}\n${name} ${seq + 1}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, i) => play(`run-${run}-table-${i}`)));
