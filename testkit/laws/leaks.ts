/** Laws against leaks: a seat's look can be imagined, and nothing that a seat may do rests on more than its look. */
import type { Dice, Input, Look, Seat, World } from '#kernel';
import { due, fastDice, has, look, refuse } from '#kernel';
import type { Law, Scene } from './law.ts';
import { canonical, difference, must, same, watchers, worldOf } from './law.ts';
import type { Choice } from './moves.ts';
import { interruptChoice, questionChoice } from './moves.ts';
import { mutant } from './mutants.ts';

/** The look of an imagined world is the look it was imagined from, and the answers imagined in it are possible. */
export const looks: Law = {
  name: 'look',
  when: 'sometimes',
  check(scene) {
    for (const seat of watchers(scene, scene.match.everyone)) proveLook(scene, seat);
  },
};

/** What a seat may do, and why not, is the same in every world it could be in. */
export const alike: Law = {
  name: 'alike',
  when: 'sometimes',
  check(scene) {
    const { match, table, dice, imagineFrom } = scene;
    for (const seat of watchers(scene, match.players)) {
      const world = imagineFrom(match, table, seat, newDice(dice));
      const truth = choicesFor(worldOf(match, table), seat);
      const imagined = choicesFor(world, seat);
      must('alike', truth.length === imagined.length, () => `seat ${seat} is asked other things in another world`);
      for (const [i, choice] of truth.entries()) proveAlike(scene, choice, imagined[i]);
      if (!table.paused && due(table) > table.now) proveRefusedAlike(scene, world, truth);
    }
  },
};

const newDice = (dice: Dice): Dice => fastDice(dice.below(0x100000), dice.below(0x100000));

function proveLook({ match, table, dice, imagineFrom }: Scene, seat: Seat): void {
  const seen = look(match, table, seat);
  const world = imagineFrom(match, table, seat, newDice(dice));
  const again = look(match, world.table, seat);
  must('look', same(seen, again), () => `seat ${seat} sees another world: ${difference(seen, again)}`);
  proveAnswers(world, seen);
}

/** Sealed answers of others were drawn: they must be possible there. */
function proveAnswers(w: World, seen: Look): void {
  for (const frame of w.table.stack) {
    const rule = w.match.game.questions[frame.ask];
    if (rule.mode !== 'sealed') continue;
    for (const { seat, answer } of frame.given) {
      const fine = seat === seen.seat || (rule.shape(answer) && rule.check(w, frame, seat, answer) === undefined);
      must('look', fine, () => `seat ${seen.seat} imagines an impossible ${frame.ask}: ${canonical(answer)}`);
    }
  }
}

function choicesFor(w: World, seat: Seat): Choice[] {
  const top = w.table.stack.at(-1);
  if (top === undefined) return [];
  const asked = has(top.waiting, seat) ? questionChoice(w, top, seat) : [];
  return [...asked, ...Object.keys(w.match.game.interrupts).map((name) => interruptChoice(w, name, seat))];
}

function proveAlike(scene: Scene, truth: Choice, imagined: Choice): void {
  const where = `${truth.name} of seat ${truth.seat}`;
  must('alike', truth.moves.count === imagined.moves.count, () => `${where} has other answers in another world`);
  const small = truth.moves.count <= 24;
  const set = (choice: Choice): string => [...choice.moves.all()].map(canonical).sort().join();
  must('alike', !small || set(truth) === set(imagined), () => `${where} lists other answers in another world`);
  for (const answer of samples(scene, truth)) {
    const [here, there] = [canonical(truth.refuse(answer)), canonical(imagined.refuse(answer))];
    must('alike', here === there, () => `${where} ${canonical(answer)}: ${here}, in another world ${there}`);
  }
}

/** The whole machine refuses alike too. Only an interrupt that is possible may be told to wait for an open window. */
function proveRefusedAlike(scene: Scene, imagined: World, choices: readonly Choice[]): void {
  const { match, table } = scene;
  const asked = table.stack[table.stack.length - 1];
  for (const choice of choices)
    for (const answer of [...samples(scene, choice), {}]) {
      const { name, seat, mayBeEmpty } = choice;
      const said = { at: table.now, seat, frame: asked.id, answer } as const;
      const input: Input = mayBeEmpty ? { kind: 'interrupt', name, ...said } : { kind: 'answer', ...said };
      const [here, there] = [refuse(worldOf(match, table), input), refuse(imagined, input)];
      const waits = here?.code === 'window-open' && there === undefined;
      must('alike', waits || same(here, there), () => `${canonical(input)}: ${canonical([here, there])}`);
    }
}

function* samples({ met, dice }: Scene, { name, moves }: Choice): Generator<unknown> {
  const pool = met.get(name) ?? [];
  for (let i = 0; i < 3; i++) {
    if (pool.length > 0) yield pool[dice.below(pool.length)];
    if (moves.count === 0) continue;
    const answer = moves.random(dice);
    yield answer;
    yield mutant(answer, dice);
  }
}
