// A process that appends to many tables as fast as it can and says each acknowledged row, until it is killed.
import { openSqliteStore } from '../sqlite.ts';
import { tableId } from '../store.ts';

const [folder, run] = process.argv.slice(2);
const store = await openSqliteStore(folder);

async function play(name: string): Promise<never> {
  const table = tableId(name);
  const row = { table, code: undefined, payload: name, at: 1, dueAt: undefined };
  await store.create({ ...row, command: `${name} 1` });
  for (let seq = 2; ; seq++) {
    const { outcome } = await store.append({ ...row, seq, command: `${name} ${seq}` });
    if (outcome !== 'stored') throw new Error(`${name} ${seq}: ${outcome}`);
    process.stdout.write(`${name} ${seq}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, i) => play(`run-${run}-table-${i}`)));
