/** What a seat is told, as text: what JSON would make of it, remembered while somebody listens. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '#games';
import type { Kinds, Match, Table, Told } from '#kernel';
import { labSeed, look, matchOf, namedDice, open, seatOf } from '#kernel';
import { parseServerMessage, patchLook } from '#protocol';
import { playRandom } from '#testkit';
import type { Applied } from '../room/apply.ts';
import type { Seating } from '../room/room.ts';
import type { SeatTold } from '../room/told.ts';
import { heardBy, see, tellingOf } from '../room/told.ts';
import type { Tellings } from './tellings.ts';
import { beginToRemember, forgetTellings, newestText, noTellings, remember, textsAfter, textsOf } from './tellings.ts';

/** As much of a seating as tellings read. */
const seatingOf = (table: Table, told: readonly number[]): Seating =>
  ({ room: { games: 1 }, play: { table, told } }) as unknown as Seating;

const rememberAll = (tellings: Tellings, applied: Applied): void =>
  remember(tellings, applied, textsOf(tellings, applied));

/** Whether each seat was told all that changed for it, and nothing where nothing did: looks are made from nothing. */
function expectTold(
  match: Match,
  before: Table,
  after: Table,
  story: readonly Told[],
  news: (SeatTold | undefined)[],
): void {
  expect(news).toHaveLength(match.seats + 1);
  for (const [seat, own] of news.entries()) {
    const [earlier, later] = [before, after].map((table) => look(match, table, seatOf(seat)));
    const events = heardBy(seat, story);
    const isSame = isDeepStrictEqual({ ...earlier, now: 0 }, { ...later, now: 0 });
    expect(own === undefined).toBe(isSame && events.length === 0);
    if (own === undefined) continue;
    expect(own.events).toEqual(events);
    const patch = JSON.parse(own.patch);
    expect(Object.keys(patch).length === 1).toBe(isSame);
    expect(isDeepStrictEqual(patchLook(earlier, patch), later)).toBe(true);
  }
}

describe.each(games.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  test('everybody is told what changed in their look and nothing else, as text', {
    timeout: 180_000,
  }, async () => {
    const { game } = await load();
    const made = matchOf<Kinds>(game, { seats: game.players[0], options: {} });
    if ('refused' in made) throw new Error(made.refused.code);
    const { match } = made;
    const tellings = noTellings();
    const told = Array.from({ length: match.seats + 1 }, () => 1);
    for (const seat of told.keys()) beginToRemember(tellings, seatingOf(open(match, labSeed(1)).table, told), seat);
    playRandom(match, labSeed(1), namedDice('tellings'), (_input, before, after, story) => {
      const news = tellingOf(see(match, before, after, story));
      expectTold(match, before, after, story, news);
      for (const [seat, own] of news.entries()) if (own !== undefined) told[seat]++;
      rememberAll(tellings, { seating: seatingOf(after, told), told: news } as Applied);
      for (const [seat, own] of news.entries()) {
        if (own === undefined) continue;
        const message = {
          kind: 'change',
          seq: told[seat],
          at: after.now,
          patch: JSON.parse(own.patch),
          events: own.events,
        };
        expect(newestText(tellings, seat)).toBe(JSON.stringify(message));
        expect(parseServerMessage(JSON.stringify(message))?.kind).toBe('change');
      }
    });
  });
});

describe('a line that was cut', () => {
  const news: SeatTold = { patch: '{"now":5}', events: [] };
  const table = { now: 5 } as Table;
  const tell = (tellings: Tellings, seq: number): void =>
    rememberAll(tellings, { seating: seatingOf(table, [seq]), told: [news] } as Applied);

  test('is told what it missed, up to a point, and only where somebody listened', () => {
    const tellings = noTellings();
    tell(tellings, 2);
    expect(textsAfter(tellings, 0, 1, 2)).toBeUndefined();
    expect(textsAfter(tellings, 0, 2, 2)).toEqual([]);
    beginToRemember(tellings, seatingOf(table, [2]), 0);
    for (let seq = 3; seq <= 70; seq++) tell(tellings, seq);
    expect(textsAfter(tellings, 0, 68, 70)?.map((text) => JSON.parse(text).seq)).toEqual([69, 70]);
    expect(textsAfter(tellings, 0, 62, 70)).toHaveLength(8);
    expect(textsAfter(tellings, 0, 61, 70)).toBeUndefined();
    expect(textsAfter(tellings, 0, 71, 70)).toBeUndefined();
    expect(textsAfter(tellings, 0, 0, 70)).toBeUndefined();
    forgetTellings(tellings);
    expect(textsAfter(tellings, 0, 69, 70)).toBeUndefined();
  });

  test('is told what was written before anybody listened there', () => {
    const tellings = noTellings();
    beginToRemember(tellings, seatingOf(table, [2, 2]), 0);
    const applied = {
      seating: seatingOf(table, [3, 3]),
      told: [news, { ...news, patch: '{"now":6}' }],
    } as unknown as Applied;
    const texts = textsOf(tellings, applied);
    beginToRemember(tellings, seatingOf(table, [2, 2]), 1);
    remember(tellings, applied, texts);
    expect([0, 1].map((seat) => JSON.parse(newestText(tellings, seat) ?? '').patch.now)).toEqual([5, 6]);
  });
});
