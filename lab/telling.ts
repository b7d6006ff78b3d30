/** How the lab writes a game down: sentences with their time, whom they were told to, and the final standings. */
import type { Language, Match, Millis, Refusal, Speakers, Table, Told, Wording } from '#kernel';
import { has, listSeats, seatOf } from '#kernel';
import type { LabWords } from './words/en.ts';

/** A game's words and the lab's, in one language, with the names of those who play. */
export interface Voice {
  readonly match: Match;
  readonly language: Language;
  readonly words: Wording;
  readonly lab: LabWords;
  readonly who: Speakers;
}

export const namesOf = ({ match, who }: Voice): string[] => listSeats(match.players).map((seat) => who.seat(seat));

export const sayTold = ({ words, match, who }: Voice, { event }: Told): string => words.event(event, match, who);

export const sayRefusal = ({ words, who }: Voice, refusal: Refusal): string => words.refusal(refusal, who);

/** Who was told, where not everybody was. */
export function sayAudience(voice: Voice, { audience }: Told): string {
  const { match, who } = voice;
  if (has(audience, seatOf(match.seats))) return '';
  return `[${listSeats(audience)
    .map((seat) => who.seat(seat))
    .join(', ')}] `;
}

/** Minutes, seconds and tenths. */
export function sayTime(at: Millis): string {
  const seconds = Math.floor(at / 1000);
  const minutes = String(Math.floor(seconds / 60)).padStart(3);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}.${Math.floor((at % 1000) / 100)}`;
}

/** Names and points, the best first. */
export function standings(voice: Voice, { result }: Table): string[] {
  const names = namesOf(voice);
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name, seat) => ({ name, points: result.points[seat], won: has(result.winners, seatOf(seat)) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points)
    .map(
      ({ name, points, won }) =>
        `  ${name.padEnd(width)} ${String(points).padStart(4)}${won ? `  ${voice.lab.wins}` : ''}`,
    );
}
