/** Races: what a page claims is believed within its round trip, and the kernel decides by what is believed. */
import { describe, expect, test } from 'vitest';
import type { CardId, Table } from '#kernel';
import { fingerprint, has, seatOf } from '#kernel';
import { believedReaction } from './races.ts';
import { Folded } from './room/tests/folded.ts';
import { heardBy } from './room/told.ts';

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
