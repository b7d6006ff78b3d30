/** A report as one page that needs nothing else: tables, and charts drawn here. */
import type { Change } from './against.ts';
import { barsWithRanges, dotWithRange, histogram, inHtml } from './charts.ts';
import { percent, plain, points } from './readable.ts';
import type { CardFigures, Effect, Report } from './report.ts';
import type { Estimate, Spread } from './statistics.ts';

export function pageOf(report: Report, changes: readonly Change[]): string {
  const title = `Balance of ${report.game}, ${report.seats} seats`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${inHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${inHtml(title)}</h1>`,
    `<p>${inHtml(subtitle(report))}</p>`,
    ...aims(report),
    ...wins(report),
    ...course(report),
    ...measures(report),
    ...cards(report),
    ...changed(changes),
    `<p class="small">Ranges hold the true value 19 times in 20. Fingerprint ${inHtml(report.fingerprint)}.</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

const STYLE = `
:root{color-scheme:light dark;--ink:#2b2118;--paper:#fffaf0;--bar:#c98a3b;--range:#5b3a12;--good:#2f7d32;--bad:#b3261e;--rule:#d9cbb3}
@media (prefers-color-scheme:dark){:root{--ink:#f3eadb;--paper:#211b14;--bar:#d79a4a;--range:#ffe2b0;--good:#8fd694;--bad:#ff9a8f;--rule:#57493a}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}p{overflow-wrap:anywhere}table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}.small{font-size:.85rem}
.charts{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0}figcaption{font-weight:600}
svg{max-width:100%;height:auto}svg text{font-size:12px;fill:var(--ink)}
.bar{fill:var(--bar)}.range{stroke:var(--range);stroke-width:2}.axis{stroke:var(--rule)}
.fair{stroke:var(--range);stroke-dasharray:4 3}.dot{fill:var(--bar)}.dot.clear{fill:var(--range)}
.met{color:var(--good)}.missed{color:var(--bad)}`;

function subtitle({ games, bots, seed, options, changedCards }: Report): string {
  const others = Object.entries(changedCards).map(([id, fields]) => `${id} ${JSON.stringify(fields)}`);
  const values = others.length === 0 ? '' : ` Other values: ${others.join(', ')}.`;
  return `${games} games between ${bots.join(', ')}, seed ${seed}. Options ${JSON.stringify(options)}.${values}`;
}

const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function tableOf(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((name) => `<th scope="col">${inHtml(name)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const figure = (caption: string, chart: string): string =>
  `<figure><figcaption>${inHtml(caption)}</figcaption>${chart}</figure>`;

function aims(report: Report): string[] {
  if (report.aims.length === 0) return [];
  const rows = report.aims.map(({ what, wanted, is, met }) =>
    row([
      inHtml(what),
      inHtml(wanted),
      wanted.includes('%') ? percent(is) : plain(is),
      met ? '<span class="met">✓ met</span>' : '<span class="missed">✗ missed</span>',
    ]),
  );
  return ['<h2>Aims</h2>', tableOf(['aim', 'wanted', 'is', ''], rows)];
}

function wins({ wins: shares, seats }: Report): string[] {
  const bars = shares.map((value, i) => ({ label: String(i + 1), value }));
  return ['<h2>Wins in turn order</h2>', barsWithRanges('Share of wins in turn order, in percent', bars, 1 / seats)];
}

function course(report: Report): string[] {
  const charts: [string, Spread][] = [
    ['Turns', report.turns],
    ['Decisions', report.decisions],
    ['Decisions a turn', report.decisionsPerTurn],
    ['Lead changes', report.leadChanges],
    ['Margin of the winner', report.margins],
  ];
  return ['<h2>The course of a game</h2>', '<div class="charts">', ...charts.map(spreadChart), '</div>'];
}

const spreadChart = ([name, spread]: [string, Spread]): string =>
  figure(`${name}: median ${plain(spread.median)}, mean ${plain(spread.mean)}`, histogram(name, spread.bins));

function measures(report: Report): string[] {
  const own = Object.values(report.measures);
  if (own.length === 0) return [];
  const rows = own.map(({ label, as, mean, low, high, p10, median, p90, n }) => {
    const say = as === 'share' ? percent : plain;
    const spread = as === 'share' ? '' : `${plain(p10)} · ${plain(median)} · ${plain(p90)}`;
    return row([inHtml(label), say(mean), `${say(low)} to ${say(high)}`, spread, String(n)]);
  });
  const numbers = own.filter(({ as, bins }) => as === 'number' && bins.length > 1);
  return [
    '<h2>Measures of the game</h2>',
    tableOf(['measure', 'mean', 'range', '10 % · half · 90 %', 'cases'], rows),
    '<div class="charts">',
    ...numbers.map((spread) => spreadChart([spread.label, spread])),
    '</div>',
  ];
}

function cards(report: Report): string[] {
  if (report.cards.length === 0) return [];
  const all = report.cards.flatMap((card) => [card.winWhenDrawn, card.winWhenPlayed, card.winWhenUsed]);
  const reach = Math.max(0.05, ...all.filter(({ n }) => n > 0).map(({ effect }) => Math.abs(effect) * 1.3));
  const heads = ['card', 'drawn', 'played', 'used', 'played when drawn', 'wins when drawn', 'when played', 'when used'];
  const rows = report.cards.map((card) => cardRow(card, 1 / report.seats, reach));
  const note = `Times a game over all seats; wins in points above a fair share, on a scale of ±${(100 * reach).toFixed(0)}.`;
  return ['<h2>Cards</h2>', `<p>${note}</p>`, tableOf(heads, rows)];
}

function cardRow(card: CardFigures, fair: number, reach: number): string {
  const effect = (name: string, value: Effect): string =>
    value.n === 0 ? '–' : `${points(value.effect)} ${dotWithRange(`${card.id}, ${name}`, value, fair, reach)}`;
  return row([
    inHtml(card.id),
    ...[card.drawn, card.played, card.used].map((times) => times.toFixed(2)),
    card.playedWhenDrawn.n === 0 ? '–' : percent(card.playedWhenDrawn.mean),
    effect('wins when drawn', card.winWhenDrawn),
    effect('wins when played', card.winWhenPlayed),
    effect('wins when used', card.winWhenUsed),
  ]);
}

function changed(changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ what, as, before, now, clear }) => {
    const say = as === 'share' ? percent : plain;
    const range = ({ low, high }: Estimate): string => `(${say(low)} to ${say(high)})`;
    const verdict = clear ? '<strong>clear</strong>' : 'may be chance';
    return row([inHtml(what), `${say(before.mean)} ${range(before)}`, `${say(now.mean)} ${range(now)}`, verdict]);
  });
  return ['<h2>What changed</h2>', tableOf(['figure', 'before', 'now', ''], rows)];
}
