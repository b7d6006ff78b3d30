/** A table for rule tests: opened on a lab seed, moved by short words, asked who must answer now. */
import { deepStrictEqual } from 'node:assert/strict';
import type { CardId, Frame, Game, Input, Kinds, Look, Match, Millis, Pile, Refusal, Seat, Told, World } from '#kernel';
import { copyTable, due, labSeed, listSeats, look, matchOf, NEVER, open, step } from '#kernel';

export interface ScenarioSetup {
  readonly seats: number;
  readonly options?: object;
  readonly seed?: number | string;
}

/** When and how fast a player answered. Without `at`, it is the scenario's present moment. */
export interface Moment {
  readonly at?: number;
  /** Races only. */
  readonly reaction?: number;
}

/** Opens a table of a game; seats are plain numbers here, for readable tests. */
export const scenario = <K extends Kinds>(game: Game<K>, setup: ScenarioSetup): Scenario<K> => {
  const bound = matchOf(game, { seats: setup.seats, options: setup.options ?? {} });
  if ('refused' in bound) throw new Error(`this table is refused: ${told(bound.refused)}`);
  return new Scenario(bound.match, setup.seed ?? 1);
};

/** Why a game does not open with these seats and options. Fails the test where it does. */
export function refusedSetup<K extends Kinds>(game: Game<K>, seats: number, options: object): Refusal {
  const bound = matchOf(game, { seats, options });
  if ('match' in bound) throw new Error(`${game.id} opens with ${seats} seats and ${JSON.stringify(options)}`);
  return bound.refused;
}

export class Scenario<K extends Kinds> {
  readonly match: Match<K>;
  table: World<K>['table'];
  /** All that was told since the table opened. */
  readonly story: Told<K['event']>[];
  /** What the last input told. */
  last: readonly Told<K['event']>[];
  /** Inputs taken so far, as a replay needs them. */
  readonly inputs: Input[] = [];
  private readonly prints: number[];
  private readonly arranged = new Set<CardId>();
  private later = 0;

  constructor(match: Match<K>, seed: number | string) {
    this.prints = match.faces.slice();
    this.match = { ...match, faces: this.prints };
    const { table, story } = open(this.match, labSeed(seed));
    this.table = table;
    this.story = story;
    this.last = story;
  }

  // ---- what happens ----

  answer(seat: number, answer: unknown, moment: Moment = {}): this {
    return this.must(this.answerInput(seat, answer, moment));
  }

  /** Takes a sealed answer back. */
  takeBack(seat: number): this {
    return this.must(this.answerInput(seat, undefined, {}));
  }

  interrupt(seat: number, name: string, answer: unknown, moment: Moment = {}): this {
    return this.must(this.interruptInput(seat, name, answer, moment));
  }

  /** Every seat that is still asked answers, lowest seat first, until another question is on top. */
  everyone(answerOf: (seat: Seat) => unknown): this {
    const { id } = this.question();
    for (const seat of this.waiting()) if (this.top()?.id === id) this.answer(seat, answerOf(seat));
    return this;
  }

  /** Lets the next moment that is due come, or the next few. */
  tick(times = 1): this {
    for (let i = 0; i < times; i++) {
      const at = due(this.table);
      if (at === NEVER) throw new Error('nothing is due');
      this.must({ kind: 'clock', at, what: 'due' });
    }
    return this;
  }

  /** Later inputs come this much later; nothing may be due in between. */
  wait(ms: number): this {
    this.later = this.now() + ms;
    if (this.later >= due(this.table)) throw new Error(`something is due at ${due(this.table)}: tick first`);
    return this;
  }

  pause(): this {
    return this.must({ kind: 'clock', at: this.now(), what: 'pause' });
  }

  resume(): this {
    return this.must({ kind: 'clock', at: this.now(), what: 'resume' });
  }

  /** What is done next must be refused with this code (and these facts, where given), and change nothing. */
  refused(code: string, facts?: Refusal['facts']): Refusals {
    const prove = (input: Input): Refusal => {
      const before = JSON.stringify(this.table);
      const stepped = step(this.match, this.table, input);
      if (!('refused' in stepped)) throw new Error(`this was not refused: ${JSON.stringify(input)}`);
      deepStrictEqual(stepped.refused.code, code);
      if (facts !== undefined) deepStrictEqual(stepped.refused.facts, facts);
      deepStrictEqual(JSON.stringify(this.table), before);
      return stepped.refused;
    };
    return {
      answer: (seat, answer, moment = {}) => prove(this.answerInput(seat, answer, moment)),
      takeBack: (seat) => prove(this.answerInput(seat, undefined, {})),
      interrupt: (seat, name, answer, moment = {}) => prove(this.interruptInput(seat, name, answer, moment)),
      input: (input) => prove(input),
    };
  }

