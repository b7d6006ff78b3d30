/** Twins on the wire: a table and another one that its seat cannot tell from it hear the same hidden inputs; the seat must be told the very same bytes. */
import type { Dice, Frame, Game, Input, Kinds, Look, Match, Seat, Table, World } from '#kernel';
import { due, fastDice, has, imagine, listSeats, look, looks, NEVER, only, refuse, seatOf, step } from '#kernel';
import type { Wish } from '#protocol';
import { pick } from './crowd.ts';
import { settled } from './manual-clock.ts';
import type { Actor, Moment, Planted } from './staging.ts';
import { momentsOf, stage } from './staging.ts';

export interface TwinReport {
  moments: number;
  /** How often each kind of input was tried, in all and at each question. */
  readonly tried: Record<string, number>;
  frames: number;
  /** What must not be; empty if all is well. */
  readonly faults: string[];
}

export interface TwinPlan {
  readonly game: Game<Kinds>;
  readonly seats: number;
  readonly options: object;
  readonly moments: number;
  readonly seed: number;
  /** Where the trial itself is tried. */
  readonly planted?: Planted;
}

export const noTwins = (): TwinReport => ({ moments: 0, tried: {}, frames: 0, faults: [] });

/** Tries so many moments of one random game, each from the place of somebody else. */
export async function tryTwins(plan: TwinPlan, report: TwinReport): Promise<void> {
  const { game, seats, options, moments, seed, planted = 'nothing' } = plan;
  const dice = fastDice(seed, seats);
  const byQuestion = Object.values(Object.groupBy(momentsOf(game, seats, options, dice), questionOf));
  for (let i = 0; i < moments; i++) {
    const moment = pick(dice, byQuestion[i % byQuestion.length] ?? []);
    const viewer = seatOf(dice.below(seats + 1));
    await tryMoment({ moment, viewer, game, dice, planted }, report);
    report.moments++;
  }
}

const questionOf = ({ play }: Moment): string => play.table.stack.at(-1)?.ask ?? '';

interface Scene {
  readonly moment: Moment;
  readonly viewer: Seat;
  readonly game: Game<Kinds>;
  readonly dice: Dice;
  readonly planted: Planted;
}

/** Something that happens at both tables, or at one of them only where nobody else may know that it happened: said by a seat, or by the clock. */
interface Hidden {
  readonly kind: string;
  /** Is the viewer told nothing at all of it? */
  readonly silent: boolean;
  readonly by?: { readonly seat: Seat; readonly here: Wish; readonly there: Wish };
}

async function tryMoment(scene: Scene, report: TwinReport): Promise<void> {
  const { moment, viewer, dice } = scene;
  const { match, play, seating } = moment;
  const { table } = imagine(match, play.looks[viewer], fastDice(dice.below(2 ** 20), 7));
  const shown = looks(match, table).map((seen, seat) => ({ ...seen, now: play.looks[seat].now }));
  const twin: Moment = { ...moment, seating: { ...seating, play: { ...play, table, looks: shown } } };
  const hidden = hiddenInputs(scene, table);
  const actors = hidden.flatMap(({ by }) => (by === undefined ? [] : [by.seat]));
  const [here, there] = await Promise.all([moment, twin].map((one) => watch({ ...scene, moment: one }, actors)));
  compare(scene, 'what it finds', here, there, report);
  if (hidden.some(({ by }) => by !== undefined)) {
    const later = dice.below(Math.min(50, Math.min(due(play.table), due(table)) - play.table.now));
    await Promise.all([here, there].map((watched) => watched.pass(later)));
  }
  const both = dice.below(2) === 0;
  for (const input of hidden) {
    for (const name of [input.kind, `${input.kind} at ${questionOf(moment)}`])
      report.tried[name] = (report.tried[name] ?? 0) + 1;
    await here.happen(input, 'here');
    if (both || !input.silent) await there.happen(input, 'there');
    compare(scene, input.kind, here, there, report, input.silent);
  }
  await Promise.all([here, there].map((watched) => watched.reload()));
  compare(scene, 'what it finds later', here, there, report);
  await Promise.all([here, there].map((watched) => watched.probe()));
  compare(scene, 'refusals', here, there, report);
  await Promise.all([here, there].map((watched) => watched.stop()));
}

