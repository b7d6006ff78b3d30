/** A room in memory for tests: requests decided and folded at moments of the test's choosing, with the log they leave. */
import { game as sandwich } from '#games/sandwich';
import { game as wars } from '#games/sandwich-wars';
import type { Game, Kinds } from '#kernel';
import { due, fastDice, NEVER, sha256Hex } from '#kernel';
import type { Times } from '../../api.ts';
import { decide } from '../decide.ts';
import { wallTime } from '../decide-play.ts';
import { fold, found } from '../fold.ts';
import type { Decision, DoorRequest, Facts, PersonRequest, Request } from '../requests.ts';
import type { Deed, PersonChair, Seating } from '../room.ts';
import { personAt } from '../room.ts';

export const NODE = 'node-1';

export const TIMES: Times = {
  hostGone: 30_000,
  closeAfter: 86_400_000,
  unused: 600_000,
  empty: 2_000,
  countdown: 3_000,
  deal: 2_000,
  roll: 600_000,
  keep: 0,
  held: 0,
  idle: 0,
  sweep: 0,
  handOff: 300_000,
  oldToken: 60_000,
  ping: 0,
};

export interface Logged {
  readonly deed: Deed;
  readonly at: number;
}

const GAMES = [sandwich, wars] as unknown as readonly Game<Kinds>[];

export function gameNamed(id: string): Game<Kinds> {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) throw new Error(`tests know no ${id}`);
  return found;
}

export class Folded {
  readonly log: Logged[] = [];
  readonly dead = new Set<string>();
  seating: Seating;
  at: number;
  node = NODE;
  restoredAt = 0;
  private secrets = 0;
  private readonly dice = fastDice(7, 7);

  constructor(options: Record<string, string | number | boolean> = {}, chairs = 3, at = 1_000_000) {
    const manners = { locked: false, watching: true, muted: false, patience: 20_000, thinking: 700 };
    const seed = { secret: sha256Hex('first'), tableId: 'T', nonces: [] };
    const deed: Deed = {
      is: 'opened',
      id: 'T',
      code: 'BRIE-42',
      game: 'sandwich',
      options,
      chairs,
      manners,
      name: 'Mia',
      avatar: 'fox',
      key: 'key-1',
      seed,
    };
    this.at = at;
    this.seating = found(deed, at);
    this.log.push({ deed, at });
  }

  /** What is played in the room now. */
  get game(): Game<Kinds> {
    return gameNamed(this.seating.room.game);
  }

  facts(): Facts {
    return {
      at: this.at,
      lastAt: this.log.at(-1)?.at ?? 0,
      game: this.game,
      times: TIMES,
      restoredAt: this.restoredAt,
      node: this.node,
      lives: (node) => !this.dead.has(node),
      dice: this.dice,
      secret: () => sha256Hex(`secret ${this.secrets++}`),
    };
  }

  /** Decides and, where a deed comes of it, folds it in. */
  ask(request: Request): Decision {
    const decision = decide(this.seating, request, this.facts());
    if (decision !== undefined && 'deed' in decision) this.fold(decision.deed);
    return decision;
  }

  fold(deed: Deed): void {
    const place = { seq: this.log.length + 1, at: this.at };
    this.log.push({ deed, at: this.at });
    ({ seating: this.seating } = fold(this.seating, deed, place, this.game));
  }

  person(person: number, wants: PersonRequest): Decision {
    return this.ask({ by: 'person', person, wants });
  }

  door(wants: DoorRequest): Decision {
    return this.ask({ by: 'door', wants });
  }

  /** Lets so much time pass and does everything that became due on the way. */
  pass(milliseconds: number): Deed[] {
    this.at += milliseconds;
    const done: Deed[] = [];
    for (let decision = this.ask({ by: 'time' }); decision !== undefined; decision = this.ask({ by: 'time' })) {
      if (!('deed' in decision)) break;
      done.push(decision.deed);
      if (decision.deed.is === 'closed') break;
    }
    return done;
  }

  /** When the game's next deadline is struck, on the wall clock. */
  nextDeadline(): number {
    const { play } = this.seating;
    if (play === undefined || due(play.table) === NEVER) throw new Error('there is no deadline');
    return wallTime(play, due(play.table));
  }

  chair(chair: number): PersonChair {
    const person = personAt(this.seating.room, chair);
    if (person === undefined) throw new Error(`nobody sits on chair ${chair}`);
    return person;
  }

  /** Everybody who may sits down, is here and ready. */
  gather(people: number): this {
    for (let i = 2; i <= people; i++) this.door({ kind: 'join', name: `Guest ${i}`, avatar: 'owl', key: `key-${i}` });
    for (let i = 1; i <= people; i++) this.door({ kind: 'arrive', person: i });
    const { chairs } = this.seating.room;
    for (const [chair, { kind }] of chairs.entries())
      if (kind === 'empty') this.person(1, { kind: 'bot', chair, level: 'greedy' });
    for (let i = 2; i <= people; i++) this.person(i, { kind: 'ready', ready: true });
    return this;
  }

  begin(people: number): this {
    this.gather(people).person(1, { kind: 'start' });
    return this;
  }
}

/** The same log folded once more, from nothing and through JSON. */
export function foldAgain(log: readonly Logged[], game: Game<Kinds>): Seating {
  const [first, ...rest] = log;
  let seating = found(first.deed as Extract<Deed, { is: 'opened' }>, first.at);
  for (const [i, { deed, at }] of rest.entries()) {
    const now = seating.room.game === game.id ? game : gameNamed(seating.room.game);
    seating = fold(seating, JSON.parse(JSON.stringify(deed)) as Deed, { seq: i + 2, at }, now).seating;
    if (i % 7 === 0) seating = throughJson(seating);
  }
  return seating;
}

function throughJson(seating: Seating): Seating {
  const { room, play, loads } = JSON.parse(JSON.stringify(seating)) as Seating;
  return { room, play, loads };
}

export const codeOf = (decision: Decision): string | undefined =>
  decision !== undefined && 'refused' in decision ? decision.refused.code : undefined;

export const deedOf = (decision: Decision): Deed | undefined =>
  decision !== undefined && 'deed' in decision ? decision.deed : undefined;
