// The four modes of questions one by one, and coming back after an interrupt, on the toy of the testkit.
import { describe, expect, test } from 'vitest';
import type { Scenario } from '#testkit';
import { scenario } from '#testkit';
import { askPass } from '#testkit/toy/course';
import { game as toy } from '#testkit/toy/game';
import { breath, commit, pass } from '#testkit/toy/questions';
import type { ToyKinds } from '#testkit/toy/state';
import { DISCARD, handOf, MARKET } from '#testkit/toy/state';
import { only, seatOf } from './seats.ts';
import { ask, lateAnswer, withdraw } from './stack.ts';
import { due } from './table.ts';
import { GRACE, millis, NEVER, seconds, TICK } from './time.ts';
import type { CardId, Game, World } from './types.ts';

type Toy = Scenario<ToyKinds>;

const hand = (t: Toy, seat: number): readonly CardId[] => t.cards(handOf(seatOf(seat)));

/** Three seats, everybody has grabbed late, all are to commit a card. */
const atCommit = (options: object = {}): Toy => scenario(toy, { seats: 3, options }).tick();
const atPass = (): Toy => breathed(committed(atCommit())).tick();

function committed(t: Toy): Toy {
  return t.everyone((seat) => hand(t, seat)[0]);
}

const breathed = (t: Toy): Toy => {
  expect(t.asks()).toBe('breath');
  return t.tick();
};

describe('one', () => {
  test('a question to one seat is resolved at once', () => {
    const t = atPass();
    const [passer] = t.waiting();
    const to = seatOf((passer + 1) % 3);
    const [card] = hand(t, passer);
    t.refused('not-asked', { ask: 'pass' }).answer(to, { card, to: passer });
    t.answer(passer, { card, to });
    expect(hand(t, to)).toContain(card);
    expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2]]);
  });

  test('who is late gets the answer of the rule', () => {
    const t = atPass();
    const [passer] = t.waiting();
    const before = hand(t, passer).length;
    t.tick();
    expect(hand(t, passer)).toHaveLength(before - 1);
    expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2]]);
  });
});

describe('sealed', () => {
  test('answers are secret until all are in, and then resolved in the order of seats', () => {
    const t = atCommit();
    const chosen = [0, 1, 2].map((seat) => hand(t, seat)[0]);
    t.answer(2, chosen[2]).answer(0, chosen[0]);
    expect(t.last).toEqual([]);
    expect(t.waiting()).toEqual([1]);
    t.answer(1, chosen[1]);
    expect(t.told('shown').map(({ card }) => card)).toEqual(chosen);
    expect(t.cards(DISCARD).slice(-3)).toEqual(chosen);
    expect([t.asks(), t.waiting()]).toEqual(['breath', [0, 1, 2]]);
  });

  test('an answer can be replaced and taken back until all are in', () => {
    const t = atCommit();
    const [first, second] = hand(t, 0);
    t.answer(0, first).answer(0, second);
    expect(t.question().given.map(({ answer }) => answer)).toEqual([second]);
    t.takeBack(0);
    expect(t.waiting()).toEqual([0, 1, 2]);
    t.refused('nothing-to-take-back').takeBack(0);
    t.refused('nothing-to-take-back').takeBack(1);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('who is late gets the answer of the rule; who answered keeps the own one', () => {
    const t = atCommit();
    const [card] = hand(t, 1);
    t.answer(1, card).tick();
    expect(t.told('shown')).toHaveLength(3);
    expect(t.told('shown')[1].card).toBe(card);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('a rule may say what happens instead when time is up', () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        commit: { ...commit, expire: (w, frame) => ask(w, 'pass', frame.about, only(seatOf(1))) },
      },
    };
    const t = scenario(game, { seats: 3 }).tick();
    t.answer(0, hand(t, 0)[0]).tick();
    expect([t.asks(), t.waiting()]).toEqual(['pass', [1]]);
  });

  test('a rule may react to ticks', () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        commit: {
          ...commit,
          ticked: (w) => {
            w.table.state.points[0]++;
          },
        },
      },
    };
    const t = scenario(game, { seats: 3 }).tick();
    t.answer(0, hand(t, 0)[0]).takeBack(0);
    expect(t.table.state.points[0]).toBe(2);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });
});

