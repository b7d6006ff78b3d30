/** Players' own words: cleaned, kept beside the log, and told only to sessions that were told their ids. */
import { sha256Hex } from '#kernel';
import { cleanWords } from '#protocol';
import type { Outcome } from './loop.ts';
import type { CommandNumber } from './room/requests.ts';
import { NOBODY, people, personAt } from './room/room.ts';
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

/** What others read: nothing where the host hides the seat's words, or hid them when their owner went. */
function wordsShown({ words, room }: Table, ids: readonly string[]): Record<string, string> {
  const hidden = people(room).filter(({ hidden }) => hidden);
  const isHidden = (id: string): boolean => {
    const owner = room.words[id] ?? NOBODY;
    return owner === NOBODY || hidden.some(({ person }) => person === owner);
  };
  return Object.fromEntries(ids.map((id) => [id, isHidden(id) ? '' : (words.get(id) ?? '')]));
}

/** What one session was told of them: each id once, and those that another node keeps a moment later. */
export class ToldWords {
  readonly #ids = new Set<string>();
  readonly #say: (words: Record<string, string>) => void;

  constructor(say: (words: Record<string, string>) => void) {
    this.#say = say;
  }

  /** Its own page wrote them. */
  know(id: string): void {
    this.#ids.add(id);
  }

  tellNew(table: Table, ids: readonly string[]): void {
    this.tell(
      table,
      ids.filter((id) => !this.#ids.has(id)),
    );
  }

  tellAgain(table: Table): void {
    this.tell(table, [...this.#ids]);
  }

  tell(table: Table, ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const id of ids) this.#ids.add(id);
    if (ids.every((id) => table.words.has(id))) return this.#say(wordsShown(table, ids));
    const { store, log } = table.tables.doors;
    store.getWords(table.id).then(
      (words) => {
        table.words = words;
        this.#say(wordsShown(table, ids));
      },
      (error: unknown) => log(`words: ${error}`),
    );
  }

  /** The host hid the words of a chair, or shows them again. */
  hide(table: Table, chair: number): void {
    const owner = personAt(table.room, chair)?.person;
    const own = [...this.#ids].filter((id) => table.room.words[id] === owner);
    if (own.length > 0) this.#say(wordsShown(table, own));
  }
}
