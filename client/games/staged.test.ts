/** When time is up, what lies there ready is sent as it is, in every game; what is not whole is left to the clock. */
import { expect, test } from 'vitest';
import { game as plates } from '#games/plates-and-napkins';
import { game as sandwich } from '#games/sandwich';
import { game as masters } from '#games/sandwich-masters';
import { askedIn, matchFor, PageAt } from '../tests/page-at.ts';
import { pickCard, pickSeat, planOf as picksOf, stagedNow as platesStaged } from './plates-and-napkins/plan.ts';
import type { OwnScene as PlatesScene } from './plates-and-napkins/scene.ts';
import { myHand as platesHand } from './plates-and-napkins/scene.ts';
import { fillUp, planOf as sandwichPlan } from './sandwich/plan.ts';
import { give, rankingOf } from './sandwich/ranking.ts';
import type { OwnScene as SandwichScene } from './sandwich/scene.ts';
import { stagedNow as sandwichStaged } from './sandwich/staged.ts';
import { toggleThrown, planOf as turnPlan, turnTo } from './sandwich-masters/plan.ts';
import type { OwnScene as MastersScene } from './sandwich-masters/scene.ts';
import { myHand } from './sandwich-masters/scene.ts';
import { choiceOf, stagedNow as mastersStaged } from './sandwich-masters/staged.ts';

test('Sandwich: sandwiches that are whole are sent, others are not', () => {
  const match = matchFor(sandwich, 4);
  const page = new PageAt<SandwichScene>(match, askedIn(match, 'compose'));
  page.scene.timeIsUp(sandwichStaged(page.scene));
  expect(page.sent).toEqual([]);
  fillUp(page.scene, sandwichPlan(page.scene));
  const whole = sandwichStaged(page.scene);
  page.scene.timeIsUp(whole);
  expect(page.sent).toEqual([{ frame: page.frame, answer: whole, late: true }]);
  expect(page.explained).toEqual([]);
});

test('Sandwich: a ranking is sent when every plate has its place', () => {
  const match = matchFor(sandwich, 4);
  const page = new PageAt<SandwichScene>(match, askedIn(match, 'rank'));
  page.scene.timeIsUp(sandwichStaged(page.scene));
  expect(page.sent).toEqual([]);
  const ranking = rankingOf(page.scene);
  for (const [i, plate] of ranking.shown.slice(0, -1).entries()) give(ranking, plate, i + 1);
  page.scene.timeIsUp(sandwichStaged(page.scene));
  expect(page.sent).toEqual([{ frame: page.frame, answer: { order: ranking.shown, theme: -1 }, late: true }]);
});

test('Sandwich Masters: the turn that is put together is sent, an empty one is not', () => {
  const match = matchFor(masters, 3);
  const page = new PageAt<MastersScene>(match, askedIn(match, 'turn'));
  expect(mastersStaged(page.scene)).toBeUndefined();
  turnTo(page.scene, turnPlan(page.scene), 'discard');
  const [card] = myHand(page.scene);
  toggleThrown(page.scene, turnPlan(page.scene), card);
  page.scene.timeIsUp(mastersStaged(page.scene));
  expect(page.sent).toEqual([{ frame: page.frame, answer: { do: 'discard', cards: [card] }, late: true }]);
});

test('Sandwich Masters: what an inspector was about to be told is told', () => {
  const match = matchFor(masters, 3);
  const bribable = (page: PageAt<MastersScene>): boolean => page.scene.whyNot({ do: 'bribe' }) === undefined;
  const page = new PageAt<MastersScene>(
    match,
    askedIn(match, 'inspect', (seen) => bribable(new PageAt<MastersScene>(match, seen))),
  );
  expect(mastersStaged(page.scene)).toBeUndefined();
  choiceOf(page.scene).plea = 'bribe';
  page.scene.timeIsUp(mastersStaged(page.scene));
  expect(page.sent).toEqual([{ frame: page.frame, answer: { do: 'bribe' }, late: true }]);
});

test('Plates & Napkins: a bid that is picked is sent, half of one is not', () => {
  const match = matchFor(plates, 3);
  const bidIn = (page: PageAt<PlatesScene>) =>
    platesHand(page.scene).flatMap((card) =>
      [1, 2].filter((to) => page.scene.whyNot({ to, cards: [card] }) === undefined).map((to) => ({ card, to })),
    )[0];
  const page = new PageAt<PlatesScene>(
    match,
    askedIn(match, 'bid', (seen) => bidIn(new PageAt<PlatesScene>(match, seen)) !== undefined),
  );
  const { card, to } = bidIn(page);
  pickCard(page.scene, picksOf(page.scene), card);
  page.scene.timeIsUp(platesStaged(page.scene));
  expect(page.sent).toEqual([]);
  pickSeat(page.scene, picksOf(page.scene), to as never);
  page.scene.timeIsUp(platesStaged(page.scene));
  expect(page.sent).toEqual([{ frame: page.frame, answer: { to, cards: [card] }, late: true }]);
});
