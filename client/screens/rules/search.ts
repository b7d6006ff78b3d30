/** Finding words in a rulebook: without regard to case and accents, all of them, in the order of the book; or a rule by its number. */
import { plainOf } from './inline.ts';
import type { Block, Item, Rulebook, Section } from './rulebook.ts';

export interface Hit {
  readonly section: Section;
  /** The rule, or none where a title, a table or a plain sentence has it. */
  readonly item: Item | undefined;
  readonly text: string;
}

export function search(book: Rulebook, query: string): Hit[] {
  const rules = byNumber(book, query);
  return rules.length > 0 ? rules : byWords(book, query);
}

/** SW-25 is found by “SW25”, “sw 25” or “sw-25”, S0-04 also without the zero before the 4. */
function byNumber({ sections }: Rulebook, query: string): Hit[] {
  const wanted = folded(query).replace(/[^a-z\d]/g, '');
  const isWanted = (id: string): boolean => {
    const [letters, number] = id.toLowerCase().split('-');
    return [number, String(Number(number))].some((end) => letters + end === wanted);
  };
  return sections
    .flatMap((section) => section.blocks.flatMap((block) => hitsIn(section, block)))
    .filter(({ item }) => item?.id !== undefined && isWanted(item.id));
}

function byWords({ sections }: Rulebook, query: string): Hit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return sections.flatMap((section) => {
    const title = folded(section.title);
    const has = ({ text, item }: Hit): boolean => {
      const where = `${item?.id?.toLowerCase() ?? ''} ${folded(text)}`;
      return (
        words.every((word) => where.includes(word)) || (item === undefined && words.every((w) => title.includes(w)))
      );
    };
    const hits = section.blocks.flatMap((block) => hitsIn(section, block)).filter(has);
    const named = words.every((word) => title.includes(word));
    return hits.length === 0 && named ? [{ section, item: undefined, text: section.title }] : hits;
  });
}

/** Where a text has the words of a query: pairs of beginnings and ends. The number of a rule is no word. */
export function matches(text: string, query: string): [from: number, to: number][] {
  if (/^\s*[a-z]\w?[\s.-]*\d+\s*$/i.test(query)) return [];
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const where = folded(text);
  if (where.length !== text.length) return [];
  const found = words.flatMap((word) => everywhere(where, word)).sort(([a], [b]) => a - b);
  return found.filter(([from], index) => index === 0 || from >= found[index - 1][1]);
}

/** Accents go, letters stay one for one, so that places in the text stay. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD')[0])
    .join('')
    .toLowerCase();

function everywhere(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

function hitsIn(section: Section, block: Block): Hit[] {
  const one = (text: string): Hit => ({ section, item: undefined, text });
  if (block.is === 'list')
    return block.items.map((item) => ({
      section,
      item,
      text: item.parts.map(({ inline }) => plainOf(inline)).join(' '),
    }));
  if (block.is === 'quote') return block.blocks.flatMap((inner) => hitsIn(section, inner));
  if (block.is === 'table') return block.rows.map((row) => one(row.map(plainOf).join(' · ')));
  return [one(plainOf(block.inline))];
}
