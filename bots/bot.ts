/** What a bot is: a player that gets a look and dice of its own, never a table and never a clock. */
import type { Dice, Frame, GameEvent, Interruption, Look, Match, World } from '#kernel';
import { imagine, isShowing, shuffled } from '#kernel';

/** Who is thinking: the number of its likes, its own chance, and what it remembers. The same mind and look, the same answer. */
export interface Mind {
  readonly persona: number;
  readonly dice: Dice;
  /** What this seat was told since the deal; nothing where nobody kept it. */
  readonly heard?: readonly GameEvent[];
  /** The share of its level's playouts that it may use: all where absent, less on a busy machine. */
  readonly effort?: number;
  /** Told what it would say so far, if it thinks for long. */
  onDraft?(wish: unknown): void;
  /** Told what a search came to. */
  onThought?(report: Report): void;
}

export interface Report {
  readonly playouts: number;
  /** Playouts that met an error: worlds that cannot be, or faults of a taste. */
  readonly broken: number;
  /** Does it say something else than its taste? */
  readonly changed: boolean;
}

export interface Bot {
  readonly name: string;
  /** An answer to the question on top of this look, which the seat is asked. It always passes the rule's check. */
  answer(match: Match, look: Look, mind: Mind): unknown;
  /** Something it wants to do now although nobody asked, if anything. */
  interrupt(match: Match, look: Look, mind: Mind): Interruption | undefined;
}

/** How many different personas sit at tables; few enough that a game can remember all their likes. */
const PERSONAS = 32;

/** Personas for a table, no two alike while there are enough. */
export function castPersonas(seats: number, dice: Dice): number[] {
  const cast = shuffled(
    dice,
    Array.from({ length: PERSONAS }, (_, persona) => persona),
  );
  return Array.from({ length: seats }, (_, seat) => cast[seat % PERSONAS]);
}

export const anyPersona = (dice: Dice): number => dice.below(PERSONAS);

/** A world that a bot thinks in: it looks like the real one to this seat. */
export interface Thought {
  readonly world: World;
  /** The question on top. */
  readonly frame: Frame;
}

export function thinkOf(match: Match, look: Look, mind: Mind): Thought {
  const world = imagine(match, look, mind.dice);
  const frame = world.table.stack.at(-1);
  if (frame === undefined) throw new Error('a bot was asked to think after the game was over');
  return { world, frame };
}

/** A hold and a showing have one answer, whatever a bot thinks. */
export function onlyAnswer(
  match: Match,
  { stack }: { readonly stack: readonly Pick<Frame, 'ask' | 'mode'>[] },
): 'wave' | 'on' | undefined {
  const top = stack.at(-1);
  if (top?.mode === 'hold') return 'wave';
  return top !== undefined && isShowing(match, top.ask) ? 'on' : undefined;
}
