/** When the bots of a table think, and what they want to do then. They see what their seat was told and nothing else. */
import type { Interruption, Mind } from '#bots';
import { greedy, reactionTime } from '#bots';
import type { FrameId, Look, Match, Millis, Seat, Seats } from '#kernel';
import { fastDice, imagine, millis, myQuestion, NEVER } from '#kernel';

export interface BotSeat {
  readonly seat: Seat;
  readonly mind: Mind;
  /** When it has thought; NEVER while it has nothing to think about. */
  next: Millis;
  /** The question on top when it began to think. */
  frame: number;
}

export const restingBot = (seat: Seat, mind: Mind): BotSeat => ({ seat, mind, next: NEVER, frame: 0 });

/** What a bot does after thinking: nothing if it waits for people or has nothing to say. */
export type BotMove =
  | { readonly kind: 'answer'; readonly frame: FrameId; readonly answer: unknown }
  | ({ readonly kind: 'interrupt'; readonly frame: FrameId } & Interruption);

/** What a bot knows of the hour and of the company besides its look. */
export interface Company {
  readonly match: Match;
  readonly now: Millis;
  /** Seats of people: bots with something to haggle over leave them time. */
  readonly people: Seats;
  /** About how long a bot thinks. */
  readonly thinking: number;
}

/** The mean of the bots' own reaction times; a table stretches or shortens them. */
const USUAL_REACTION = 700;

/** Something changed for this bot: it begins to think, unless it is thinking about this question already. */
export function beginThinking(bot: BotSeat, look: Look, company: Company): void {
  const frame = look.stack.at(-1)?.id ?? 0;
  if (bot.next === NEVER || bot.frame !== frame) think(bot, frame, company.now, company.thinking);
}

function think(bot: BotSeat, frame: number, now: Millis, thinking: number): void {
  bot.frame = frame;
  bot.next = millis(now + Math.round((reactionTime(bot.mind.dice) * thinking) / USUAL_REACTION));
}

/** The moment has come. Afterwards the bot rests until its look changes, or thinks again if it only waits. */
export function act(bot: BotSeat, look: Look, company: Company): BotMove | undefined {
  const top = look.stack.at(-1);
  bot.next = NEVER;
  if (top === undefined || look.paused) return undefined;
  const wanted = greedy.interrupt(company.match, look, bot.mind);
  if (wanted !== undefined) return { kind: 'interrupt', frame: top.id, ...wanted };
  if (myQuestion(look) === undefined) return undefined;
  if (leavesTime(bot, look, company)) {
    think(bot, top.id, company.now, Math.max(company.thinking, SHORTEST_WAIT));
    return undefined;
  }
  return { kind: 'answer', frame: top.id, answer: greedy.answer(company.match, look, bot.mind) };
}

const SHORTEST_WAIT = 20;

/** While people may still deal with this bot, it does not say that it is ready before half of the time is over. */
function leavesTime(bot: BotSeat, look: Look, { match, now, people }: Company): boolean {
  const top = look.stack[look.stack.length - 1];
  if (top.mode !== 'sealed' || (top.waiting & people) === 0) return false;
  if (top.span !== NEVER && now - top.opened > top.span / 2) return false;
  const world = imagine(match, look, fastDice(bot.mind.persona, now));
  return Object.values(match.game.interrupts).some((rule) => rule.moves(world, bot.seat).count > 0);
}
