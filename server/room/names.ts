/** Names of people, cleaned, and of bots, drawn: bots are called after herbs and spices, none like anybody at the table. */
import type { Dice } from '#kernel';
import { cleanName } from '#protocol';
import type { BotChair, Room } from './room.ts';
import { botAt } from './room.ts';

const BOT_NAMES = [
  ...['Basil', 'Olive', 'Pepper', 'Rosemary', 'Ginger', 'Dill', 'Juniper', 'Hazel'],
  ...['Poppy', 'Clementine', 'Sage', 'Saffron', 'Anise', 'Nutmeg', 'Thyme', 'Mint'],
];
const GUEST_NAMES = ['Robin', 'Alex', 'Sam', 'Noa', 'Kim', 'Charlie'];

/** Few enough that a game can remember all their likes; the bots' own number of them is the same. */
const PERSONAS = 32;

/** Never empty: who has no name is given one. */
export function cleanedName(name: string, dice: Dice): string {
  const cleaned = cleanName(name);
  return cleaned === '' ? GUEST_NAMES[dice.below(GUEST_NAMES.length)] : cleaned;
}

export function newBot(room: Room, dice: Dice, level = 'greedy'): BotChair {
  const taken = room.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name.toLowerCase()));
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  return { kind: 'bot', name: free[dice.below(free.length)], persona: newPersona(room, dice), level };
}

/** While a game is on, or its result is shown, nobody's chair is left empty. */
export const standIn = (room: Room, dice: Dice): { bot?: BotChair } =>
  room.stage === 'lobby' ? {} : { bot: newBot(room, dice) };

/** A persona that nobody at the table has. */
export function newPersona(room: Room, dice: Dice): number {
  const taken = room.chairs.map((chair) => botAt(chair)?.persona);
  const free = Array.from({ length: PERSONAS }, (_, persona) => persona).filter((persona) => !taken.includes(persona));
  return free[dice.below(free.length)];
}
