/** How the server's words change what the page knows. */
import { findGame } from '#games';
import type { Language, Look, Match, Wording } from '#kernel';
import { matchOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import { loadBoard } from '../boards.ts';
import { listed, loadGameWords } from '../words/index.ts';
import { sentenceOf, settle } from './commands.ts';
import { dealShelf } from './deals.ts';
import { keep, keptValue } from './kept.ts';
import { remember } from './past.ts';
import type { Problem, Room, Said, Seated, Visit } from './store.ts';
import { app, changed, changedByOthers, notify } from './store.ts';

/** `look` is the seat's after this message. */
export async function hear(visit: Visit, message: ServerMessage, look: Look | undefined): Promise<void> {
  if (message.kind === 'game') visit.seated = await sitDown(visit, message);
  else hearAtOnce(visit, message);
  if ((message.kind === 'look' || message.kind === 'change') && visit.seated !== undefined && look !== undefined)
    see(visit.seated, message, look);
  changedByOthers();
}

/** Everything that needs nothing to be loaded. */
function hearAtOnce(visit: Visit, message: Exclude<ServerMessage, { kind: 'game' }>): void {
  const { seated } = visit;
  if (message.kind === 'welcome') greet(visit, message);
  if (message.kind === 'room') enter(visit, message);
  if (message.kind === 'words') for (const [id, text] of Object.entries(message.words)) visit.ownWords.set(id, text);
  if (message.kind === 'over') finish(visit, message);
  if (message.kind === 'replay' && seated !== undefined) seated.replay = message.replay;
  if (message.kind === 'reaction') remark(visit, message);
  if (message.kind === 'taken' || message.kind === 'refused') settle(visit, message);
  if (message.kind === 'error') complain(message.code);
}

/** The game has a name by which it is found, and its inputs can be asked for. */
function finish({ seated, connection, as }: Visit, { game }: Said<'over'>): void {
  if (seated !== undefined) seated.finished = game;
  // The whole game is told to those who played it.
  if (as === 'sit') connection?.send({ kind: 'replay' });
}

/** The texts of the game and of its board in another language. */
export async function speakAgain(seated: Seated, language: Language): Promise<void> {
  seated.text = await textOf(seated.match, language);
  seated.words = await loadGameWords(seated.match.game.id, language, 'board');
}

/** While the connection was cut, the table's clock may have stood. */
function greet(visit: Visit, { person }: Said<'welcome'>): void {
  visit.person = person;
  if (visit.seated !== undefined) visit.seated.ahead = Number.POSITIVE_INFINITY;
}

function enter(visit: Visit, room: Room): void {
  visit.room = room;
  if (room.stage === 'lobby') visit.seated = undefined;
  const { first } = visit;
  visit.first = undefined;
  first?.(room);
}

function nameAt({ room }: Visit, seat: number): string {
  const chair = room?.chairs[seat];
  return chair === undefined || chair.kind === 'empty' ? '' : chair.name;
}

async function sitDown(visit: Visit, table: Said<'game'>): Promise<Seated | undefined> {
  const now = visit.seated?.table;
  if (now?.commitment === table.commitment && now.seat === table.seat) return visit.seated;
  const shelved = findGame(table.game);
  if (shelved === undefined) return undefined;
  tellOfDeal(visit, table);
  const [{ game }, board] = await Promise.all([shelved.load(), loadBoard(table.game)]);
  const made = matchOf(game, { seats: table.seats, options: table.options });
  if ('refused' in made) return undefined;
  const { language } = app.settings;
  const drafts = keptDrafts(table.commitment);
  return {
    table,
    match: made.match,
    board,
    who: {
      seat: (seat) => nameAt(visit, seat),
      words: (id) => visit.ownWords.get(id) ?? String(drafts.get(writtenKey(id)) ?? ''),
    },
    log: [],
    drafts,
    shown: new Map(),
    stoodAt: 0,
    pending: [],
    text: await textOf(made.match, language),
    words: await loadGameWords(table.game, language, 'board'),
    look: undefined,
    ahead: Number.POSITIVE_INFINITY,
    replay: undefined,
    told: [],
    past: [],
    finished: '',
  };
}

/** Whose chance is not in the deal. */
function tellOfDeal({ room, table: id }: Visit, table: Said<'game'>): void {
  if (dealShelf(id).kept()?.game !== table.n || room === undefined || room.leftOut.length === 0) return;
  notify(app.words.dealtWithout(listed(app.settings.language, room.leftOut)), 'news');
}

export const draftsKey = (commitment: string): string => `breadboard-drafts-${commitment.slice(0, 16)}`;

/** Where the reader's own words stand until the table says them to everybody. */
export const writtenKey = (id: string): string => `written ${id}`;

/** Plans that were not sent survive a reload. */
function keptDrafts(commitment: string): Map<string, unknown> {
  const found = keptValue('sessionStorage', draftsKey(commitment));
  return new Map(typeof found === 'object' ? Object.entries(found as object) : []);
}

const textOf = async ({ game }: Match, language: Language): Promise<Wording> => (await game.texts(language)).text;

/** A fresh look begins with the story so far, a change brings what happened since. */
function see(seated: Seated, message: Said<'look'> | Said<'change'>, look: Look): void {
  const { kind, seq, events, at } = message;
  seated.told.push(kind === 'look' ? { seq, look: message.look } : { seq, patch: message.patch });
  if (kind === 'look') {
    seated.log.length = 0;
    seated.past.length = 0;
  }
  const stood = seated.look?.paused === true;
  const now = performance.now();
  if (look.paused && !stood) seated.stoodAt = now;
  if (stood && !look.paused) for (const [id, at] of seated.shown) seated.shown.set(id, at + now - seated.stoodAt);
  seated.log.push(...events);
  remember(seated.past, look, seated.log.length);
  seated.look = look;
  seated.ahead = Math.min(stood ? Number.POSITIVE_INFINITY : seated.ahead, now - at);
}

const REMARK_STAYS = 4_000;
let remarks = 0;

function remark(visit: Visit, { chair, key }: Said<'reaction'>): void {
  const said = { chair, key, count: ++remarks };
  visit.remarks.push(said);
  setTimeout(() => {
    visit.remarks.splice(visit.remarks.indexOf(said), 1);
    changed();
  }, REMARK_STAYS);
}

/** After these there is no table to show. */
const PROBLEMS: readonly Problem[] = ['no-table', 'table-damaged', 'unseated', 'no-watching', 'too-many-sessions'];

function complain(code: Said<'error'>['code']): void {
  const problem = PROBLEMS.find((known) => known === code);
  if (problem !== undefined) Object.assign(app, { problem, visit: undefined });
  else if (code === 'wrong-protocol') loadAgain();
  else if (code !== 'too-fast') notify(sentenceOf({ code, facts: {} }));
}

const LOADED_AGAIN = 'breadboard-loaded-again';

/** A page of another version than the server's loads itself again, once: what comes then may still be an old one. */
function loadAgain(): void {
  const isKept =
    keptValue('sessionStorage', LOADED_AGAIN) !== PROTOCOL && keep('sessionStorage', LOADED_AGAIN, `${PROTOCOL}`);
  if (isKept) location.reload();
  else app.stale = true;
}
