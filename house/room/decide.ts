/** Who may do what, now: a request becomes the deed that is appended, a refusal, or nothing. Pure: time and chance are among the facts. */
import { KERNEL_VERSION } from '#kernel';
import { commit, reveal } from './deal.ts';
import { decideAtDoor } from './decide-door.ts';
import { decideForHost } from './decide-host.ts';
import { decideInPlay } from './decide-play.ts';
import { decideByTime } from './decide-time.ts';
import { lastTaken } from './fold.ts';
import { cleanedName, ownName } from './names.ts';
import { mayWrite, namesOthers } from './own-words.ts';
import type { CommandNumber, Decision, Facts, PersonRequest, Request } from './requests.ts';
import { inLobby, no, otherVersion, yes } from './requests.ts';
import type { PersonChair, Room, Seating } from './room.ts';
import { botAt, chairOf, isPinnedElsewhere, NOBODY, personAt } from './room.ts';
import { going, letIn } from './takeover.ts';

export function decide(seating: Seating, request: Request, facts: Facts): Decision {
  const turn =
    request.by === 'person' && request.number !== undefined ? turnOf(seating, request, request.number) : 'now';
  if (turn === 'taken') return undefined;
  if (seating.room.stage === 'closed') return no('closed');
  if (turn === 'missing') return { missing: true };
  switch (request.by) {
    case 'time':
      return decideByTime(seating, facts);
    case 'door':
      return decideAtDoor(seating, request.wants, facts);
    case 'bot':
      // Somebody may have come back, or sat down, while the bot was thinking.
      if (botAt(seating.room.chairs[request.seat]) === undefined) return no('no-seat');
      return isFrozen(seating, facts)
        ? otherVersion(seating, facts)
        : decideInPlay(seating, request.wants, facts, request.seat);
    case 'person':
      return decideForPerson(seating, request.person, request.wants, facts);
  }
}

/** A command is taken once, and only after the one that its page said before it. */
function turnOf(
  seating: Seating,
  { person }: { readonly person: number },
  { load, n, after }: CommandNumber,
): 'taken' | 'now' | 'missing' {
  const last = lastTaken(seating, person, load);
  if (n <= last) return 'taken';
  return after === last ? 'now' : 'missing';
}

const isFrozen = ({ play }: Seating, { game }: Pick<Facts, 'game'>): boolean =>
  play !== undefined && isPinnedElsewhere(play, KERNEL_VERSION, game.version);

/** A game of another version can be left behind, but not played on. */
const WHILE_FROZEN: readonly PersonRequest['kind'][] = [
  ...(['rename', 'leave', 'rematch', 'game'] as const),
  ...(['manners', 'remove', 'hand-over'] as const),
];

/** What needs a hand in the game. */
const IN_PLAY: readonly PersonRequest['kind'][] = ['answer', 'interrupt', 'pause', 'resume'];

function decideForPerson(seating: Seating, person: number, wants: PersonRequest, facts: Facts): Decision {
  const { room } = seating;
  const chair = chairOf(room, person);
  const self = personAt(room, chair);
  if (self === undefined) return no('no-seat');
  if (isFrozen(seating, facts) && !WHILE_FROZEN.includes(wants.kind)) return otherVersion(seating, facts);
  if (self.waits !== undefined && IN_PLAY.includes(wants.kind)) return no('not-yet');
  switch (wants.kind) {
    case 'answer':
    case 'interrupt':
      return inOwnWords(room, person, wants.answer, decideInPlay(seating, wants, facts, chair));
    case 'pause':
    case 'resume':
      return decideInPlay(seating, wants, facts, chair);
    case 'rename':
      return yes({
        is: 'renamed',
        chair,
        name: ownName(room, cleanedName(wants.name, facts.dice), chair),
        avatar: wants.avatar,
      });
    case 'leave':
      return yes({ is: 'left', chair, ...going(seating, self, facts) });
    case 'let-in':
      return letIn(room, self, wants);
    case 'commit':
      return commit(room, self, wants.hash);
    case 'reveal':
      return reveal(room, self, wants.nonce);
    case 'react':
      return react(room, self, chair, wants.key, facts.at);
    case 'word':
      return wants.text !== '' && mayWrite(room, person, facts)
        ? yes({ is: 'worded', person, word: wants.word })
        : no('no-words');
    case 'ready':
      return sayReady(room, self, chair, { ready: wants.ready, node: facts.node });
    case 'move':
    case 'swap':
      return inLobby(room) ? decideChair(room, self, chair, wants) : no('not-in-lobby');
    default:
      return decideForHost(seating, person, wants, facts);
  }
}

const inOwnWords = (room: Room, person: number, answer: unknown, decision: Decision): Decision =>
  decision !== undefined && 'deed' in decision && namesOthers(room, person, answer) ? no('not-your-words') : decision;

/** Before a game, or when one is over, for the next; and in one whoever it began without is back. */
function sayReady(
  { stage }: Room,
  { lent, ready: before, gives }: PersonChair,
  chair: number,
  { ready, node }: { readonly ready: boolean; readonly node: string },
): Decision {
  if (stage !== 'playing') return before === ready ? undefined : yes({ is: 'readied', chair, ready });
  if (lent === NOBODY || !ready) return no('not-in-lobby');
  return yes({ is: 'returned', chair, node, ...(gives === true ? { gives } : {}) });
}

type ChairRequest = Extract<PersonRequest, { kind: 'move' | 'swap' }>;

function decideChair(room: Room, self: PersonChair, chair: number, wants: ChairRequest): Decision {
  const target = room.chairs[wants.chair];
  if (target === undefined) return no('no-chair');
  if (wants.chair === chair) return undefined;
  if (wants.kind === 'move')
    return target.kind === 'person' ? no('chair-taken') : yes({ is: 'moved', from: chair, to: wants.chair });
  if (target.kind !== 'person') return yes({ is: 'moved', from: chair, to: wants.chair });
  if (target.swap === chair) return yes({ is: 'moved', from: chair, to: wants.chair });
  return yes({ is: 'swap-wanted', chair, with: self.swap === wants.chair ? NOBODY : wants.chair });
}

/** Shortest time between two reactions of a person. */
const BETWEEN_REACTIONS = 400;

function react(room: Room, self: PersonChair, chair: number, key: string, at: number): Decision {
  if (room.manners.muted) return no('muted');
  return at - self.reactedAt < BETWEEN_REACTIONS ? no('too-fast') : yes({ is: 'reacted', chair, key });
}
