/** Races: what a page claims is believed within its round trip, and the kernel decides by what is believed. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/sandwich';
import type { CardId, Input, Look, Match, Seat, Table } from '#kernel';
import { labSeed, look, matchOf, millis, replay } from '#kernel';
import type { ServerMessage } from '#protocol';
import { believedReaction } from './races.ts';
import type { TableHost } from './table-host.ts';
import { hostTable } from './table-host.ts';
import type { ManualClock } from './tests/manual-clock.ts';
import { manualClock } from './tests/manual-clock.ts';

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
    ['is a whole number', { claimed: 310.6, sinceReveal: 340, roundTrip: 40.2 }, 311],
  ])('%s', (_, claim, believed) => {
    expect(believedReaction(claim)).toBe(believed);
  });
});

describe('a race at a table', () => {
  test('a slower message with the faster believed reaction wins, and the loser is asked again at once', async () => {
    const race = await openRace();
    const card = race.cardOf(3);
    const near = race.grab(0, { after: 320, card, claimed: 310, roundTrip: 10 });
    const far = race.grab(1, { after: 380, card, claimed: 290, roundTrip: 100 });
    await race.play();
    expect([await near, await far]).toEqual([undefined, undefined]);
    expect(race.takerOf(card)).toBe(1);
    expect(race.heard(0)).toContainEqual({ is: 'missed', card, by: 1 });
    expect(race.asked()).toEqual([0, 2, 3]);
  });

  test('a forged reaction beyond the round trip gains nothing', async () => {
    const race = await openRace();
    const card = race.cardOf(3);
    race.grab(0, { after: 320, card, claimed: 310, roundTrip: 10 });
    race.grab(1, { after: 380, card, claimed: 0, roundTrip: 40 });
    await race.play();
    expect(race.takerOf(card)).toBe(0);
    expect(race.asked()).toEqual([1, 2, 3]);
  });

  test('who lost may grab again in the same question', async () => {
    const race = await openRace();
    race.grab(0, { after: 320, card: race.cardOf(3), claimed: 310, roundTrip: 10 });
    race.grab(1, { after: 380, card: race.cardOf(3), claimed: 0, roundTrip: 40 });
    await race.play();
    const again = race.grab(1, { after: 900, card: race.cardOf(2), claimed: 890, roundTrip: 40 });
    await race.play();
    expect(await again).toBeUndefined();
    expect(race.takerOf(race.cardOf(2))).toBe(1);
    expect(race.asked()).toEqual([2, 3]);
  });

  test('the order of arrival does not matter, and the replay is identical', async () => {
    const ends = await Promise.all(
      [
        [0, 1],
        [1, 0],
      ].map(async (order) => {
        const race = await openRace();
        const card = race.cardOf(3);
        for (const seat of order) {
          const reaction = seat === 0 ? 310 : 290;
          race.grab(seat, { after: 380, card, claimed: reaction, roundTrip: 100 });
        }
        await race.play();
        for (const seat of [0, 1, 2, 3]) expect(race.told(seat)).toEqual(race.replayed(seat));
        return race.takerOf(card);
      }),
    );
    expect(ends).toEqual([1, 1]);
  });
});

interface Grab {
  /** Arrives so long after the cards were turned up. */
  readonly after: number;
  readonly card: CardId;
  readonly claimed: number;
  readonly roundTrip: number;
}

/** A table of four whose cards lie open, without bots. */
async function openRace() {
  const made = matchOf(game, { seats: 4, options: { flipMillis: 0, firstTaster: 1 } });
  if ('refused' in made) throw new Error(made.refused.code);
  const { match } = made;
  const clock = manualClock();
  const inputs: Input[] = [];
  const seed = labSeed('a race');
  const host = hostTable(
    { match, seed, bots: [], thinking: 0 },
    {
      clock,
      append: async (input) => {
        inputs.push(input);
      },
      broken(error) {
        throw error;
      },
    },
  );
  const table = (): Table => replay(match as Match, seed, inputs).table;
  const frame = table().stack[0].id;
  return {
    table,
    cardOf: (seat: number): CardId => table().cards.piles[1 + match.seats + seat][0],
    grab: (seat: number, { after, ...said }: Grab) => sendAt(host, clock, seat, after, { frame, ...said }),
    play: () => clock.pass(650),
    takerOf(card: CardId): number {
      const state = table().state as { takers: number[] };
      return state.takers[[0, 1, 2, 3].findIndex((owner) => this.cardOf(owner) === card)];
    },
    asked: (): number[] => [0, 1, 2, 3].filter((seat) => (table().stack[0].waiting >> seat) & 1),
    heard: (seat: number): unknown[] => freshFor(host, seat).events,
    /** What the host tells this seat, and what the seat sees when the kept inputs are played again. */
    told: (seat: number): Look => freshFor(host, seat).look,
    replayed: (seat: number): Look => look(match as Match, table(), seat as Seat),
  };
}

function sendAt(
  host: TableHost,
  clock: ManualClock,
  seat: number,
  after: number,
  { frame, card, ...rest }: { frame: Table['stack'][0]['id']; card: CardId; claimed: number; roundTrip: number },
) {
  return new Promise((resolve) => {
    clock.wake(millis(after), () =>
      host.submit(seat as Seat, { kind: 'answer', frame, answer: card, ...rest }).then(resolve),
    );
  });
}

function freshFor(host: TableHost, seat: number): { look: Look; events: unknown[] } {
  const messages: ServerMessage[] = [];
  host.listen(seat as Seat, (message) => messages.push(message))();
  const [fresh] = messages;
  if (fresh?.kind !== 'look') throw new Error('no look came');
  return fresh;
}
