/** A scene shows what I said at once, sends only what the game allows, and says why not. */
import { expect, test } from 'vitest';
import { game } from '#games/sandwich';
import type { Game, Look, Refusal } from '#kernel';
import { labSeed, look, matchOf, millis, myQuestion, namedDice, open, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import type { Pending } from './app/pending.ts';
import type { Moment } from './scene.ts';
import { sceneOf } from './scene.ts';

const made = matchOf(game as unknown as Game, { seats: 3, options: { preset: 'en' } });
if ('refused' in made) throw new Error(made.refused.code);
const { match } = made;
const { text } = (await match.game.texts('en')) as { text: Moment['text'] };

interface Heard {
  readonly sent: Omit<Pending, 'n'>[];
  readonly explained: Refusal[];
}

function sceneAt(seen: Look, pending: readonly Pending[] = []): { scene: ReturnType<typeof sceneOf>; heard: Heard } {
  const heard: Heard = { sent: [], explained: [] };
  const scene = sceneOf({
    match,
    look: seen,
    log: [],
    text,
    words: undefined,
    pending,
    drafts: new Map(),
    running: true,
    language: 'en',
    who: { seat: String, words: () => '' },
    person: () => ({ name: '', avatar: 'fox', isBot: false, isYou: false, isAway: false, isLent: false }),
    now: () => millis(0),
    refresh: () => undefined,
    explain: (refusal) => heard.explained.push(refusal),
    send: (move) => heard.sent.push(move),
    keepWords: async () => undefined,
  });
  return { scene, heard };
}

/** The first look in which this seat is asked a question of this name. */
function askedIn(name: string): Look {
  let found: Look | undefined;
  playRandom(match, labSeed('scene'), namedDice('scene'), (_input, _before, after) => {
    const seen = look(match, after, seatOf(0));
    if (found === undefined && myQuestion(seen)?.ask === name) found = seen;
  });
  if (found === undefined) throw new Error(`never asked ${name}`);
  return found;
}

test('an answer is checked by the game, sent if it is allowed, explained if not', () => {
  const seen = askedIn('grab');
  const { scene, heard } = sceneAt(seen);
  expect(scene.asked).toBe(true);
  expect(scene.answer('nonsense')).toBe(false);
  expect(heard).toEqual({ sent: [], explained: [{ code: 'bad-form', facts: { ask: 'grab' } }] });
  const rule = scene.match.game.questions.grab;
  if (rule.mode === 'hold' || scene.frame === undefined) throw new Error('no race');
  const [card] = rule.moves(scene.world, scene.frame, scene.seat).all();
  expect(scene.answer(card)).toBe(true);
  expect(heard.sent).toEqual([{ frame: scene.top?.id, answer: card }]);
});

test('what is on its way counts as said, and what is taken back is asked again', () => {
  const seen = askedIn('compose');
  const frame = seen.stack.at(-1)?.id ?? 0;
  expect(sceneAt(seen).scene).toMatchObject({ asked: true, said: [] });
  const given = { n: 1, frame, answer: ['x'] };
  expect(sceneAt(seen, [given]).scene).toMatchObject({ asked: false, said: [['x']] });
  const back = { n: 2, frame, answer: undefined };
  expect(sceneAt(seen, [given, back]).scene).toMatchObject({ asked: true, said: [] });
  expect(sceneAt(seen, [{ ...given, frame: frame - 1 }]).scene.asked).toBe(true);
  const offer = { n: 3, frame, name: 'offer', answer: 1 };
  expect(sceneAt(seen, [offer]).scene).toMatchObject({ asked: true, interrupting: [{ name: 'offer', answer: 1 }] });
});

test('who looks on is asked nothing', () => {
  const { table } = open(match, labSeed('public'));
  expect(sceneAt(look(match, table, seatOf(3))).scene).toMatchObject({ watching: true, asked: false });
  expect(sceneAt(look(match, table, seatOf(0))).scene.watching).toBe(false);
});

test('a draft is made once and stays', () => {
  const { scene } = sceneAt(askedIn('compose'));
  const draft = scene.draft('plan 1', () => ({ cards: [1] }));
  draft.cards.push(2);
  expect(scene.draft('plan 1', () => ({ cards: [] as number[] }))).toEqual({ cards: [1, 2] });
});
