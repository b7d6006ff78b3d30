/** Players' own words in what is said and shown: who may leave some, and who may name them. */
import { fullOptions } from '#kernel';
import type { Facts } from './requests.ts';
import type { Chosen, Room } from './room.ts';

/** Words that one person may leave at a table. */
export const MOST_WORDS = 200;

/** Own words are a table's option, under the same name in every game that has them; or an option is written in them. */
export function mayWrite(room: Room, person: number, { game }: Pick<Facts, 'game'>): boolean {
  const full = fullOptions(game.options, room.options, room.chairs.length);
  const isAllowed = 'options' in full && 'ownWords' in full.options && full.options.ownWords === true;
  if (!isAllowed && game.options.written === undefined) return false;
  return Object.values(room.words).filter((owner) => owner === person).length < MOST_WORDS;
}

/** Does it name somebody else's words? They may have been taken back, whispered or hidden. */
export const namesOthers = (room: Room, person: number, value: unknown): boolean =>
  wordsIn(value, room).some((id) => room.words[id] !== person);

/** May this person put these options on the table: with no words but their own, and those that are there already? */
export function mayBeChosen(
  room: Room,
  person: number,
  options: Chosen,
  seats: number,
  { game }: Pick<Facts, 'game'>,
): boolean {
  const before = wordsIn(room.options, room);
  if (wordsIn(options, room).some((id) => room.words[id] !== person && !before.includes(id))) return false;
  return writtenIn(options, seats, game).every((text) => Object.hasOwn(room.words, text));
}

/**
 * Does somebody who is not the host change nothing but what the game leaves to all: add, change or take away what is in
 * words of their own, and no more than each may have?
 */
export function mayShare(room: Room, person: number, options: Chosen, { game }: Pick<Facts, 'game'>): boolean {
  const { names: shared, each } = game.options.shared ?? { names: [], each: 0 };
  const others = [...Object.keys(room.options), ...Object.keys(options)].filter((name) => !shared.includes(name));
  if (others.some((name) => room.options[name] !== options[name])) return false;
  const valuesIn = (chosen: Chosen): string[] => shared.map((name) => String(chosen[name] ?? '')).filter(Boolean);
  const isOwn = (value: string): boolean => {
    const ids = wordsIn(value, room);
    return ids.length > 0 && ids.every((id) => room.words[id] === person);
  };
  const [before, after] = [valuesIn(room.options), valuesIn(options)];
  const changed = [
    ...before.filter((value) => !after.includes(value)),
    ...after.filter((value) => !before.includes(value)),
  ];
  return changed.length > 0 && changed.every(isOwn) && after.filter(isOwn).length <= each;
}

/** Texts of players' own in options that can be played. */
export function writtenIn(options: Chosen, seats: number, { options: book }: Facts['game']): readonly string[] {
  const full = fullOptions(book, options, seats);
  return 'options' in full ? (book.written?.(full.options) ?? []) : [];
}

/** Ids of the table's own words anywhere in a value that somebody says or is told. */
export function wordsIn(value: unknown, room: Pick<Room, 'words'>): string[] {
  if (Object.keys(room.words).length === 0) return [];
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string')
      for (const id of part.match(ID) ?? []) if (Object.hasOwn(room.words, id)) found.add(id);
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...found];
}

/** An option may have more in it than the id. */
const ID = /w:[0-9a-f]{20}/g;