describe('hold', () => {
  const held = (): Toy => committed(atCommit());

  test('it ends early on its first tick if all have waved by then, never at the moment of the last wave', () => {
    const t = held();
    const opened = t.table.now;
    t.answer(0, 'wave').answer(1, 'wave').wait(500).answer(2, 'wave');
    expect([t.asks(), t.waiting()]).toEqual(['breath', []]);
    expect(due(t.table)).toBe(opened + 2000);
    t.tick();
    expect(t.asks()).toBe('pass');
    expect(t.waiting()).toHaveLength(1);
  });

  test('it takes its full time if somebody has not waved', () => {
    const t = held();
    const opened = t.table.now;
    t.answer(0, 'wave').tick();
    expect([t.asks(), t.waiting(), due(t.table)]).toEqual(['breath', [1, 2], opened + 4000]);
    t.answer(1, 'wave').answer(2, 'wave');
    expect(t.asks()).toBe('breath');
    t.tick();
    expect(t.asks()).toBe('pass');
  });

  test('without a clock it waits until all have waved, and ends on the next of its ticks', () => {
    const t = scenario(toy, { seats: 3, options: { clock: 0 } });
    for (const seat of [0, 1, 2]) {
      t.answer(seat, t.cards(MARKET)[0]);
      if (due(t.table) !== NEVER) t.tick();
    }
    committed(t);
    const opened = t.table.now;
    expect([t.asks(), due(t.table)]).toEqual(['breath', NEVER]);
    t.wait(9000).answer(0, 'wave').answer(1, 'wave');
    expect(due(t.table)).toBe(NEVER);
    const before = JSON.stringify([0, 1, 3].map((seat) => t.look(seat).stack));
    t.answer(2, 'wave');
    expect(JSON.stringify([0, 1, 3].map((seat) => t.look(seat).stack))).toBe(before);
    expect([t.asks(), due(t.table)]).toEqual(['breath', opened + 3 * TICK]);
    t.tick();
    expect(t.asks()).toBe('pass');
  });

  test('nothing but a wave answers it, and only once', () => {
    const t = held();
    t.refused('bad-form').answer(0, 'hello');
    t.answer(0, 'wave').refused('already-answered').answer(0, 'wave');
    expect(t.waiting()).toEqual([1, 2]);
  });

  test('a standing policy waves from the start', () => {
    const t = atCommit().interrupt(1, 'policy', 'wave');
    committed(t);
    expect([t.asks(), t.waiting()]).toEqual(['breath', [0, 2]]);
  });
});

describe('race', () => {
  test('the fastest believed reaction takes the card, whoever was heard first; the loser is asked again at once', () => {
    const t = scenario(toy, { seats: 3 });
    const [card] = t.cards(MARKET);
    t.answer(0, card, { at: 800, reaction: 700 });
    t.answer(1, card, { at: 900, reaction: 450 });
    expect(due(t.table)).toBe(950);
    t.tick();
    expect(hand(t, 1)).toContain(card);
    expect(t.told('missed')).toEqual([{ is: 'missed', seat: 0, card }]);
    expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 2]]);
    t.refused('not-in-market').answer(0, card);
    t.answer(0, t.cards(MARKET)[0]);
    expect(t.waiting()).toEqual([0, 2]);
  });

  test('a tie falls the same way for every order of arrival', () => {
    const play = (order: number[]): string => {
      const t = scenario(toy, { seats: 4 });
      const [card] = t.cards(MARKET);
      for (const [i, seat] of order.entries()) t.answer(seat, card, { at: 500 + i, reaction: 400 });
      return JSON.stringify(t.tick().table);
    };
    expect(play([3, 1, 0, 2])).toBe(play([0, 1, 2, 3]));
    expect(play([2, 3, 1, 0])).toBe(play([0, 1, 2, 3]));
  });

  test('without a believed reaction the time since the question opened counts', () => {
    const t = scenario(toy, { seats: 3 });
    const [card] = t.cards(MARKET);
    t.answer(2, card, { at: 400 }).answer(0, card, { at: 450 }).tick();
    expect(hand(t, 2)).toContain(card);
    expect(t.waiting()).toEqual([0, 1]);
  });

  test('a seat grabs once in a window, and interrupts wait for it to close', () => {
    const t = scenario(toy, { seats: 3 });
    const [card, other] = t.cards(MARKET);
    t.answer(0, card);
    t.refused('already-answered').answer(0, other);
    t.refused('window-open').interrupt(1, 'steal', { from: 0 });
    t.refused('not-from').interrupt(1, 'steal', { from: 1 });
    t.refused('bad-form').interrupt(1, 'steal', { from: '0' });
    t.tick().interrupt(1, 'steal', { from: 0 });
    expect([t.asks(), t.waiting()]).toEqual(['grab', [1, 2]]);
  });

  test('when time is up, what was grabbed in time counts before what the clock takes for the others', () => {
    const t = scenario(toy, { seats: 3 });
    const wanted = t.cards(MARKET).slice(0, 2);
    t.answer(2, wanted[0], { at: 5990 });
    expect(due(t.table)).toBe(6000);
    t.tick();
    expect(hand(t, 2)).toContain(wanted[0]);
    expect(t.told('grabbed')).toHaveLength(3);
    expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
  });

  test('nobody is asked for what is no longer there', () => {
    const t = scenario(toy, { seats: 3 });
    const left = t.cards(MARKET).slice(0, 1);
    t.change(({ table }) => {
      const { piles } = table.cards;
      piles[DISCARD].push(...piles[MARKET].splice(1));
    });
    t.answer(1, left[0]).tick();
    expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
  });
});

