/** Players' own words: cleaned, kept beside the log, and told only to lines that were told their ids. */
import { fullOptions, refusal } from '#kernel';
import { cleanWords } from '#protocol';
import type { Hosted, Hosts, Outcome } from './hosts/hosted.ts';
import { submit } from './hosts/work.ts';
import type { Deed } from './room/room.ts';
import { people, personAt } from './room/room.ts';
import { newWordsId } from './tokens.ts';

/** Words that one person may leave at a table. */
const MOST_WORDS = 200;

const WORD_ID = /"(w:[a-z0-9-]{1,30})"/g;

/** The id under which they were kept, or why not. A retry gets the id of the first time. */
export async function keepWords(
  hosts: Hosts,
  hosted: Hosted,
  person: number,
  text: string,
  command: string,
): Promise<string | Outcome> {
  const words = cleanWords(text);
  const { store } = hosts.doors;
  const before = await store.findCommand(hosted.id, command);
  if (before !== undefined) return (await wordAt(hosts, hosted, before)) ?? { seq: before };
  if (words === '' || !areAllowed(hosted, person)) return { refused: refusal('no-words') };
  const word = newWordsId();
  await store.putWords(hosted.id, word, words);
  hosted.words.set(word, words);
  const outcome = await submit(hosts, hosted, { by: 'person', person, wants: { kind: 'word', word } }, command);
  const kept = 'seq' in outcome && outcome.seq !== undefined ? await wordAt(hosts, hosted, outcome.seq) : undefined;
  // Where the store failed the row may be there all the same, and a retry would find it.
  if (kept !== word && !('failed' in outcome)) {
    hosted.words.delete(word);
    await store.eraseWords(hosted.id, word);
  }
  return kept ?? outcome;
}

/** Looked for without its quote: quotes are everywhere, and this is looked for in everything that anybody is told. */
export function mayNameWords(hosted: Hosted, text: string): boolean {
  if (!hasWords(hosted)) return false;
  if (text !== newest.text) {
    newest.text = text;
    newest.mayName = text.includes('w:');
  }
  return newest.mayName;
}

/** Own words are a table's option, under the same name in every game that has them. */
const hasWords = ({ game }: Hosted): boolean => 'ownWords' in game.options.specs;

/** What a table tells everybody is looked through once. */
const newest = { text: '', mayName: false };

/** Tells the words whose ids stand in a text, once per line; those that another node keeps come a moment later. */
export function tellWords(
  hosts: Hosts,
  hosted: Hosted,
  text: string,
  told: Set<string>,
  say: (words: Record<string, string>) => void,
): void {
  const ids = [...text.matchAll(WORD_ID)].map(([, id]) => id).filter((id) => !told.has(id));
  if (ids.length === 0) return;
  for (const id of ids) told.add(id);
  if (ids.every((id) => hosted.words.has(id))) return say(wordsShown(hosted, ids));
  hosts.doors.store.getWords(hosted.id).then(
    (words) => {
      hosted.words = words;
      say(wordsShown(hosted, ids));
    },
    (error: unknown) => hosts.doors.log(`words: ${error}`),
  );
}

/** What others read: nothing where the host hides the seat's words, or hid them when their owner went. */
export function wordsShown({ words, seating: { room } }: Hosted, ids: readonly string[]): Record<string, string> {
  const hidden = people(room).filter(({ hidden }) => hidden);
  const isHidden = (id: string): boolean =>
    !Object.hasOwn(room.words, id) || hidden.some(({ person }) => person === room.words[id]);
  return Object.fromEntries(ids.map((id) => [id, isHidden(id) ? '' : (words.get(id) ?? '')]));
}

function areAllowed({ game, seating: { room } }: Hosted, person: number): boolean {
  const full = fullOptions(game.options, room.options, room.chairs.length);
  if ('refused' in full || !('ownWords' in full.options) || full.options.ownWords !== true) return false;
  const chair = room.chairs.findIndex((c) => c.kind === 'person' && c.person === person);
  const left = Object.values(room.words).filter((owner) => owner === person).length;
  return personAt(room, chair) !== undefined && left < MOST_WORDS;
}

async function wordAt({ doors }: Hosts, { id }: Hosted, seq: number): Promise<string | undefined> {
  const [row] = await doors.store.read(id, seq - 1, 1);
  const deed = row === undefined ? undefined : (JSON.parse(row.payload) as Deed);
  return deed?.is === 'worded' ? deed.word : undefined;
}
