/** A store that can only be read, beside the server that writes it or after its end; it repairs nothing. */
import { openFront } from '../../store/front.ts';
import { openReader } from '../../store/sqlite-files.ts';
import { bound, statement } from '../../store/sqlite-writer.ts';
import type { Row, Store, TableId } from '../../store/store.ts';

export function openReading(folder: string): Store {
  const database = openReader(folder);
  const reader = { database, prepared: new Map() };
  const never = async (): Promise<never> => {
    throw new Error('this store can only be read');
  };
  return openFront({
    commit: never,
    query: async (name, values) => statement(reader, name).all(...values.map(bound)) as never,
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
