/** A turn is put together card by card: the game says what may lie where, claims follow by themselves, and everything can be taken back. */
import { expect, test } from 'vitest';
import type { SymbolName } from '#games/sandwich-masters';
import { claimOf, FIRST_ORDER, game, ingredients, orders } from '#games/sandwich-masters';
import type { CardId, Game, Refusal, Seat } from '#kernel';
import { labSeed, look, matchOf, millis, open } from '#kernel';
import type { Moment } from '../../scene.ts';
import { sceneOf } from '../../scene.ts';
import { claimable, claimsOf, toggleClaim, turnOf } from './claims.ts';
import { HAND_PLACE, keeperOf, NOTHING, planOf, put, spotPlace, stagedAt, takeBack, turnTo, undo } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { myHand, orderAt, PLACE_LIST } from './scene.ts';

const made = matchOf(game as unknown as Game, { seats: 2, options: { firstPlayer: 1 } });
if ('refused' in made) throw new Error(made.refused.code);
const { match } = made;
const { text } = (await match.game.texts('en')) as { text: Moment['text'] };

interface Opening {
  readonly scene: OwnScene;
  readonly explained: Refusal[];
}

function openingOf(seed: string): Opening {
  const { table } = open(match, labSeed(seed));
  const explained: Refusal[] = [];
  const scene = sceneOf({
    match,
    look: look(match, table, 0 as Seat),
    log: [],
    text,
    words: {},
    pending: [],
    running: true,
    drafts: new Map(),
    language: 'en',
    who: { seat: String, words: () => '' },
    person: () => ({ name: '', avatar: 'fox', isBot: false, isYou: false, isAway: false, isLent: false }),
    now: () => millis(0),
    refresh: () => undefined,
    explain: (refusal) => explained.push(refusal),
    send: () => undefined,
    keepWords: async () => undefined,
  });
  return { scene: scene as unknown as OwnScene, explained };
}

const held = (scene: OwnScene, symbol: SymbolName): CardId[] =>
  myHand(scene).filter((card) => ingredients[scene.match.faces[card] >> 1]?.symbol === symbol);

const placeOfOrder = (scene: OwnScene, id: string): number =>
  PLACE_LIST.find((place) => {
    const order = orderAt(scene, place);
    return order !== undefined && orders[scene.match.faces[order] - FIRST_ORDER]?.id === id;
  }) ?? NOTHING;

/** The first opening that is like this. */
function openingWith(isWanted: (scene: OwnScene) => boolean): Opening {
  for (let i = 0; i < 5_000; i++) {
    const opening = openingOf(`plan ${i}`);
    if (opening.scene.asked && opening.scene.top?.ask === 'turn' && isWanted(opening.scene)) return opening;
  }
  throw new Error('no such opening');
}

const breads = openingWith(
  (scene) => held(scene, 'bread').length >= 3 && placeOfOrder(scene, 'bread-sandwich') !== NOTHING,
);

test('three Breads close and claim a Bread Sandwich by themselves, and the claim may be let be', () => {
  const { scene } = breads;
  const plan = planOf(scene);
  const [one, two, three] = held(scene, 'bread');
  for (const card of [one, two, three]) put(scene, plan, String(card), spotPlace(scene.seat, 0));
  const claim = claimOf(0, placeOfOrder(scene, 'bread-sandwich'));
  expect(stagedAt(scene, scene.seat, 0)).toEqual([one, two, three]);
  expect(claimable(scene, plan)).toEqual([claim]);
  expect(turnOf(scene, plan)).toEqual({ do: 'play', cards: [one, two, three], to: [0, 0, 0], claims: [claim] });
  expect(scene.whyNot(turnOf(scene, plan))).toBeUndefined();
  toggleClaim(scene, plan, claim);
  expect(claimsOf(scene, plan)).toEqual([]);
  toggleClaim(scene, plan, claim);
  expect(claimsOf(scene, plan)).toEqual([claim]);
  undo(scene, plan);
  expect(stagedAt(scene, scene.seat, 0)).toEqual([one, two]);
  expect(claimsOf(scene, plan)).toEqual([]);
  turnTo(scene, plan, 'play');
});

test('what cannot lie without a card goes back with it', () => {
  const { scene } = openingWith((one) => held(one, 'bread').length > 0 && held(one, 'sauce').length > 0);
  const plan = planOf(scene);
  const [bread] = held(scene, 'bread');
  const [sauce] = held(scene, 'sauce');
  put(scene, plan, String(bread), spotPlace(scene.seat, 2));
  put(scene, plan, String(sauce), spotPlace(scene.seat, 2));
  expect(plan.steps.map(({ card }) => card)).toEqual([bread, sauce]);
  takeBack(scene, plan, bread);
  expect(plan.steps).toEqual([]);
});

test('a dragged card goes back to the hand', () => {
  const { scene } = breads;
  const plan = planOf(scene);
  const [bread] = held(scene, 'bread');
  put(scene, plan, String(bread), spotPlace(scene.seat, 1));
  expect(plan.steps).toHaveLength(1);
  put(scene, plan, String(bread), HAND_PLACE);
  expect(plan.steps).toEqual([]);
});

test('what can go nowhere is not picked up, and the game says why', () => {
  const { scene, explained } = openingWith((one) => held(one, 'bread').length > 0 && held(one, 'ham').length > 0);
  const plan = planOf(scene);
  const [ham] = held(scene, 'ham');
  keeperOf(scene, plan).keep(String(ham));
  expect(plan.held).toBe(NOTHING);
  expect(explained.at(-1)?.code).toBe('no-bread-under');
  put(scene, plan, String(held(scene, 'bread')[0]), spotPlace(scene.seat, 0));
  put(scene, plan, String(ham), spotPlace(scene.seat, 0));
  expect(explained.at(-1)?.code).toBe('two-symbols');
  expect(plan.steps).toHaveLength(1);
});
