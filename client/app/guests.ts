/** The faces of bots. */
import { GUESTS } from '#protocol';

/** By its name; a second one of that name has the same face. */
export const faceOf = (bot: string): string => GUESTS.find((guest) => bot.toLowerCase().startsWith(guest)) ?? 'robot';
