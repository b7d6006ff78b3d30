/** What may be asked of a table, by a person, by a bot, by a way in or by time; and what the one who decides knows besides the table. */
import type { Dice, FrameId, Game, Kinds, Refusal, Seat } from '#kernel';
import { KERNEL_VERSION, refusal } from '#kernel';
import type { RoomCode } from '#protocol';
import type { Times } from '../api.ts';
import type { Chosen, Deed, Manners, Room, Seating } from './room.ts';

/** A person is known by number, whatever chair they sit on now. */
export type PersonRequest =
  | { readonly kind: 'rename'; readonly name: string; readonly avatar: string }
  | { readonly kind: 'move'; readonly chair: number }
  | { readonly kind: 'swap'; readonly chair: number }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'react'; readonly key: string }
  | { readonly kind: 'let-in'; readonly chair: number; readonly yes: boolean }
  | { readonly kind: 'commit'; readonly hash: string }
  | { readonly kind: 'reveal'; readonly nonce: string }
  | { readonly kind: 'word'; readonly word: string; readonly text: string }
  | AnswerRequest
  | InterruptRequest
  | HostRequest;

export interface AnswerRequest {
  readonly kind: 'answer';
  readonly frame: FrameId;
  readonly answer?: unknown;
  /** Races: what the page says, and the shortest round trip that any connection of its person has shown. */
  readonly claimed?: number | undefined;
  readonly roundTrip?: number | undefined;
  /** Sent by the page, because time was up. */
  readonly late?: true | undefined;
}

export interface InterruptRequest {
  readonly kind: 'interrupt';
  readonly frame: FrameId;
  readonly name: string;
  readonly answer: unknown;
}

/** What only the host may. */
export type HostRequest =
  | { readonly kind: 'options'; readonly options: Chosen; readonly chairs: number }
  | { readonly kind: 'manners'; readonly manners: Partial<Manners> }
  | { readonly kind: 'bot'; readonly chair: number; readonly level: string }
  | { readonly kind: 'unbot'; readonly chair: number }
  | { readonly kind: 'remove'; readonly chair: number }
  | { readonly kind: 'hide'; readonly chair: number; readonly hidden: boolean }
  | { readonly kind: 'hand-over'; readonly chair: number }
  | { readonly kind: 'lend'; readonly chair: number }
  | { readonly kind: 'go-on'; readonly frame: FrameId }
  /** `without` those who are not ready. */
  | { readonly kind: 'start'; readonly without?: true | undefined }
  | { readonly kind: 'end' }
  | { readonly kind: 'rematch' }
  /** Undefined: there is no such game on the shelf. */
  | { readonly kind: 'game'; readonly game: Game<Kinds> | undefined };

/** What the ways in ask: joining, presence and keys. */
export type DoorRequest =
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly avatar: string;
      readonly key: string;
      /** The request itself, as a hash: made again, it is answered with the same seat. */
      readonly request?: string;
    }
  /** The answer that gave the seat of this request got lost. */
  | { readonly kind: 'sit-again'; readonly request: string; readonly key: string }
  /** `gives`: with a page that adds its chance to the deal. */
  | { readonly kind: 'arrive'; readonly person: number; readonly gives?: boolean }
  | { readonly kind: 'depart'; readonly person: number }
  | { readonly kind: 'reach'; readonly person: number; readonly roundTrip: number }
  | { readonly kind: 'show-key'; readonly hash: string; readonly next: string }
  | { readonly kind: 'offer-hand-off'; readonly person: number; readonly hash: string }
  | { readonly kind: 'take-hand-off'; readonly hash: string; readonly key: string };

/** The number of a command: one of its page load, given after the newest that its page knows to be taken. */
export interface CommandNumber {
  readonly load: string;
  readonly n: number;
  readonly after: number;
}

export type Request =
  | { readonly by: 'person'; readonly person: number; readonly number?: CommandNumber; readonly wants: PersonRequest }
  | { readonly by: 'bot'; readonly seat: Seat; readonly wants: AnswerRequest | InterruptRequest }
  | { readonly by: 'door'; readonly wants: DoorRequest }
  | { readonly by: 'time' };

/** Time, chance and the rest of the world, as far as deciding needs them. */
export interface Facts {
  /** The moment the request arrived, on the wall clock. */
  readonly at: number;
  /** When the last row of the log was written. */
  readonly lastAt: number;
  readonly game: Game<Kinds>;
  readonly times: Times;
  /** When the data was brought back from a backup, the last time; 0 for never. */
  readonly restoredAt: number;
  /** This node, and which others are known to live. */
  readonly node: string;
  readonly lives: (node: string) => boolean;
  readonly dice: Dice;
  /** Unguessable text of so many bytes. */
  readonly secret: (bytes: number) => string;
}

/** Undefined: there is nothing to do, and that is fine. Missing: a command that its page said before this one was not taken. */
export type Decision = { readonly deed: Deed } | { readonly refused: Refusal } | { readonly missing: true } | undefined;

export const no = (code: RoomCode, facts: Refusal['facts'] = {}): { refused: Refusal } => ({
  refused: refusal(code, facts),
});

export const yes = (deed: Deed): { deed: Deed } => ({ deed });

/** Says with which kernel and rules the game was begun, and which are here now. */
export const otherVersion = ({ play }: Pick<Seating, 'play'>, { game }: Pick<Facts, 'game'>): { refused: Refusal } =>
  no('other-version', {
    begun: `${play?.kernel}.${play?.version}`,
    now: `${KERNEL_VERSION}.${game.version}`,
  });

export const inLobby = (room: Room): boolean => room.stage === 'lobby';

const OF_A_GAME: readonly PersonRequest['kind'][] = ['answer', 'interrupt', 'pause', 'resume', 'end', 'leave'];

/** Is it more than playing a game to its end, or going? */
export function beginsAnew(request: Request): boolean {
  if (request.by === 'person') return !OF_A_GAME.includes(request.wants.kind);
  return request.by === 'door' && request.wants.kind === 'join';
}
