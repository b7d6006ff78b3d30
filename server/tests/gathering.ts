/** People and bots around a table, and what may be said of what they were told. */
import { expect } from 'vitest';
import type { GameEvent, Look, Replay, Seat } from '#kernel';
import { cardAt, has, isKnown, look, open, step } from '#kernel';
import { patchLook } from '#protocol';
import type { Headless, Said } from '#testkit/headless';
import { matchFor } from '#testkit/headless';
import type { Chosen, TableServer } from './table-server.ts';

/** A table with so many people and bots, everybody ready; the host comes first. */
export async function gathered(
  server: TableServer,
  people: number,
  bots: number,
  options: Chosen = {},
  game?: string,
): Promise<Headless[]> {
  const host = await server.create(options, people + bots, {}, game);
  await host.ask({ kind: 'manners', manners: { thinking: 2 } });
  const others: Headless[] = [];
  for (let i = 1; i < people; i++) others.push(await server.join(host.ticket.code, `Guest ${i}`));
  for (let i = people; i < people + bots; i++) await taken(host.ask({ kind: 'bot', chair: i }));
  for (const other of others) await taken(other.ask({ kind: 'ready', ready: true }));
  return [host, ...others];
}

export async function begun(
  server: TableServer,
  people: number,
  bots: number,
  options: Chosen = {},
): Promise<Headless[]> {
  const pages = await gathered(server, people, bots, options);
  await taken(pages[0].ask({ kind: 'start' }));
  await Promise.all(pages.map((page) => page.until(({ look: seen }) => seen)));
  return pages;
}

export async function taken(asked: ReturnType<Headless['ask']>): Promise<void> {
  expect(await asked).toMatchObject({ kind: 'taken' });
}

export async function refused(asked: ReturnType<Headless['ask']>, code: string): Promise<void> {
  expect(await asked).toMatchObject({ kind: 'refused', code });
}

export const chairAt = (page: Headless, chair: number): Said<'room'>['chairs'][number] | undefined =>
  page.known.room?.chairs[chair];

export const personAt = (
  page: Headless,
  chair: number,
): Extract<Said<'room'>['chairs'][number], { kind: 'person' }> => {
  const found = chairAt(page, chair);
  if (found?.kind !== 'person') throw new Error(`nobody sits on chair ${chair}`);
  return found;
};

export function leaveAll(...pages: readonly Headless[]): void {
  for (const page of pages) page.leave();
}

/** Plays the finished game again and compares, telling by telling, what the page was told with what its seat may see. */
export async function expectOnlyWhatMayBeSeen(page: Headless, kept: Replay): Promise<void> {
  const game = page.heard.find((message): message is Said<'game'> => message.kind === 'game');
  if (game === undefined) throw new Error('this page heard of no game');
  const match = await matchFor(game);
  const seat = game.seat as Seat;
  const allowed: { look: Look; events: GameEvent[] }[] = [];
  let { table, story } = open(match, kept.seed);
  const note = (): void => {
    const seen = look(match, table, seat);
    const events = story.filter(({ audience }) => has(audience, seat)).map(({ event }) => event);
    const isSame = JSON.stringify({ ...seen, now: 0 }) === JSON.stringify({ ...allowed.at(-1)?.look, now: 0 });
    if (isSame && events.length === 0) return;
    for (const place of seen.piles.flat())
      if (isKnown(place)) expect(has(table.cards.seen[cardAt(place)], seat)).toBe(true);
    allowed.push({ look: seen, events });
  };
  note();
  for (const input of kept.inputs) {
    const stepped = step(match, table, input);
    if ('refused' in stepped) throw new Error(stepped.refused.code);
    ({ table, story } = stepped);
    note();
  }
  expect(toldOf(page)).toEqual(allowed);
}

/** Everything a page was told of one game, as whole looks, in the order of its seqs and without a gap. */
function toldOf(page: Headless): { look: Look; events: readonly GameEvent[] }[] {
  const tellings: { look: Look; events: readonly GameEvent[] }[] = [];
  let seq = 0;
  for (const message of page.heard) {
    if (message.kind === 'look') tellings.push({ look: message.look, events: message.events });
    else if (message.kind === 'change') {
      const before = tellings[tellings.length - 1].look;
      tellings.push({ look: patchLook(before, message.patch), events: message.events });
    } else continue;
    expect(message.seq).toBe(++seq);
  }
  return tellings;
}
