/** The vocabulary of a room: chairs, people, bots, the game in it, and the deeds of which all of that is the fold. Plain JSON. */
import type { FrameId, Input, Look, Seed, Table, Told } from '#kernel';
import type { Score } from '#protocol';

export const STAGES = ['lobby', 'playing', 'over', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** What proves a seat on one device. Only hashes are kept, of the two parts of a token. */
export interface Key {
  hash: string;
  /** The token before; empty for none. */
  previous: string;
  /** When the newest token was made. */
  turnedAt: number;
  /** Has the newest token been shown to us? Until then the one before stays good. */
  seen: boolean;
}

export interface EmptyChair {
  kind: 'empty';
}

export interface BotChair {
  kind: 'bot';
  name: string;
  persona: number;
  level: string;
  /** Who sat here was removed: nobody takes this chair in this game. */
  closed?: true;
  /** Points of the last game here, where another may count them on. */
  total?: number;
}

/** Who took a bot's chair in a game looks on while it plays its hand. */
export interface Waits {
  bot: BotChair;
  /** Which hands were being played. */
  hand: number;
  /** Players who would let the person in at once. */
  yes: number[];
  /** One of them would not. */
  refused: boolean;
}

export interface PersonChair {
  kind: 'person';
  /** Counted from 1 over the life of the room; a person keeps it when changing chairs. */
  person: number;
  name: string;
  avatar: string;
  ready: boolean;
  /** Nodes on which this person has a session now; none: away. */
  here: string[];
  /** Since when away; 0 while here. */
  awayAt: number;
  /** Who plays while the person is away: the persona of a bot, or NOBODY. */
  lent: number;
  /** The chair it wants to swap with, or NOBODY. */
  swap: number;
  /** Wants the game to pause, or to go on if it is paused. */
  wantsChange: boolean;
  /** Its own words are hidden from others. */
  hidden: boolean;
  reactedAt: number;
  keys: Key[];
  /** Was somebody here on this seat? Until then the request that gave it may be made again. */
  used: boolean;
  /** Until they have a hand in the game. */
  waits?: Waits;
  /** Has a page that adds its chance to the deal. */
  gives?: boolean;
  /** Points of the last game here, where another may count them on. */
  total?: number;
  /** The shortest round trip of a connection to a node, where the person is here through several. */
  reach?: number;
}

export type Chair = EmptyChair | BotChair | PersonChair;

export const NOBODY = -1;

/** How a table is kept, whatever is played on it. */
export interface Manners {
  locked: boolean;
  watching: boolean;
  muted: boolean;
  /** How long a person may be away before a bot plays on, in milliseconds. */
  patience: number;
  /** About how long bots think, in milliseconds; BY_SPEED where the table's speed says it. */
  thinking: number;
  /** The order of the seats is drawn by lot when a game begins. */
  drawn?: boolean;
}

export type Chosen = Readonly<Record<string, string | number | boolean>>;

export interface HandOff {
  hash: string;
  person: number;
  until: number;
}

export interface Room {
  id: string;
  code: string;
  game: string;
  stage: Stage;
  chairs: Chair[];
  /** The person who is host, or NOBODY. */
  host: number;
  /** The number of the next person. */
  nextPerson: number;
  options: Chosen;
  manners: Manners;
  handOffs: HandOff[];
  /** Whose words these are, by their id; NOBODY's are shown to nobody. */
  words: Record<string, number>;
  /** By the hash of a request that gave a seat: whom. The last ones are remembered. */
  requests: Record<string, number>;
  /** Since when nobody is here; 0 while somebody is. */
  aloneAt: number;
  /** Where a node ended while people were here through it: the last row that it wrote. 0 otherwise. */
  lostAt: number;
  /** The secret of the next game, fixed before it begins: its commitment is shown in the lobby. */
  seed: Seed;
  /** Games begun. */
  games: number;
  /** The deal that is being made. */
  deal?: Deal;
  /** Names of those whose pages were silent at the last deal. */
  leftOut?: string[];
  /** Ids of the last games that are over, the newest last. */
  finished: string[];
  /** How the games here ended, the newest last; absent where none has since it was first kept. */
  sheet?: Score[];
  /** Who has seen which hand that is being played, and does not sit there any more. */
  seen?: Seen[];
}

export const DEAL_PHASES = ['hashes', 'nonces'] as const;

/** By person: what their pages gave so far. */
export interface Deal {
  /** Another one for every attempt: who gave a nonce to one that was called off gives another. */
  id: number;
  asked: number[];
  phase: (typeof DEAL_PHASES)[number];
  /** Who is silent until then is left out, on the wall clock. */
  until: number;
  hashes: Record<number, string>;
  nonces: Record<number, string>;
  /** Persons for whom bots begin. */
  without?: number[];
}

export interface Seen {
  readonly chair: number;
  readonly name: string;
  readonly hand: number;
}

/** What never changes while a game is played. */
export interface Setup {
  readonly seats: number;
  readonly options: object;
}

/** Who or what stopped the game; `countdown`: it goes on in a moment. */
export const PAUSERS = ['nobody', 'people', 'empty', 'countdown'] as const;

/** A game being played, or played to its end. */
export interface Play {
  /** By which it is found when it is over, and told to nobody before; empty in logs that are older than ids. */
  readonly id: string;
  readonly setup: Setup;
  /** All options, with those that the rulebook sets. */
  readonly options: object;
  readonly seed: Seed;
  readonly kernel: number;
  readonly version: number;
  /** The row that began it: its inputs come after. */
  readonly startedSeq: number;
  table: Table;
  /** By seat, the public last: how often it was told something. */
  told: number[];
  /** By seat, the public last: what it sees, as it was told last. An input that a seat may not know of leaves it alone. */
  looks: Look[];
  /** The last part of the story. */
  story: Told[];
  /** By seat: inputs that no question waited for, see `isUnasked`; absent in snapshots of before they were counted. */
  unasked?: readonly number[];
  /** The last page of a show at which the host went on for all; absent where nobody ever did. */
  goneOn?: FrameId;
  /** Wall time less playing time: grows by pauses and outages. */
  offset: number;
  pausedBy: (typeof PAUSERS)[number];
  /** When the countdown ends, on the wall clock; 0 without one. */
  goesOnAt: number;
}

/** The newest command of one page load that was taken. */
export interface Load {
  readonly name: string;
  readonly n: number;
}

/** Everything there is about a table: the fold of its log. */
export interface Seating {
  room: Room;
  play: Play | undefined;
  /** By person: what became of the commands of their last page loads, the newest load last. */
  loads: Readonly<Record<number, readonly Load[]>>;
}

/** Which command of which page load a deed answers. */
export interface Command extends Load {
  readonly person: number;
}

/** A deed as it stands in the log. */
export type Logged = Deed & { readonly command?: Command };

export type Deed =
  | {
      is: 'opened';
      id: string;
      code: string;
      game: string;
      options: Chosen;
      chairs: number;
      manners: Manners;
      name: string;
      avatar: string;
      key: string;
      seed: Seed;
    }
  | { is: 'sat'; chair: number; name: string; avatar: string; key: string; request?: string; waits?: Waits }
  | { is: 'let-in-said'; chair: number; person: number; yes: boolean }
  | { is: 'let-in'; chair: number }
  /** All hands were dealt anew: who waited has one, and what others saw is worth nothing. */
  | { is: 'redealt' }
  | { is: 'renamed'; chair: number; name: string; avatar: string }
  | { is: 'moved'; from: number; to: number }
  | { is: 'swap-wanted'; chair: number; with: number }
  /** `hand`: the one that they have seen. */
  | { is: 'left'; chair: number; bot?: BotChair; hand?: number }
  | { is: 'removed'; chair: number; bot?: BotChair; hand?: number }
  | { is: 'readied'; chair: number; ready: boolean }
  | { is: 'bot-added'; chair: number; bot: BotChair }
  | { is: 'bot-removed'; chair: number }
  /** `guest`: who set them, where it was not the host; `kept`: who was ready still is. */
  | { is: 'options-set'; options: Chosen; chairs: number; guest?: number; kept?: true }
  | { is: 'manners-set'; manners: Manners }
  | { is: 'hidden'; chair: number; hidden: boolean }
  | { is: 'host-handed'; person: number }
  /** `shown` is the token that stays good until the new one was seen. */
  | { is: 'key-turned'; chair: number; device: number; hash: string; shown?: string }
  | { is: 'key-seen'; chair: number; device: number }
  | { is: 'key-added'; chair: number; key: string }
  | { is: 'hand-off-offered'; person: number; hash: string; until: number }
  | { is: 'hand-off-taken'; hash: string; key: string }
  /** `since`: the node ended, and that was its last sign of life. */
  | { is: 'gone'; chair: number; node: string; since?: number }
  | { is: 'returned'; chair: number; node: string; gives?: true }
  | { is: 'reached'; chair: number; roundTrip: number }
  | { is: 'lent'; chair: number; persona: number }
  /** `without`: persons for whom bots begin. */
  | { is: 'dealing'; asked: number[]; until: number; without?: number[] }
  | { is: 'hashed'; person: number; hash: string }
  /** All hashes are in: now the nonces. */
  | { is: 'revealing'; until: number }
  | { is: 'revealed'; person: number; nonce: string }
  /** Something changed, or everybody went, before it was done. */
  | { is: 'deal-off' }
  /** `order`: the chairs as they were drawn, where they were; `carried`: points by seat with which the game begins; `edition`: of its cards, where there are several. */
  | {
      is: 'started';
      kernel: number;
      version: number;
      game?: string;
      nonces?: string[];
      leftOut?: string[];
      order?: number[];
      carried?: number[];
      edition?: string;
      lent?: { person: number; persona: number }[];
    }
  /** `over`: it ended the game, so that whoever cannot play it again knows. */
  /** `late`: its page sent what lay there ready, because time was up. */
  | { is: 'input'; input: Input; over?: true; late?: true }
  | { is: 'paused'; input: Input; by: 'people' | 'empty' }
  /** A race goes on at that moment of the wall clock. */
  | { is: 'resuming'; until: number }
  | { is: 'resumed'; input: Input }
  | { is: 'change-wanted'; chair: number; wants: boolean }
  /** The host goes on for all: nobody is waited for at this page of a show. */
  | { is: 'gone-on'; frame: FrameId }
  | { is: 'outage'; lost: number }
  | { is: 'reacted'; chair: number; key: string }
  | { is: 'worded'; person: number; word: string }
  | { is: 'ended' }
  | { is: 'rematched'; seed: Seed }
  /** Back in the lobby, or still there, with another game. */
  | { is: 'game-chosen'; game: string; options: Chosen; chairs: number; seed: Seed }
  | { is: 'closed' };

export type DeedKind = Deed['is'];

/** The chair of a person; NOBODY if that person has none any more. */
export function chairOf({ chairs }: Room, person: number): number {
  for (let i = 0; i < chairs.length; i++) {
    const chair = chairs[i];
    if (chair.kind === 'person' && chair.person === person) return i;
  }
  return NOBODY;
}

/** The seat of a person in the game, or the public's. */
export function seatFor({ room, play }: Seating, person: number): number {
  const chair = chairOf(room, person);
  return chair >= 0 && personAt(room, chair)?.waits === undefined ? chair : (play?.setup.seats ?? 0);
}

export const personAt = (room: Room, chair: number): PersonChair | undefined => {
  const found = room.chairs[chair];
  return found?.kind === 'person' ? found : undefined;
};

export const people = (room: Room): PersonChair[] => room.chairs.filter((chair) => chair.kind === 'person');

export const keysIn = (room: Room): Key[] => people(room).flatMap(({ keys }) => keys);

export const isHere = (person: PersonChair): boolean => person.here.length > 0;

/** Is a bot playing on this chair now: its own, one that was lent to it, or one whose person waits? A chair may have been put away while its bot was thinking. */
export const botAt = (chair: Chair | undefined): { persona: number; level: string } | undefined => {
  if (chair?.kind === 'bot') return chair;
  if (chair?.kind === 'person' && chair.waits !== undefined) return chair.waits.bot;
  if (chair?.kind === 'person' && chair.lent !== NOBODY) return { persona: chair.lent, level: STAND_IN };
  return undefined;
};

/** How well a bot plays that was lent a seat. */
const STAND_IN = 'greedy';

/** A game of another version of kernel or rules can be looked at but not played on. */
export const isPinnedElsewhere = (play: Pick<Play, 'kernel' | 'version'>, kernel: number, version: number): boolean =>
  play.kernel !== kernel || play.version !== version;
