/** Races: what a page claims is believed within its round trip, and the kernel decides by what is believed. */
import { describe, expect, test } from 'vitest';
import type { CardId, Place, Table } from '#kernel';
import { cardAt, fingerprint, has, seatOf } from '#kernel';
import { believedReaction, RoundTrips } from './races.ts';
import { codeOf, deedOf, Folded } from './room/tests/folded.ts';
import { heardBy } from './room/told.ts';
import { Evening } from './tests/evening.ts';

describe('a claimed reaction', () => {
  test.each([
    ['is believed where the line explains it', { claimed: 300, sinceReveal: 340, roundTrip: 40 }, 300],
    ['is believed where it is slower than the line explains', { claimed: 330, sinceReveal: 340, roundTrip: 40 }, 330],
    ['is never below what the line explains', { claimed: 100, sinceReveal: 340, roundTrip: 40 }, 300],
    ['of nothing gains no more than an honest one', { claimed: 0, sinceReveal: 340, roundTrip: 40 }, 300],
    ['is never below zero', { claimed: 0, sinceReveal: 30, roundTrip: 500 }, 0],
    ['later than its arrival counts as none', { claimed: 900, sinceReveal: 340, roundTrip: 40 }, 340],
    ['before the reveal counts as none', { claimed: -5, sinceReveal: 340, roundTrip: 40 }, 340],
    ['that is no number counts as none', { claimed: Number.NaN, sinceReveal: 340, roundTrip: 40 }, 340],
    ['that is missing is the time of arrival', { claimed: undefined, sinceReveal: 340, roundTrip: 40 }, 340],
    ['on a line never measured is the time of arrival', { claimed: 0, sinceReveal: 340, roundTrip: 0 }, 340],
    ['is not believed however slow the line was made', { claimed: 0, sinceReveal: 5_000, roundTrip: 5_000 }, 4_600],
    ['is a whole number', { claimed: 310.6, sinceReveal: 340, roundTrip: 40.2 }, 311],
  ])('%s', (_, claim, believed) => {
    expect(believedReaction(claim)).toBe(believed);
  });
});

