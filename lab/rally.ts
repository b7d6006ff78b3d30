/** Whole games between bots: who sits where, and what is kept of each game. */
import type { Bot, Mind } from '#bots';
import { castPersonas, onlyAnswer } from '#bots';
import type { GameEvent, Match, Replay, Seat, Seed, Table, Told } from '#kernel';
import { fingerprint, has, labSeed, namedDice, replayOf, seatOf } from '#kernel';
import type { Call, Course, Reply } from './conduct.ts';
import { conduct } from './conduct.ts';

export interface Rally {
  readonly match: Match;
  readonly seed: string;
  /** Kinds of bots, dealt to seats in turn and shifted by one seat from game to game. */
  readonly bots: readonly Bot[];
}

/** One game as statistics need it. */
export interface Tally {
  readonly fingerprint: string;
  /** Answers and interrupts; what has one answer and the clock are no moves. */
  readonly moves: number;
  readonly rounds: number;
  /** The seat that began. */
  readonly first: Seat;
  readonly winners: number;
  readonly decisions: number;
  /** By the clock on the wall. */
  readonly decisionMs: number;
}

export const seedOf = (seed: string, game: number): Seed => labSeed(`${seed}.${game}`);

/** Which kind of bot holds a seat in that game: over many games every kind sits everywhere. */
export const kindAt = <T>(kinds: readonly T[], game: number, seat: number): T => kinds[(seat + game) % kinds.length];

/** Told of everything in a game, with the table after it. */
export type Watching = (told: readonly Told[], table: Table) => void;

export interface PlayedGame extends Course {
  readonly tally: Tally;
  replay(): Replay;
}

/** Plays game number `game` of a rally; the same number, the same game, whoever plays it. */
export function playGame(rally: Rally, game: number, onTold: Watching = () => undefined): PlayedGame {
  const { match } = rally;
  const seed = seedOf(rally.seed, game);
  const minds = castMinds(match.seats, seed.tableId);
  const thinking = { decisions: 0, ms: 0 };
  const course = conduct({
    match,
    seed,
    dice: minds.map(({ dice }) => dice),
    onTold(told, table) {
      remember(minds, told);
      onTold(told, table);
    },
  });
  let step = course.next();
  while (!step.done) {
    const { seat } = step.value;
    step = course.next(think(kindAt(rally.bots, game, seat), step.value, match, minds[seat], thinking));
  }
  const tally = tallyOf(match, step.value, thinking);
  const { inputs, table } = step.value;
  return { tally, table, inputs, replay: () => replayOf(match, seed, inputs, table, true) };
}

/** A mind that keeps all that its seat is told. */
export interface Minded extends Mind {
  readonly heard: GameEvent[];
}

/** Minds for the seats of one table, named after it. */
export function castMinds(seats: number, table: string): Minded[] {
  const personas = castPersonas(seats, namedDice(`${table} cast`));
  return personas.map((persona, seat) => ({ persona, dice: namedDice(`${table} seat ${seat}`), heard: [] }));
}

/** Everybody keeps what they were told. */
export function remember(minds: readonly Minded[], told: readonly Told[]): void {
  for (const { audience, event } of told)
    for (const [seat, { heard }] of minds.entries()) if (has(audience, seatOf(seat))) heard.push(event);
}

/** What a bot says to a call. */
export function botReply(bot: Bot, { wants, look }: Call, match: Match, mind: Mind): Reply {
  if (wants === 'answer') return { kind: 'answer', answer: bot.answer(match, look, mind) };
  const wanted = bot.interrupt(match, look, mind);
  return wanted === undefined ? { kind: 'pass' } : { kind: 'interrupt', ...wanted };
}

/** The same, measured. What has one answer is no decision. */
function think(bot: Bot, call: Call, match: Match, mind: Mind, thinking: { decisions: number; ms: number }): Reply {
  if (call.wants === 'answer' && onlyAnswer(match, call.look) !== undefined) return botReply(bot, call, match, mind);
  const began = performance.now();
  const reply = botReply(bot, call, match, mind);
  thinking.ms += performance.now() - began;
  thinking.decisions++;
  return reply;
}

function tallyOf(match: Match, { table, inputs }: Course, thinking: { decisions: number; ms: number }): Tally {
  const { round, first } = match.game.progress(table);
  return {
    fingerprint: fingerprint(table),
    moves: inputs.filter((input) => input.kind !== 'clock' && input.answer !== 'wave' && input.answer !== 'on').length,
    rounds: round,
    first,
    winners: table.result.winners,
    decisions: thinking.decisions,
    decisionMs: thinking.ms,
  };
}
