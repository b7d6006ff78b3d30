/** A person alone with one bot that searches, who answers after some seconds, as people do. */
import { findGame } from '#games';
import type { House, SeatGiven } from '#house/api';
import { ponder } from '#house/bot-thoughts';
import type { Look, Match } from '#kernel';
import { matchOf, myQuestion } from '#kernel';
import type { ServerMessage, Wish } from '#protocol';
import { PROTOCOL, patchLook } from '#protocol';

/** A person answers after one to three seconds. */
const QUICKEST = 1_000;
const SPREAD = 2_000;

type Told = (message: ServerMessage) => void;

/** Sits at a table of its own with one bot and plays until it leaves. */
export async function seatGuest(house: House, game: string, n: number): Promise<() => void> {
  const given = await house.createTable({ game, name: 'Mia', avatar: 'fox', chairs: 2 });
  if ('refused' in given) throw new Error(given.refused.code);
  const shelved = await findGame(game)?.load();
  if (shelved === undefined) throw new Error(`there is no game ${game}`);
  let match: Match | undefined;
  let seen: Look | undefined;
  let isAnswering = false;
  const answer = (): void => {
    isAnswering = false;
    const frame = seen?.stack.at(-1)?.id;
    if (match === undefined || seen === undefined || frame === undefined || myQuestion(seen) === undefined) return;
    const { seats, options } = match;
    const pondering = { game, version: match.game.version, seats, options, look: seen, persona: n % 32 };
    const wish = ponder(match, { ...pondering, level: 'greedy', seedText: `${n} ${frame}` });
    if (wish === undefined) return;
    if ('answer' in wish) say({ kind: 'answer', frame, answer: wish.answer });
    else say({ kind: 'interrupt', frame, ...wish.interrupt });
  };
  const { say, leave } = await enter(house, given, (message) => {
    if (message.kind === 'game') {
      const made = matchOf(shelved.game, message);
      match = 'refused' in made ? undefined : made.match;
    } else if (message.kind === 'look') seen = message.look;
    else if (message.kind === 'change' && seen !== undefined) seen = patchLook(seen, message.patch);
    if (isAnswering || seen === undefined || myQuestion(seen) === undefined) return;
    isAnswering = true;
    setTimeout(answer, QUICKEST + Math.random() * SPREAD).unref();
  });
  say({ kind: 'bot', chair: 1, level: 'search' });
  say({ kind: 'start' });
  return leave;
}

/** A page without a network: what it says is numbered. */
async function enter(
  house: House,
  { table, token }: SeatGiven,
  told: Told,
): Promise<{ say: (wish: Wish) => void; leave: () => void }> {
  let last = 0;
  const session = house.connect(table, await house.admit(table, token), {
    send: (text) => told(JSON.parse(text) as ServerMessage),
    unsent: () => 0,
    roundTrip: () => undefined,
    close: () => undefined,
  });
  session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: 'bench-of-bots' }));
  const say = (wish: Wish): void => session.receive(JSON.stringify({ ...wish, n: ++last, after: last - 1 }));
  return { say, leave: () => session.gone() };
}
