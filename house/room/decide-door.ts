/** Who gets a seat and who has one: joining, the keys of devices, hand-offs, and who is here. */
import { KERNEL_VERSION } from '#kernel';
import { fixedPart, sameHash } from '../tokens.ts';
import { cleanedName, ownName } from './names.ts';
import type { Decision, DoorRequest, Facts } from './requests.ts';
import { no, otherVersion, yes } from './requests.ts';
import type { Key, Room, Seating } from './room.ts';
import { chairOf, isPinnedElsewhere, personAt } from './room.ts';
import { waiting } from './takeover.ts';

export function decideAtDoor(seating: Seating, wants: DoorRequest, facts: Facts): Decision {
  const { room } = seating;
  switch (wants.kind) {
    case 'join':
      return join(seating, wants, facts);
    case 'sit-again':
      return sitAgain(room, wants) ?? no('no-seat');
    case 'arrive':
    case 'depart':
      return presence(room, wants, facts);
    case 'reach':
      return reach(room, wants);
    case 'show-key':
      return showKey(room, wants, facts);
    case 'offer-hand-off':
      if (chairOf(room, wants.person) < 0) return no('no-seat');
      return yes({
        is: 'hand-off-offered',
        person: wants.person,
        hash: wants.hash,
        until: facts.at + facts.times.handOff,
      });
    case 'take-hand-off':
      return takeHandOff(room, wants, facts);
  }
}

/** In the lobby the first empty chair; later a bot's, but in a game no chair of somebody who was removed. */
export function freeChair({ chairs, stage }: Room): number {
  if (stage === 'lobby') return chairs.findIndex(({ kind }) => kind === 'empty');
  return chairs.findIndex((chair) => chair.kind === 'bot' && (stage !== 'playing' || chair.closed === undefined));
}

function join(
  seating: Seating,
  { name, avatar, key, request = '' }: Extract<DoorRequest, { kind: 'join' }>,
  facts: Facts,
): Decision {
  const { room, play } = seating;
  const again = sitAgain(room, { request, key });
  if (again !== undefined) return again;
  if (room.manners.locked) return no('locked');
  if (play !== undefined && isPinnedElsewhere(play, KERNEL_VERSION, facts.game.version))
    return otherVersion({ play }, facts);
  const chair = freeChair(room);
  if (chair < 0) return no('full');
  const own = ownName(room, cleanedName(name, facts.dice), chair);
  const more = { ...(request === '' ? {} : { request }), ...waiting(seating, chair, facts) };
  return yes({ is: 'sat', chair, name: own, avatar, key, ...more });
}

/** Undefined if no seat was given for this request. Only until the seat was used: from then on a cookie alone holds it. */
function sitAgain(room: Room, { request, key }: { readonly request: string; readonly key: string }): Decision {
  if (!Object.hasOwn(room.requests, request)) return undefined;
  const chair = chairOf(room, room.requests[request]);
  const self = personAt(room, chair);
  return self === undefined || self.used ? no('no-seat') : yes({ is: 'key-added', chair, key });
}

function presence(room: Room, wants: Extract<DoorRequest, { kind: 'arrive' | 'depart' }>, { node }: Facts): Decision {
  const { kind, person } = wants;
  const chair = chairOf(room, person);
  const self = personAt(room, chair);
  if (self === undefined) return undefined;
  const isHere = self.here.includes(node);
  if (kind === 'depart') return isHere ? yes({ is: 'gone', chair, node }) : undefined;
  const { gives = false } = wants;
  if (isHere && (!gives || self.gives === true)) return undefined;
  return yes({ is: 'returned', chair, node, ...(gives ? { gives } : {}) });
}

/** What one node has measured counts at all of them. */
function reach(room: Room, { person, roundTrip }: Extract<DoorRequest, { kind: 'reach' }>): Decision {
  const chair = chairOf(room, person);
  const known = personAt(room, chair)?.reach ?? Number.POSITIVE_INFINITY;
  return chair >= 0 && roundTrip < known ? yes({ is: 'reached', chair, roundTrip }) : undefined;
}

export interface HeldKey {
  readonly chair: number;
  readonly person: number;
  readonly device: number;
  readonly key: Key;
  readonly isNewest: boolean;
}

/** The seat that a token of this hash holds. All keys are compared, each in constant time. */
export function findKey(room: Room, hash: string, at: number, facts: KeyFacts): HeldKey | undefined {
  let held: HeldKey | undefined;
  for (const [chair, { person, keys }] of room.chairs.map((c) => (c.kind === 'person' ? c : NO_KEYS)).entries()) {
    for (const [device, key] of keys.entries()) {
      const isNewest = sameHash(key.hash, hash);
      const isOld =
        key.previous !== '' && sameHash(key.previous, hash) && (!key.seen || at < key.turnedAt + facts.times.oldToken);
      if (isNewest || isOld || isLost(key, hash, facts)) held = { chair, person, device, key, isNewest };
    }
  }
  return held;
}

type KeyFacts = Pick<Facts, 'restoredAt'> & { readonly times: Pick<Facts['times'], 'oldToken'> };

/** It may have turned after the backup was made that was brought back since: then the part that stays is enough, once. */
const isLost = ({ hash, turnedAt }: Key, shown: string, { restoredAt }: KeyFacts): boolean =>
  turnedAt < restoredAt && fixedPart(hash) !== '' && sameHash(fixedPart(hash), fixedPart(shown));

const NO_KEYS = { person: 0, keys: [] as Key[] };

/**
 * A token that was shown is turned when it is old enough. The first showing of the newest one is noted:
 * from then on the one before is good for a little while only.
 */
function showKey(
  room: Room,
  { hash, next }: Extract<DoorRequest, { kind: 'show-key' }>,
  { at, ...facts }: Facts,
): Decision {
  const { times } = facts;
  const held = findKey(room, hash, at, facts);
  if (held === undefined) return no('no-seat');
  const { chair, device, key, isNewest } = held;
  if (at >= key.turnedAt + times.oldToken) return yes({ is: 'key-turned', chair, device, hash: next, shown: hash });
  return isNewest && !key.seen ? yes({ is: 'key-seen', chair, device }) : undefined;
}

function takeHandOff(
  room: Room,
  { hash, key }: Extract<DoorRequest, { kind: 'take-hand-off' }>,
  { at }: Facts,
): Decision {
  const offer = room.handOffs.find((o) => sameHash(o.hash, hash));
  if (offer === undefined || offer.until <= at || chairOf(room, offer.person) < 0) return no('no-hand-off');
  return yes({ is: 'hand-off-taken', hash: offer.hash, key });
}
