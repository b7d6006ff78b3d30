/** Another game at the same table, with sessions: everybody's page moves along, at every node and after a restart. */
import { beforeAll, expect, test } from 'vitest';
import { findGame } from '#games';
import { Evening } from './evening.ts';

const CALM = { flipMillis: 0, market: 'calm', grabSeconds: 0, composeSeconds: 0, rankSeconds: 0 };

/** What is loaded once is there at once. */
beforeAll(() => findGame('sandwich-wars')?.load());

test('H20-01, H20-03 pages at two nodes go from game to game with their seats, and a restart finds the table there', async () => {
  const evening = new Evening();
  const mia = await evening.open(CALM, 3);
  const ben = await evening.join('Ben');
  await mia.say({ kind: 'bot', chair: 2 });
  await ben.say({ kind: 'ready', ready: true });
  await mia.say({ kind: 'start' });
  const late = await evening.page(ben, {}, evening.node('node-2'));
  expect(late.game).toMatchObject({ game: 'sandwich', seat: 1 });
  await mia.say({ kind: 'end' });
  await mia.say({ kind: 'game', game: 'sandwich-wars' });
  await evening.clock.pass(1_100);
  for (const { room } of [mia, ben, late])
    expect(room).toMatchObject({ stage: 'lobby', game: 'sandwich-wars', sheet: [{ game: 'sandwich' }] });
  await late.say({ kind: 'ready', ready: true });
  await mia.say({ kind: 'start' });
  await evening.clock.pass(1_100);
  for (const page of [ben, late]) expect(page.game).toMatchObject({ game: 'sandwich-wars', n: 2, seat: 1 });
  await evening.restart();
  const again = await evening.page(mia);
  expect(again.game).toMatchObject({ game: 'sandwich-wars', n: 2, seat: 0 });
  expect(evening.faults).toEqual([]);
});

test('H20-01 what a page says after it is decided after it', async () => {
  const evening = new Evening();
  const mia = await evening.open({}, 3);
  const chosen = mia.say({ kind: 'game', game: 'sandwich-wars' });
  const set = mia.say({ kind: 'options', options: {}, chairs: 2 });
  const unknown = mia.say({ kind: 'game', game: 'bridge' });
  await Promise.all([chosen, set, unknown]);
  expect(mia.room).toMatchObject({ game: 'sandwich-wars', chairs: [{ kind: 'person' }, { kind: 'empty' }] });
  expect(mia.heard.findLast(({ kind }) => kind === 'refused')).toMatchObject({ code: 'unknown-game' });
  expect((await evening.deeds()).map(({ is }) => is)).toContain('game-chosen');
});