  // ---- what is arranged before play ----

  /** Reprints cards so that the top of this pile shows these faces, the last one on top. The box keeps its mix of faces. */
  arrange(pile: Pile, faces: readonly number[]): this {
    const ids = this.table.cards.piles[pile];
    if (ids.length < faces.length) throw new Error(`pile ${pile} has only ${ids.length} cards`);
    for (const [i, face] of faces.entries()) this.reprint(ids[ids.length - faces.length + i], face);
    return this;
  }

  /** Changes the table by hand, such as emptying a pile. */
  change(by: (w: World<K>) => void): this {
    this.table = copyTable(this.table);
    by(this.world());
    return this;
  }

  // ---- what stands ----

  world(): World<K> {
    return { match: this.match, table: this.table, story: undefined };
  }

  now(): Millis {
    return Math.max(this.table.now, this.later) as Millis;
  }

  /** The question on top; there must be one. */
  question(): Frame {
    const top = this.top();
    if (top === undefined) throw new Error('nothing is asked: the game is over');
    return top;
  }

  /** The name of the question on top; 'over' when the game has ended. */
  asks(): string {
    return this.top()?.ask ?? 'over';
  }

  /** Seats that have still to answer the question on top. */
  waiting(): Seat[] {
    return listSeats(this.top()?.waiting ?? 0);
  }

  look(seat: number): Look<K> {
    return look(this.match, this.table, seat as Seat);
  }

  cards(pile: Pile): readonly CardId[] {
    return this.table.cards.piles[pile];
  }

  faces(pile: Pile): number[] {
    return this.cards(pile).map((card) => this.match.faces[card]);
  }

  /** A card with this face in this pile, the lowest if there are several. */
  card(pile: Pile, face: number): CardId {
    const card = this.cards(pile).find((id) => this.match.faces[id] === face);
    if (card === undefined) throw new Error(`no card with face ${face} lies in pile ${pile}`);
    return card;
  }

  /** What the last input told that is called so. */
  told<Is extends K['event']['is']>(is: Is): Extract<K['event'], { is: Is }>[] {
    return this.last.filter((t) => t.event.is === is).map((t) => t.event as Extract<K['event'], { is: Is }>);
  }

  private top(): Frame | undefined {
    return this.table.stack.at(-1);
  }

  private answerInput(seat: number, answer: unknown, moment: Moment): Input {
    return {
      kind: 'answer',
      at: (moment.at ?? this.now()) as Millis,
      seat: seat as Seat,
      frame: this.question().id,
      ...(answer === undefined ? {} : { answer }),
      ...(moment.reaction === undefined ? {} : { reaction: moment.reaction as Millis }),
    };
  }

  private interruptInput(seat: number, name: string, answer: unknown, moment: Moment): Input {
    const at = (moment.at ?? this.now()) as Millis;
    return { kind: 'interrupt', at, seat: seat as Seat, frame: this.question().id, name, answer };
  }

  private must(input: Input): this {
    const stepped = step(this.match, this.table, input);
    if ('refused' in stepped) throw new Error(`refused: ${told(stepped.refused)} at ${JSON.stringify(input)}`);
    this.table = stepped.table;
    this.last = stepped.story;
    this.story.push(...stepped.story);
    this.inputs.push(input);
    return this;
  }

  private reprint(card: CardId, face: number): void {
    if (this.prints[card] !== face) {
      const other = this.prints.findIndex((f, id) => f === face && !this.arranged.has(id as CardId) && id !== card);
      if (other < 0) throw new Error(`no card with face ${face} is left to arrange`);
      this.prints[other] = this.prints[card];
      this.prints[card] = face;
    }
    this.arranged.add(card);
  }
}

/** What a test expects to be refused; the refusal comes back for a closer look. */
export interface Refusals {
  answer(seat: number, answer: unknown, moment?: Moment): Refusal;
  takeBack(seat: number): Refusal;
  interrupt(seat: number, name: string, answer: unknown, moment?: Moment): Refusal;
  input(input: Input): Refusal;
}

const told = (refusal: Refusal): string => `${refusal.code} ${JSON.stringify(refusal.facts)}`;
