/** A bar on the terminal that shows how far a long run has come; nothing where nobody watches. */

const WIDTH = 30;

export interface Progress {
  to(done: number): void;
  end(): void;
}

/** Drawn on the error output, so that it never mixes with results. */
export function progressBar(total: number, what: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { to: () => undefined, end: () => undefined };
  const began = performance.now();
  return {
    to(done) {
      const filled = Math.round((WIDTH * done) / total);
      const left = ((performance.now() - began) * (total - done)) / Math.max(1, done) / 1000;
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      stream.write(
        `\r${bar} ${done}/${total} ${what}, ${left < 100 ? Math.ceil(left) : Math.round(left / 60)} ${left < 100 ? 's' : 'min'} left\x1b[K`,
      );
    },
    end: () => {
      stream.write('\r\x1b[K');
    },
  };
}

/** A bar for a table of results: `share` of `width` blocks, in eighths. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
  return '█'.repeat(Math.floor(eighths / 8)) + part;
}
