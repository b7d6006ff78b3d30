/** News over NATS: heard by the others, missed while it is away, heard again when it is back; never in the way of a move. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TableId } from '#house/store';
import { tableId } from '#house/store';
import { openPostgresStore } from '../store/postgres.ts';
import type { Nats, Postgres } from '../tests/services.ts';
import { startNats, startPostgres } from '../tests/services.ts';
import { openNatsNews } from './news.ts';

/** However slow the machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
let nats: Nats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
}, 300_000);
afterAll(() => Promise.all([postgres.stop(), nats.stop()]), 300_000);

const PATIENT = { timeout: 120_000, interval: 20 };
const table = tableId('table');
const row = { table, payload: 'payload', at: 1, dueAt: undefined, sum: 0 };

test('H15-02 rows of one node are heard by the other; a cut loses news and no rows', async () => {
  const url = await postgres.newDatabase();
  const said: string[] = [];
  const node = () =>
    openPostgresStore({
      url,
      carrier: openNatsNews({ url: nats.url, subject: 'test', log: (line) => said.push(line) }),
    });
  const [first, second] = await Promise.all([node(), node()]);
  const heard = new Set<number>();
  second.news((where: TableId, seq) => where === table && heard.add(seq));
  await first.create({ ...row, code: undefined });
  let seq = 1;
  const append = async (): Promise<number> => {
    expect(await first.append([{ ...row, seq: seq + 1 }])).toEqual(['stored']);
    return ++seq;
  };
  await expect.poll(async () => heard.has(await append()) || heard.size > 0, PATIENT).toBe(true);
  await nats.crash();
  await expect.poll(() => said, PATIENT).toContain('NATS is away: news are late until it is back');
  await append();
  expect((await second.lastSeqs([table])).get(table)).toBe(seq);
  await nats.start();
  const before = seq;
  await expect.poll(async () => (await append()) > 0 && [...heard].some((one) => one > before), PATIENT).toBe(true);
  expect(said).toContain('NATS is back');
  expect((await second.read(table, 0, 1e6)).length).toBe(seq);
  await Promise.all([first.stop(), second.stop()]);
});

test('a NATS that does not answer keeps nobody from starting, storing and stopping', async () => {
  const url = await postgres.newDatabase();
  const carrier = openNatsNews({ url: 'nats://127.0.0.1:1', subject: 'test', log: () => undefined });
  const store = await openPostgresStore({ url, carrier });
  expect(await store.create({ ...row, code: undefined })).toBe('stored');
  expect(await store.append([{ ...row, seq: 2 }])).toEqual(['stored']);
  await store.stop();
});
