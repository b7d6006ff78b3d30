/** The five levels of bots as a host chooses among them: what each does, and how often it wins where that was measured. */
import type { Level, Wish } from '#protocol';
import { LEVELS } from '#protocol';
import type { Room } from '../app/store.ts';
import { app } from '../app/store.ts';
import measured from './level-shares.json';
import type { Offer } from './menu-entry.tsx';

/** One entry for each level; who has it already keeps it. */
export const levelOffers = (game: string, chosen: Level | undefined, wishes: (level: Level) => Wish[]): Offer[] =>
  LEVELS.map((level) => ({
    sign: level === chosen ? 'check' : 'bot',
    label: app.words.levels[level],
    hint: app.words.levelHints[level],
    figure: shareOf(game, level),
    isChosen: level === chosen,
    wishes: level === chosen ? [] : wishes(level),
  }));

/** The level of all bots at the table; undefined where they differ. */
export function commonLevel({ chairs }: Room): Level | undefined {
  const levels = new Set(chairs.flatMap((chair) => (chair.kind === 'bot' ? [levelOf(chair.level)] : [])));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** The level that a chair names; one of another version counts as skilled. */
export const levelOf = (named: string): Level => LEVELS.find((level) => level === named) ?? 'greedy';

/** By game: one bot of a level among skilled ones on so many seats, and its share of wins. `lab ladder` writes them. */
const figures: Readonly<Record<string, { seats: number; shares: Partial<Record<Level, number>> } | undefined>> =
  measured;

function shareOf(game: string, level: Level): string | undefined {
  const share = figures[game]?.shares[level];
  if (share === undefined) return undefined;
  return new Intl.NumberFormat(app.settings.language, { style: 'percent' }).format(share);
}

/** What the figures beside the levels are, where there are any. */
export function aboutShares(game: string): string | undefined {
  const measures = figures[game];
  return measures === undefined ? undefined : app.words.levelShares(measures.seats - 1);
}
