/** Bots that search: they try what they might say in worlds that they imagine, and leave their taste only for what is surely better. */
import type { Interruption, Look, Match, Recall, Seats, Taste, World } from '#kernel';
import { advance, copyTable, fastDice, imagine, listSeats, only } from '#kernel';
import type { Bot, Mind, Thought } from './bot.ts';
import { anyPersona, onlyAnswer, thinkOf } from './bot.ts';
import { refuseIn, tasted, wish } from './greedy.ts';
import { horizonOf, interruptBy, playOn, valueFor } from './playout.ts';
import { anyAnswer, interruptsOf } from './random.ts';
import { Tally } from './tally.ts';

/** How much a search may think, and how sure it must be: by so many standard errors. */
export interface Budget {
  readonly playouts: number;
  readonly certainty: number;
}

/** Something to say, and who may still interrupt after it. */
interface Candidate {
  readonly say: unknown;
  readonly offered: Seats;
  apply(w: World): void;
}

/** More are not tried: each would be tried too seldom. */
const MOST = 16;
/** Where there are more answers than that, so many of them are the taste's next choices, and the others are drawn by chance. */
const RANKED = 12;
/** Under load a search thinks less, but never with fewer playouts. */
const LEAST = 25;

export const searchBot = (name: string, budgetOf: (match: Match) => Budget, recall: Recall = 'making'): Bot => ({
  name,
  answer(match, look, mind) {
    const known = onlyAnswer(match, look);
    if (known !== undefined) return known;
    const thought = thinkOf(match, look, mind);
    const taste = tasteOf(match, mind, recall);
    const budget = budgetOf(match);
    const answers =
      budget.playouts === 0 ? [firstAnswer(thought, look, mind, taste)] : answersTo(thought, look, mind, taste);
    return chosen(
      match,
      look,
      mind,
      answers.map((answer) => answering(look, answer)),
      budget,
    );
  },
  interrupt(match, look, mind) {
    const thought = thinkOf(match, look, mind);
    if (thought.frame.mode === 'race' && thought.frame.given.length > 0) return undefined;
    const candidates = interruptionsOf(thought, look, mind, tasteOf(match, mind, recall)).map(
      (wanted): Candidate => interrupting(match, look, wanted),
    );
    return candidates.length === 0
      ? undefined
      : (chosen(match, look, mind, candidates, budgetOf(match)) as Interruption | undefined);
  },
});

/** The game's taste, or that of whoever remembers where a game has one. */
const tasteOf = (match: Match, { heard = [] }: Mind, recall: Recall): Taste =>
  match.game.tastes?.recalling?.(match, heard, recall) ?? match.game.taste;

function answering({ seat }: Look, answer: unknown): Candidate {
  return {
    say: answer,
    offered: 0,
    apply(w) {
      const refused = advance(w, seat, answer);
      if (refused !== undefined) throw new Error(`${JSON.stringify(answer)} is refused: ${refused.code}`);
    },
  };
}

/** Whoever lets a chance pass does not take it in thought either. */
function interrupting({ players }: Match, { seat }: Look, wanted: Interruption | undefined): Candidate {
  return {
    say: wanted,
    offered: players & ~only(seat),
    apply(w) {
      if (wanted !== undefined) interruptBy(w, seat, wanted);
    },
  };
}

/** The taste's answer first, then all others, or the next best and some by chance where there are many. */
function answersTo(thought: Thought, look: Look, mind: Mind, taste: Taste): unknown[] {
  const { world, frame } = thought;
  const rule = world.match.game.questions[frame.ask];
  if (rule.mode === 'hold') return ['wave'];
  const moves = rule.moves(world, frame, look.seat);
  const found = new Map<string, unknown>();
  const add = (said: unknown): unknown => found.set(JSON.stringify(said), said);
  add(firstAnswer(thought, look, mind, taste));
  if (moves.count <= MOST) for (const other of moves.all()) add(other);
  else {
    const ranked = taste.ranked?.(world, look.seat, frame, mind.persona, mind.dice) ?? [];
    for (const other of ranked.slice(0, RANKED)) if (refuseIn(thought, look, other) === undefined) add(other);
    for (let tries = 0; tries < MOST && found.size < MOST; tries++) add(moves.random(mind.dice));
  }
  return [...found.values()];
}

/** What the taste would say, or anything where it may not. */
function firstAnswer(thought: Thought, look: Look, mind: Mind, taste: Taste): unknown {
  const { answer, refused } = tasted(thought, look, mind, taste);
  return refused === undefined ? answer : anyAnswer(thought, look, mind);
}

/** The taste's wish first, be it to let pass; nothing at all where there is nothing to do. */
function interruptionsOf(thought: Thought, look: Look, mind: Mind, taste: Taste): (Interruption | undefined)[] {
  const { world } = thought;
  const possible = interruptsOf(world, look.seat);
  if (possible.length === 0) return [];
  const found = new Map<string, Interruption | undefined>();
  const add = (wanted: Interruption | undefined): unknown => found.set(JSON.stringify(wanted ?? ''), wanted);
  add(wish(thought, look, mind, taste));
  add(undefined);
  for (const { name, moves } of possible) {
    if (moves.count <= MOST) for (const answer of moves.all()) add({ name, answer });
    else for (let i = 0; i < MOST; i++) add({ name, answer: moves.random(mind.dice) });
  }
  return [...found.values()].slice(0, MOST);
}

/** The candidate that is surely better than the first, or the first. */
function chosen(
  match: Match,
  look: Look,
  mind: Mind,
  candidates: readonly Candidate[],
  { playouts, certainty }: Budget,
): unknown {
  const [first] = candidates;
  mind.onDraft?.(first.say);
  const effort = Math.max(Math.min(playouts, LEAST), Math.round(playouts * (mind.effort ?? 1)));
  if (candidates.length < 2 || playouts === 0) return first.say;
  const tally = new Tally(Math.min(candidates.length, effort >> 1));
  for (let alive = tally.next(effort); alive.length > 0; alive = tally.next(effort)) {
    tryWorld(match, look, mind, candidates, alive, tally);
    if (tally.hasHalved) mind.onDraft?.(candidates[tally.best(certainty)].say);
  }
  const best = tally.best(certainty);
  mind.onThought?.({ playouts: tally.used, broken: tally.broken, changed: best > 0 });
  return candidates[best].say;
}

/** Every candidate in the same imagined world and on the same chance, so that only what was said makes a difference. */
function tryWorld(
  match: Match,
  look: Look,
  mind: Mind,
  candidates: readonly Candidate[],
  alive: readonly number[],
  tally: Tally,
): void {
  const { dice, persona } = mind;
  const { table } = imagine(match, look, dice);
  const personas = listSeats(match.players).map((seat) => (seat === look.seat ? persona : anyPersona(dice)));
  const luck = [dice.below(0x100000), dice.below(0x100000)] as const;
  const horizon = horizonOf(match);
  tally.add(
    alive,
    alive.map((i) => {
      const w: World = { match, table: copyTable(table), story: undefined };
      const { offered } = candidates[i];
      try {
        candidates[i].apply(w);
        playOn(w, { personas, dice: fastDice(...luck), offered }, horizon);
        return valueFor(w, look.seat);
      } catch {
        // An impossible world or a fault of a taste: it is counted, and a bot goes on thinking.
        return Number.NaN;
      }
    }),
  );
}
