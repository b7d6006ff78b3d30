/**
 * Who takes a bot's chair in the middle of a game: the bot plays on and its cards stay its own until hands are dealt anew,
 * or until the others let the newcomer in. Otherwise one person with two windows could read two hands.
 */
import type { Game, Kinds } from '#kernel';
import { standIn } from './names.ts';
import type { Decision, Facts, PersonRequest } from './requests.ts';
import { no, yes } from './requests.ts';
import type { BotChair, PersonChair, Play, Room, Seating, Waits } from './room.ts';
import { isHere, NOBODY, people, personAt } from './room.ts';

type Dealt = Pick<Game<Kinds>, 'hands'>;

/** Which hands are being played; NOBODY's in a game that deals them once. */
const handOf = ({ hands }: Dealt, { table }: Play): number => hands?.(table) ?? NOBODY;

/** Those who have a hand in the game. */
const players = (room: Room): PersonChair[] => people(room).filter(({ waits }) => waits === undefined);

/** How somebody who sits down on this chair has to wait; not at all in a lobby, or where nobody else could be cheated. */
export function waiting({ room, play }: Seating, chair: number, { game }: Facts): { waits?: Waits } {
  const bot = room.chairs[chair];
  if (room.stage !== 'playing' || play === undefined || bot?.kind !== 'bot' || players(room).length === 0) return {};
  return { waits: { bot, hand: handOf(game, play), yes: [], refused: false } };
}

/** Who plays on for somebody who goes, and what they have seen. */
export function going({ room, play }: Seating, self: PersonChair, { game, dice }: Facts): Gone {
  if (self.waits !== undefined) return { bot: self.waits.bot };
  const seen = room.stage === 'playing' && play !== undefined ? { hand: handOf(game, play) } : {};
  return { ...standIn(room, dice), ...seen };
}

/** The same for somebody who is removed: that chair is nobody's in this game. */
export function removing(seating: Seating, self: PersonChair, facts: Facts): Gone {
  const gone = going(seating, self, facts);
  const isClosed = gone.bot !== undefined && self.waits === undefined && seating.room.stage === 'playing';
  return isClosed ? { ...gone, bot: { ...gone.bot, closed: true } } : gone;
}

export interface Gone {
  readonly bot?: BotChair;
  readonly hand?: number;
}

/** What a player says to somebody who waits. */
export function letIn(room: Room, self: PersonChair, { chair, yes: isWelcome }: LetIn): Decision {
  const waits = personAt(room, chair)?.waits;
  if (self.waits !== undefined) return no('not-yet');
  if (waits === undefined || waits.refused || waits.yes.includes(self.person)) return undefined;
  return yes({ is: 'let-in-said', chair, person: self.person, yes: isWelcome });
}

type LetIn = Extract<PersonRequest, { kind: 'let-in' }>;

/** Players who are here and have still to say whether somebody may come in now. */
export const askedAbout = (room: Room, { refused, yes: said }: Waits): number[] =>
  refused
    ? []
    : players(room)
        .filter((player) => isHere(player) && !said.includes(player.person))
        .map(({ person }) => person);

/** Somebody's waiting is over, or what somebody saw is worth nothing any more. */
export function takingOver({ room, play }: Seating, game: Dealt): Decision {
  if (play === undefined || !isNoted(room)) return undefined;
  const hand = handOf(game, play);
  const isOld = (noted: { readonly hand: number } | undefined): boolean => noted !== undefined && noted.hand !== hand;
  if (room.seen?.some(isOld) || people(room).some(({ waits }) => isOld(waits))) return yes({ is: 'redealt' });
  const chair = room.chairs.findIndex(
    (self) => self.kind === 'person' && self.waits !== undefined && isLetIn(room, self.waits),
  );
  return chair < 0 ? undefined : yes({ is: 'let-in', chair });
}

const isNoted = ({ chairs, seen = [] }: Room): boolean =>
  seen.length > 0 || chairs.some((chair) => chair.kind === 'person' && chair.waits !== undefined);

/** Who is away is not asked, but without anybody here nobody can say yes. */
function isLetIn(room: Room, waits: Waits): boolean {
  const all = players(room);
  if (all.length === 0) return true;
  return !waits.refused && all.some(isHere) && askedAbout(room, waits).length === 0;
}
