/** Tables whose game was begun with other rules: shown as they were stored, never played on, left behind with the same chairs. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { FindGame } from '#house/api';
import { commitment } from '#kernel';
import type { KeptGame } from '#protocol';
import type { Headless } from '#testkit/headless';
import { connect, play, stranger } from '#testkit/headless';
import { begun, leaveAll, refused, taken } from './gathering.ts';
import type { TableServer } from './table-server.ts';
import { forgetFolder, startTables } from './table-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The same shelf, some versions later. */
const later =
  (by: number): FindGame =>
  (id) => {
    const shelved = findGame(id);
    if (shelved === undefined) return undefined;
    return {
      async load() {
        const { game } = await shelved.load();
        return { game: { ...game, version: game.version + by } };
      },
    };
  };

const updated = (folder: string, by = 1): Promise<TableServer> => startTables(folder, { findGame: later(by) });

const tokenOf = ({ ticket }: Headless): string => String(ticket.jar.get(`seat-${ticket.table}`));

/** As after a crash, where nothing but the log was left. */
function forgetSnapshots(folder: string): void {
  const database = new DatabaseSync(join(folder, 'breadboard.db'));
  database.exec('DELETE FROM snapshots');
  database.close();
}

/** As the version before wrote them: without an edition, and here without their checksums. */
function ageSnapshots(folder: string): void {
  const database = new DatabaseSync(join(folder, 'breadboard.db'));
  const rows = database.prepare('SELECT rowid AS id, state FROM snapshots').all() as { id: number; state: string }[];
  for (const { id, state } of rows) {
    const text = state.slice(state.indexOf('{')).replace('"format":3', '"format":2');
    database.prepare('UPDATE snapshots SET state = ? WHERE rowid = ?').run(text, id);
  }
  database.close();
}

const CALM = { market: 'calm', grabSeconds: 0, composeSeconds: 0, rankSeconds: 0 } as const;

/** A game in its middle, paused so that nobody misses its last move, whose server was stopped in good order. */
async function stopped(): Promise<{ folder: string; host: Headless; guest: Headless; watcher: Headless }> {
  const first = await startTables();
  const [host, guest] = await begun(first, 2, 1, CALM);
  const watcher = await connect(first.origin, stranger(host.ticket.table));
  await Promise.all([host, guest].map((page) => play(page, { enough: ({ seq }) => seq > 6 })));
  await taken(host.ask({ kind: 'pause' }));
  await Promise.all([host, guest, watcher].map((page) => page.until(({ look }) => look?.paused)));
  await first.stop();
  return { folder: first.folder, host, guest, watcher };
}

test('H14-01 every seat sees again what it saw last, is told why that is all, and plays anew with the same chairs', async () => {
  const { folder, ...before } = await stopped();
  for (const by of [1, 2, 1]) {
    const server = await updated(folder, by);
    for (const page of [before.host, before.guest, before.watcher]) {
      const again = await connect(server.origin, page.ticket);
      await again.until(({ look }) => look);
      expect(again.known.look).toEqual(page.known.look);
      expect(again.known.game).toEqual(page.known.game);
      expect(again.known.room).toMatchObject({
        stage: 'playing',
        otherVersion: { kernel: 1, version: page.known.game?.version, shown: true },
      });
      leaveAll(again);
    }
    await server.stop();
  }
  const server = await updated(folder);
  const [host, guest] = await Promise.all([before.host, before.guest].map((p) => connect(server.origin, p.ticket)));
  const told = await host.ask({ kind: 'answer', frame: 1, answer: 0 });
  const version = host.known.game?.version ?? 0;
  const facts = { begun: `1.${version}`, now: `1.${version + 1}` };
  expect(told).toMatchObject({ kind: 'refused', code: 'other-version', facts });
  await expect(server.join(host.ticket.code, 'Late')).rejects.toThrow('other-version');
  expect(await server.house.myTables([tokenOf(host)])).toMatchObject([{ stage: 'playing', otherVersion: true }]);
  await refused(guest.ask({ kind: 'rematch' }), 'not-host');
  const chairs = before.host.known.room?.chairs.map((chair) => 'name' in chair && chair.name);
  await taken(host.ask({ kind: 'rematch' }));
  expect(host.known.room?.chairs.map((chair) => 'name' in chair && chair.name)).toEqual(chairs);
  expect(host.known.room).toMatchObject({ stage: 'lobby', finished: [] });
  expect(host.known.room?.otherVersion).toBeUndefined();
  await taken(guest.ask({ kind: 'ready', ready: true }));
  await taken(host.ask({ kind: 'start' }));
  await Promise.all([host, guest].map((page) => page.until(({ look }) => look)));
  expect(host.known.game).toMatchObject({ n: 2, version: version + 1 });
  leaveAll(host, guest);
  expect(server.complaints).toEqual([]);
  await server.stop();
  forgetFolder(folder);
});

test('H14-01 what the version before left is shown as well', async () => {
  const { folder, host } = await stopped();
  ageSnapshots(folder);
  const server = await updated(folder);
  const again = await connect(server.origin, host.ticket);
  await again.until(({ look }) => look);
  expect(again.known.look).toEqual(host.known.look);
  leaveAll(again);
  await server.stop();
  forgetFolder(folder);
});

test('H14-02 what cannot be shown any more is said to be so', async () => {
  const { folder, host } = await stopped();
  forgetSnapshots(folder);
  const server = await updated(folder);
  const again = await connect(server.origin, host.ticket);
  await again.until(({ room }) => room);
  expect(again.known.room).toMatchObject({ stage: 'playing', otherVersion: { shown: false } });
  await refused(again.ask({ kind: 'pause' }), 'other-version');
  expect(again.known).toMatchObject({ game: undefined, look: undefined });
  await taken(again.ask({ kind: 'rematch' }));
  leaveAll(again);
  await server.stop();
  forgetFolder(folder);
});

test('H14-02 back with its own rules it is played to its end', async () => {
  const { folder, host, guest } = await stopped();
  const server = await updated(folder);
  const seen = await connect(server.origin, host.ticket);
  await seen.until(({ look }) => look);
  leaveAll(seen);
  await server.stop();
  const own = await startTables(folder);
  const pages = await Promise.all([host, guest].map((page) => connect(own.origin, page.ticket)));
  await taken(pages[0].ask({ kind: 'resume' }));
  await Promise.all(pages.map((page) => play(page)));
  expect(pages[0].known.room?.otherVersion).toBeUndefined();
  leaveAll(...pages);
  await own.stop();
  forgetFolder(folder);
});

test.each([
  ['its snapshot', () => undefined],
  ['its log alone', forgetSnapshots],
])('H14-02 a finished game is over, from %s, and is found by its id', async (_, lose) => {
  const first = await startTables();
  const [host] = await begun(first, 1, 2, { rounds: 1 });
  await play(host);
  await first.stop();
  lose(first.folder);
  const server = await updated(first.folder);
  expect(await server.house.myTables([tokenOf(host)])).toMatchObject([{ stage: 'over', otherVersion: true }]);
  const again = await connect(server.origin, host.ticket);
  await again.until(({ over }) => over);
  expect(again.known.over).toEqual(host.known.over);
  const kept = await server.house.keptGame(again.known.over?.game ?? '');
  if ('refused' in kept) throw new Error(kept.refused.code);
  const { replay } = JSON.parse(kept.packed) as KeptGame;
  expect(replay.version).toBe(host.known.game?.version);
  expect(commitment(replay.seed)).toBe(host.known.game?.commitment);
  leaveAll(again);
  await server.stop();
  forgetFolder(first.folder);
});
