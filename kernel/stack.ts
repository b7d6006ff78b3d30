/** The stack of questions: asking, taking answers in the four modes, and coming back after an interrupt. */
import { shuffled, streamDice } from './random.ts';
import type { KernelCode } from './refusal.ts';
import { refusal } from './refusal.ts';
import { has, listSeats, only } from './seats.ts';
import { after, GRACE, NEVER, ON_TOP, sooner, TICK } from './time.ts';
import type {
  Frame,
  FrameId,
  Given,
  Kinds,
  Millis,
  Mode,
  RaceRule,
  Refusal,
  Rule,
  Seat,
  Seats,
  World,
} from './types.ts';

type RuleIn<M extends Mode> = Extract<Rule<Kinds>, { readonly mode: M }>;

export const topFrame = (w: World): Frame | undefined => w.table.stack.at(-1);

/** The rule of a question. Who knows the mode from the frame may name it: frames are alike in all games, rules are not. */
const ruleOf = <M extends Mode = Mode>(w: World, frame: Frame): RuleIn<M> => w.match.rules.get(frame.ask) as RuleIn<M>;

/** Puts a question to seats; it covers whatever was being asked. */
export function ask<K extends Kinds, Q extends keyof K['asks'] & string>(
  w: World<K>,
  name: Q,
  about: K['asks'][Q]['about'],
  seats: Seats,
  span: Millis = NEVER,
): void {
  const { table } = w;
  const { mode } = w.match.rules.get(name) as Rule<K>;
  const below = table.stack.at(-1);
  if (below !== undefined && below.left === ON_TOP) cover(below, table.now);
  const frame: Frame = {
    id: ++table.frames as FrameId,
    ask: name,
    mode,
    about,
    asked: seats,
    waiting: seats,
    given: [],
    drafts: [],
    opened: table.now,
    span,
    until: after(table.now, span),
    left: ON_TOP,
    closes: mode === 'hold' ? halfTime(table.now, span) : NEVER,
  };
  table.stack.push(frame);
  if (mode === 'hold') wave(w, frame, standingWaves(w, frame));
}

/** Goes on with another phase of the game. */
export function enter(w: World, phase: string): void {
  w.match.game.enter?.(w, phase);
}

/** Takes the question on top away: an interrupt has settled what it asked, and the rule goes on with something else. */
export function withdraw(w: World): void {
  w.table.stack.pop();
}

/** These seats need not answer any more, as a rule of the game says. */
export function excuse(frame: Frame, seats: Seats): void {
  frame.waiting &= ~seats;
}

/** May this seat answer so? Form first, then the rule. */
export function refuseAnswer(w: World, frame: Frame, seat: Seat, answer: unknown): Refusal | undefined {
  if (!has(frame.asked, seat)) return refused('not-asked', frame);
  const { mode } = frame;
  if (mode !== 'sealed' && !has(frame.waiting, seat)) return refused('already-answered', frame);
  if (mode === 'hold') return answer === 'wave' ? undefined : refused('bad-form', frame);
  if (mode === 'race' && pending(frame, seat)) return refused('already-answered', frame);
  const rule = ruleOf<typeof mode>(w, frame);
  return rule.shape(answer) ? rule.check(w, frame, seat, answer) : refused('bad-form', frame);
}

const refused = (code: KernelCode, { ask: name }: Frame): Refusal => refusal(code, { ask: name });

export const pending = (frame: Frame, seat: Seat): boolean => frame.given.some((g) => g.seat === seat);

/** Takes an answer that was not refused. */
export function take(w: World, frame: Frame, seat: Seat, answer: unknown, reaction: Millis): void {
  switch (frame.mode) {
    case 'one':
      w.table.stack.pop();
      ruleOf<'one'>(w, frame).resolve(w, frame, seat, answer);
      return;
    case 'sealed':
      drop(frame.given, seat);
      frame.given.push({ seat, answer, reaction });
      frame.waiting &= ~only(seat);
      ruleOf<'sealed'>(w, frame).ticked?.(w, frame, seat);
      return;
    case 'hold':
      wave(w, frame, only(seat));
      return;
    case 'race':
      frame.given.push({ seat, answer, reaction });
      if (frame.closes === NEVER)
        frame.closes = sooner(after(w.table.now, ruleOf<'race'>(w, frame).window(w)), frame.until);
  }
}

export function takeBack(w: World, frame: Frame, seat: Seat): void {
  drop(frame.given, seat);
  drop(frame.drafts, seat);
  frame.waiting |= only(seat);
  const rule = ruleOf(w, frame);
  if (rule.mode === 'sealed') rule.ticked?.(w, frame, seat);
}

/** Goes on until somebody is asked or the game is over. */
export function settle(w: World): void {
  const { table } = w;
  while (!table.result.over) {
    const frame = table.stack.at(-1);
    if (frame === undefined) throw new Error('nobody is asked and the game is not over');
    if (frame.left !== ON_TOP) comeBack(w, frame);
    else if (frame.waiting !== 0 || frame.mode === 'hold') return;
    else finish(w, frame);
  }
  table.stack.length = 0;
}

/** An interrupt was resolved: sealed answers that it may have touched are all asked again, broken or not. */
export function disturb(w: World, frame: Frame): void {
  if (frame.mode !== 'sealed' || w.table.stack.at(-1) !== frame) return;
  askAllAgain(w, frame);
}

