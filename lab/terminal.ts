/** A conversation in the terminal: lines out, with colours only where they are seen, and lines in until they end. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'yellow' | 'green';

export interface Terminal {
  say(line: string, style?: Style): void;
  /** The next line that is typed; throws `Farewell` when there are no more. */
  ask(): Promise<string>;
  close(): void;
}

/** The person stops playing. */
export class Farewell extends Error {}

export function openTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  const reader = createInterface({ input, output, terminal: input.isTTY === true && output.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  reader.setPrompt('> ');
  return {
    say(line, style) {
      const shown = output.isTTY ? wrapped(line, output.columns) : line;
      console.log(style === undefined ? shown : styleText(style, shown));
    },
    async ask() {
      reader.prompt();
      const { value, done } = await lines.next();
      if (done === true || value.trim() === 'q') throw new Farewell();
      return value.trim();
    },
    close: () => reader.close(),
  };
}

/** A line broken at its spaces; what follows stands below its text, after any arrow or number that it begins with. */
export function wrapped(line: string, width: number): string {
  const [indent] = /^ *(?:\d+ {2}|\[\d+\] |\(\d+\) |→ )?/.exec(line) ?? [''];
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current.length === indent.length ? current + word : `${current} ${word}`;
    if (longer.length <= width || current.length === indent.length) current = longer;
    else {
      lines.push(current);
      current = ' '.repeat(indent.length) + word;
    }
  }
  return [...lines, current].join('\n');
}
