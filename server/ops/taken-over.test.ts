/** A folder of the version before under a server of this one: whoever was in a game goes on with the cookie they have. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { KeptGame } from '#protocol';
import { connect, play } from '#testkit/headless';
import { keptIn, storedFile, ticketsIn } from '../store/tests/stored.ts';
import type { ServerProcess } from '../tests/server-process.ts';
import { spawnServer } from '../tests/server-process.ts';
import { makeSite } from '../tests/web-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taken-over-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'breadboard.db'), storedFile('version-5.db'));
  server = await spawnServer(makeSite(folder), { DATA_DIR: data, KEEP_DAYS: '3650' });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true });
});

test('H13-04 a game that was over before games were packed is found, and is packed by whoever asks first', async () => {
  const [{ id, head }] = keptIn('version-5.json').games;
  for (let i = 0; i < 2; i++) {
    const kept = (await (await fetch(`${server.origin}/api/games/${id}`)).json()) as KeptGame;
    const { seats, replay } = JSON.parse(String(head)) as Pick<KeptGame, 'seats' | 'replay'>;
    expect(kept).toMatchObject({ game: id, seats, replay: { seed: replay.seed, fingerprint: replay.fingerprint } });
    expect(kept.replay.inputs.length).toBeGreaterThan(10);
  }
});

test('H2-05, H2-07 games that were on when a server of the version before was killed go on', async () => {
  const over = new Set(keptIn('version-5.json').games.map((game) => game.table_id));
  for (const ticket of ticketsIn('version-5.json')) {
    const page = await connect(server.origin, ticket);
    const { known } = page;
    expect(known.person).toBe(1);
    expect(known.room?.stage).toBe(over.has(ticket.table) ? 'over' : 'playing');
    // One that was begun with other rules can only be looked at.
    if (known.room?.otherVersion === undefined) {
      const enough = known.seq + 5;
      await play(page, { enough: ({ seq }) => seq >= enough });
    }
    page.leave();
  }
});
