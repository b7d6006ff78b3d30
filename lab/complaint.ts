/** What went wrong, in one line for the person at the terminal, and the exit code that goes with it. */

/** 1: something does not hold. 2: the command cannot be understood. */
export type ExitCode = 0 | 1 | 2;

export class Complaint extends Error {
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = 2) {
    super(message);
    this.name = 'Complaint';
    this.code = code;
  }
}

/** Names for a sentence: "a, b or c". */
export function anyOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A stranger's text, short enough for one line. */
export function quoted(text: string): string {
  const line = JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
  return `'${line.slice(1, -1)}'`;
}