describe('coming back after an interrupt', () => {
  test('a question that was covered goes on with the time it had left', () => {
    const t = atCommit({ clock: 30 });
    const opened = t.table.now;
    t.wait(10_000).interrupt(0, 'toast', { to: 1 });
    expect([t.asks(), t.waiting(), t.table.stack[0].until]).toEqual(['reply', [1], NEVER]);
    t.wait(7000).answer(1, 'cheers');
    expect([t.asks(), t.waiting(), due(t.table)]).toEqual(['commit', [0, 1, 2], opened + 37_000]);
    expect(t.told('reply')).toEqual([{ is: 'reply', seat: 1, reply: 'cheers', scores: [[0, 1]] }]);
  });

  test('but it gives at least a grace, and never more than it had at first', () => {
    const late = atCommit({ clock: 30 });
    late.wait(29_999).interrupt(0, 'toast', { to: 1 }).answer(1, 'no');
    expect(due(late.table)).toBe(late.table.now + GRACE);
    const short = atCommit({ clock: 2 });
    short.wait(1999).interrupt(0, 'toast', { to: 1 }).answer(1, 'no');
    expect(due(short.table)).toBe(short.table.now + 2000);
    expect(short.waiting()).toEqual([0, 1, 2]);
  });

  test('a question without a clock comes back without one', () => {
    const t = atCommitUntimed();
    t.interrupt(0, 'toast', { to: 1 }).answer(1, 'no');
    expect([t.asks(), due(t.table)]).toEqual(['commit', NEVER]);
  });

  test('a sealed question that was covered asks all again, each with the own answer as a draft', () => {
    const t = atCommit();
    const [card] = hand(t, 0);
    t.answer(0, card).interrupt(2, 'toast', { to: 1 }).answer(1, 'no');
    expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
    expect([t.look(0).stack[0].draft, t.look(1).stack[0].draft]).toEqual([[card], []]);
    expect(t.look(1).stack[0]).toEqual({ ...t.look(2).stack[0] });
  });

  test('the clock takes the draft of who is late', () => {
    const t = atCommit();
    const [, , card] = hand(t, 0);
    t.answer(0, card).interrupt(2, 'toast', { to: 1 }).answer(1, 'no');
    expect(lateAnswer(t.world(), t.question(), seatOf(0))).toBe(card);
    t.tick();
    expect(t.told('shown')[0]).toEqual({ is: 'shown', seat: 0, card });
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('who takes an answer back after that has no draft either', () => {
    const t = atCommit();
    const [card] = hand(t, 0);
    t.answer(0, card).interrupt(2, 'toast', { to: 1 }).answer(1, 'no').answer(0, card).takeBack(0);
    expect(t.look(0).stack[0].draft).toEqual([]);
    expect(t.waiting()).toEqual([0, 1, 2]);
  });

  test('a theft that may have hit a committed card asks all again, whether it did or not', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const t = scenario(toy, { seats: 3, seed }).tick();
      const [card] = hand(t, 1);
      t.answer(1, card).answer(0, hand(t, 0)[0]).interrupt(2, 'steal', { from: 1 });
      expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
      const robbed = hand(t, 2).includes(card);
      expect(t.look(1).stack[0].draft).toEqual(robbed ? [] : [card]);
      expect(t.look(0).stack[0].draft).toHaveLength(1);
      seen.add(robbed ? 'hit' : 'missed');
    }
    expect(seen.size).toBe(2);
  });

  test('a policy that touches nothing leaves sealed answers where they are', () => {
    const t = atCommit();
    t.answer(0, hand(t, 0)[0]).interrupt(0, 'policy', 'wave');
    expect([t.asks(), t.waiting()]).toEqual(['commit', [1, 2]]);
  });

  test('an interrupt that breaks answers without saying so is a fault of the game', () => {
    const { steal } = toy.interrupts;
    const game: Game<ToyKinds> = { ...toy, interrupts: { ...toy.interrupts, steal: { ...steal, disturbs: false } } };
    const t = scenario(game, { seats: 2, options: { deal: 1 } }).tick();
    t.change((w) => {
      const { piles } = w.table.cards;
      piles[DISCARD].push(...piles[handOf(seatOf(1))].splice(1));
    });
    t.answer(1, hand(t, 1)[0]);
    expect(() => t.interrupt(0, 'steal', { from: 1 })).toThrow('disturbs');
  });

  test('a hold begins anew, with nobody but the standing policies waving', () => {
    const t = committed(atCommit().interrupt(2, 'policy', 'wave'));
    t.answer(0, 'wave').wait(1500).interrupt(1, 'toast', { to: 0 }).wait(100).answer(0, 'no');
    expect([t.asks(), t.waiting()]).toEqual(['breath', [0, 1]]);
    expect(due(t.table)).toBe(t.table.now + 2000);
  });

  test('a hold hears that it has opened anew, and may be taken away for something else', () => {
    const calls: string[] = [];
    const again: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        breath: {
          ...breath,
          resume(w: World<ToyKinds>) {
            calls.push(String(w.table.stack.at(-1)?.ask));
            withdraw(w);
            askPass(w);
          },
        },
      },
    };
    const t = committed(scenario(again, { seats: 3 }).tick());
    t.interrupt(1, 'toast', { to: 0 }).answer(0, 'no');
    expect(calls).toEqual(['breath']);
    expect([t.asks(), t.waiting()]).toEqual(['pass', [t.table.state.first]]);
    expect(t.table.stack).toHaveLength(1);
  });

  test('a race goes on for those who have not grabbed yet', () => {
    const t = scenario(toy, { seats: 3 });
    t.answer(1, t.cards(MARKET)[0]).tick().interrupt(1, 'toast', { to: 0 }).answer(0, 'no');
    expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 2]]);
  });

  test('a rule hears that its question is on top again', () => {
    const t = atPass();
    const [passer] = t.waiting();
    const caller = seatOf((passer + 1) % 3);
    t.interrupt(caller, 'toast', { to: passer }).answer(passer, 'no');
    expect(t.told('again')).toEqual([{ is: 'again', seat: passer }]);
    expect([t.asks(), t.waiting()]).toEqual(['pass', [passer]]);
  });

  test('interrupts pile up, and each question comes back in turn', () => {
    const t = atCommit();
    t.interrupt(0, 'toast', { to: 1 }).interrupt(1, 'toast', { to: 2 });
    expect([t.asks(), t.waiting()]).toEqual(['reply', [2]]);
    t.answer(2, 'no');
    expect([t.asks(), t.waiting()]).toEqual(['reply', [1]]);
    t.answer(1, 'no');
    expect([t.asks(), t.waiting()]).toEqual(['commit', [0, 1, 2]]);
  });

  test('who was robbed of the last card answers "nothing"', () => {
    const t = atPass();
    const [passer] = t.waiting();
    const thief = seatOf((passer + 1) % 3);
    t.change((w) => {
      const { piles } = w.table.cards;
      piles[DISCARD].push(...piles[handOf(passer)].splice(1));
    });
    t.interrupt(thief, 'steal', { from: passer });
    expect(pass.moves(t.world(), t.question() as never, passer).count).toBe(2);
    t.answer(passer, { card: 'nothing', to: thief });
    expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2]]);
  });
});

test('seconds of an option are a span, and 0 is no clock', () => {
  expect([seconds(3), seconds(0), millis(7)]).toEqual([3000, NEVER, 7]);
});

/** No clock runs in the toy without one: everybody grabs, and the window closes. */
function atCommitUntimed(): Toy {
  const t = scenario(toy, { seats: 3, options: { clock: 0 } });
  t.everyone((seat) => t.cards(MARKET)[seat]);
  return t.tick();
}
