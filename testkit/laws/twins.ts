/**
 * The twin law: two answers alike in their public part leave everybody else's look, and what they are told, alike. The
 * answer that opens a sealed question may tell and show; then whoever was told and shown the same sees the same state.
 */
import type {
  Dice,
  Frame,
  Input,
  Kinds,
  Match,
  Millis,
  Moves,
  SealedRule,
  Seat,
  Seats,
  Table,
  Told,
  World,
} from '#kernel';
import { due, has, listSeats, look, only, step } from '#kernel';
import { someInterrupt } from '../driver.ts';
import type { Law, Scene } from './law.ts';
import { canonical, difference, must, same, watchers, worldOf } from './law.ts';

export const twins: Law = {
  name: 'twins',
  when: 'sometimes',
  check(scene) {
    const { match, table, dice } = scene;
    const top = table.stack.at(-1);
    if (top === undefined || table.paused || due(table) <= table.now) return;
    const w = worldOf(match, { ...table, now: aMomentLater(table, dice) });
    for (const pair of [...twinAnswers(w, top, dice), ...twinInterrupts(w, top, dice)]) proveTwins(scene, pair);
  },
};

/** Somebody acts in secret some time after the last input: when it was must not show either. */
const aMomentLater = (table: Table, dice: Dice): Millis =>
  (table.now + dice.below(Math.min(due(table) - table.now, 400))) as Millis;

/** Two things that one seat may do, or one thing and nothing at all. */
interface Pair {
  readonly seat: Seat;
  readonly inputs: readonly [Input, Input | undefined];
  /** Does it open the sealed answers of all? */
  readonly opens?: true;
}

interface Twin {
  readonly table: Table;
  readonly story: readonly Told[];
}

function* twinAnswers(w: World, frame: Frame, dice: Dice): Generator<Pair> {
  const asked = frame.mode === 'sealed' ? frame.asked : frame.waiting;
  const seats = listSeats(asked).filter((seat) => frame.mode === 'sealed' || !frame.given.some((g) => g.seat === seat));
  if (seats.length === 0) return;
  const seat = seats[dice.below(seats.length)];
  const say = sayer(w, frame, seat);
  const rule = w.match.game.questions[frame.ask];
  if (rule.mode === 'hold') {
    yield { seat, inputs: [say('wave'), undefined] };
    return;
  }
  if (rule.mode === 'sealed') yield* openingAnswers(w, frame, rule, dice);
  if (rule.mode === 'one' && rule.open === undefined) return;
  if (rule.mode === 'sealed' && (frame.waiting & ~only(seat)) === 0) return;
  const open = (answer: unknown): unknown => (rule.mode === 'one' ? rule.open?.(w, frame, seat, answer) : 0);
  const pair = twoAlike(rule.moves(w, frame, seat), open, dice);
  if (pair !== undefined) yield { seat, inputs: [say(pair[0]), say(pair[1])] };
  if (rule.mode === 'race') yield { seat, inputs: [say(rule.moves(w, frame, seat).random(dice)), undefined] };
}

/** The last seat that a sealed question waits for: its answer opens all of them. */
function* openingAnswers(
  w: World,
  frame: Frame,
  rule: SealedRule<Kinds, unknown, unknown>,
  dice: Dice,
): Generator<Pair> {
  const [seat, ...others] = listSeats(frame.waiting);
  if (others.length > 0) return;
  const say = sayer(w, frame, seat);
  const pair = twoAlike(rule.moves(w, frame, seat), () => 0, dice);
  if (pair !== undefined) yield { seat, inputs: [say(pair[0]), say(pair[1])], opens: true };
}

const sayer =
  (w: World, frame: Frame, seat: Seat) =>
  (answer: unknown): Input => ({ kind: 'answer', at: w.table.now, seat, frame: frame.id, answer });

/** An interrupt whose open part is `undefined` tells others nothing, not even that it happened. */
function* twinInterrupts(w: World, frame: Frame, dice: Dice): Generator<Pair> {
  if (frame.mode === 'race' && frame.given.length > 0) return;
  for (const [name, rule] of Object.entries(w.match.game.interrupts)) {
    if (rule.open === undefined) continue;
    const seat = dice.below(w.match.seats) as Seat;
    const open = (answer: unknown): unknown => rule.open?.(answer);
    const call = (answer: unknown): Input => ({
      kind: 'interrupt',
      at: w.table.now,
      seat,
      frame: frame.id,
      name,
      answer,
    });
    const moves = rule.moves(w, seat);
    if (moves.count === 0) continue;
    const single = moves.random(dice);
    if (open(single) === undefined) yield { seat, inputs: [call(single), undefined] };
    const pair = twoAlike(rule.moves(w, seat), open, dice);
    if (pair !== undefined) yield { seat, inputs: [call(pair[0]), call(pair[1])] };
  }
}

