/** The last things each seat was told in the game that is on, as texts, so that a line that was cut can go on where it was. */
import type { Applied } from '../room/apply.ts';
import type { Seating } from '../room/room.ts';
import { chairOf } from '../room/room.ts';
import type { SeatTold } from '../room/told.ts';

/** What a seat was told by each deed in a row. */
interface SeatTellings {
  /** The number of the newest, and of the one before the first. */
  seq: number;
  readonly before: number;
  /** The text of number n at n modulo `LONGEST_GAP`. */
  readonly texts: string[];
}

export interface Tellings {
  /** Which game of the room these are of. */
  game: number;
  /** By seat, the public last; only of seats that somebody listened to since somebody is there. */
  seats: (SeatTellings | undefined)[];
}

/** How many tellings a cut line may have missed. Few: they are most of what outlives a move, and so of what the collector copies. */
export const LONGEST_GAP = 8;

export const noTellings = (): Tellings => ({ game: 0, seats: [] });

/** Somebody listens on this seat from now on, so it is worth remembering what it is told. */
export function beginToRemember(tellings: Tellings, { room, play }: Seating, seat: number): void {
  renew(tellings, room.games);
  if (play !== undefined) tellings.seats[seat] ??= { seq: play.told[seat], before: play.told[seat], texts: [] };
}

/** Nobody is there any more; who comes back gets a fresh look where something happened. */
export function forgetTellings(tellings: Tellings): void {
  tellings.seats = [];
}

/** By seat what a deed tells it, as text; only of seats that somebody listens to. */
export type Texts = readonly (string | undefined)[];

export function textsOf({ game, seats }: Tellings, { seating: { room, play }, told }: Applied): Texts {
  if (play === undefined || game !== room.games) return NO_TEXTS;
  const said: Said = { middle: `,"at":${play.table.now},"patch":`, ...NOTHING_SAID };
  return seats.map((list, seat) => {
    const news = told[seat];
    return list === undefined || news === undefined ? undefined : textFor(play.told[seat], news, said);
  });
}

const NO_TEXTS: Texts = [];

/** Remembers what a deed told; a new game begins from nothing. Whoever began to listen after the texts were written has theirs written now. */
export function remember(tellings: Tellings, applied: Applied, texts: Texts): void {
  const { seating, told } = applied;
  const { room, play } = seating;
  renew(tellings, room.games);
  if (play === undefined) return;
  for (let seat = 0; seat < tellings.seats.length; seat++) {
    const list = tellings.seats[seat];
    if (list === undefined || told[seat] === undefined) continue;
    list.seq = play.told[seat];
    list.texts[list.seq % LONGEST_GAP] = texts[seat] ?? (textsOf(tellings, applied)[seat] as string);
  }
}

function renew(tellings: Tellings, game: number): void {
  if (tellings.game === game) return;
  tellings.game = game;
  tellings.seats = [];
}

/** What a seat is told after `seq`, in order; undefined where that is too long ago and only a fresh look helps. */
export function textsAfter(tellings: Tellings, seat: number, seq: number, newest: number): string[] | undefined {
  if (seq < 1 || seq > newest) return undefined;
  const missed = newest - seq;
  if (missed === 0) return [];
  const list = tellings.seats[seat];
  if (list === undefined || list.seq !== newest || missed > LONGEST_GAP || seq < list.before) return undefined;
  return Array.from({ length: missed }, (_, i) => list.texts[(seq + 1 + i) % LONGEST_GAP]);
}

/** The newest telling of a seat, said once for all its lines. */
export function newestText({ seats }: Tellings, seat: number): string | undefined {
  const list = seats[seat];
  return list === undefined || list.seq === list.before ? undefined : list.texts[list.seq % LONGEST_GAP];
}

/** What is the same in what all seats are told, as text; its end as long as they hear the same events, and the whole as long as they are told the same. */
interface Said {
  readonly middle: string;
  events: SeatTold['events'] | undefined;
  end: string;
  seq: number;
  news: SeatTold | undefined;
  text: string;
}

const NOTHING_SAID = { events: undefined, end: '', seq: 0, news: undefined, text: '' };

/** Those who are told the same share one text, here and on its way to their sockets. */
function textFor(seq: number, news: SeatTold, said: Said): string {
  if (news === said.news && seq === said.seq) return said.text;
  said.seq = seq;
  said.news = news;
  said.text = textOf(seq, news, said);
  return said.text;
}

/** What `JSON.stringify` would make of the message, put together from its parts. */
function textOf(seq: number, { patch, events }: SeatTold, said: Said): string {
  if (events !== said.events) {
    said.events = events;
    said.end = `,"events":${JSON.stringify(events)}}`;
  }
  return `{"kind":"change","seq":${seq}${said.middle}${patch}${said.end}`;
}

/** The seat of a person in the game, or the public's. */
export function seatFor({ room, play }: Seating, person: number): number {
  const chair = chairOf(room, person);
  return chair >= 0 ? chair : (play?.setup.seats ?? 0);
}
