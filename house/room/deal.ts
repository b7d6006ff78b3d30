/**
 * The deal. The server's secret is promised before; then every page gives the hash of a nonce, and when all hashes are in,
 * the nonces: so neither the server nor any player knows a card before all chance is in. Who is silent is left out and named.
 */
import type { Dice, Refusal } from '#kernel';
import { KERNEL_VERSION, matchOf, sha256Hex } from '#kernel';
import { newPersona } from './names.ts';
import type { Decision, Facts } from './requests.ts';
import { inLobby, no, yes } from './requests.ts';
import type { Deal, PersonChair, Room } from './room.ts';
import { isHere, people } from './room.ts';
import type { Lent } from './seats.ts';
import { carriedPoints, drawnOrder, editionOf, lentTo, seated } from './seats.ts';

/** Empty chairs are put away. Whoever is here has to be ready, or a bot begins for them; the host is by pressing start. */
export function start(room: Room, facts: Facts, without?: true): Decision {
  if (room.deal !== undefined) return undefined;
  const missing = people(room).filter((person) => isHere(person) && !person.ready && person.person !== room.host);
  if (missing.length > 0 && without === undefined)
    return no('not-ready', { names: missing.map(({ name }) => name).join(', ') });
  const refused = whyNot(room, facts);
  if (refused !== undefined) return { refused };
  const asked = people(room).filter((person) => isHere(person) && person.gives === true);
  const slow = missing.map(({ person }) => person);
  if (asked.length === 0) return begin(room, facts, slow);
  return yes({
    is: 'dealing',
    asked: asked.map(({ person }) => person),
    until: facts.at + facts.times.deal,
    ...(slow.length === 0 ? {} : { without: slow }),
  });
}

/** Why a game cannot be played so, if it cannot. */
export function unplayable({ game }: Pick<Facts, 'game'>, seats: number, options: object): Refusal | undefined {
  const made = matchOf(game, { seats, options });
  return 'refused' in made ? made.refused : undefined;
}

function whyNot(room: Room, facts: Facts): Refusal | undefined {
  const { chairs, options } = seated(room, facts.game);
  return unplayable(facts, chairs.length, options);
}

/** The first hash of a person counts; what comes too early, too late or twice is nothing to do. */
export function commit({ deal }: Room, { person }: PersonChair, hash: string): Decision {
  if (deal?.phase !== 'hashes' || !deal.asked.includes(person) || person in deal.hashes) return undefined;
  return yes({ is: 'hashed', person, hash });
}

/** A nonce counts that has the hash which was given before. */
export function reveal({ deal }: Room, { person }: PersonChair, nonce: string): Decision {
  if (deal?.phase !== 'nonces' || person in deal.nonces || deal.hashes[person] !== sha256Hex(nonce)) return undefined;
  return yes({ is: 'revealed', person, nonce });
}

/** When a deal goes on by itself, on the wall clock; undefined without one. */
export function dealDueAt({ deal, aloneAt }: Room): number | undefined {
  if (deal === undefined) return undefined;
  return aloneAt !== 0 || isComplete(deal) ? 0 : deal.until;
}

/** All hashes are in, or all nonces, or nobody waits any longer. A table that everybody left deals nothing. */
export function dealing(room: Room, facts: Facts): Decision {
  const { deal } = room;
  if (deal === undefined || !inLobby(room)) return undefined;
  if (room.aloneAt !== 0) return yes({ is: 'deal-off' });
  if (!isComplete(deal) && facts.at < deal.until) return undefined;
  if (deal.phase === 'hashes' && Object.keys(deal.hashes).length > 0)
    return yes({ is: 'revealing', until: facts.at + facts.times.deal });
  return whyNot(room, facts) === undefined ? begin(room, facts) : yes({ is: 'deal-off' });
}

const isComplete = ({ phase, asked, hashes, nonces }: Deal): boolean =>
  phase === 'hashes' ? asked.every((person) => person in hashes) : Object.keys(hashes).every((one) => one in nonces);

function begin(room: Room, { game, secret, dice }: Facts, slow = room.deal?.without ?? []): Decision {
  const { asked = [], nonces = {} } = room.deal ?? {};
  const given = people(room).flatMap(({ person }) => nonces[person] ?? []);
  const leftOut = people(room).filter(({ person }) => asked.includes(person) && !(person in nonces));
  const order = drawnOrder(room, dice);
  const sat = seated(room, game, order);
  const carried = carriedPoints(sat, game);
  const edition = editionOf(sat, game);
  return yes({
    is: 'started',
    kernel: KERNEL_VERSION,
    version: game.version,
    game: secret(16),
    ...(given.length === 0 ? {} : { nonces: given }),
    ...(leftOut.length === 0 ? {} : { leftOut: leftOut.map(({ name }) => name) }),
    ...(order === undefined ? {} : { order }),
    ...(carried === undefined ? {} : { carried }),
    ...(edition === undefined ? {} : { edition }),
    ...(slow.length === 0 ? {} : { lent: lendings(room, slow, dice) }),
  });
}

function lendings(room: Room, slow: readonly number[], dice: Dice): Lent[] {
  let { chairs } = room;
  return slow.map((person) => {
    const lent = { person, persona: newPersona({ ...room, chairs }, dice) };
    chairs = chairs.map((chair) => lentTo(chair, [lent]));
    return lent;
  });
}