/** The moment that was due has come: a window or tick closes, or late seats get the clock's answer. */
export function strike(w: World, frame: Frame): void {
  const rule = ruleOf(w, frame);
  const { now, stack } = w.table;
  if (rule.mode === 'hold') tick(w, frame);
  else if (rule.mode === 'race') {
    if (frame.closes <= now) closeWindow(w, frame, rule);
    if (frame.until <= now) for (const seat of listSeats(frame.waiting)) lateGrab(w, frame, rule, seat);
  } else if (rule.mode === 'sealed' && rule.expire !== undefined) {
    stack.pop();
    rule.expire(w, frame);
  } else {
    for (const seat of listSeats(frame.waiting)) take(w, frame, seat, lateAnswer(w, frame, seat), 0 as Millis);
  }
}

/** The next moment at which something happens by itself on this question. */
export const dueAt = (frame: Frame): Millis => sooner(frame.closes, frame.until);

/** The rule's own answer for a late seat; a sealed draft that is still possible comes first. */
export function lateAnswer(w: World, frame: Frame, seat: Seat): unknown {
  const rule = ruleOf(w, frame);
  if (rule.mode === 'hold') return 'wave';
  const draft = frame.drafts.find((g) => g.seat === seat);
  return draft === undefined ? rule.late(w, frame, seat) : draft.answer;
}

function finish(w: World, frame: Frame): void {
  const rule = ruleOf(w, frame);
  w.table.stack.pop();
  if (rule.mode === 'sealed')
    rule.resolve(
      w,
      frame,
      frame.given.sort((a, b) => a.seat - b.seat),
    );
  else if (rule.mode !== 'one') rule.resolve(w, frame);
}

function tick(w: World, frame: Frame): void {
  if (frame.waiting === 0 || frame.until <= w.table.now) {
    w.table.stack.pop();
    const rule = ruleOf(w, frame);
    if (rule.mode === 'hold') rule.resolve(w, frame);
  } else frame.closes = frame.until;
}

function closeWindow(w: World, frame: Frame, rule: RaceRule<Kinds, unknown, unknown>): void {
  const order = tieOrder(w);
  frame.given.sort((a, b) => a.reaction - b.reaction || order[a.seat] - order[b.seat]);
  frame.closes = NEVER;
  for (const { seat, answer } of frame.given) {
    if (!has(frame.waiting, seat)) continue;
    if (rule.check(w, frame, seat, answer) === undefined) takeRace(w, frame, rule, seat, answer);
    else rule.lost(w, frame, seat, answer);
  }
  // Only now: a rule that takes can tell a grab, which was given, from the clock's answer.
  frame.given = [];
}

function takeRace(w: World, frame: Frame, rule: RaceRule<Kinds, unknown, unknown>, seat: Seat, answer: unknown): void {
  frame.waiting &= ~only(seat);
  rule.take(w, frame, seat, answer);
}

function lateGrab(w: World, frame: Frame, rule: RaceRule<Kinds, unknown, unknown>, seat: Seat): void {
  if (has(frame.waiting, seat)) takeRace(w, frame, rule, seat, rule.late(w, frame, seat));
}

/** One seeded order of seats per window, whoever grabbed and whenever: arrival must not matter. */
function tieOrder(w: World): number[] {
  return shuffled(
    streamDice(w, 'ties'),
    Array.from({ length: w.match.seats }, (_, i) => i),
  );
}

function wave(w: World, frame: Frame, seats: Seats): void {
  for (const seat of listSeats(seats & frame.waiting))
    frame.given.push({ seat, answer: 'wave', reaction: 0 as Millis });
  frame.waiting &= ~seats;
  endlessTick(frame, w.table.now);
}

/** A standing policy counts as a wave from the start of every hold. */
const standingWaves = (w: World, frame: Frame): Seats => ruleOf<'hold'>(w, frame).waved?.(w, frame) ?? 0;

/**
 * A hold without a clock ends on the first of its ticks by which all have waved. Those before would change nothing, so
 * none of them is due: a table may wait for days. What is due is in no look.
 */
export function endlessTick(frame: Frame, now: Millis): void {
  if (frame.span !== NEVER || frame.waiting !== 0 || frame.left !== ON_TOP) return;
  const ticks = Math.floor((now - frame.opened) / TICK) + 1;
  frame.closes = (frame.opened + ticks * TICK) as Millis;
}

const halfTime = (now: Millis, span: Millis): Millis => (span === NEVER ? NEVER : ((now + (span >> 1)) as Millis));

function cover(frame: Frame, now: Millis): void {
  frame.left = frame.until === NEVER ? NEVER : (Math.max(0, frame.until - now) as Millis);
  frame.until = NEVER;
  frame.closes = NEVER;
}

function comeBack(w: World, frame: Frame): void {
  const { now } = w.table;
  const left = frame.left === NEVER ? NEVER : (Math.max(frame.left, sooner(GRACE, frame.span)) as Millis);
  frame.left = ON_TOP;
  if (frame.mode === 'hold') {
    frame.opened = now;
    frame.until = after(now, frame.span);
    frame.closes = halfTime(now, frame.span);
    frame.waiting = frame.asked;
    frame.given = [];
  } else frame.until = after(now, left);
  if (frame.mode === 'sealed') askAllAgain(w, frame);
  if (frame.mode === 'hold') wave(w, frame, standingWaves(w, frame));
  ruleOf(w, frame).resume?.(w, frame);
}

function askAllAgain(w: World, frame: Frame): void {
  const rule = ruleOf(w, frame);
  if (rule.mode !== 'sealed') return;
  const earlier = [...frame.given, ...frame.drafts.filter((d) => !pending(frame, d.seat))];
  frame.given = [];
  frame.waiting = frame.asked;
  frame.drafts = earlier.filter((g) => rule.check(w, frame, g.seat, g.answer) === undefined);
}

function drop(list: Given[], seat: Seat): void {
  const at = list.findIndex((g) => g.seat === seat);
  if (at >= 0) list.splice(at, 1);
}
