/** Rows of a report as a person reads them: columns under each other, numbers to the right, promises marked. */

/** A measure beside what was promised; `kept` is undefined where nothing was. */
export interface Row {
  readonly what: string;
  readonly is: number;
  readonly promise: string;
  readonly kept: boolean | undefined;
  readonly aim: string;
}

export function promises(rows: readonly Row[]): string {
  const lines = rows.map(({ what, is, promise, kept, aim }) => [what, number(is), promise, aim, mark(kept)]);
  return columns([['measure', 'is', 'promised', 'aim', ''], ...lines]);
}

export const atLeast = (what: string, is: number, floor: number, aim?: number): Row => ({
  what,
  is,
  promise: `≥ ${floor}`,
  kept: is >= floor,
  aim: aim === undefined ? '' : `${aim}`,
});

export const atMost = (what: string, is: number, limit: number): Row => ({
  what,
  is,
  promise: `≤ ${limit}`,
  kept: is <= limit,
  aim: '',
});

export const free = (what: string, is: number): Row => ({ what, is, promise: '', kept: undefined, aim: '' });

export function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

export const number = (x: number): string => (x >= 100 ? x.toFixed(0) : x.toPrecision(3));

function mark(kept: boolean | undefined): string {
  if (kept === undefined) return '';
  return kept ? 'ok' : 'MISSED';
}
