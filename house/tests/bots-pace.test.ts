/** At what pace bots play: a table's speed sets it, and in a race a person can read what lies there. */
import { describe, expect, test } from 'vitest';
import { findGame } from '#games';
import type { Game, Kinds, Look, Match, Speed } from '#kernel';
import { fastDice, imagine, matchOf, millis, myQuestion, namedDice, seatOf } from '#kernel';
import { patchLook } from '#protocol';
import type { BarePage } from '#server/tests/bare-page';
import { given, openBare } from '#server/tests/bare-page';
import type { ManualClock } from '#server/tests/trials/manual-clock';
import type { Doors } from '../api.ts';
import { ponder } from '../bot-thoughts.ts';
import { BY_SPEED, paceOf, SWING, stepOf } from '../pace.ts';
import { chanceOf, openToyHouse } from './toy-house.ts';

const CHAIRS = 4;
const ME = seatOf(0);

interface Heard {
  /** When it was told. */
  readonly at: number;
  readonly is: string;
  readonly seat?: number;
  readonly how?: string;
}

/** Mia and three bots at a table of Sandwich, with a clock that is moved by hand. */
class Evening {
  readonly told: Heard[] = [];
  readonly #match: Match;
  readonly #clock: ManualClock;
  readonly #page: BarePage;
  #read = 0;
  #look: Look | undefined;

  constructor(match: Match, clock: ManualClock, page: BarePage) {
    this.#match = match;
    this.#clock = clock;
    this.#page = page;
  }

