/** Players that see only what a seat sees, by name. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Interruption, Mind } from './bot.ts';
export { castPersonas } from './bot.ts';
export { greedy } from './greedy.ts';
export { reactionTime } from './levels.ts';
export { random } from './random.ts';

/** Every kind of bot, from weak to strong. */
export const bots: readonly Bot[] = [random, greedy];

export const findBot = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);
