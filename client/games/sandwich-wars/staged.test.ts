/** A turn of my own choices waits in the page: it is shown as done, can be taken back, and is sent with what draws, reveals or ends it. */
import { expect, test } from 'vitest';
import type { Asks, RewardAnswer, TurnAnswer } from '#games/sandwich-wars';
import { game } from '#games/sandwich-wars';
import type { Look } from '#kernel';
import { askedIn, matchFor, PageAt } from '../../tests/page-at.ts';
import { confirm } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { coinsOf, doneAt, handAt, zoneAt } from './scene.ts';
import { stages, undoDeed } from './staged.ts';

const match = matchFor(game, 3);

class Page extends PageAt<OwnScene> {
  constructor(seen: Look) {
    super(match, seen, stages);
  }

  say(answer: TurnAnswer | RewardAnswer): void {
    expect(confirm(this.scene, answer)).toBe(true);
  }
}

/** The first time that the first seat begins a turn, and that fits. */
const turnIn = (fits: (page: Page) => boolean = () => true): Page =>
  new Page(askedIn(match, 'turn', (seen) => (seen.view as { actions: number }).actions === 2 && fits(new Page(seen))));

/** What could be answered now. */
function movesIn<Q extends 'turn' | 'reward'>({ scene }: Page, ask: Q): Asks[Q]['answer'][] {
  const { frame, seat, world } = scene;
  const rule = scene.match.game.questions[ask];
  if (frame?.ask !== ask || rule.mode === 'hold') return [];
  return [...rule.moves(world, frame as never, seat).all()] as Asks[Q]['answer'][];
}

/** Completes the first order that can be completed, and takes a reward without cards. */
function complete(page: Page): void {
  const order = movesIn(page, 'turn').find((move) => move.do === 'complete');
  if (order !== undefined) page.say(order);
  const reward = movesIn(page, 'reward').find((move) => move.take !== 'split' || move.cards === 0);
  if (reward !== undefined) page.say(reward);
}

test('a pause leaves staged deeds as they are shown, and one of them can be taken back in it', () => {
  const page = turnIn();
  page.say({ do: 'coins' });
  page.say({ do: 'coins' });
  page.seen = { ...page.seen, paused: true };
  expect(page.scene.look.view.actions).toBe(0);
  undoDeed(page.scene);
  page.seen = { ...page.seen, paused: false };
  expect(page.scene.staged).toHaveLength(1);
  expect(page.scene.look.view.actions).toBe(1);
});

test('deeds that draw and reveal nothing are shown as done and not sent, and the end of the turn sends them all', () => {
  const page = turnIn();
  const coins = coinsOf(page.scene, page.scene.seat);
  page.say({ do: 'coins' });
  page.say({ do: 'coins' });
  expect(page.sent).toEqual([]);
  expect(page.scene.look.view.actions).toBe(0);
  expect(coinsOf(page.scene, page.scene.seat)).toBeGreaterThanOrEqual(coins + 8);
  page.say({ do: 'end' });
  expect(page.sent).toEqual([
    { frame: page.frame, answer: { do: 'coins' } },
    { frame: page.frame + 1, answer: { do: 'coins' }, order: 'after-last' },
    { frame: page.frame + 2, answer: { do: 'end' }, order: 'after-last' },
  ]);
  expect(page.scene.staged).toEqual([]);
});

test('what was sent is shown as done until the table has it', () => {
  const page = turnIn();
  page.say({ do: 'coins' });
  const coins = coinsOf(page.scene, page.scene.seat);
  page.say({ do: 'replenish' });
  const [card] = handAt(page.scene, page.scene.seat);
  expect(confirm(page.scene, [card])).toBe(true);
  expect(page.sent.map(({ answer }) => answer)).toEqual([{ do: 'coins' }, { do: 'replenish' }, [card]]);
  expect(coinsOf(page.scene, page.scene.seat)).toBe(coins);
  expect(page.scene.asked).toBe(false);
});

test('deeds are taken back one by one, the last first, and others can be done instead', () => {
  const page = turnIn(({ scene }) => scene.whyNot({ do: 'play', card: handAt(scene, scene.seat)[0] }) === undefined);
  const before = page.scene.look;
  const [card] = handAt(page.scene, page.scene.seat);
  page.say({ do: 'coins' });
  const once = page.scene.look;
  page.say({ do: 'coins' });
  undoDeed(page.scene);
  expect(page.scene.look).toEqual(once);
  undoDeed(page.scene);
  expect(page.scene.look).toEqual(before);
  expect(page.scene.staged).toEqual([]);
  page.say({ do: 'play', card });
  expect(zoneAt(page.scene, page.scene.seat)).toContain(card);
});

test('an order is taken back with its reward', () => {
  const page = turnIn(({ seen }) => {
    const trial = new Page(seen);
    complete(trial);
    return trial.scene.staged.length === 2;
  });
  const before = page.scene.look;
  complete(page);
  expect(page.scene.staged.map(({ ask }) => ask)).toEqual(['turn', 'reward']);
  expect(doneAt(page.scene, page.scene.seat).length).toBe(
    doneAt(new Page(page.seen).scene, page.scene.seat).length + 1,
  );
  undoDeed(page.scene);
  expect(page.scene.look).toEqual(before);
  expect(page.sent).toEqual([]);
});

test('when time is up all that waits is sent, and the table is told so', () => {
  const page = turnIn();
  page.say({ do: 'coins' });
  page.say({ do: 'coins' });
  page.scene.timeIsUp(undefined);
  expect(page.sent).toEqual([
    { frame: page.frame, answer: { do: 'coins' }, late: true },
    { frame: page.frame + 1, answer: { do: 'coins' }, order: 'after-last' },
  ]);
});

test('what is chosen and not confirmed goes after what waits when time is up', () => {
  const page = turnIn();
  page.say({ do: 'coins' });
  expect(page.scene.timeIsUp({ do: 'coins' })).toBe(true);
  expect(page.sent).toEqual([
    { frame: page.frame, answer: { do: 'coins' }, late: true },
    { frame: page.frame + 1, answer: { do: 'coins' }, order: 'after-last' },
  ]);
});

test('what lies there ready is sent when time is up, if it is possible', () => {
  const page = turnIn();
  expect([undefined, { do: 'end' }].map((ready) => page.scene.timeIsUp(ready))).toEqual([false, false]);
  expect(page.sent).toEqual([]);
  page.scene.timeIsUp({ do: 'coins' });
  expect(page.sent).toEqual([{ frame: page.frame, answer: { do: 'coins' }, late: true }]);
});

test('what waits is worth nothing when something else has happened', () => {
  const page = turnIn();
  page.say({ do: 'coins' });
  const top = page.seen.stack.at(-1);
  if (top === undefined) throw new Error('nothing is asked');
  page.seen = { ...page.seen, stack: [{ ...top, id: (top.id + 1) as typeof top.id }] };
  expect(page.scene.staged).toEqual([]);
  expect(page.scene.look).toEqual(page.seen);
});
