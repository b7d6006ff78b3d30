/** Players that see only what a seat sees, by name. */
export type { Bot, Mind, Report } from './bot.ts';
export { castPersonas, onlyAnswer } from './bot.ts';
export { firstGreedy, greedy } from './greedy.ts';
export { bots, findBot, labBots, master, search } from './levels.ts';
export { playOn } from './playout.ts';
export { random } from './random.ts';
export { reactionTime } from './reactions.ts';
export { helper } from './slips.ts';
