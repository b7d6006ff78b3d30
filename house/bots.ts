/** When the bots of a table think and speak. They see what their seat was told and nothing else. */
import { reactionTime } from '#bots';
import type { Game, Kinds, Look, Seats } from '#kernel';
import { countSeats, fastDice, has, imagine, KERNEL_VERSION, myQuestion, NEVER, only, seatOf, shuffled } from '#kernel';
import type { BotWish } from './api.ts';
import { THINKERS } from './bot-thoughts.ts';
import type { Outcome } from './loop.ts';
import { paceOf, SWING, stepOf } from './pace.ts';
import { playTime } from './room/decide-play.ts';
import type { Folded } from './room/fold.ts';
import { matchFor } from './room/fold.ts';
import type { AnswerRequest, InterruptRequest } from './room/requests.ts';
import type { Play, Room, Seating } from './room/room.ts';
import { botAt, isPinnedElsewhere } from './room/room.ts';
import { lately } from './room/told.ts';
import type { Table } from './table.ts';

/** The mean of the bots' own reaction times; a table stretches or shortens them. */
const USUAL_REACTION = 700;
/** The shortest that a bot waits before it looks again whether people still need time. */
const SHORTEST_WAIT = 20;

/** How much later a node speaks for a bot that another node has to speak for. */
const STAND_IN = 1_500;

/** The game that bots may play on now, if any. */
export function livePlay({ version }: Game<Kinds>, { room, play }: Seating): Play | undefined {
  if (room.stage !== 'playing' || play === undefined || play.table.paused) return undefined;
  return isPinnedElsewhere(play, KERNEL_VERSION, version) ? undefined : play;
}

/** When a bot will have moved at the latest, should this node not live to see it. */
export function botsDueBy({ room }: Seating, play: Play | undefined, at: number): number {
  const top = play?.table.stack.at(-1);
  if (top === undefined || room.stage !== 'playing' || play?.table.paused) return NEVER;
  const isAsked = room.chairs.some((chair, seat) => has(top.waiting, seatOf(seat)) && botAt(chair) !== undefined);
  const { thinking, taking } = paceOf(room.options, room.manners);
  return isAsked ? at + 2 * thinking + room.chairs.length * taking + 1_000 : NEVER;
}

/** What a bot is about to say. */
interface Turn {
  /** The question on top when it began. */
  frame: number;
  /** The moment at which it speaks, drawn before it thinks, so that time tells nothing of what it holds. */
  speaksAt: number;
  /** In a race: its place in the line of those who take one after another. */
  slot: number;
  /** How often its seat had been told something when it began its thought. */
  seen: number;
  /** What it wants; `thinks` while it does not know. */
  wish: BotWish | 'thinks';
}

type BotMove = AnswerRequest | InterruptRequest;

export class BotTurns {
  readonly #table: Table;
  readonly #turns = new Map<number, Turn>();
  /** Seats for which something changed since bots were planned. */
  readonly #stirred = new Set<number>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Something happened: bots for which something changed will think, when all of it has happened. */
  consider(told: Folded['told']): void {
    for (const [seat, news] of told.entries()) if (news !== undefined) this.#stirred.add(seat);
  }

