/** A rulebook as data: sections with anchors, numbered rules, and in each rule whose word its sentences are. */
import type { Inline } from './inline.ts';
import { inlineOf } from './inline.ts';

/** Not as printed: how we read an open question, or what we have added. */
export const MARKS = ['reading', 'design'] as const;
export type Mark = (typeof MARKS)[number];

/** Sentences of a rule that are all printed, all our reading or all our design. */
export interface Part {
  readonly mark: Mark | undefined;
  readonly inline: readonly Inline[];
}

export interface Item {
  /** The number of a rule; other lists have none. */
  readonly id: string | undefined;
  readonly parts: readonly Part[];
}

/** Cells; a row of a single one is a heading of those below it. */
export type Row = readonly (readonly Inline[])[];

export interface Grid {
  readonly head: Row;
  readonly rows: readonly Row[];
}

export type Block =
  | { readonly is: 'text'; readonly inline: readonly Inline[] }
  | { readonly is: 'heading'; readonly inline: readonly Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly is: 'quote'; readonly blocks: readonly Block[] }
  /** Cards of an example, by the ids of their rows, and what is said of them. */
  | { readonly is: 'figure'; readonly cards: readonly string[]; readonly inline: readonly Inline[] }
  | ({ readonly is: 'table' } & Grid);

export interface Section {
  readonly anchor: string;
  readonly title: string;
  /** One of the phases of a round, in the order in which they are played. */
  readonly phase: boolean;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly preface: readonly Block[];
  readonly sections: readonly Section[];
}

/** What a rulebook writes before such sentences, in its language; the checks see to it that it writes nothing else. */
export type MarkWords = Readonly<Record<Mark, string>>;

export function readRulebook(text: string, words: MarkWords): Rulebook {
  const [front, ...rest] = text.split(/^(?=## )/m);
  const [title, ...preface] = front.split('\n');
  return {
    title: title.replace(/^#\s+/, ''),
    preface: blocksOf(preface, words),
    sections: rest.map((part) => sectionOf(part.split('\n'), words)),
  };
}

/** The section with this anchor, or with the rule of this number. */
export const sectionAt = ({ sections }: Rulebook, anchor: string): Section | undefined =>
  sections.find((section) => section.anchor === anchor || idsOf(section).includes(anchor.toUpperCase()));

export const idsOf = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.is === 'list' ? block.items.flatMap(({ id }) => id ?? []) : []));

function sectionOf([heading, ...lines]: readonly string[], words: MarkWords): Section {
  const [, title, anchor, classes] = /^##\s+(.*?)(?:\s*\{#([\w-]+)([^}]*)\})?\s*$/.exec(heading) ?? [];
  return {
    title,
    anchor: anchor ?? title.toLowerCase().replace(/\W+/g, '-'),
    phase: classes?.includes('.phase') ?? false,
    blocks: blocksOf(lines, words),
  };
}

/** The sections that a rulebook opens with: the game in one minute, and all its cards. */
export const OPENING = ['minute', 'list'];

/** The rulebook with the lists of cards: rows for each table that it leaves empty, in their order. */
export function withCards(book: Rulebook, tables: readonly (readonly Row[])[]): Rulebook {
  const rest = [...tables];
  const fill = (block: Block): Block =>
    block.is === 'table' && block.rows.length === 0 ? { ...block, rows: rest.shift() ?? [] } : block;
  return { ...book, sections: book.sections.map((section) => ({ ...section, blocks: section.blocks.map(fill) })) };
}

/** What a line is, by how it begins. */
const KINDS = [
  ['figure', /^(?=!\[)/],
  ['heading', /^#{3,6}\s+/],
  ['quote', /^>\s?/],
  ['table', /^\|/],
  ['ordered', /^\s*\d+\.\s+/],
  ['bullet', /^\s*[-*]\s+/],
  ['none', /^\s*(?:<!--.*-->\s*)?$/],
] as const;
type Kind = (typeof KINDS)[number][0] | 'text';

const kindOf = (line: string): Kind => KINDS.find(([, begins]) => begins.test(line))?.[0] ?? 'text';

/** Lines of one kind belong together; a text line right below a list item or pictures goes on with them. */
function blocksOf(lines: readonly string[], words: MarkWords): Block[] {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    const continues = kind === 'text' && last !== undefined && ['bullet', 'ordered', 'figure'].includes(last.kind);
    if (last !== undefined && continues) last.lines.push(`${last.lines.pop()} ${line.trim()}`);
    else if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap((group) => blockOf(group.kind, group.lines, words));
}

function blockOf(kind: Kind, lines: readonly string[], words: MarkWords): Block[] {
  if (kind === 'none') return [];
  if (kind === 'table') return [{ is: 'table', ...gridOf(lines) }];
  if (kind === 'figure') return lines.map(figureOf);
  const bare = lines.map((line) => line.replace(KINDS.find(([name]) => name === kind)?.[1] ?? '', ''));
  if (kind === 'quote') return [{ is: 'quote', blocks: blocksOf(bare, words) }];
  if (kind === 'bullet' || kind === 'ordered')
    return [{ is: 'list', ordered: kind === 'ordered', items: bare.map((line) => itemOf(line, words)) }];
  return [{ is: kind, inline: inlineOf(bare.join(' ')) }];
}

const PICTURE = /!\[[^\]]*\]\([^)]*?([\w-]+)(?:\.svg)?\)/g;

/** `![Ham](…/ham.svg)` is the card `ham`, `![Bid +4](…/label.svg#bid-4)` the card `bid-4`. */
const figureOf = (line: string): Block => ({
  is: 'figure',
  cards: [...line.matchAll(PICTURE)].map(([, id]) => id),
  inline: inlineOf(line.replace(PICTURE, '').trim()),
});

function itemOf(line: string, words: MarkWords): Item {
  const [numbered, id] = /^[*`]*([A-Z][A-Z0-9]*-\d+)[*`]*:?\s+/.exec(line) ?? ['', undefined];
  return { id, parts: partsOf(line.slice(numbered.length), words) };
}

/** A mark holds for all that follows it in its rule, up to another mark. */
function partsOf(line: string, words: MarkWords): Part[] {
  const pieces = line.split(/(?<!\*)\*([^*\s][^*]*?)[\s\u00a0\u202f]?:\*(?!\*)\s*/);
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1 || piece === '') return [];
    const mark = index === 0 ? undefined : MARKS.find((name) => words[name] === pieces[index - 1]);
    const lost = index > 0 && mark === undefined ? `${pieces[index - 1]}: ` : '';
    return [{ mark, inline: inlineOf(lost + piece.trim()) }];
  });
}

function gridOf(lines: readonly string[]): Grid {
  const [head, ...rows] = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map((cell) => inlineOf(cell.trim())),
    );
  return { head, rows };
}
