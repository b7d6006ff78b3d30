/** Players' own words: cleaned, kept beside the log, and told only to sessions that were told their ids. */
import { sha256Hex } from '#kernel';
import { cleanWords } from '#protocol';
import type { Outcome } from './loop.ts';
import type { CommandNumber } from './room/requests.ts';
import type { Room } from './room/room.ts';
import { NOBODY, people } from './room/room.ts';
import type { Table } from './table.ts';

/** The id of words is made of the command that leaves them, so that a retry has the same; a page's name is known to nobody else. */
const idOf = (table: Table, person: number, { load, n }: CommandNumber): string =>
  `w:${sha256Hex(`words ${table.id} ${person} ${load} ${n}`).slice(0, 20)}`;

type Kept = { readonly outcome: Outcome; readonly id: string | undefined };

/** Keeps them first, and erases them where the table does not take them. */
export async function keepWords(table: Table, person: number, number: CommandNumber, text: string): Promise<Kept> {
  const { store } = table.tables.doors;
  const words = cleanWords(text);
  const id = idOf(table, person, number);
  const isKnown = Object.hasOwn(table.room.words, id);
  if (!isKnown && words !== '') await store.putWords(table.id, id, words);
  if (!isKnown) table.words.set(id, words);
  const outcome = await table.submit({ by: 'person', person, number, wants: { kind: 'word', word: id, text: words } });
  // Where the store failed the row may be there all the same; where a command is missing, this one is said again.
  const isOpen = 'failed' in outcome || 'missing' in outcome;
  if (isOpen || Object.hasOwn(table.room.words, id)) return { outcome, id };
  table.words.delete(id);
  await store.eraseWords(table.id, id);
  return { outcome, id: undefined };
}

/** Ids of the table's own words anywhere in a value that somebody is told. */
export function wordsIn(value: unknown, room: Room): string[] {
  if (Object.keys(room.words).length === 0) return [];
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string' && Object.hasOwn(room.words, part)) found.add(part);
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...found];
}

/** What others read: nothing where the host hides the seat's words, or hid them when their owner went. */
export function wordsShown({ words, room }: Table, ids: readonly string[]): Record<string, string> {
  const hidden = people(room).filter(({ hidden }) => hidden);
  const isHidden = (id: string): boolean => {
    const owner = room.words[id] ?? NOBODY;
    return owner === NOBODY || hidden.some(({ person }) => person === owner);
  };
  return Object.fromEntries(ids.map((id) => [id, isHidden(id) ? '' : (words.get(id) ?? '')]));
}
