/** Names of people, cleaned, and of bots, drawn: who a bot is says how it is called, and nobody at the table is called alike. */
import type { Dice } from '#kernel';
import { cleanName, GUESTS, LONGEST_NAME } from '#protocol';
import type { BotChair, Room } from './room.ts';
import { botAt, NOBODY } from './room.ts';

const NAMES = ['Robin', 'Alex', 'Sam', 'Noa', 'Kim', 'Charlie'];

/** Few enough that a game can remember all their likes; the bots' own number of them is the same. */
const PERSONAS = 32;

/** Never empty: who has no name is given one. */
export function cleanedName(name: string, dice: Dice): string {
  const cleaned = cleanName(name);
  return cleaned === '' ? NAMES[dice.below(NAMES.length)] : cleaned;
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
  const persona = newPersona(room, dice);
  const guest = guestOf(persona);
  const name = ownName(room, guest.charAt(0).toUpperCase() + guest.slice(1), NOBODY);
  return { kind: 'bot', name, persona, level };
}

/** Several personas have the same name and face, and never sit at one table. */
const guestOf = (persona: number): string => GUESTS[persona % GUESTS.length];

/** While a game is on, or its result is shown, nobody's chair is left empty. */
export const standIn = (room: Room, dice: Dice): { bot?: BotChair } =>
  room.stage === 'lobby' ? {} : { bot: newBot(room, dice) };

/** A persona that nobody at the table has or is called like, while there is one. */
export function newPersona(room: Room, dice: Dice): number {
  const bots = room.chairs.flatMap((chair) => botAt(chair)?.persona ?? []).map(guestOf);
  const names = room.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name.toLowerCase()));
  const free = [...Array(PERSONAS).keys()].filter((persona) => !bots.includes(guestOf(persona)));
  const unlike = free.filter((persona) => !names.includes(guestOf(persona)));
  const { length } = unlike;
  return length > 0 ? unlike[dice.below(length)] : free[dice.below(free.length)];
}
