/** The poke law: changing anything hidden that leaves a look alone must leave the imagined world alone. And holds read no hand. */
import type { CardId, Dice, Frame, Given, Match, Millis, Seat, Table } from '#kernel';
import { copyPlain, copyTable, fastDice, has, listSeats, look, only, ownLots } from '#kernel';
import type { Law, Scene } from './law.ts';
import { difference, must, same, watchers, worldOf } from './law.ts';

export const poke: Law = {
  name: 'poke',
  when: 'sometimes',
  check(scene) {
    const thawed = copyTable(scene.table);
    for (const seat of watchers(scene, scene.match.everyone))
      proveUnmoved(scene, thawed, seat, POKES[scene.dice.below(POKES.length)]);
  },
};

/** A hold asks everybody alike, and a standing policy never looks at cards. */
export const holds: Law = {
  name: 'holds',
  when: 'always',
  check({ match, table, dice }) {
    for (const frame of table.stack) {
      const rule = match.game.questions[frame.ask];
      if (rule.mode !== 'hold') continue;
      must('holds', frame.asked === match.players, () => `${frame.ask} opens for seats ${listSeats(frame.asked)} only`);
      if (rule.waved === undefined) continue;
      const waved = rule.waved(worldOf(match, table), frame);
      const poked = copyTable(table);
      for (let i = 0; i < 4; i++) swapUnseen(match, poked, match.seats as Seat, dice);
      must('holds', rule.waved(worldOf(match, poked), frame) === waved, () => `a policy for ${frame.ask} reads cards`);
    }
  },
};

/** Changes a table in a way that the seat should not notice; the caller sees whether it does. */
type Poke = (match: Match, table: Table, seat: Seat, dice: Dice) => void;

const POKES: readonly Poke[] = [swapUnseen, otherStreams, otherAnswers, otherNumber];

function proveUnmoved(scene: Scene, table: Table, seat: Seat, change: Poke): void {
  const { match, dice, imagineFrom } = scene;
  const poked = copyTable(table);
  change(match, poked, seat, dice);
  if (!same(look(match, table, seat), look(match, poked, seat))) return;
  const [a, b] = [dice.below(0x100000), dice.below(0x100000)];
  const before = imagineFrom(match, table, seat, fastDice(a, b)).table;
  const after = imagineFrom(match, poked, seat, fastDice(a, b)).table;
  must('poke', same(before, after), () => `seat ${seat} imagines what it cannot know: ${difference(before, after)}`);
}

/** Two cards that the seat has not seen change places within what it takes for one lot. */
function swapUnseen(_match: Match, { cards }: Table, seat: Seat, dice: Dice): void {
  ownLots(cards);
  const { seen, lot, knows, piles } = cards;
  const bagOf = (id: number): number => (has(knows[lot[id]], seat) ? lot[id] : -1);
  const unseen = seen.flatMap((eyes, id) => (has(eyes, seat) ? [] : [id]));
  if (unseen.length < 2) return;
  const a = unseen[dice.below(unseen.length)];
  const same = unseen.filter((id) => id !== a && bagOf(id) === bagOf(a));
  if (same.length === 0) return;
  const b = same[dice.below(same.length)];
  for (const pile of piles)
    for (const [i, id] of pile.entries()) if (id === a || id === b) pile[i] = (a + b - id) as CardId;
  [seen[a], seen[b]] = [seen[b], seen[a]];
  [lot[a], lot[b]] = [lot[b], lot[a]];
}

function otherStreams(_match: Match, table: Table, _seat: Seat, dice: Dice): void {
  const { keys, used } = table.random;
  table.random = {
    keys: keys.map((key) => key.map(() => dice.below(0x100000))),
    used: used.map((n) => n + 1 + dice.below(5)),
  };
}

/** Sealed answers, drafts, waves and grabs of the others. */
function otherAnswers(match: Match, table: Table, seat: Seat, dice: Dice): void {
  for (const frame of table.stack) {
    if (frame.mode === 'one') continue;
    const others = listSeats(frame.asked & ~only(seat));
    if (others.length === 0) continue;
    const other = others[dice.below(others.length)];
    const given = frame.given.find((g) => g.seat === other);
    frame.drafts = frame.drafts.filter((g) => g.seat !== other);
    if (frame.mode === 'sealed' && given === undefined) continue;
    frame.given = frame.given.filter((g) => g.seat !== other);
    if (frame.mode === 'sealed' || given === undefined) frame.given.push(otherAnswer(match, table, frame, other, dice));
    if (frame.mode === 'hold') frame.waiting ^= only(other);
  }
}

function otherAnswer(match: Match, table: Table, frame: Frame, seat: Seat, dice: Dice): Given {
  const rule = match.game.questions[frame.ask];
  const answer = rule.mode === 'hold' ? 'wave' : rule.moves(worldOf(match, table), frame, seat).random(dice);
  return { seat, answer, reaction: dice.below(500) as Millis };
}

/** Some number of the state is another one. */
function otherNumber(_match: Match, table: Table, _seat: Seat, dice: Dice): void {
  const state = copyPlain(table.state);
  const leaves = numbersIn(state);
  if (leaves.length === 0) return;
  const { holder, key, value } = leaves[dice.below(leaves.length)];
  Reflect.set(holder, key, value + 1);
  table.state = state;
}

interface Leaf {
  readonly holder: object;
  readonly key: string;
  readonly value: number;
}

function numbersIn(holder: object): Leaf[] {
  return Object.entries(holder).flatMap(([key, value]): Leaf[] => {
    if (typeof value === 'number') return [{ holder, key, value }];
    return typeof value === 'object' && value !== null ? numbersIn(value) : [];
  });
}
