/** The law of what is told: a card that a seat has not seen, before or after, is in nothing that the seat hears. */
import type { CardId, Dice, Frame, Given, Input, Match, Seat, Table, Told } from '#kernel';
import { copyPlain, copyTable, has, look, STREAMS, step } from '#kernel';
import type { Law, Scene } from './law.ts';
import { difference, must, same, watchers, worldOf } from './law.ts';

/** Two cards that look alike to a seat before and after a step change places, and it must be told the same. */
export const told: Law = {
  name: 'told',
  when: 'sometimes',
  check(scene) {
    const { before, match, table, story } = scene;
    if (before === undefined || story.length === 0 || wasDealt(before.table, table)) return;
    for (const seat of watchers(scene, match.everyone)) proveToldAlike(scene, before, seat);
  },
};

/** A step that shuffles may hide again what it has shown before. */
const wasDealt = (before: Table, after: Table): boolean => before.random.used[DEAL] !== after.random.used[DEAL];

const DEAL = STREAMS.indexOf('deal');

function proveToldAlike(scene: Scene, { table, input }: Required<Scene>['before'], seat: Seat): void {
  const { match, dice } = scene;
  const pair = unseenPair(table, scene.table, seat, dice);
  const other = pair === undefined ? undefined : exchanged(match, table, pair);
  if (pair === undefined || other === undefined || !same(look(match, table, seat), look(match, other, seat))) return;
  const stepped = stepAlike(match, other, input, pair);
  if (stepped === undefined || !same(look(match, scene.table, seat), look(match, stepped.table, seat))) return;
  const [here, there] = [heard(scene.story, seat), heard(stepped.story, seat)];
  must('told', same(here, there), () => `seat ${seat} is told of cards ${pair}: ${difference(here, there)}`);
}

const heard = (story: readonly Told[], seat: Seat): unknown[] =>
  story.filter(({ audience }) => has(audience, seat)).map(({ event }) => event);

type Pair = readonly [CardId, CardId];

/** Two cards of one lot that the seat saw neither before nor after. One in the hands of others first: those are talked of. */
function unseenPair(before: Table, after: Table, seat: Seat, dice: Dice): Pair | undefined {
  const hidden = (id: number): boolean => !has(before.cards.seen[id], seat) && !has(after.cards.seen[id], seat);
  const ids = before.cards.seen.flatMap((_, id) => (hidden(id) ? [id as CardId] : []));
  const held = ids.filter((id) => before.cards.seen[id] !== 0 || after.cards.seen[id] !== 0);
  const pool = held.length > 1 ? held : ids;
  if (pool.length === 0) return undefined;
  const a = pool[dice.below(pool.length)];
  const others = pool.filter((id) => id !== a && before.cards.lot[id] === before.cards.lot[a]);
  return others.length === 0 ? undefined : [a, others[dice.below(others.length)]];
}

/** The table with both cards at each other's place, also in what was answered; none where an answer is no longer possible. */
function exchanged(match: Match, table: Table, pair: Pair): Table | undefined {
  const [a, b] = pair;
  const other = copyTable(table);
  const { piles, seen } = other.cards;
  for (const pile of piles) for (const [i, id] of pile.entries()) pile[i] = swapped(id, pair);
  [seen[a], seen[b]] = [seen[b], seen[a]];
  const fits = (frame: Frame, { seat, answer }: Given): boolean => isPossible(match, other, frame, seat, answer);
  for (const frame of other.stack)
    for (const list of [frame.given, frame.drafts])
      for (const [i, given] of list.entries()) {
        if (fits(frame, given)) continue;
        list[i] = { ...given, answer: renamedIn(given.answer, pair) };
        if (!fits(frame, list[i])) return undefined;
      }
  return other;
}

function isPossible(match: Match, table: Table, frame: Frame, seat: Seat, answer: unknown): boolean {
  const rule = match.game.questions[frame.ask];
  return (
    rule.mode === 'hold' || (rule.shape(answer) && rule.check(worldOf(match, table), frame, seat, answer) === undefined)
  );
}

/** The same input, or if that is impossible the one that names the other card. */
function stepAlike(match: Match, table: Table, input: Input, pair: Pair): Twin | undefined {
  const stepped = step(match, table, input);
  if (!('refused' in stepped)) return stepped;
  if (input.kind === 'clock' || input.answer === undefined) return undefined;
  const again = step(match, table, { ...input, answer: renamedIn(input.answer, pair) });
  return 'refused' in again ? undefined : again;
}

interface Twin {
  readonly table: Table;
  readonly story: readonly Told[];
}

const swapped = (id: CardId, [a, b]: Pair): CardId => (id === a || id === b ? ((a + b - id) as CardId) : id);

/** Numbers in an answer may name seats or plates as well: that is why only what has become impossible is renamed. */
function renamedIn(answer: unknown, pair: Pair): unknown {
  if (typeof answer === 'number') return swapped(answer as CardId, pair);
  if (typeof answer !== 'object' || answer === null) return answer;
  const copy = copyPlain(answer);
  for (const [key, value] of Object.entries(copy)) Reflect.set(copy, key, renamedIn(value, pair));
  return copy;
}
