/** Random play by inputs: seats that answer, change their mind, interrupt and are late, and a table that is paused now and then. */
import type { Dice, Frame, Input, Kinds, Match, Millis, Seat, Seed, Table, Told, World } from '#kernel';
import { due, listSeats, NEVER, open, step } from '#kernel';

export interface Played<K extends Kinds = Kinds> {
  readonly table: Table<K>;
  readonly inputs: readonly Input[];
  readonly story: readonly Told<K['event']>[];
}

/** Told of every input after it was taken. */
export type OnStep<K extends Kinds> = (
  input: Input,
  before: Table<K>,
  after: Table<K>,
  story: readonly Told<K['event']>[],
) => void;

/** Plays a whole game at random; about one input in four is a whim that does not bring it forward. */
export function playRandom<K extends Kinds>(match: Match<K>, seed: Seed, dice: Dice, onStep?: OnStep<K>): Played<K> {
  let { table, story } = open(match, seed);
  const inputs: Input[] = [];
  const most = match.game.maxInputs(match.seats, match.options);
  while (!table.result.over && inputs.length < most) {
    const input = nextInput(match, table, dice);
    const stepped = step(match, table, input);
    if ('refused' in stepped) throw new Error(`random play was refused: ${JSON.stringify([stepped.refused, input])}`);
    inputs.push(input);
    onStep?.(input, table, stepped.table, stepped.story);
    table = stepped.table;
    story = story.concat(stepped.story);
  }
  return { table, inputs, story };
}

/** Something that may happen now at a table that is not over. */
export function nextInput(match: Match, table: Table, dice: Dice): Input {
  if (table.paused) return { kind: 'clock', at: table.now, what: 'resume' };
  const soon = due(table);
  if (soon <= table.now) return { kind: 'clock', at: soon, what: 'due' };
  const at = (table.now + dice.below(Math.min(soon - table.now, 400))) as Millis;
  if (dice.below(60) === 0) return { kind: 'clock', at, what: 'pause' };
  const frame = table.stack[table.stack.length - 1];
  const w: World = { match, table: { ...table, now: at }, story: undefined };
  if (dice.below(4) === 0) {
    const input = someInterrupt(w, frame, dice);
    if (input !== undefined) return input;
  }
  return someAnswer(w, frame, soon, dice) ?? { kind: 'clock', at: soon, what: 'due' };
}

/** An interrupt that some seat can make, if any can: first what and then who, so that offers are answered as often as made. */
export function someInterrupt(w: World, frame: Frame, dice: Dice): Input | undefined {
  if (frame.mode === 'race' && frame.given.length > 0) return undefined;
  const { interrupts } = w.match.game;
  const able = (name: string): Seat[] =>
    listSeats(w.match.players).filter((seat) => interrupts[name].moves(w, seat).count > 0);
  const possible = Object.keys(interrupts)
    .map((name) => ({ name, seats: able(name) }))
    .filter(({ seats }) => seats.length > 0);
  if (possible.length === 0) return undefined;
  const { name, seats } = possible[dice.below(possible.length)];
  const seat = seats[dice.below(seats.length)];
  const answer = interrupts[name].moves(w, seat).random(dice);
  return { kind: 'interrupt', at: w.table.now, seat, frame: frame.id, name, answer };
}

function someAnswer(w: World, frame: Frame, soon: Millis, dice: Dice): Input | undefined {
  const seats = listSeats(frame.waiting).filter((seat) => !frame.given.some((g) => g.seat === seat));
  const clocked = soon !== NEVER;
  if (seats.length === 0) return undefined;
  if (clocked && dice.below(frame.mode === 'hold' ? 3 : 12) === 0) return undefined;
  if (frame.mode === 'sealed' && frame.given.length > 0 && dice.below(10) === 0) return secondThought(w, frame, dice);
  const seat = seats[dice.below(seats.length)];
  return said(w, frame, seat, frame.mode === 'hold' ? 'wave' : anyAnswer(w, frame, seat, dice), dice);
}

function secondThought(w: World, frame: Frame, dice: Dice): Input {
  const { seat } = frame.given[dice.below(frame.given.length)];
  const { now } = w.table;
  if (dice.below(2) === 0) return { kind: 'answer', at: now, seat, frame: frame.id };
  return said(w, frame, seat, anyAnswer(w, frame, seat, dice), dice);
}

/** Reactions are coarse in races, so that ties happen. */
function said(w: World, frame: Frame, seat: Seat, answer: unknown, dice: Dice): Input {
  const input: Input = { kind: 'answer', at: w.table.now, seat, frame: frame.id, answer };
  return frame.mode === 'race' ? { ...input, reaction: (300 + 50 * dice.below(6)) as Millis } : input;
}

function anyAnswer(w: World, frame: Frame, seat: Seat, dice: Dice): unknown {
  const rule = w.match.game.questions[frame.ask];
  return rule.mode === 'hold' ? 'wave' : rule.moves(w, frame, seat).random(dice);
}
