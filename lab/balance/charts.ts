/** Small charts as SVG: bars with ranges, histograms, and a dot with its range. No script, no library. */
import type { Bin, Estimate } from './statistics.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const inHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]);

interface Plot {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

const svg = ({ title, width, height }: Plot, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${inHtml(title)}"><title>${inHtml(title)}</title>${parts.join('')}</svg>`;

const n = (value: number): string => String(Math.round(value * 10) / 10);

const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}">${inHtml(words)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" class="${kind}"/>`;

const LEFT = 34;
const BOTTOM = 22;

export interface BarRow {
  readonly label: string;
  readonly value: Estimate;
}

/** A bar for each share with its range, and a line at the share that would be fair. */
export function barsWithRanges(title: string, rows: readonly BarRow[], fair: number): string {
  const plot = { title, width: LEFT + 64 * rows.length + 50, height: 190 };
  const floor = plot.height - BOTTOM;
  const top = Math.max(fair * 1.6, ...rows.map(({ value }) => value.high));
  const y = (share: number): number => floor - ((floor - 14) * share) / top;
  const bars = rows.flatMap(({ label, value }, i) => {
    const x = LEFT + 12 + 64 * i;
    return [
      `<rect x="${x}" y="${n(y(value.mean))}" width="40" height="${n(floor - y(value.mean))}" class="bar"/>`,
      line(x + 20, y(value.low), x + 20, y(value.high), 'range'),
      text(x + 20, floor + 16, 'middle', label),
      text(x + 20, floor - 6, 'middle', `${(100 * value.mean).toFixed(1)}`),
    ];
  });
  const right = plot.width - 50;
  return svg(plot, [
    ...bars,
    line(LEFT, floor, right, floor, 'axis'),
    line(LEFT, y(fair), right, y(fair), 'fair'),
    text(right + 4, y(fair) + 4, 'start', 'fair'),
    text(LEFT - 4, floor, 'end', '0'),
    text(LEFT - 4, y(fair) + 4, 'end', `${Math.round(100 * fair)} %`),
  ]);
}

/** How often which value came up. */
export function histogram(title: string, bins: readonly Bin[]): string {
  const plot = { title, width: 330, height: 150 };
  const floor = plot.height - BOTTOM;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = (plot.width - 20) / Math.max(1, bins.length);
  const name = ({ from, to }: Bin): string => (from === to ? String(from) : `${from} to ${to}`);
  const bars = bins.map((bin, i) => {
    const height = ((floor - 10) * bin.count) / most;
    const box = `x="${n(10 + i * step)}" y="${n(floor - height)}" width="${n(Math.max(1, step - 2))}" height="${n(height)}"`;
    return `<rect ${box} class="bar"><title>${inHtml(name(bin))}: ${bin.count}</title></rect>`;
  });
  const ends = bins.length === 0 ? [] : [text(10, floor + 16, 'start', String(bins[0].from))];
  const last = bins.at(-1);
  return svg(plot, [
    ...bars,
    line(10, floor, plot.width - 10, floor, 'axis'),
    ...ends,
    ...(last === undefined ? [] : [text(plot.width - 10, floor + 16, 'end', String(last.to))]),
  ]);
}

/** A dot with its range on a scale from −reach to reach around a middle. */
export function dotWithRange(title: string, value: Estimate, middle: number, reach: number): string {
  const plot = { title, width: 160, height: 18 };
  const x = (share: number): number => 80 + Math.max(-78, Math.min(78, (78 * (share - middle)) / reach));
  const clear = value.low > middle || value.high < middle;
  return svg(plot, [
    line(80, 0, 80, 18, 'axis'),
    line(x(value.low), 9, x(value.high), 9, 'range'),
    `<circle cx="${n(x(value.mean))}" cy="9" r="4" class="${clear ? 'dot clear' : 'dot'}"/>`,
  ]);
}
