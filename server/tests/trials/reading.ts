/** A store that can only be read, beside the server that writes it or after its end; it repairs nothing. */

import type { Row, Store, TableId } from '#house/store';
import { openStore } from '../../store/engine.ts';
import { runnerOn } from '../../store/sqlite-connection.ts';
import { openReader } from '../../store/sqlite-files.ts';

export function openReading(folder: string): Store {
  const database = openReader(folder);
  const run = runnerOn(database);
  const never = async (): Promise<never> => {
    throw new Error('this store can only be read');
  };
  return openStore({
    commit: never,
    query: async (statement, values) => run(statement, ...values),
    backup: never,
    stop: async () => database.close(),
  });
}

const AT_ONCE = 500;

export async function wholeLog(store: Store, table: TableId): Promise<Row[]> {
  const rows: Row[] = [];
  for (let more = await store.read(table, 0, AT_ONCE); more.length > 0; ) {
    rows.push(...more);
    more = await store.read(table, rows.length, AT_ONCE);
  }
  return rows;
}
