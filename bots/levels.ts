/** The levels of bots, from weak to strong, and how much each of them thinks. */
import type { Match } from '#kernel';
import type { Bot } from './bot.ts';
import { firstGreedy, greedy } from './greedy.ts';
import { random } from './random.ts';
import type { Budget } from './search.ts';
import { searchBot } from './search.ts';
import { helper } from './slips.ts';

/** By game: what a search is worth there. Where people taste and nobody looks ahead, nothing. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  'plates-and-napkins': { playouts: 400, certainty: 1 },
  'sandwich-masters': { playouts: 100, certainty: 1 },
  'sandwich-wars': { playouts: 60, certainty: 2 },
  sandwich: { playouts: 0, certainty: 1 },
};
const USUAL: Budget = { playouts: 100, certainty: 1 };

const budgetOf = ({ game }: Match): Budget => BUDGETS[game.id] ?? USUAL;

export const search = searchBot('search', budgetOf, 'making');

/** Four times the playouts. */
export const master = searchBot(
  'master',
  (match) => {
    const { playouts, certainty } = budgetOf(match);
    return { playouts: 4 * playouts, certainty };
  },
  'everything',
);

/** Every level that can sit at a table. */
export const bots: readonly Bot[] = [random, helper, greedy, search, master];

export const findBot = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);

/** The lab also has the first bots. */
export const labBots: readonly Bot[] = [...bots, firstGreedy];