/** Two different answers with the same open part, if a few tries find them. */
function twoAlike(
  moves: Moves<unknown>,
  open: (answer: unknown) => unknown,
  dice: Dice,
): readonly [unknown, unknown] | undefined {
  if (moves.count < 2) return undefined;
  const tried = Array.from({ length: 12 }, () => moves.random(dice));
  const [first, ...rest] = tried;
  const [text, shown] = [canonical(first), canonical(open(first))];
  const other = rest.find((answer) => canonical(answer) !== text && canonical(open(answer)) === shown);
  return other === undefined ? undefined : [first, other];
}

/** At the end of a game everything may be shown. A rule that shows hands at once after a hidden answer says so in `open`. */
function proveTwins(scene: Scene, { seat, inputs: [a, b], opens }: Pair): void {
  const { match, table } = scene;
  const one = play(match, table, a);
  const other = b === undefined ? { table, story: [] } : play(match, table, b);
  if (one.table.result.over || other.table.result.over) return;
  const what = `${canonical(a)} and ${b === undefined ? 'nothing' : canonical(b)}`;
  const learning = whoLearns(match, { from: table, to: one.table }, { from: table, to: other.table });
  const blind = match.everyone & ~only(seat) & ~learning;
  if (opens) return proveUntold(scene, blind, one, other, what);
  proveSame(scene, blind, one, other, what);
  return followUp(scene, seat, blind, one, other, what);
}

/** A view may show nothing of opened answers to a seat that was neither told nor shown a card. */
function proveUntold(scene: Scene, eyes: Seats, one: Twin, other: Twin, what: string): void {
  for (const seat of watchers(scene, eyes)) {
    const [a, b] = [one, other].map(({ table }) => look(scene.match, table, seat));
    if (!same(a.piles, b.piles) || !same(toldTo(one.story, seat), toldTo(other.story, seat))) continue;
    const untold = (): string =>
      `seat ${seat} sees a difference between ${what}, untold: ${difference(a.view, b.view)}`;
    must('twins', same(a.view, b.view), untold);
  }
}

/** One more interrupt, by somebody else, applied to both twins: it must not bring the difference to light. */
function followUp(scene: Scene, seat: Seat, blind: Seats, one: Twin, other: Twin, what: string): void {
  const { match, dice } = scene;
  const top = one.table.stack.at(-1);
  if (top === undefined) return;
  const input = someInterrupt(worldOf(match, one.table), top, dice);
  if (input?.kind !== 'interrupt' || input.seat === seat || !has(blind, input.seat)) return;
  if (other.table.stack.at(-1)?.id !== top.id) return;
  const [x, y] = [step(match, one.table, input), step(match, other.table, input)];
  const after = `${what}, then ${canonical(input)}`;
  must('twins', 'refused' in x === 'refused' in y, () => `${after}: refused after only one of them`);
  if ('refused' in x || 'refused' in y) return;
  const learning = whoLearns(match, { from: one.table, to: x.table }, { from: other.table, to: y.table });
  proveSame(scene, blind & ~learning, x, y, after);
}

/** Looks are compared but for the time of the last input: hosts send nothing where nothing else has changed. */
function proveSame(scene: Scene, eyes: Seats, one: Twin, other: Twin, what: string): void {
  for (const seat of watchers(scene, eyes)) {
    const [a, b] = [one, other].map(({ table }) => ({ ...look(scene.match, table, seat), now: 0 }));
    must('twins', same(a, b), () => `seat ${seat} sees a difference between ${what}: ${difference(a, b)}`);
    const [c, d] = [toldTo(one.story, seat), toldTo(other.story, seat)];
    must('twins', same(c, d), () => `seat ${seat} is told a difference between ${what}: ${difference(c, d)}`);
  }
}

const toldTo = (story: readonly Told[], seat: Seat): unknown[] =>
  story.filter((t) => has(t.audience, seat)).map((t) => t.event);

/** Seats that the two ways show something different, such as who got the card: they may know the difference. */
function whoLearns(match: Match, one: Way, other: Way): Seats {
  const [before, here, there] = [one.from, one.to, other.to].map(placesOf);
  let learning = 0;
  for (let id = 0; id < here.length; id++) {
    const [a, b] = [newlySeen(one, id), newlySeen(other, id)];
    if (here[id] === there[id]) learning |= a ^ b;
    else learning |= a | b | arrival(match, before[id], here[id]) | arrival(match, before[id], there[id]);
  }
  return learning;
}

interface Way {
  readonly from: Table;
  readonly to: Table;
}

const newlySeen = ({ from, to }: Way, id: number): Seats => to.cards.seen[id] & ~from.cards.seen[id];

/** Who sees a card arrive. */
const arrival = (match: Match, from: number, to: number): Seats => (from === to ? 0 : match.piles[to].eyes);

function placesOf({ cards }: Table): number[] {
  const places: number[] = [];
  for (const [p, pile] of cards.piles.entries()) for (const id of pile) places[id] = p;
  return places;
}

function play(match: Match, table: Table, input: Input): Twin {
  const stepped = step(match, table, input);
  must('twins', 'table' in stepped, () => `a possible answer is refused: ${canonical(input)}`);
  return stepped;
}
