// Scenarios and random play: what rule tests rely on.
import { describe, expect, test } from 'vitest';
import { fingerprint, labSeed, matchOf, namedDice, replay, seatOf } from '#kernel';
import { playRandom } from './driver.ts';
import { refusedSetup, scenario } from './scenario.ts';
import { game as toy } from './toy/game.ts';
import { DECK, handOf, MARKET } from './toy/state.ts';

describe('a scenario', () => {
  test('puts given faces where a test wants them, and the box keeps its mix', () => {
    const t = scenario(toy, { seats: 3 });
    const mix = t.match.faces.toSorted();
    t.arrange(handOf(seatOf(0)), [5, 5])
      .arrange(MARKET, [0, 1, 2, 3])
      .arrange(DECK, [4]);
    expect(t.faces(handOf(seatOf(0))).slice(-2)).toEqual([5, 5]);
    expect([t.faces(MARKET), t.faces(DECK).at(-1)]).toEqual([[0, 1, 2, 3], 4]);
    expect(t.match.faces.toSorted()).toEqual(mix);
    expect(t.match.faces[t.card(MARKET, 2)]).toBe(2);
    expect(() => t.arrange(handOf(seatOf(1)), [5, 5, 5])).toThrow('no card with face 5 is left');
    expect(() => t.arrange(MARKET, [0, 0, 0, 0, 0])).toThrow('has only 4 cards');
    expect(() => t.card(MARKET, 5)).toThrow('no card with face 5 lies');
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('fails a test where something is refused that should not be, or taken that should be refused', () => {
    const t = scenario(toy, { seats: 3 });
    expect(() => t.answer(0, 999)).toThrow('refused: not-in-market');
    expect(() => t.refused('not-in-market').answer(0, t.cards(MARKET)[0])).toThrow('was not refused');
    expect(() => t.refused('over').answer(0, 999)).toThrow();
    expect(() => t.wait(6000)).toThrow('tick first');
    expect(() => scenario(toy, { seats: 9 })).toThrow('seats');
    expect(() => refusedSetup(toy, 3, {})).toThrow('opens with 3 seats');
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('keeps the story and the inputs, so that it can be replayed', () => {
    const t = scenario(toy, { seats: 3, seed: 9 }).tick().tick();
    expect(t.told('shown')).toHaveLength(3);
    expect(t.story.map(({ event }) => event.is)).toContain('round');
    const bound = matchOf(toy, { seats: 3, options: {} });
    if ('refused' in bound) throw new Error(bound.refused.code);
    const again = replay(bound.match, labSeed(9), t.inputs);
    expect(fingerprint(again.table)).toBe(fingerprint(t.table));
    expect(t.asks()).toBe('breath');
  });
});

describe('random play', () => {
  const bound = matchOf(toy, { seats: 4, options: { rounds: 4 } });
  if ('refused' in bound) throw new Error(bound.refused.code);
  const { match } = bound;

  test('ends, and repeats itself with the same seed and dice', () => {
    const [a, b] = [0, 1].map(() => playRandom(match, labSeed(4), namedDice('play')));
    expect(a.table.result.over).toBe(true);
    expect(a.inputs).toEqual(b.inputs);
    expect(fingerprint(a.table)).toBe(fingerprint(b.table));
  });

  test('does everything there is to do', () => {
    const done = new Set<string>();
    for (let i = 0; i < 60; i++) {
      playRandom(match, labSeed(i), namedDice(`all ${i}`), (input, before) => {
        const top = before.stack.at(-1);
        if (input.kind === 'clock') done.add(input.what);
        else if (input.kind === 'interrupt') done.add(input.name);
        else if (input.answer === undefined) done.add('taken back');
        else done.add(top?.given.some((g) => g.seat === input.seat) ? 'replaced' : `${top?.ask}`);
      });
    }
    expect([...done].sort()).toEqual(
      ['due', 'pause', 'resume', 'steal', 'toast', 'policy', 'taken back', 'replaced']
        .concat(['grab', 'commit', 'breath', 'pass', 'reply'])
        .sort(),
    );
  });
});