describe('a race at a table', () => {
  test('H8-04 a slower message with the faster believed reaction wins, and the loser is asked again at once', () => {
    const race = new Race();
    const card = race.cardOf(3);
    race.grab(0, { after: 320, card, claimed: 310, roundTrip: 10 });
    race.grab(1, { after: 380, card, claimed: 290, roundTrip: 100 });
    race.decide();
    expect(race.takerOf(card)).toBe(1);
    expect(race.heard(0)).toContainEqual({ is: 'missed', card, by: 1 });
    expect(race.asked()).toEqual([0, 2, 3]);
  });

  test('H8-04 a forged reaction beyond the round trip gains nothing', () => {
    const race = new Race();
    const card = race.cardOf(3);
    race.grab(0, { after: 320, card, claimed: 310, roundTrip: 10 });
    race.grab(1, { after: 380, card, claimed: 0, roundTrip: 40 });
    race.decide();
    expect(race.takerOf(card)).toBe(0);
    expect(race.asked()).toEqual([1, 2, 3]);
  });

  test('who lost may grab again in the same question', () => {
    const race = new Race();
    race.grab(0, { after: 320, card: race.cardOf(3), claimed: 310, roundTrip: 10 });
    race.grab(1, { after: 380, card: race.cardOf(3), claimed: 0, roundTrip: 40 });
    race.decide();
    race.grab(1, { after: 900, card: race.cardOf(2), claimed: 890, roundTrip: 40 });
    race.decide();
    expect(race.takerOf(race.cardOf(2))).toBe(1);
    expect(race.asked()).toEqual([2, 3]);
  });

  test('the order of arrival does not matter', () => {
    const ends = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const race = new Race();
      const card = race.cardOf(3);
      for (const seat of order) race.grab(seat, { after: 380, card, claimed: seat === 0 ? 310 : 290, roundTrip: 100 });
      race.decide();
      expect(race.takerOf(card)).toBe(1);
      return fingerprint(race.table());
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test('H8-01 the window is decided once, when its time has come, whoever looks and how often', () => {
    const race = new Race();
    race.grab(0, { after: 320, card: race.cardOf(3), claimed: 310, roundTrip: 10 });
    expect(race.room.pass(149)).toEqual([]);
    expect(race.room.pass(1)).toHaveLength(1);
    expect(race.room.pass(0)).toEqual([]);
  });
});

describe('a race after a pause', () => {
  test('H9-05 the host who resumes and grabs in one packet is refused, and all go on at the same moment', () => {
    const race = new Race();
    race.room.at += 200;
    race.room.person(1, { kind: 'pause' });
    race.room.at += 1_500;
    expect(deedOf(race.room.person(1, { kind: 'resume' }))).toEqual({ is: 'resuming', until: race.room.at + 3_000 });
    const grab = { kind: 'answer', frame: race.table().stack[0].id, answer: race.cardOf(3) } as const;
    expect(codeOf(race.room.person(1, grab))).toBe('paused');
    expect(race.room.person(1, { kind: 'resume' })).toBeUndefined();
    expect(race.room.pass(2_999)).toEqual([]);
    expect(codeOf(race.room.person(1, grab))).toBe('paused');
    expect(race.room.pass(1)).toMatchObject([{ is: 'resumed' }]);
    expect(race.asked()).toEqual([0, 1, 2, 3]);
  });

  test('H9-05 the first who comes back to an empty table begins no sooner than the others could', () => {
    const race = new Race();
    race.room.at += 200;
    for (const person of [1, 2, 3, 4]) race.room.door({ kind: 'depart', person });
    expect(race.room.pass(2_000)).toMatchObject([{ is: 'paused', by: 'empty' }]);
    race.room.door({ kind: 'arrive', person: 2 });
    expect(race.room.pass(0)).toEqual([{ is: 'resuming', until: race.room.at + 3_000 }]);
    expect(race.room.pass(3_000)).toMatchObject([{ is: 'resumed' }]);
  });

  test('H9-05 no time of the race is lost or won by the countdown, also where everybody goes meanwhile', () => {
    const race = new Race();
    race.room.at += 200;
    race.room.person(1, { kind: 'pause' });
    const { now } = race.table();
    race.room.person(1, { kind: 'resume' });
    for (const person of [1, 2, 3, 4]) race.room.door({ kind: 'depart', person });
    expect(race.room.pass(3_000)).toMatchObject([{ is: 'resumed' }, { is: 'paused', by: 'empty' }]);
    expect(race.table()).toMatchObject({ now, paused: true });
  });
});

describe('the shortest round trip', () => {
  /** Ben sees on a quick connection and answers half a second after the reveal on one that seems slow. */
  async function believedOfBen(nodeOfSlow: string): Promise<number> {
    const evening = new Evening();
    const mia = await evening.open({ flipMillis: 0, firstTaster: 1, grabSeconds: 60 }, 3);
    const ben = await evening.join('Ben', { roundTrip: 20 });
    const another = nodeOfSlow === 'node-1' ? evening.house : evening.node(nodeOfSlow);
    const slow = await evening.page(ben, { roundTrip: 400 }, another);
    await mia.say({ kind: 'bot', chair: 2 });
    await ben.say({ kind: 'ready', ready: true });
    await evening.clock.pass(3_000);
    await mia.say({ kind: 'start' });
    await evening.clock.pass(490);
    const [top] = ben.look?.stack ?? [];
    await slow.say({ kind: 'answer', frame: top.id, answer: cardAt(ben.look?.piles[1 + 3][0] as Place), reaction: 0 });
    const input = (await evening.deeds()).flatMap((deed) => (deed.is === 'input' ? [deed.input] : []))[0];
    expect(evening.faults).toEqual([]);
    return input?.kind === 'answer' ? (input.reaction ?? -1) : -1;
  }

  test('H8-04 counts over all connections of a person: seeing on a quick one, answering on a slow one gains nothing', async () => {
    expect(await believedOfBen('node-1')).toBeGreaterThanOrEqual(470);
  });

  test('H8-04 counts over all nodes through which a person is here', async () => {
    expect(await believedOfBen('node-2')).toBeGreaterThanOrEqual(470);
  });

  test('H8-04 of a connection that is gone still counts', () => {
    const lines = new Set([{ person: 1, roundTrip: 30 }]);
    const trips = new RoundTrips(lines);
    expect(trips.of(1)).toBe(30);
    lines.clear();
    lines.add({ person: 1, roundTrip: 390 });
    lines.add({ person: 2, roundTrip: 10 });
    expect(trips.of(1)).toBe(30);
  });
});

interface Grab {
  /** Arrives so long after the cards were turned up. */
  readonly after: number;
  readonly card: CardId;
  readonly claimed: number;
  readonly roundTrip: number;
}

/** A table of four people whose cards lie open. */
class Race {
  readonly room = new Folded({ flipMillis: 0, firstTaster: 1 }, 4).begin(4);
  private readonly began = this.room.at;

  table(): Table {
    const { play } = this.room.seating;
    if (play === undefined) throw new Error('no game');
    return play.table;
  }

  cardOf(seat: number): CardId {
    return this.table().cards.piles[1 + 4 + seat][0];
  }

  grab(seat: number, { after, card, claimed, roundTrip }: Grab): void {
    this.room.at = this.began + after;
    const frame = this.table().stack[0].id;
    const decision = this.room.person(seat + 1, { kind: 'answer', frame, answer: card, claimed, roundTrip });
    expect(decision).toMatchObject({ deed: { is: 'input' } });
  }

  /** Lets the window close. */
  decide(): void {
    expect(this.room.pass(150)).toHaveLength(1);
  }

  takerOf(card: CardId): number {
    const { takers } = this.table().state as { takers: number[] };
    return takers[[0, 1, 2, 3].findIndex((owner) => this.cardOf(owner) === card)];
  }

  asked(): number[] {
    return [0, 1, 2, 3].filter((seat) => has(this.table().stack[0].waiting, seatOf(seat)));
  }

  heard(seat: number): unknown[] {
    return heardBy(seat, this.room.seating.play?.story ?? []);
  }
}
