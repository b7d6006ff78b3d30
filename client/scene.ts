/** The moment at a table as a game's board gets it: the look, a world imagined from it, and ways to answer. */
import type { Frame, Kinds, Language, Look, Match, Millis, Refusal, Speakers, Wording, World } from '#kernel';
import { fastDice, has, imagine, myQuestion, refuse } from '#kernel';
import type { Pending } from './app/pending.ts';
import type { Person, Scene } from './board.ts';

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
  person(seat: number): Person;
  now(): Millis;
  refresh(): void;
  explain(refusal: Refusal): void;
  /** Sends what was allowed. */
  send(move: Omit<Pending, 'n'>): void;
  keepWords(text: string): Promise<string | undefined>;
}

export function sceneOf(moment: Moment): Scene {
  const { match, look, log, text, who, words, pending, drafts, running } = moment;
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
    interrupting: pending.flatMap(({ name, answer }) => (name === undefined ? [] : [{ name, answer }])),
    person: moment.person,
    now: moment.now,
    refresh: moment.refresh,
    explain: moment.explain,
    keepWords: moment.keepWords,
    draft: <T>(name: string, begin: () => T): T => draftOf(drafts, name, begin),
    ...waysToAct(moment, world, top?.id ?? 0),
  };
}

type Ways = Pick<Scene, 'whyNot' | 'whyNotInterrupt' | 'answer' | 'interrupt' | 'takeBack'>;

/** The rules are asked in the imagined world before anything is sent. */
function waysToAct(moment: Moment, world: World, frame: number): Ways {
  const { look } = moment;
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
    answer: (answer) => send(whyNot(answer), { frame, answer }),
    interrupt: (name, answer) => send(whyNotInterrupt(name, answer), { frame, name, answer }),
    takeBack: () => moment.send({ frame, answer: undefined }),
  };
}

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
