/** Coming to a table and leaving it: by its address, by opening one, by sitting down, by a hand-off. */
import type { Shelved } from '#games';
import type { CreateBody, GivenSeat } from '#protocol';
import { AVATARS } from '#protocol';
import { createTable, doorplate, joinTable, myTables, takeHandOff } from './api.ts';
import { say, sentenceOf } from './commands.ts';
import { connect } from './connection.ts';
import { hear } from './hear.ts';
import { anyFrom } from './ids.ts';
import type { Route } from './router.ts';
import { navigate, rewrite, tablePath } from './router.ts';
import { choose } from './speaking.ts';
import type { Problem, Room, Visit } from './store.ts';
import { app, changed, notify } from './store.ts';

/** The address changed: another table, or none. */
export function arrive(route: Route): void {
  app.route = route;
  app.problem = undefined;
  app.dialog = undefined;
  if (route.is === 'table') comeTo(route.code, 'sit');
  else if (route.is === 'tv') comeTo(route.code, 'watch');
  else quit();
  if (route.is === 'hand-off') receive(route.table, route.secret);
  changed();
}

export type Choice = Record<string, string | number | boolean>;

/** Opens a table of this game and goes there. */
export async function openTable(game: Shelved, options: Choice, first?: (room: Room) => void): Promise<void> {
  const [min, max] = game.players;
  const chairs = Math.min(max, Math.max(min, USUAL_CHAIRS));
  const { name, avatar } = whoAmI();
  const body = { game: game.id, name, avatar, chairs, options } as CreateBody;
  const given = await createTable(body);
  if ('refused' in given) return notify(sentenceOf(given.refused));
  choose({ game: game.id });
  take(given, first);
}

/** One tap to a running table: bots on all other chairs, and off. */
export const playNow = (game: Shelved, options: Choice = {}): Promise<void> =>
  openTable(game, options, ({ chairs }) => {
    fillWithBots(chairs);
    say({ kind: 'start' });
  });

export function fillWithBots(chairs: Room['chairs']): void {
  for (const [chair, { kind }] of chairs.entries()) if (kind === 'empty') say({ kind: 'bot', chair });
}

/** Sits down at the table at whose door the reader stands. */
export async function sitDown(name: string, avatar: string): Promise<void> {
  const { door } = app;
  if (door === undefined) return;
  choose({ name, avatar });
  const given = await joinTable(door.code, { name, avatar } as CreateBody);
  if ('refused' in given) notify(sentenceOf(given.refused));
  else take(given);
}

/** Looks on from the door. */
export function lookOn(): void {
  const { door } = app;
  if (door !== undefined) begin({ table: door.table, code: door.code }, 'watch');
}

/** From looking on back to the door, where one can sit down. */
export function toTheDoor(): void {
  const { visit } = app;
  if (visit === undefined) return;
  quit();
  comeTo(visit.code, 'sit');
}

/** Gives the seat up and goes home. */
export async function leave(): Promise<void> {
  const { visit } = app;
  if (visit?.as === 'sit' && visit.state === 'open') await say({ kind: 'leave' });
  navigate('/');
}

/** A name and an animal, as at the last table or by chance, and not like anybody who is there. */
export function whoAmI(taken: readonly string[] = []): { name: string; avatar: string } {
  const { name, avatar } = app.settings;
  const free = app.words.names.filter((other) => !taken.includes(other));
  return { name: name === '' ? anyFrom(free) : name, avatar: avatar === '' ? anyFrom(AVATARS) : avatar };
}

const USUAL_CHAIRS = 4;

function take(given: GivenSeat, first?: (room: Room) => void): void {
  begin(given, 'sit', first);
  // What a link brought along behind its # is for the lobby.
  navigate(tablePath(given.code) + (location.hash.includes('=') ? location.hash : ''));
}

async function comeTo(code: string, as: Visit['as']): Promise<void> {
  const { visit } = app;
  if (visit !== undefined && sameCode(visit.code, code) && (visit.as === as || as === 'sit')) return;
  quit();
  const { route } = app;
  const [plate, mine] = await Promise.all([doorplate(code), as === 'sit' ? myTables() : []]);
  if (app.route !== route) return;
  if ('refused' in plate) {
    app.problem = plate.refused.code as Problem;
  } else if (as === 'watch' || mine.some(({ table }) => table === plate.table)) begin(plate, as);
  else app.door = plate;
  changed();
}

const sameCode = (a: string, b: string): boolean =>
  a.replace('-', '').toUpperCase() === b.replace('-', '').toUpperCase();

function quit(): void {
  app.visit?.connection?.close();
  app.visit = undefined;
  app.door = undefined;
}

async function receive(table: string, secret: string): Promise<void> {
  const given = await takeHandOff(table, secret);
  if ('refused' in given) app.problem = given.refused.code as Problem;
  else rewrite(tablePath(given.code));
  changed();
}

function begin(where: { table: string; code: string }, as: Visit['as'], first?: (room: Room) => void): void {
  quit();
  const visit: Visit = {
    table: where.table,
    code: where.code,
    as,
    ownWords: new Map(),
    remarks: [],
    roundTrips: [],
    connection: undefined,
    state: 'connecting',
    person: 0,
    room: undefined,
    seated: undefined,
    first,
  };
  app.visit = visit;
  let queue = Promise.resolve();
  visit.connection = connect(where.table, as, {
    language: () => app.settings.language,
    heard(message, look) {
      queue = queue.then(() => (app.visit === visit ? hear(visit, message, look) : undefined));
    },
    state(state) {
      visit.state = state;
      changed();
    },
  });
  changed();
}
