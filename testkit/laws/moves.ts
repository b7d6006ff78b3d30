/** Laws about moves: what they yield passes, what passes they yield, and the clock's answer passes too. */
import type { Dice, Frame, Moves, Refusal, Seat, World } from '#kernel';
import { copyTable, lateAnswer, listSeats } from '#kernel';
import type { Law, Scene } from './law.ts';
import { canonical, must, worldOf } from './law.ts';
import { mutant } from './mutants.ts';
import { proveMoveWorded } from './words.ts';

/** Sets up to this size are listed in full. */
const SMALL = 200;

/** A question put to one seat, or an interrupt it may make: something with moves and a check. */
export interface Choice {
  readonly name: string;
  readonly seat: Seat;
  readonly moves: Moves<unknown>;
  readonly mayBeEmpty: boolean;
  refuse(answer: unknown): Refusal | 'bad-form' | undefined;
}

export const moves: Law = {
  name: 'moves',
  when: 'sometimes',
  check(scene) {
    for (const choice of choicesOf(worldOf(scene.match, scene.table))) proveMoves(scene, choice);
  },
};

/** The clock answers for whoever is late, and its answer is allowed. */
export const late: Law = {
  name: 'late',
  when: 'sometimes',
  check({ match, table }) {
    const top = table.stack.at(-1);
    if (top === undefined) return;
    const rule = match.game.questions[top.ask];
    if (rule.mode === 'hold' || (rule.mode === 'sealed' && rule.expire !== undefined)) return;
    const w = worldOf(match, copyTable(table));
    const frame = w.table.stack[w.table.stack.length - 1];
    for (const seat of listSeats(top.waiting)) {
      const answer = lateAnswer(w, frame, seat);
      const refused = rule.shape(answer) ? rule.check(w, frame, seat, answer) : 'bad-form';
      must('late', refused === undefined, () => `late ${top.ask} of seat ${seat}: ${canonical([answer, refused])}`);
    }
  },
};

/** All that seats may do now: the question on top for each it asks, and every interrupt for everybody. */
function choicesOf(w: World): Choice[] {
  const top = w.table.stack.at(-1);
  if (top === undefined) return [];
  const { interrupts } = w.match.game;
  const called = Object.keys(interrupts).flatMap((name) =>
    listSeats(w.match.players).map((seat) => interruptChoice(w, name, seat)),
  );
  return [...listSeats(top.waiting).flatMap((seat) => questionChoice(w, top, seat)), ...called];
}

export function questionChoice(w: World, frame: Frame, seat: Seat): Choice[] {
  const rule = w.match.game.questions[frame.ask];
  if (rule.mode === 'hold' || (rule.mode === 'race' && frame.given.some((g) => g.seat === seat))) return [];
  return [
    {
      name: frame.ask,
      seat,
      moves: frozen(rule.moves(w, frame, seat)),
      mayBeEmpty: false,
      refuse: (answer) => (rule.shape(answer) ? rule.check(w, frame, seat, answer) : 'bad-form'),
    },
  ];
}

export function interruptChoice(w: World, name: string, seat: Seat): Choice {
  const rule = w.match.game.interrupts[name];
  return {
    name,
    seat,
    moves: frozen(rule.moves(w, seat)),
    mayBeEmpty: true,
    refuse: (answer) => (rule.shape(answer) ? rule.check(w, seat, answer) : 'bad-form'),
  };
}

/** Moves may be one list that is filled anew for the next question: small sets are written down at once. */
function frozen(live: Moves<unknown>): Moves<unknown> {
  const { count } = live;
  if (count > SMALL) return live;
  const list = firstOf(live, SMALL + 1);
  return { count, all: () => list, random: (dice: Dice) => list[dice.below(list.length)] };
}

function firstOf(live: Moves<unknown>, most: number): unknown[] {
  const list: unknown[] = [];
  for (const answer of live.all()) if (list.push(answer) >= most) break;
  return list;
}

function proveMoves(scene: Scene, choice: Choice): void {
  const { name, seat, moves: possible } = choice;
  const where = `${name} of seat ${seat}`;
  must('moves', Number.isInteger(possible.count) && possible.count >= 0, () => `${where} counts ${possible.count}`);
  must('moves', choice.mayBeEmpty || possible.count > 0, () => `${where} has no answer`);
  if (possible.count === 0) return proveAbsent(scene, choice, new Set());
  if (possible.count > SMALL) {
    for (let i = 0; i < 3; i++) provePossible(choice, possible.random(scene.dice));
    return undefined;
  }
  const listed = [...possible.all()];
  const texts = new Set(listed.map(canonical));
  must('moves', listed.length === possible.count, () => `${where} counts ${possible.count}, lists ${listed.length}`);
  must('moves', texts.size === listed.length, () => `${where} lists the same answer twice`);
  for (const answer of listed) provePossible(choice, answer);
  proveMoveWorded(scene, name, listed[scene.dice.below(listed.length)]);
  return proveAbsent(scene, choice, texts);
}

function provePossible(choice: Choice, answer: unknown): void {
  const refused = choice.refuse(answer);
  must('moves', refused === undefined, () => `${choice.name} lists ${canonical(answer)}: ${canonical(refused)}`);
}

/** The reverse: whatever passes is listed. Tried with answers met elsewhere and with mutants. */
function proveAbsent(scene: Scene, choice: Choice, listed: ReadonlySet<string>): void {
  for (const answer of strangers(scene, choice)) {
    const missing = choice.refuse(answer) === undefined && !listed.has(canonical(answer));
    must('moves', !missing, () => `${choice.name} of seat ${choice.seat} allows ${canonical(answer)}, not listed`);
  }
}

function* strangers({ met, dice }: Scene, { name, moves: possible }: Choice): Generator<unknown> {
  const pool = met.get(name) ?? [];
  for (let i = 0; i < 6 && pool.length > 0; i++) {
    const answer = pool[dice.below(pool.length)];
    yield answer;
    yield mutant(answer, dice);
  }
  for (let i = 0; i < 3 && possible.count > 0; i++) yield mutant(possible.random(dice), dice);
}
