/** What is staged is what would be sent: it can be put back, it is sent once, and what is said beforehand answers the next question only. */
import { expect, test } from 'vitest';
import { game } from '#games/sandwich-wars';
import type { CardId, Game, Look, Refusal } from '#kernel';
import { labSeed, look, matchOf, millis, myQuestion, namedDice, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import type { Pending } from '../../app/pending.ts';
import { sceneOf } from '../../scene.ts';
import {
  change,
  choose,
  chooseHelper,
  confirm,
  isWished,
  planOf,
  staged,
  takeWish,
  throwOrKeep,
  undo,
  whyNotCard,
  wish,
} from './plan.ts';
import type { OwnScene } from './scene.ts';
import { handAt, isFood } from './scene.ts';

const made = matchOf(game as unknown as Game, { seats: 3, options: {} });
if ('refused' in made) throw new Error(made.refused.code);
const { match } = made;

interface Heard {
  readonly sent: Omit<Pending, 'n'>[];
  readonly explained: Refusal[];
}

function sceneAt(seen: Look): { scene: OwnScene; heard: Heard } {
  const heard: Heard = { sent: [], explained: [] };
  const scene = sceneOf({
    match,
    look: seen,
    log: [],
    pending: [],
    drafts: new Map(),
    running: true,
    words: undefined,
    language: 'en',
    text: { refusal: () => '' } as never,
    who: { seat: String, words: () => '' },
    person: () => ({ name: '', avatar: 'fox', isBot: false, isYou: false, isAway: false, isLent: false }),
    now: () => millis(0),
    refresh: () => undefined,
    explain: (refusal) => heard.explained.push(refusal),
    send: (move) => heard.sent.push(move),
    keepWords: async () => undefined,
  });
  return { scene: scene as unknown as OwnScene, heard };
}

/** The first look in which the first seat is asked this, and that fits. */
function askedIn(name: string, fits: (scene: OwnScene) => boolean = () => true): Look {
  for (let game = 0; game < 20; game++) {
    let found: Look | undefined;
    playRandom(match, labSeed(`plan ${game}`), namedDice(`plan ${game}`), (_input, _before, after) => {
      if (found !== undefined) return;
      const seen = look(match, after, seatOf(0));
      if (myQuestion(seen)?.ask === name && fits(sceneAt(seen).scene)) found = seen;
    });
    if (found !== undefined) return found;
  }
  throw new Error(`never asked ${name}`);
}

const playable = (scene: OwnScene): CardId | undefined =>
  handAt(scene, scene.seat).find((card) => isFood(scene, card) && scene.whyNot({ do: 'play', card }) === undefined);

test('a card that is picked up is staged, put back, and sent when it is confirmed', () => {
  const { scene, heard } = sceneAt(askedIn('turn', (one) => playable(one) !== undefined));
  const card = playable(scene) as CardId;
  expect(staged(scene, planOf(scene))).toBeUndefined();
  change(scene, (plan) => Object.assign(plan, { held: card }));
  expect(staged(scene, planOf(scene))).toEqual({ do: 'play', card });
  undo(scene);
  expect(staged(scene, planOf(scene))).toBeUndefined();
  change(scene, (plan) => Object.assign(plan, { held: card }));
  expect(confirm(scene)).toBe(true);
  expect(heard.sent.map(({ answer }) => answer)).toEqual([{ do: 'play', card }]);
});

test('choosing another deed puts back what was picked up', () => {
  const { scene } = sceneAt(askedIn('turn', (one) => playable(one) !== undefined));
  change(scene, (plan) => Object.assign(plan, { held: playable(scene) }));
  choose(scene, 'coins');
  expect(staged(scene, planOf(scene))).toEqual({ do: 'coins' });
  chooseHelper(scene, 'egg');
  expect(staged(scene, planOf(scene))).toEqual({ do: 'hire', helper: 'egg' });
  chooseHelper(scene, 'egg');
  expect(staged(scene, planOf(scene))).toBeUndefined();
});

test('why a card cannot be used is what the game says', () => {
  const { scene } = sceneAt(
    askedIn('turn', (one) => handAt(one, one.seat).some((card) => whyNotCard(one, card)?.code === 'too-few-coins')),
  );
  const dear = handAt(scene, scene.seat).find((card) => whyNotCard(scene, card)?.code === 'too-few-coins') as CardId;
  change(scene, (plan) => Object.assign(plan, { held: dear }));
  expect(confirm(scene)).toBe(false);
});

test('cards to throw away are named once each, lowest number first', () => {
  const { scene } = sceneAt(askedIn('replenish', (one) => handAt(one, one.seat).length > 2));
  const [first, second, third] = handAt(scene, scene.seat);
  for (const card of [third, first, second, second]) throwOrKeep(scene, card);
  const answer = [first, third].sort((a, b) => a - b);
  expect(staged(scene, planOf(scene))).toEqual(answer);
  expect(scene.whyNot(answer)).toBeUndefined();
});

test('upkeep is staged as the clock would pay it, and can be sent so', () => {
  const { scene } = sceneAt(askedIn('upkeep'));
  expect(scene.whyNot(staged(scene, planOf(scene)))).toBeUndefined();
});

test('what is said beforehand answers its own question, once', () => {
  const { scene } = sceneAt(askedIn('replenish'));
  wish(scene, 'reward', 3, { take: 'points' });
  expect(isWished(scene)).toBe(false);
  wish(scene, 'replenish', -1, []);
  expect(isWished(scene)).toBe(true);
  expect(takeWish(scene)).toEqual([]);
  expect(takeWish(scene)).toBeUndefined();
  wish(scene, 'replenish', -1, [999]);
  expect(takeWish(scene)).toBeUndefined();
});
