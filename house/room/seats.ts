/** Who sits where when a game begins: empty chairs put away, the order drawn where the host wants it, and options that name somebody following them. */
import type { Dice, Game, Kinds } from '#kernel';
import { FIRST_EDITION, fullOptions, optionsThat, shuffled } from '#kernel';
import type { Chair, Chosen, Room } from './room.ts';

/** Chairs and options as a game would begin with them. */
export interface Seated {
  readonly chairs: Chair[];
  readonly options: Chosen;
}

/** `order`: the taken chairs by their numbers, the first seat first. */
export function seated(room: Room, game: Game<Kinds>, order: readonly number[] = takenChairs(room)): Seated {
  const chairs = order.map((chair) => room.chairs[chair]);
  return { chairs, options: followed(room.options, room.chairs, chairs, game) };
}

export const takenChairs = ({ chairs }: Room): number[] => [...chairs.keys()].filter((i) => chairs[i].kind !== 'empty');

/** Another order of the seats, where the host wants it drawn; undefined where people sit as they chose. */
export const drawnOrder = (room: Room, dice: Dice): number[] | undefined =>
  room.manners.drawn === true ? shuffled(dice, takenChairs(room)) : undefined;

/** After something happened to the chairs: whoever an option names is named still; nobody, where they are gone. */
export function following(before: Room, after: Room, game: Game<Kinds>): Room {
  const options = followed(after.options, before.chairs, after.chairs, game);
  return options === after.options ? after : { ...after, options };
}

function followed(options: Chosen, before: readonly Chair[], after: readonly Chair[], game: Game<Kinds>): Chosen {
  const moved = optionsThat(game.options, 'seat').flatMap((name) => {
    const seat = options[name];
    if (typeof seat !== 'number' || seat === 0) return [];
    const now = after.findIndex((chair) => isSame(chair, before[seat - 1])) + 1;
    return now === seat ? [] : [[name, now] as const];
  });
  return moved.length === 0 ? options : { ...options, ...Object.fromEntries(moved) };
}

function isSame(one: Chair, other: Chair | undefined): boolean {
  if (one.kind === 'person') return other?.kind === 'person' && one.person === other.person;
  return one.kind === 'bot' && other?.kind === 'bot' && one.name === other.name;
}

/** Points of the game before by chair, where this one counts them on. */
export function carriedPoints({ chairs, options }: Seated, game: Game<Kinds>): number[] | undefined {
  const [name] = optionsThat(game.options, 'carried');
  const totals = chairs.map((chair) => (chair.kind === 'empty' ? undefined : chair.total));
  if (name === undefined || totals.every((total) => total === undefined)) return undefined;
  const points = totals.map((total) => total ?? 0);
  const full = fullOptions(game.options, withCarried(options, points, game), chairs.length);
  return 'options' in full && (full.options as Chosen)[name] !== '' ? points : undefined;
}

/** The options with which a game is played: nobody but the house says with how many points it begins. */
function withCarried(options: Chosen, points: readonly number[] | undefined, game: Game<Kinds>): Chosen {
  const [name] = optionsThat(game.options, 'carried');
  return name === undefined ? options : { ...options, [name]: points?.join(' ') ?? '' };
}

/** The edition of its cards that a game which begins now is played with; none where there is only one. */
export function editionOf({ chairs, options }: Seated, game: Game<Kinds>): string | undefined {
  const [name] = optionsThat(game.options, 'edition');
  const full = fullOptions(game.options, options, chairs.length);
  return name === undefined || 'refused' in full ? undefined : String((full.options as Chosen)[name]);
}

/** The options of a game as it began: the edition is the one that was named then, or the first where none was. */
export function optionsAt(
  { carried, edition = FIRST_EDITION }: { readonly carried?: readonly number[]; readonly edition?: string },
  options: Chosen,
  game: Game<Kinds>,
): Chosen {
  const [name] = optionsThat(game.options, 'edition');
  const chosen = withCarried(options, carried, game);
  return name === undefined ? chosen : { ...chosen, [name]: edition };
}

/** A game that may go on in the next one leaves its points with those who made them. */
export function withTotals(room: Room, points: readonly number[], game: Game<Kinds>): Room {
  if (optionsThat(game.options, 'carried').length === 0) return room;
  const scored = (chair: Chair, i: number): Chair => (chair.kind === 'empty' ? chair : { ...chair, total: points[i] });
  return { ...room, chairs: room.chairs.map(scored) };
}

/** Who has played on this chair: for somebody who waits, a bot. */
export const playedBy = (chair: Chair): string => {
  if (chair.kind === 'empty') return '';
  return chair.kind === 'person' && chair.waits !== undefined ? chair.waits.bot.name : chair.name;
};

export interface Lent {
  readonly person: number;
  readonly persona: number;
}

/** A bot plays for whoever was not ready, until they are. */
export function lentTo(chair: Chair, lent: readonly Lent[]): Chair {
  const found = chair.kind === 'person' ? lent.find(({ person }) => person === chair.person) : undefined;
  return chair.kind === 'person' && found !== undefined ? { ...chair, lent: found.persona } : chair;
}