  get look(): Look {
    if (this.#look === undefined) throw new Error('nothing was told');
    return this.#look;
  }

  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= TICK) {
      await this.#clock.pass(Math.min(TICK, left));
      this.#hear();
    }
  }

  /** Lets time pass until the race of another flip is open; false where the market is over. */
  async nextRace(): Promise<boolean> {
    const last = this.#look?.stack.at(-1)?.id;
    for (let waited = 0; waited < LONGEST; waited += TICK) {
      await this.pass(TICK);
      const top = this.#look?.stack.at(-1);
      if (top?.mode === 'race' && top.id !== last) return true;
      if (top !== undefined && top.ask !== 'flip' && top.ask !== 'grab') return false;
    }
    return false;
  }

  /** What Mia could take now. */
  choice(): unknown[] {
    const asked = myQuestion(this.look);
    const rule = this.#match.game.questions[asked?.ask ?? ''];
    if (asked === undefined || rule.mode === 'hold') return [];
    const world = imagine(this.#match, this.look, fastDice(1, 1));
    return [...rule.moves(world, { ...asked, given: [], drafts: [] }, ME).all()];
  }

  take(answer: unknown): void {
    this.#page.say({ kind: 'answer', frame: this.look.stack.at(-1)?.id, answer });
  }

  #hear(): void {
    const { heard } = this.#page;
    for (; this.#read < heard.length; this.#read++) {
      const said = heard[this.#read];
      if (said.kind !== 'look' && said.kind !== 'change') continue;
      this.#look = said.kind === 'look' ? said.look : patchLook(this.look, said.patch);
      this.told.push(...said.events.map((event) => ({ at: this.#clock.now(), ...event })));
    }
  }
}

async function sandwichAt(speed: Speed, seed: string): Promise<Evening> {
  const options = { speed, preset: 'fr' };
  const game = (await findGame('sandwich')?.load())?.game as Game<Kinds>;
  const made = matchOf<Kinds>(game, { seats: CHAIRS, options });
  if ('refused' in made) throw new Error(made.refused.code);
  const { match } = made;
  const think: Doors['think'] = async (pondering) => ponder(match, pondering);
  const { house, clock } = openToyHouse({ chance: chanceOf(namedDice(seed)), think }, game);
  const opening = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: CHAIRS, options } as const;
  const page = await openBare(house, given(await house.createTable(opening)));
  for (let chair = 1; chair < CHAIRS; chair++) page.say({ kind: 'bot', chair, level: 'helper' });
  page.say({ kind: 'start' });
  return new Evening(match, clock, page);
}

const TICK = 50;
const LONGEST = 60_000;

/** The moments, counted from the flip, at which bots took in each race while Mia took none. */
async function takenIn(speed: Speed, seed: string, watched: number): Promise<number[][]> {
  const evening = await sandwichAt(speed, seed);
  const races: number[][] = [];
  while (races.length < 5 && (await evening.nextRace())) {
    const from = evening.told.length;
    const flippedAt = evening.told.findLast(({ is }) => is === 'flipped')?.at ?? 0;
    await evening.pass(watched);
    const took = evening.told.slice(from).filter(({ is, how }) => is === 'took' && how === 'grab');
    races.push(took.map(({ at }) => at - flippedAt));
  }
  return races;
}

describe.each([
  ['unhurried', 2_000, 3_000],
  ['normal', 1_000, 2_000],
] as const)('at %s', (speed, least, most) => {
  test(`H10-05 in a race bots take one after another, ${least} to ${most} milliseconds apart, the first as long after the flip`, async () => {
    const races = await takenIn(speed, `apart ${speed}`, 3 * most + 500);
    expect(races.length).toBe(5);
    // The third take leaves the last card, which goes to Mia by itself.
    for (const took of races) {
      expect(took.length).toBe(3);
      for (const [i, at] of took.entries()) {
        const apart = at - (took[i - 1] ?? 0);
        expect(apart).toBeGreaterThanOrEqual(least - WINDOW);
        expect(apart).toBeLessThanOrEqual(most + WINDOW);
      }
    }
  });
});

/** The window of a race, and the tick at which this test looks. */
const WINDOW = 150 + TICK;

test('H10-05 bots take in an order that is drawn anew for each race', async () => {
  const evening = await sandwichAt('unhurried', 'order');
  const firsts = new Set<number | undefined>();
  while (await evening.nextRace()) {
    const from = evening.told.length;
    await evening.pass(8_500);
    firsts.add(evening.told.slice(from).find(({ is }) => is === 'took')?.seat);
  }
  expect([...firsts].sort()).toEqual([1, 2, 3]);
});

test('H10-05 many bots all take before time is up', () => {
  const pace = paceOf({ speed: 'normal' }, { thinking: BY_SPEED });
  const step = stepOf(pace, 11, 10_000);
  expect(step).toBeLessThan(pace.taking);
  expect(step * 11 + step * SWING).toBeLessThan(10_000);
});

test('H10-06 in a race without a timer bots take only when no person has still to take', async () => {
  const evening = await sandwichAt('none', 'no timer');
  expect(await evening.nextRace()).toBe(true);
  const from = evening.told.length;
  const took = (): number[] => evening.told.slice(from).flatMap(({ is, seat }) => (is === 'took' ? [seat ?? -1] : []));
  await evening.pass(60_000);
  expect(took()).toEqual([]);
  evening.take(evening.choice()[0]);
  await evening.pass(6_000);
  expect(took()[0]).toBe(0);
  expect(took().toSorted()).toEqual([0, 1, 2, 3]);
});

test('H10-07 with three bots at unhurried, who takes a card four seconds after each flip has a choice of at least two in nine of ten flips', async () => {
  let flips = 0;
  let chosen = 0;
  for (const seed of ['rye', 'wheat', 'spelt']) {
    const evening = await sandwichAt('unhurried', seed);
    while (await evening.nextRace()) {
      const opened = evening.look.stack.at(-1)?.opened ?? millis(0);
      await evening.pass(4_000 - (evening.look.now - opened) - TICK);
      const choice = evening.choice();
      flips++;
      if (choice.length >= 2) chosen++;
      if (choice.length > 0) evening.take(choice[0]);
    }
  }
  expect(flips).toBeGreaterThanOrEqual(27);
  expect(chosen / flips).toBeGreaterThanOrEqual(0.9);
});

test('H10-04 a table’s speed sets how long its bots think, unless the host has said how long', () => {
  const thinking = (speed: string | undefined, own = BY_SPEED): number =>
    paceOf(speed === undefined ? {} : { speed }, { thinking: own }).thinking;
  expect(thinking('unhurried')).toBeGreaterThan(thinking('normal'));
  expect(thinking('normal')).toBeGreaterThan(thinking('wild'));
  expect(thinking(undefined)).toBe(thinking('normal'));
  expect(thinking('wild', 4_000)).toBe(4_000);
  expect(thinking('wild', 0)).toBe(0);
});
