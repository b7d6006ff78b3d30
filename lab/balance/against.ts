/** What changed between two studies of the same game: figure by figure, and whether more than chance explains. */
import { readFileSync } from 'node:fs';
import { Complaint, quoted } from '../complaint.ts';
import type { CardFigures, Report } from './report.ts';
import type { Estimate } from './statistics.ts';

export interface Change {
  readonly what: string;
  readonly as: 'share' | 'number';
  readonly before: Estimate;
  readonly now: Estimate;
  /** The two ranges do not touch. */
  readonly clear: boolean;
}

/** An earlier report, as --json printed it. */
export function readReport(path: string): Report {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isReport(value)) return value;
  } catch (error) {
    throw new Complaint(`--against ${quoted(path)} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  throw new Complaint(`--against is a file that lab balance --json has printed, and ${quoted(path)} is not`);
}

export function compare(before: Report, now: Report): Change[] {
  if (before.game !== now.game || before.seats !== now.seats)
    throw new Complaint(`--against has ${before.game} with ${before.seats} seats, not ${now.game} with ${now.seats}`);
  const change = (what: string, as: Change['as'], a: Estimate | undefined, b: Estimate): Change[] =>
    a === undefined ? [] : [{ what, as, before: a, now: b, clear: a.high < b.low || b.high < a.low }];
  const whole = ['turns', 'decisionsPerTurn', 'leadChanges', 'margins'] as const;
  const titles = {
    turns: 'turns',
    decisionsPerTurn: 'decisions a turn',
    leadChanges: 'lead changes',
    margins: 'margin',
  };
  return [
    ...now.wins.flatMap((win, place) => change(`wins of number ${place + 1}`, 'share', before.wins[place], win)),
    ...whole.flatMap((name) => change(titles[name], 'number', before[name], now[name])),
    ...Object.entries(now.measures).flatMap(([name, own]) => change(own.label, own.as, before.measures[name], own)),
    ...now.cards.flatMap((card) => {
      const old: CardFigures | undefined = before.cards.find(({ id }) => id === card.id);
      return [
        ...change(`${card.id}: wins when drawn`, 'share', old?.winWhenDrawn, card.winWhenDrawn),
        ...change(`${card.id}: wins when played`, 'share', old?.winWhenPlayed, card.winWhenPlayed),
        ...change(`${card.id}: played when drawn`, 'share', old?.playedWhenDrawn, card.playedWhenDrawn),
      ];
    }),
  ];
}

function isReport(value: unknown): value is Report {
  const keys = ['game', 'seats', 'wins', 'turns', 'decisionsPerTurn', 'leadChanges', 'margins', 'measures', 'cards'];
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key));
}
