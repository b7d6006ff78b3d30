/** The moment at a table as a game's board gets it: the look, a world imagined from it, and ways to answer. */
import type { Frame, Kinds, Language, Look, Match, Millis, Refusal, Speakers, Wording, World } from '#kernel';
import { fastDice, has, imagine, myQuestion, refuse } from '#kernel';
import type { Staged } from './ahead.ts';
import { canWait, keepStaged, lookAhead, numbered, stagedFrom } from './ahead.ts';
import type { Pending } from './app/pending.ts';
import type { Board, Person, Scene } from './board.ts';

/** What a scene is made of; live tables, stored moments and tests bring it each in their own way. */
export interface Moment {
  readonly match: Match;
  readonly look: Look;
  readonly log: Scene['log'];
  readonly text: Wording;
  readonly who: Speakers;
  readonly language: Language;
  readonly words: unknown;
  readonly pending: readonly Pending[];
  readonly drafts: Map<string, unknown>;
  readonly running: boolean;
  /** Which answers may wait in the page; none where this is absent. */
  readonly stages?: Board['stages'] | undefined;
  person(seat: number): Person;
  now(): Millis;
  refresh(): void;
  explain(refusal: Refusal): void;
  /** Sends what was allowed. */
  send(move: Omit<Pending, 'n'>): void;
  /** For the host: goes on for all at that page of a show. */
  readonly goOnForAll?: ((frame: number) => unknown) | undefined;
  keepWords(text: string): Promise<string | undefined>;
}

export function sceneOf(moment: Moment): Scene {
  const { match, log, text, who, words, pending, drafts, running } = moment;
  const { look, staged } = aheadOf(moment);
  const world = worldOf(match, look);
  const top = look.stack.at(-1);
  const given = pending.filter((move) => move.name === undefined && move.frame === (top?.id ?? 0)).at(-1);
  return {
    match,
    look,
    world,
    log,
    top,
    text,
    who,
    words,
    running,
    seat: look.seat,
    watching: !has(match.players, look.seat),
    language: moment.language,
    frame: frameOf(world),
    ...answered(look, given),
    staged,
    interrupting: pending.flatMap(({ name, answer }) => (name === undefined ? [] : [{ name, answer }])),
    person: moment.person,
    now: moment.now,
    refresh: moment.refresh,
    explain: moment.explain,
    keepWords: moment.keepWords,
    goOnForAll: goingOn(moment),
    draft: <T>(name: string, begin: () => T): T => draftOf(drafts, name, begin),
    ...waysToAct({ ...moment, look }, world, staged),
  };
}

/** Only where the question on top shows something. */
function goingOn({ match, look, goOnForAll }: Moment): Scene['goOnForAll'] {
  const top = look.stack.at(-1);
  const rule = top === undefined ? undefined : match.rules.get(top.ask);
  if (top === undefined || goOnForAll === undefined || rule?.mode !== 'sealed' || rule.shows !== true) return undefined;
  return () => goOnForAll(top.id);
}

/** The table as I see it, and what I have said since: on its way to the server, or waiting in the page. */
function aheadOf({ match, look, pending, drafts, stages }: Moment): { look: Look; staged: readonly Staged[] } {
  if (stages === undefined) return { look, staged: [] };
  const said = pending.filter(({ name, answer }) => name === undefined && answer !== undefined);
  const now = lookAhead(match, look, said);
  const frame = now.stack.at(-1)?.id ?? 0;
  const staged = stagedFrom(drafts, frame);
  return { look: lookAhead(match, now, numbered(frame, staged)), staged };
}

type Ways = Pick<Scene, 'whyNot' | 'whyNotInterrupt' | 'answer' | 'interrupt' | 'takeBack' | 'undo' | 'timeIsUp'>;

