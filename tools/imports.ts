// What a source file imports and exports from others: where, by which names, and whether only types.
import type { SourceFile } from './tree.ts';
import { codeOnly, lineAt, withoutComments } from './tree.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** As the other module calls them; `*` stands for all of them. */
  readonly names: readonly string[];
}

/** Found in what runs, read from what is written: strings are blank in the one, comments are in neither. */
export function importsOf(file: SourceFile): Import[] {
  const code = codeOnly(file.text);
  const statement = /(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?['"]([^'"\n]+)['"]/y;
  const call = /import(\s*)()\(\s*['"]([^'"\n]+)['"]/y;
  const text = withoutComments(file.text);
  return [...code.matchAll(/^(?:import|export)\b|\bimport(?=\s*\()/gm)].flatMap(({ index }) => {
    const found = matchAt(call, text, index) ?? matchAt(statement, text, index);
    if (found === undefined) return [];
    const [, type, names, specifier] = found;
    const typeOnly = type?.startsWith('type') ?? false;
    return [{ specifier, line: lineAt(text, index), typeOnly, names: namesIn(names ?? '') }];
  });
}

function namesIn(clause: string): string[] {
  const listed = /\{([^}]*)\}/.exec(clause)?.[1];
  if (listed === undefined) return ['*'];
  return listed
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '')
    .map((name) => name.split(/\s+as\s+/)[0]);
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? undefined;
}
