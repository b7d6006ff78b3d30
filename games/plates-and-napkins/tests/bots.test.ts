// The bot of Plates & Napkins: every napkin finds its moment and it beats the first bots.
import { describe, expect, test } from 'vitest';
import type { CardId, Frame, Interruption, Seat } from '#kernel';
import { fastDice, fastStreams, has, imagine, listSeats, matchOf, openWith } from '#kernel';
import { playOn } from '#testkit/bot-play';
import { firstTaste, taste } from '../bot.ts';
import { napkins } from '../cards.ts';
import { game } from '../game.ts';
import type { Build, Event, PlatesMatch } from '../state.ts';
import type { CardName, Counter } from './counter.ts';
import { allOut, bid, build, give, held, nameOf, napkin, out, sandwich, table } from './counter.ts';

const worldOf = (t: Counter, seat: number) => imagine(t.match, t.look(seat), fastDice(1));

function says(t: Counter, seat: number): unknown {
  return taste.answer(worldOf(t, seat), seat as Seat, t.question() as Frame, 1, fastDice(1));
}

/** The napkin that a bot at this seat would play now, by name. */
function plays(t: Counter, seat: number): string | undefined {
  const wanted: Interruption | undefined = taste.interrupt(worldOf(t, seat), seat as Seat, 1, fastDice(1));
  return wanted === undefined ? undefined : nameOf(t, (wanted.answer as { card: CardId }).card);
}

/** A whole hand of these. */
function holding(t: Counter, seat: number, ...names: CardName[]): Counter {
  give(t, seat, ...names);
  expect(held(t, seat)).toHaveLength(names.length);
  return t;
}

const MEAL: readonly CardName[] = ['toast', 'steak', 'ham', 'toast'];
const PLAIN: readonly CardName[] = ['toast', 'pretzel', 'rye-bread', 'sliced-bread', 'salami'];
const STRONG: readonly CardName[] = ['bid-5', 'bid-4', 'bid-3', 'toast', 'ham'];

describe('a napkin is played', () => {
  test('on one’s own turn for new hands where the own one is poor, and not where it is good', () => {
    const t = holding(table(2), 0, 'fresh-start', 'toast', ...PLAIN);
    expect(plays(t, 0)).toBe('fresh-start');
    expect(plays(holding(t, 0, 'fresh-start', 'bid-5', ...STRONG), 0)).toBeUndefined();
  });

  test('to trade or pass on what one wants least', () => {
    const t = holding(table(3), 0, 'trade-two', 'toast', ...PLAIN);
    expect(plays(t, 0)).toBe('trade-two');
    expect(plays(holding(t, 0, 'pass-it-on', 'toast', ...PLAIN), 0)).toBe('pass-it-on');
  });

  test('to stop the only rival before a rich sandwich is finished, and then it is', () => {
    const t = build(build(build(table(2), 'start', 'toast'), 'add', 'steak'), 'add', 'ham');
    const { turn } = t.table.state;
    holding(t, turn, 'mouth-full', 'toast', 'bid-1', 'bid-1', 'ham', 'emmental', 'tomato');
    expect(plays(t, turn)).toBe('mouth-full');
    napkin(t, turn, 'mouth-full');
    while (t.asks() !== 'choosePlayer') t.tick();
    expect(says(t, turn)).toEqual({ seat: 1 - turn });
    t.answer(turn, { seat: 1 - turn });
    expect(says(t, turn)).toMatchObject({ do: 'finish' } satisfies Partial<Build>);
  });

  test('to swap bids only at the count, and only where much hangs on it', () => {
    const t = sandwich(table(2), MEAL);
    const [me, rival] = [t.table.state.bidder, 1 - t.table.state.bidder];
    give(t, me, 'trade-places');
    expect(plays(t, me)).toBeUndefined();
    out(t);
    bid(t, 'bid-2', rival);
    expect(t.asks()).toBe('count');
    expect(plays(t, me)).toBe('trade-places');
    expect(plays(t, rival)).toBeUndefined();
  });

  test('to wipe away what would spoil my meal, and not what would not', () => {
    const t = sandwich(table(2), MEAL);
    const [rival, me] = [t.table.state.bidder, 1 - t.table.state.bidder];
    out(t);
    bid(t, 'bid-2', me);
    give(t, me, 'wiped-away');
    expect(plays(t, me)).toBeUndefined();
    napkin(t, rival, 'crumbs');
    expect(plays(t, me)).toBe('wiped-away');
    const other = sandwich(table(2), MEAL);
    allOut(other);
    give(other, me, 'wiped-away');
    napkin(other, rival, 'second-helping');
    expect(plays(other, me)).toBeUndefined();
  });
});

test('what it might answer begins with what it answers, has nothing twice, and all of it may be', () => {
  const t = holding(table(3), 0, 'toast', 'toast', 'ham', 'ham', 'bid-2', 'bid-2', 'trade-two');
  const frame = t.question() as Frame;
  const w = worldOf(t, 0);
  const ranked = taste.ranked?.(w, 0 as Seat, frame, 1, fastDice(3)) as Build[];
  expect(ranked[0]).toEqual(taste.answer(w, 0 as Seat, frame, 1, fastDice(3)));
  expect(ranked.map(({ do: how, card }) => `${how} ${nameOf(t, card)}`).sort()).toEqual(
    ['discard bid-2', 'discard ham', 'discard toast', 'discard trade-two', 'start toast'].sort(),
  );
});

// ---- over whole games ----

function matchFor(seats: number, ofGame = game): PlatesMatch {
  const bound = matchOf(ofGame, { seats, options: {} });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

test('in games among bots every napkin is played now and then', () => {
  const told: Event[] = [];
  for (const seats of [2, 3, 4, 5]) {
    const match = matchFor(seats);
    for (let seed = 0; seed < 12; seed++) {
      const story: { audience: number; event: Event }[] = [];
      const w = openWith(match, fastStreams(seed, seats), story);
      playOn(w, { personas: [1, 2, 3, 4, 5], dice: fastDice(seed), offered: match.players }, Number.POSITIVE_INFINITY);
      told.push(...story.map(({ event }) => event));
    }
  }
  const faces = matchFor(2).faces;
  const uses = new Map<string, number>();
  for (const event of told)
    if (event.is === 'napkin') {
      const { id } = (game.cards ?? [])[faces[event.card]];
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  for (const { id } of napkins) expect(uses.get(id) ?? 0, id).toBeGreaterThan(12);
}, 120_000);

test('it beats the first bots, seats swapped', () => {
  // Both tastes sit at one table: whoever is asked answers by the taste of that seat.
  const sides = [taste, firstTaste] as const;
  let won = 0;
  const GAMES = 300;
  for (let i = 0; i < GAMES; i++) {
    const mine = i % 2;
    const of = (seat: Seat) => sides[seat === mine ? 0 : 1];
    const both: typeof taste = {
      answer: (w, seat, frame, persona, dice) => of(seat).answer(w, seat, frame, persona, dice),
      interrupt: (w, seat, persona, dice) => of(seat).interrupt(w, seat, persona, dice),
    };
    const match = matchFor(2, { ...game, taste: both });
    const w = openWith(match, fastStreams(i >> 1, 5));
    playOn(w, { personas: [1, 2], dice: fastDice(i), offered: match.players }, Number.POSITIVE_INFINITY);
    const { winners } = w.table.result;
    if (has(winners, mine as Seat)) won += 1 / listSeats(winners).length;
  }
  expect(won / GAMES).toBeGreaterThan(0.6);
}, 120_000);
