/** When the bots of a table think, and what becomes of their wishes. They see what their seat was told and nothing else. */
import { reactionTime } from '#bots';
import type { Look, Match, Millis } from '#kernel';
import { fastDice, has, imagine, KERNEL_VERSION, myQuestion, NEVER, only, seatOf } from '#kernel';
import { matchFor } from '../room/apply.ts';
import { playTime } from '../room/decide-play.ts';
import type { AnswerRequest, InterruptRequest } from '../room/requests.ts';
import type { Play, Seating } from '../room/room.ts';
import { botAt, isPinnedElsewhere } from '../room/room.ts';
import type { SeatTold } from '../room/told.ts';
import { seenBy } from '../room/told.ts';
import type { BotWish } from '../rooms-api.ts';
import type { BotPlan, Hosted, Hosts } from './hosted.ts';
import { nodeLives, timeAt } from './hosted.ts';

/** The mean of the bots' own reaction times; a table stretches or shortens them. */
const USUAL_REACTION = 700;
/** The shortest that a bot waits before it looks again whether people still need time. */
const SHORTEST_WAIT = 20;

/** How much later a node thinks for a bot that another node has to think for. */
const STAND_IN = 1_500;

/** The game that bots may play on now, if any. */
export function livePlay({ game, seating: { room, play } }: Pick<Hosted, 'game' | 'seating'>): Play | undefined {
  if (room.stage !== 'playing' || play === undefined || play.table.paused) return undefined;
  return isPinnedElsewhere(play, KERNEL_VERSION, game.version) ? undefined : play;
}

/** Something happened: bots for which something changed begin to think, unless they think about this question already. */
export function planBots(hosts: Hosts, hosted: Hosted, told: readonly (SeatTold | undefined)[]): void {
  const { bots, seating } = hosted;
  const play = livePlay(hosted);
  if (play === undefined) return bots.clear();
  const { chairs } = seating.room;
  for (let seat = 0; seat < chairs.length; seat++) {
    if (botAt(chairs[seat]) === undefined) bots.delete(seat);
    else if (!bots.has(seat) || told[seat] !== undefined) consider(hosts, hosted, play, seat);
  }
}

export function soonestBot({ bots }: Hosted): number {
  let soonest: number = NEVER;
  for (const { next } of bots.values()) soonest = Math.min(soonest, next);
  return soonest;
}

/** When a bot will have moved at the latest, should this node not live to see it. */
export function botsDueBy({ room }: Seating, play: Play | undefined, at: number): number {
  const top = play?.table.stack.at(-1);
  if (top === undefined || room.stage !== 'playing' || play?.table.paused) return NEVER;
  const isAsked = room.chairs.some((chair, seat) => has(top.waiting, seatOf(seat)) && botAt(chair) !== undefined);
  return isAsked ? at + 2 * room.manners.thinking + 1_000 : NEVER;
}

function consider(hosts: Hosts, hosted: Hosted, play: Play, seat: number): void {
  const frame = play.table.stack.at(-1)?.id ?? 0;
  const plan = hosted.bots.get(seat);
  if (plan !== undefined && plan.next !== NEVER && plan.frame === frame) return;
  const thought = thoughtBy(hosts, hosted.seating.room.manners.thinking);
  hosted.bots.set(seat, { frame, next: isOurs(hosts, hosted) ? thought : thought + STAND_IN });
}

/** Of several nodes through which people are here, the first by name lets the bots think; the others only where it does not. */
function isOurs(hosts: Hosts, { seating }: Hosted): boolean {
  const names = seating.room.chairs.flatMap((chair) => (chair.kind === 'person' ? chair.here : []));
  return !names.some((name) => name < hosts.node && nodeLives(hosts, name));
}

function thoughtBy({ doors, dice }: Hosts, thinking: number): number {
  return Math.floor(doors.clock.now()) + Math.round((reactionTime(dice) * thinking) / USUAL_REACTION);
}

export type BotMove = AnswerRequest | InterruptRequest;
export type SubmitForBot = (seat: number, move: BotMove) => Promise<{ readonly isTaken: boolean }>;

/** The moment has come for these bots: each thinks, then says what it wants; what came too late makes it think again. */
export function letBotsAct(hosts: Hosts, hosted: Hosted, submit: SubmitForBot, rearm: () => void): void {
  const now = hosts.doors.clock.now();
  for (const [seat, plan] of hosted.bots) if (plan.next <= now) letBotAct(hosts, hosted, seat, plan, submit, rearm);
}

function letBotAct(
  hosts: Hosts,
  hosted: Hosted,
  seat: number,
  plan: BotPlan,
  submit: SubmitForBot,
  rearm: () => void,
): void {
  plan.next = NEVER;
  const again = (): void => {
    const play = livePlay(hosted);
    if (hosted.isGone || play === undefined || !hosted.bots.has(seat)) return;
    consider(hosts, hosted, play, seat);
    rearm();
  };
  ponder(hosts, hosted, seat)
    .then(async (move) => {
      if (move === 'rests') return;
      if (move === 'waits' || !(await submit(seat, move)).isTaken) again();
    })
    .catch((error: unknown) => {
      hosts.doors.log(`a bot broke: ${error instanceof Error ? error.stack : error}`);
      again();
    });
}

async function ponder(hosts: Hosts, hosted: Hosted, seat: number): Promise<BotMove | 'rests' | 'waits'> {
  const play = livePlay(hosted);
  const bot = botAt(hosted.seating.room.chairs[seat]);
  if (play === undefined || bot === undefined) return 'rests';
  const match = matchFor(hosted.game, play.setup);
  const look = seenBy(match, play, seat);
  const top = look.stack.at(-1);
  const isAsked = myQuestion(look) !== undefined;
  if (top === undefined || (!isAsked && Object.keys(match.game.interrupts).length === 0)) return 'rests';
  const { id: game, version } = match.game;
  const { seats, options } = match;
  const seedText = hosts.dice.below(2 ** 32).toString(36) + hosts.dice.below(2 ** 32).toString(36);
  const wish = await hosts.doors.think({ game, version, seats, options, look, ...bot, seedText });
  if (wish !== undefined && 'answer' in wish && leavesTime(hosts, hosted, match, look)) return 'waits';
  return moveOf(wish, top.id, isAsked);
}

function moveOf(wish: BotWish, frame: AnswerRequest['frame'], isAsked: boolean): BotMove | 'rests' | 'waits' {
  if (wish === undefined) return isAsked ? 'waits' : 'rests';
  if ('answer' in wish) return { kind: 'answer', frame, answer: wish.answer };
  return { kind: 'interrupt', frame, ...wish.interrupt };
}

/** While people may still deal with this bot, it does not say that it is ready before half of the time is over. */
function leavesTime(hosts: Hosts, hosted: Hosted, match: Match, look: Look): boolean {
  const { room, play } = hosted.seating;
  const top = look.stack.at(-1);
  if (play === undefined || top?.mode !== 'sealed') return false;
  const people = room.chairs.reduce(
    (set, chair, seat) => (botAt(chair) === undefined ? set | only(seatOf(seat)) : set),
    0,
  );
  if ((top.waiting & people) === 0) return false;
  const now: Millis = playTime(play, timeAt(hosts, hosted));
  if (top.span !== NEVER && now - top.opened > Math.max(SHORTEST_WAIT, top.span / 2)) return false;
  const world = imagine(match, look, fastDice(look.seat, now));
  return Object.values(match.game.interrupts).some((rule) => rule.moves(world, look.seat).count > 0);
}