/** The rules are asked in the imagined world before anything is sent. */
function waysToAct(moment: Moment, world: World, staged: readonly Staged[]): Ways {
  const { look } = moment;
  const frame = look.stack.at(-1)?.id ?? 0;
  const told = (said: Told) =>
    refuse(world, { ...said, at: look.now, seat: look.seat } as Parameters<typeof refuse>[1]);
  const whyNot = (answer: unknown): Refusal | undefined => told({ kind: 'answer', frame, answer });
  const whyNotInterrupt = (name: string, answer: unknown): Refusal | undefined =>
    told({ kind: 'interrupt', frame, name, answer });
  const send = (refusal: Refusal | undefined, move: Omit<Pending, 'n'>): boolean => {
    if (refusal === undefined) moment.send(move);
    else moment.explain(refusal);
    return refusal === undefined;
  };
  return {
    whyNot,
    whyNotInterrupt,
    answer: (answer) => {
      const refusal = whyNot(answer);
      if (refusal === undefined && isStaged(moment, answer)) return stage(moment, frame, staged, answer);
      if (refusal === undefined) sendStaged(moment, frame, staged);
      return send(refusal, { frame, answer, ...(staged.length > 0 ? AFTER_LAST : {}) });
    },
    interrupt: (name, answer) => send(whyNotInterrupt(name, answer), { frame, name, answer }),
    takeBack: () => moment.send({ frame, answer: undefined }),
    undo(count = 1) {
      keepStaged(moment.drafts, frame - staged.length, staged.slice(0, -count));
      moment.refresh();
    },
    timeIsUp(answer) {
      const isReady = answer !== undefined && whyNot(answer) === undefined;
      if (staged.length > 0) sendStaged(moment, frame, staged, 'late');
      if (isReady) moment.send({ frame, answer, ...(staged.length > 0 ? AFTER_LAST : { late: true }) });
      return isReady || staged.length > 0;
    },
  };
}

function isStaged({ match, look, stages }: Moment, answer: unknown): boolean {
  const top = look.stack.at(-1);
  return top !== undefined && stages?.(top.ask, answer) === true && canWait(match, look, answer);
}

function stage({ look, drafts, refresh }: Moment, frame: number, staged: readonly Staged[], answer: unknown): true {
  keepStaged(drafts, frame - staged.length, [...staged, { ask: look.stack.at(-1)?.ask ?? '', answer }]);
  refresh();
  return true;
}

/** All that waits, in its order; `frame` is the question after it. Only for the first of it time can be up. */
function sendStaged(moment: Moment, frame: number, staged: readonly Staged[], when: 'now' | 'late' = 'now'): void {
  keepStaged(moment.drafts, frame, []);
  const [first, ...rest] = numbered(frame - staged.length, staged);
  if (first !== undefined) moment.send(when === 'late' ? { ...first, late: true } : first);
  for (const said of rest) moment.send({ ...said, ...AFTER_LAST });
}

/** Of a row that was planned together no part is played without what comes before it. */
const AFTER_LAST = { order: 'after-last' } as const;

type Told =
  | { readonly kind: 'answer'; readonly frame: number; readonly answer: unknown }
  | { readonly kind: 'interrupt'; readonly frame: number; readonly name: string; readonly answer: unknown };

/** Imagined once per look, however often it is drawn. */
const worlds = new WeakMap<Look, World>();

function worldOf(match: Match, look: Look): World {
  const known = worlds.get(look);
  if (known !== undefined) return known;
  const made = imagine<Kinds>(match, look, fastDice(look.now, look.seat));
  worlds.set(look, made);
  return made;
}

const frameOf = (world: World): Frame | undefined => world.table.stack.at(-1);

/** What I said counts as said before the server has it; what I take back is asked again at once. */
function answered(look: Look, given: Pending | undefined): Pick<Scene, 'asked' | 'said'> {
  const top = look.stack.at(-1);
  if (top === undefined) return { asked: false, said: [] };
  if (given === undefined) return { asked: myQuestion(look) !== undefined, said: top.mine };
  return given.answer === undefined ? { asked: true, said: [] } : { asked: false, said: [given.answer] };
}

function draftOf<T>(drafts: Map<string, unknown>, name: string, begin: () => T): T {
  if (!drafts.has(name)) drafts.set(name, begin());
  return drafts.get(name) as T;
}
