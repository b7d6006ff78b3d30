/** The moment at a table as a game's board gets it: the look, a world imagined from it, and ways to answer. */
import type { Frame, Kinds, Look, Match, Millis, Refusal, Speakers, Wording, World } from '#kernel';
import { fastDice, has, imagine, millis, myQuestion, refuse } from '#kernel';
import { play, say, sentenceOf } from './app/commands.ts';
import { draftsKey } from './app/hear.ts';
import { keep } from './app/kept.ts';
import type { Pending, Seated, Visit } from './app/store.ts';
import { app, changed, notify } from './app/store.ts';
import type { Person, Scene } from './board.ts';

/** What a scene is made of; live tables, stored moments and tests bring it each in their own way. */
export interface Moment {
  readonly match: Match;
  readonly look: Look;
  readonly log: Scene['log'];
  readonly text: Wording;
  readonly who: Speakers;
  readonly words: unknown;
  readonly pending: readonly Pending[];
  readonly drafts: Map<string, unknown>;
  readonly running: boolean;
  person(seat: number): Person;
  now(): Millis;
  refresh(): void;
  explain(refusal: Refusal): void;
  /** Sends what was allowed. */
  send(move: Omit<Pending, 'id'>): void;
  keepWords(text: string): Promise<string | undefined>;
}

export function sceneOf(moment: Moment): Scene {
  const { match, look, log, text, who, words, pending, drafts, running } = moment;
  const world = worldOf(match, look);
  const top = look.stack.at(-1);
  const frame = top?.id ?? 0;
  const given = pending.filter((move) => move.name === undefined && move.frame === frame).at(-1);
  const told = (said: Told) =>
    refuse(world, { ...said, at: look.now, seat: look.seat } as Parameters<typeof refuse>[1]);
  const whyNot = (answer: unknown): Refusal | undefined => told({ kind: 'answer', frame, answer });
  const whyNotInterrupt = (name: string, answer: unknown): Refusal | undefined =>
    told({ kind: 'interrupt', frame, name, answer });
  const send = (refusal: Refusal | undefined, move: Omit<Pending, 'id'>): boolean => {
    if (refusal === undefined) moment.send(move);
    else moment.explain(refusal);
    return refusal === undefined;
  };
  return {
    ...{ match, look, world, log, top, text, who, words, running, whyNot, whyNotInterrupt },
    ...{ seat: look.seat, watching: !has(match.players, look.seat), language: app.settings.language },
    frame: frameOf(world),
    ...answered(look, given),
    interrupting: pending.flatMap(({ name, answer }) => (name === undefined ? [] : [{ name, answer }])),
    ...{ person: moment.person, now: moment.now, refresh: moment.refresh, explain: moment.explain },
    keepWords: moment.keepWords,
    draft: <T>(name: string, begin: () => T): T => draftOf(drafts, name, begin),
    answer: (answer) => send(whyNot(answer), { frame, answer }),
    interrupt: (name, answer) => send(whyNotInterrupt(name, answer), { frame, name, answer }),
    takeBack: () => moment.send({ frame, answer: undefined }),
  };
}

/** The moment of the table that is being played now. */
export function liveMoment(visit: Visit, seated: Seated, look: Look): Moment {
  const { match, log, text, who, words, pending, drafts, table } = seated;
  return {
    ...{ match, look, log, text, who, words, pending, drafts },
    running: visit.line === 'open' && !look.paused,
    person: (seat) => personAt(visit, seat),
    now: () => millis(Math.max(look.now, Math.floor(performance.now() - seated.ahead))),
    refresh() {
      keep('sessionStorage', draftsKey(table.commitment), JSON.stringify(Object.fromEntries(drafts)));
      changed();
    },
    explain: (refusal) => notify(sentenceOf(refusal, text, who)),
    send: (move) => play(seated, move, wishOf(seated, look, move)),
    async keepWords(own) {
      const outcome = await say({ kind: 'words', text: own });
      return 'refused' in outcome ? undefined : outcome.words;
    },
  };
}

/** Who sits on a chair; in a game its number is the seat's. */
export function personAt({ room, person: me }: Visit, seat: number): Person {
  const chair = room?.chairs[seat];
  const nobody = { name: '', avatar: 'robot', isBot: true, isYou: false, isAway: false, isLent: false };
  if (chair === undefined || chair.kind === 'empty') return nobody;
  if (chair.kind === 'bot') return { ...nobody, name: chair.name };
  const { name, avatar, person, away, lent } = chair;
  return { name, avatar, isBot: false, isYou: person === me, isAway: away, isLent: lent };
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

function wishOf(seated: Seated, look: Look, { frame, name, answer }: Omit<Pending, 'id'>): Parameters<typeof play>[2] {
  if (name !== undefined) return { kind: 'interrupt', frame, name, answer };
  if (answer === undefined) return { kind: 'answer', frame };
  return { kind: 'answer', frame, answer, ...reactionTo(seated, look) };
}

/** How long this question has been on the screen. */
function reactionTo({ shown }: Seated, look: Look): { reaction?: number } {
  const top = look.stack.at(-1);
  const since = top?.mode === 'race' ? shown.get(top.id) : undefined;
  return since === undefined ? {} : { reaction: performance.now() - since };
}