interface Watched {
  /** What the viewer was told since the last time, without what may differ: the table's id and its commitment. */
  news(): string[];
  happen(input: Hidden, where: 'here' | 'there'): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** The viewer opens another line and is told everything from the beginning. */
  reload(): Promise<void>;
  /** The viewer asks for what cannot be. */
  probe(): Promise<void>;
  stop(): Promise<void>;
}

async function watch({ moment, game, viewer, planted }: Scene, actors: readonly Seat[]): Promise<Watched> {
  const set = await stage(moment, game, planted);
  const cast = new Map<Seat, Actor>();
  for (const seat of new Set(actors)) cast.set(seat, await set.enter(seat));
  let eyes = await set.enter(viewer);
  return {
    news: () => eyes.frames.splice(0).map(withoutNames),
    pass: set.clock.pass,
    async reload() {
      eyes = await set.enter(viewer);
    },
    async happen({ by }, where) {
      if (by === undefined) await set.clock.pass(due(moment.play.table) - moment.play.table.now);
      else await cast.get(by.seat)?.say(by[where]);
      await settled();
    },
    async probe() {
      const frame = moment.play.table.stack.at(-1)?.id ?? 0;
      await eyes.say({ kind: 'answer', frame: frame + 1_000, answer: 0 });
      await eyes.say({ kind: 'answer', frame, answer: { nonsense: [1] } });
      await eyes.say({ kind: 'interrupt', frame, name: 'nonsense', answer: {} });
    },
    stop: set.stop,
  };
}

const withoutNames = (text: string): string =>
  text.replace(/"(table|commitment)":"[^"]*"/g, (_, name: string) => `"${name}":""`);

function compare(
  { moment, viewer }: Scene,
  what: string,
  here: Watched,
  there: Watched,
  report: TwinReport,
  silent = false,
): void {
  const [a, b] = [here.news(), there.news()];
  report.frames += a.length;
  const where = `seat ${viewer} at ${moment.play.table.stack.at(-1)?.ask}, ${what}`;
  if (a.length !== b.length) report.faults.push(`${where}: ${a.length} frames against ${b.length}: ${a} | ${b}`);
  else {
    const i = a.findIndex((text, n) => text !== b[n]);
    if (i >= 0) report.faults.push(`${where}: ${firstDifference(a[i], b[i])}`);
  }
  if (silent && a.length > 0) report.faults.push(`${where}: it was told ${a}`);
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}

/** Inputs through which the viewer may not see, as far as this moment has any; up to three after each other. */
function hiddenInputs(scene: Scene, twin: Table): Hidden[] {
  const { moment, dice } = scene;
  const { table } = moment.play;
  const top = table.stack.at(-1);
  if (top === undefined || table.paused) return [];
  const spoken = [...silentInterrupts(scene, twin, top), ...hiddenAnswers(scene, twin, top)];
  if (spoken.length === 0 || dice.below(4) === 0) return tick(scene, twin);
  return spoken.slice(0, 3);
}

const worldOf = (match: Match, table: Table): World => ({ match, table, story: undefined });

/** Sealed answers that are not the last one, second thoughts, waves, grabs, and answers of which others see a part. */
function hiddenAnswers(scene: Scene, twin: Table, top: Frame): Hidden[] {
  const { viewer, dice } = scene;
  if (top.mode === 'one') return partlyHidden(scene, twin, top);
  const seats = listSeats(top.asked).filter((seat) => seat !== viewer);
  const isIn = (seat: Seat): boolean => top.given.some((given) => given.seat === seat);
  if (top.mode !== 'sealed')
    return seats
      .filter((seat) => has(top.waiting, seat) && !isIn(seat))
      .flatMap((seat) => spoken(scene, twin, top, seat, { kind: top.mode === 'hold' ? 'wave' : 'grab', silent: true }));
  // One seat stays out, so that nothing is opened yet.
  const waited = listSeats(top.waiting).at(-1);
  return seats
    .filter((seat) => seat !== waited)
    .flatMap((seat) =>
      isIn(seat) && dice.below(2) === 0
        ? [takenBack(top, seat)]
        : spoken(scene, twin, top, seat, { kind: 'sealed answer', silent: false }),
    );
}

