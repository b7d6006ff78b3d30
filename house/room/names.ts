/** Names of people, cleaned, and of bots, drawn: bots are called after herbs and spices, none like anybody at the table. */
import type { Dice } from '#kernel';
import { cleanName, LONGEST_NAME } from '#protocol';
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

/** A name that nobody else at the table has: the second Mia is "Mia 2". */
export function ownName(room: Room, name: string, chair: number): string {
  const taken = room.chairs.map((other, at) =>
    other.kind === 'empty' || at === chair ? '' : other.name.toLowerCase(),
  );
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` ${count}`;
    const shortened = [...name].slice(0, LONGEST_NAME - suffix.length).join('');
    const tried = shortened.trimEnd() + suffix;
    if (!taken.includes(tried.toLowerCase())) return tried;
  }
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
