// What the rules page reads off a rulebook beside the ids: sections with anchors and phases, and whose word a rule is.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import type { Problem, SourceFile } from './tree.ts';
import { isFile } from './tree.ts';

/** How a rulebook says that a sentence is not as printed: as the rules page knows it. */
const MARKS = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await marksIn(language)] as const)),
);

/** None for a language that the rules page does not speak yet. */
async function marksIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const path = join(import.meta.dirname, '..', 'client', 'words', language, 'rules.ts');
  if (!isFile(path)) return {};
  const { rules }: { rules: { markWords: Record<string, string>; colon: string } } = await import(
    pathToFileURL(path).href
  );
  return Object.fromEntries(Object.entries(rules.markWords).map(([mark, word]) => [word + rules.colon, mark]));
}

const heading = /^##\s+(.*?)(?:\s*\{#([a-z][a-z0-9-]*)((?:\s+\.[a-z]+)*)\})?\s*$/;
const rule = /^(?:#{1,6}|\s*[-*]|\s*\d+\.)\s+[*`]*([A-Z][A-Z0-9]*-\d+)(?![\w-])/;
const picture = /!\[[^\]]*\]\(([^)]*)\)/g;
const mark = /(?<!\*)\*([^*\s][^*]*[:：])\*(?!\*)/g;

/** A line of a rulebook that all languages must have alike. */
interface Landmark {
  readonly line: number;
  readonly says: string;
}

/** Sections without anchors, anchors twice, and marks that no language has. */
export function checkLandmarks(file: SourceFile, language: Language): Problem[] {
  const lines = file.text.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const known = marksOf(language);
  const anchors = new Set<string>();
  return lines.flatMap(({ text, line }) => [
    ...anchorProblems(text, anchors).map((message) => ({ file: file.path, line, message })),
    ...[...text.matchAll(mark)]
      .filter(([, word]) => known[word] === undefined)
      .map(([, word]) => ({ file: file.path, line, message: `*${word}* is no mark: write ${listMarks(language)}` })),
  ]);
}

/** A translation has the same sections, phases and marks in the same places as the English one. */
export function compareLandmarks(english: SourceFile, other: SourceFile, language: Language): Problem[] {
  const wanted = landmarksOf(english.text, 'en');
  const own = landmarksOf(other.text, language);
  const at = Array.from({ length: Math.max(wanted.length, own.length) }).findIndex(
    (_, index) => wanted[index]?.says !== own[index]?.says,
  );
  if (at === -1) return [];
  const [should, is] = [wanted[at]?.says ?? 'nothing more', own[at]?.says ?? 'nothing more'];
  const line = own[at]?.line ?? own.at(-1)?.line ?? 1;
  return [{ file: other.path, line, message: `has ${is} where rulebook.md has ${should}: mark both alike` }];
}

function anchorProblems(text: string, anchors: Set<string>): string[] {
  const found = heading.exec(text);
  if (found === null) return [];
  const [, title, anchor] = found;
  if (anchor === undefined) return [`“${title}” has no anchor: write ## ${title} {#anchor}`];
  if (anchors.has(anchor)) return [`{#${anchor}} is the anchor of two sections: give one another name`];
  anchors.add(anchor);
  return [];
}

function landmarksOf(text: string, language: Language): Landmark[] {
  return text.split('\n').flatMap((line, index) => {
    const [, , anchor, classes] = heading.exec(line) ?? [];
    if (anchor !== undefined) return [{ line: index + 1, says: `the section {#${anchor}${classes ?? ''}}` }];
    const pictures = [...line.matchAll(picture)].map(([, file]) => file);
    if (pictures.length > 0) return [{ line: index + 1, says: `the pictures ${pictures.join(', ')}` }];
    const [, id] = rule.exec(line) ?? [];
    const marks = [...line.matchAll(mark)].map(([, word]) => marksOf(language)[word] ?? word);
    return id === undefined ? [] : [{ line: index + 1, says: `${id} with ${marks.join(', ') || 'no mark'}` }];
  });
}

const listMarks = (language: Language): string =>
  Object.keys(marksOf(language))
    .map((word) => `*${word}*`)
    .join(' or ');

const marksOf = (language: Language): Readonly<Record<string, string>> => MARKS.get(language) ?? {};
