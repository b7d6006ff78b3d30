/** The inside of a line of a rulebook: plain words, emphasis, code, links; in lists of cards their pictures. */

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'code'; readonly text: string }
  /** A name with the address of its symbol, and perhaps a tag. */
  | { readonly is: 'picture'; readonly text: string; readonly of: string; readonly tag?: string }
  | { readonly is: 'strong'; readonly inside: readonly Inline[] }
  | { readonly is: 'em'; readonly inside: readonly Inline[] }
  | { readonly is: 'link'; readonly to: string; readonly inside: readonly Inline[] };

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\((#[\w-]+|https?:\/\/[^\s)]+)\)/;

export function inlineOf(text: string): Inline[] {
  const found = SPAN.exec(text);
  if (found === null) return text === '' ? [] : [{ is: 'text', text }];
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ is: 'text' as const, text: before }]),
    spanOf(found),
    ...inlineOf(text.slice(found.index + found[0].length)),
  ];
}

/** What is read aloud, searched and compared. */
export const plainOf = (inline: readonly Inline[]): string =>
  inline.map((span) => ('text' in span ? span.text : plainOf(span.inside))).join('');

function spanOf([, code, strong, em, label, to]: RegExpExecArray): Inline {
  if (code !== undefined) return { is: 'code', text: code };
  if (strong !== undefined) return { is: 'strong', inside: inlineOf(strong) };
  if (em !== undefined) return { is: 'em', inside: inlineOf(em) };
  return { is: 'link', to, inside: inlineOf(label) };
}