  /** Lets bots begin to think: those that are new, and those for which something changed. */
  plan(): void {
    const play = this.#livePlay();
    if (play === undefined) this.#turns.clear();
    else for (const seat of this.#inAnyOrder(play)) this.#planFor(play, seat);
    this.#stirred.clear();
  }

  /** Nobody is first in a race by their chair. */
  #inAnyOrder({ table }: Play): number[] {
    const seats = [...this.#table.room.chairs.keys()];
    return table.stack.at(-1)?.mode === 'race' ? shuffled(this.#table.tables.dice, seats) : seats;
  }

  #planFor(play: Play, seat: number): void {
    if (botAt(this.#table.room.chairs[seat]) === undefined) this.#turns.delete(seat);
    else if (!this.#turns.has(seat) || this.#stirred.has(seat)) this.#begin(play, seat);
  }

  /** When the next of them speaks, on the wall clock; NEVER while all are silent or still thinking. */
  speaksAt(): number {
    let soonest: number = NEVER;
    for (const { wish, speaksAt } of this.#turns.values()) if (isSpoken(wish)) soonest = Math.min(soonest, speaksAt);
    return soonest;
  }

  /** The moment has come for those who know what they want. */
  speak(): void {
    const now = this.#table.tables.doors.clock.now();
    for (const [seat, turn] of this.#turns) if (isSpoken(turn.wish) && turn.speaksAt <= now) this.#speak(seat, turn);
  }

  #livePlay(): Play | undefined {
    return livePlay(this.#table.game, this.#table.now.seating);
  }

  /** A bot that thinks about this question already keeps the moment at which it will speak. */
  #begin(play: Play, seat: number): void {
    const frame = play.table.stack.at(-1)?.id ?? 0;
    const turn = this.#turns.get(seat);
    if (turn !== undefined && turn.frame === frame && turn.speaksAt !== NEVER) {
      if (turn.wish !== 'thinks' && turn.seen !== play.told[seat]) this.#think(seat, turn);
      return;
    }
    const next: Turn = { frame, ...this.#drawMoment(play, seat), seen: 0, wish: undefined };
    this.#turns.set(seat, next);
    this.#think(seat, next);
  }

  /** The only place where it is decided when a bot speaks: after a thought, or in a race when its place in the line comes. */
  #drawMoment({ table }: Play, seat: number): Pick<Turn, 'speaksAt' | 'slot'> {
    const { room, tables } = this.#table;
    const pace = paceOf(room.options, room.manners);
    const now = Math.floor(tables.doors.clock.now());
    const top = table.stack.at(-1);
    const late = this.#isOurs() ? 0 : STAND_IN;
    if (top?.mode !== 'race' || !has(top.waiting, seatOf(seat))) {
      const thought = Math.round((reactionTime(tables.dice) * pace.thinking) / USUAL_REACTION);
      return { slot: 0, speaksAt: now + thought + late };
    }
    const step = stepOf(pace, countSeats(top.asked & ~peopleAt(room)), top.span);
    const slot = this.#lastSlot(top.id, now) + step;
    const swing = Math.round(step * SWING);
    return { slot, speaksAt: slot - swing + tables.dice.below(2 * swing + 1) + late };
  }

  /** The end of the line of a race. */
  #lastSlot(frame: number, now: number): number {
    let last = now;
    for (const turn of this.#turns.values()) if (turn.frame === frame) last = Math.max(last, turn.slot);
    return last;
  }

  /** Of several nodes through which people are here, the first by name speaks for the bots; the others only where it does not. */
  #isOurs(): boolean {
    const { node, lives } = this.#table.tables;
    const names = this.#table.room.chairs.flatMap((chair) => (chair.kind === 'person' ? chair.here : []));
    return !names.some((name) => name < node && lives(name));
  }

  #think(seat: number, turn: Turn): void {
    turn.wish = 'thinks';
    this.#ponder(seat, turn)
      .then((wish) => this.#thought(seat, turn, wish))
      .catch((error: unknown) => {
        this.#table.tables.doors.log(`a bot broke: ${error instanceof Error ? error.stack : error}`);
        this.#later(seat, turn);
      });
  }

  async #ponder(seat: number, turn: Turn): Promise<BotWish> {
    const { dice, doors } = this.#table.tables;
    const play = this.#livePlay();
    const bot = botAt(this.#table.room.chairs[seat]);
    if (play === undefined || bot === undefined) return undefined;
    turn.seen = play.told[seat];
    const match = matchFor(this.#table.game, play.setup);
    const look = play.looks[seat];
    const hasInterrupts = Object.keys(match.game.interrupts).length > 0;
    if (look.stack.length === 0 || (myQuestion(look) === undefined && !hasInterrupts)) return undefined;
    const { id: game, version } = match.game;
    const { seats, options } = match;
    const { persona, level } = bot;
    const heard = THINKERS.has(level) ? lately(seat, play.story) : [];
    const seedText = dice.below(2 ** 32).toString(36) + dice.below(2 ** 32).toString(36);
    return doors.think({ game, version, seats, options, look, heard, persona, level, seedText });
  }

  /** What it saw may have changed while it thought; then it thinks again, and speaks at the same moment. */
  #thought(seat: number, turn: Turn, wish: BotWish): void {
    const play = this.#livePlay();
    if (this.#table.isGone || play === undefined || this.#turns.get(seat) !== turn) return;
    if (turn.seen !== play.told[seat]) return this.#think(seat, turn);
    turn.wish = wish;
    if (wish !== undefined) return this.#table.arm();
    if (myQuestion(play.looks[seat]) === undefined) turn.speaksAt = NEVER;
    else this.#later(seat, turn);
  }

  #speak(seat: number, turn: Turn): void {
    const play = this.#livePlay();
    const move = play === undefined ? undefined : moveOf(turn.wish, play.looks[seat]);
    turn.speaksAt = NEVER;
    if (play !== undefined && move?.kind === 'answer' && this.#leavesTime(play, play.looks[seat])) {
      Object.assign(turn, this.#drawMoment(play, seat));
      return this.#table.arm();
    }
    turn.wish = undefined;
    if (move === undefined || play === undefined || waitsForPeople(this.#table.room, play)) return;
    const again = (outcome: Outcome): unknown => 'taken' in outcome || this.#again(seat, turn);
    this.#table.take({ by: 'bot', seat: seatOf(seat), wants: move }, this.#table.tables.doors.clock.now(), again);
  }

  /** It broke, or found nothing to say: not at once again. */
  #later(seat: number, turn: Turn): void {
    turn.wish = undefined;
    const play = this.#livePlay();
    if (play === undefined) return;
    this.#table.tables.doors.clock.wake(this.#drawMoment(play, seat).speaksAt, () => this.#again(seat, turn));
  }

  /** What came too late is thought about again. */
  #again(seat: number, turn: Turn): void {
    const play = this.#livePlay();
    if (this.#table.isGone || play === undefined || this.#turns.get(seat) !== turn) return;
    this.#turns.delete(seat);
    this.#begin(play, seat);
    this.#table.arm();
  }

  /** While people may still deal with this bot, it does not say that it is ready before half of the time is over. */
  #leavesTime(play: Play, look: Look): boolean {
    const top = look.stack.at(-1);
    if (top?.mode !== 'sealed' || (top.waiting & peopleAt(this.#table.room)) === 0) return false;
    const now = playTime(play, this.#table.time());
    if (top.span !== NEVER && now - top.opened > Math.max(SHORTEST_WAIT, top.span / 2)) return false;
    const match = matchFor(this.#table.game, play.setup);
    const world = imagine(match, look, fastDice(look.seat, now));
    return Object.values(match.game.interrupts).some((rule) => rule.moves(world, look.seat).count > 0);
  }
}

/** Seats that no bot plays now. */
const peopleAt = ({ chairs }: Room): Seats =>
  chairs.reduce((set, chair, seat) => (botAt(chair) === undefined ? set | only(seatOf(seat)) : set), 0);

/** In a race without a timer bots take after people: what a person does next lets them think again. */
function waitsForPeople(room: Room, { table }: Play): boolean {
  const top = table.stack.at(-1);
  return top?.mode === 'race' && top.span === NEVER && (top.waiting & peopleAt(room)) !== 0;
}

const isSpoken = (wish: Turn['wish']): boolean => wish !== undefined && wish !== 'thinks';

function moveOf(wish: Turn['wish'], look: Look): BotMove | undefined {
  const frame = look.stack.at(-1)?.id;
  if (wish === undefined || wish === 'thinks' || frame === undefined) return undefined;
  if ('answer' in wish) return { kind: 'answer', frame, answer: wish.answer };
  return { kind: 'interrupt', frame, ...wish.interrupt };
}