/** Such as a card face down in front of somebody: another card there, in front of the same one, where neither opens anything. */
function partlyHidden(scene: Scene, twin: Table, top: Frame): Hidden[] {
  const { match, play } = scene.moment;
  const rule = match.game.questions[top.ask];
  const [seat] = listSeats(top.waiting);
  const frame = twin.stack.at(-1);
  if (rule.mode !== 'one' || rule.open === undefined || seat === scene.viewer || frame === undefined) return [];
  const open = (table: Table, asked: Frame, answer: unknown): string =>
    JSON.stringify(rule.open?.(worldOf(match, table), asked, seat, answer));
  const here = rule.moves(worldOf(match, play.table), top, seat).random(scene.dice);
  for (let tries = 0; tries < TRIES; tries++) {
    const there = rule.moves(worldOf(match, twin), frame, seat).random(scene.dice);
    if (open(play.table, top, here) !== open(twin, frame, there)) continue;
    const said = (answer: unknown): Input => ({ kind: 'answer', at: play.table.now, seat, frame: top.id, answer });
    if (!looksAlike(scene, twin, said(here), said(there))) continue;
    const message = (answer: unknown): Wish => ({ kind: 'answer', frame: top.id, answer, reaction: 5 });
    return [{ kind: 'hidden answer', silent: false, by: { seat, here: message(here), there: message(there) } }];
  }
  return [];
}

const TRIES = 30;

const takenBack = (top: Frame, seat: Seat): Hidden => {
  const message: Wish = { kind: 'answer', frame: top.id };
  return { kind: 'taken back', silent: false, by: { seat, here: message, there: message } };
};

/** The same answer at both tables where both allow it; another one there that is as hidden where they do not. */
function spoken(
  { moment, dice }: Scene,
  twin: Table,
  top: Frame,
  seat: Seat,
  what: Pick<Hidden, 'kind' | 'silent'>,
): Hidden[] {
  const { match, play } = moment;
  const rule = match.game.questions[top.ask];
  const frame = twin.stack.at(-1);
  if (frame === undefined) return [];
  const any = (table: Table, asked: Frame): unknown =>
    rule.mode === 'hold' ? 'wave' : rule.moves(worldOf(match, table), asked, seat).random(dice);
  const answer = any(play.table, top);
  const input: Input = { kind: 'answer', at: play.table.now, seat, frame: top.id, answer };
  const other =
    refuse(worldOf(match, { ...twin, now: play.table.now }), input) === undefined ? answer : any(twin, frame);
  const message = (given: unknown): Wish => ({ kind: 'answer', frame: top.id, answer: given, reaction: 5 });
  return [{ ...what, by: { seat, here: message(answer), there: message(other) } }];
}

/** Interrupts of which others learn nothing, such as a standing policy. */
function silentInterrupts({ moment, viewer, dice }: Scene, twin: Table, top: Frame): Hidden[] {
  const { match, play } = moment;
  if (top.mode === 'race' && top.given.length > 0) return [];
  return Object.entries(match.game.interrupts).flatMap(([name, rule]) => {
    const seat = pick(dice, listSeats(match.players & ~only(viewer)));
    const moves = rule.moves(worldOf(match, play.table), seat);
    if (rule.open === undefined || moves.count === 0) return [];
    const answer = moves.random(dice);
    if (rule.open(answer) !== undefined || rule.check(worldOf(match, twin), seat, answer) !== undefined) return [];
    const message: Wish = { kind: 'interrupt', frame: top.id, name, answer };
    return [{ kind: 'policy', silent: true, by: { seat, here: message, there: message } }];
  });
}

/** The clock, where what it does looks the same at both tables; where cards turn up, the viewer may well see a difference. */
function tick(scene: Scene, twin: Table): Hidden[] {
  const next = due(scene.moment.play.table);
  if (next === NEVER || due(twin) !== next) return [];
  const input: Input = { kind: 'clock', at: next, what: 'due' };
  return looksAlike(scene, twin, input, input) ? [{ kind: 'clock', silent: false }] : [];
}

/** Does the kernel show and tell the viewer the same after these inputs? Then the wire must too. */
function looksAlike({ moment, viewer }: Scene, twin: Table, here: Input, there: Input): boolean {
  const { match, play } = moment;
  const [a, b] = [step(match, play.table, here), step(match, twin, there)];
  if ('refused' in a || 'refused' in b) return false;
  const seen = (after: Table): Look => ({ ...look(match, after, viewer), now: here.at });
  const told = (story: typeof a.story): unknown => story.filter(({ audience }) => has(audience, viewer));
  const isAlike = JSON.stringify([seen(a.table), told(a.story)]) === JSON.stringify([seen(b.table), told(b.story)]);
  return isAlike && due(a.table) === due(b.table);
}
