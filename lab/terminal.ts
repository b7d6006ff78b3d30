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
    say: (line, style) => console.log(style === undefined ? line : styleText(style, line)),
    async ask() {
      reader.prompt();
      const { value, done } = await lines.next();
      if (done === true || value.trim() === 'q') throw new Farewell();
      return value.trim();
    },
    close: () => reader.close(),
  };
}
