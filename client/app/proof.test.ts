/** What a page calls verified: its own chance in the deal, and the looks it had in the replay. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/sandwich';
import type { Game, Kinds, Look, Match, Replay, Seed } from '#kernel';
import { commitment, has, labSeed, look, matchOf, namedDice, open, replayOf, seatOf, sha256Hex } from '#kernel';
import type { KeptDeal } from '#protocol';
import { diffLook, patchLook } from '#protocol';
import { playRandom } from '#testkit/driver';
import type { Evidence, Update } from './proof.ts';
import { judge } from './proof.ts';

const SEAT = seatOf(1);
const nonce = sha256Hex('mine');
const others = sha256Hex('theirs');
const seed: Seed = { ...labSeed('proof'), nonces: [nonce, others] };
const deal: KeptDeal = {
  game: 1,
  id: 7,
  commitment: commitment(seed),
  nonce,
  hashes: [nonce, others].map((one) => sha256Hex(one)),
};

interface Played {
  readonly replay: Replay;
  readonly told: Update[];
}

const match = matchOfThree();

function matchOfThree(): Match {
  const made = matchOf(game as unknown as Game<Kinds>, { seats: 3, options: { rounds: 1, flipMillis: 0 } });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

/** A game by chance, and what one seat was told of it on the way. */
function played(from: Seed): Played {
  let seen = look(match, open(match, from).table, SEAT);
  const told: Update[] = [{ seq: 1, look: seen }];
  const { table, inputs } = playRandom(match, from, namedDice('proof'), (_input, _before, after, story) => {
    const now = look(match, after, SEAT);
    const patch = diffLook(seen, now);
    if (patch === undefined && !story.some(({ audience }) => has(audience, SEAT))) return;
    told.push({ seq: told.length + 1, patch: patch ?? { now: now.now } });
    seen = now;
  });
  return { replay: replayOf(match, from, inputs, table, false), told };
}

const honest = played(seed);

/** What the page saw after so many updates. */
const lookAt = (updates: number): Look =>
  honest.told
    .slice(1, updates)
    .reduce((seen, update) => ('patch' in update ? patchLook(seen, update.patch) : seen), firstLook());

function firstLook(): Look {
  return look(match, open(match, seed).table, SEAT);
}

const evidence = (changes: Partial<Evidence> = {}): Evidence => ({
  match,
  table: { n: 1, commitment: commitment(seed), seat: SEAT },
  told: honest.told,
  replay: honest.replay,
  deal,
  left: 'in',
  ...changes,
});

describe('a game is verified', () => {
  test('H6-09 where the page’s nonce is in the seed and every look it had is in the replay', () => {
    expect(judge(evidence())).toBe('proven');
  });

  test('H6-09 where the page was loaded again in the middle, for what it saw since', () => {
    const middle = Math.floor(honest.told.length / 2);
    const told = [{ seq: middle, look: lookAt(middle) }, ...honest.told.slice(middle)];
    expect(judge(evidence({ told }))).toBe('proven');
  });

  test('H6-09 without its own chance, and says so, where it came late or was left out', () => {
    expect(judge(evidence({ deal: undefined }))).toBe('provenWithout');
    const without = played({ ...seed, nonces: [others] });
    expect(judge(evidence({ ...without, left: 'out' }))).toBe('provenWithout');
  });
});

describe('a game is not verified', () => {
  test('H6-09 whose replay is another game than the page saw, however well it agrees with itself', () => {
    const invented = played({ ...seed, nonces: [others, nonce] });
    expect(judge(evidence({ replay: invented.replay }))).toBe('notProven');
  });

  test('H6-09 in which one look was another one', () => {
    const at = honest.told.findIndex((update) => 'patch' in update && update.patch.piles !== undefined);
    const told = honest.told.filter((_, i) => i !== at);
    expect(judge(evidence({ told }))).toBe('notProven');
  });

  test('H6-09 that goes on longer for the page than in the replay', () => {
    const told = [...honest.told, { seq: honest.told.length + 1, patch: { now: 0 as never } }];
    expect(judge(evidence({ told }))).toBe('notProven');
  });

  test('H6-09 without the page’s nonce, or with a secret that was not promised', () => {
    const without = played({ ...seed, nonces: [others] });
    expect(judge(evidence(without))).toBe('notProven');
    expect(judge(evidence({ table: { n: 1, commitment: 'promised', seat: SEAT } }))).toBe('notProven');
  });
});
