/** What the host decides: options, bots, manners, removing, handing over, starting, going on, ending, playing again or something else. */
import type { Game, Kinds, Seed } from '#kernel';
import { KERNEL_VERSION } from '#kernel';
import { start, unplayable } from './deal.ts';
import { goOnForAll } from './decide-time.ts';
import { newBot, newPersona } from './names.ts';
import { mayBeChosen, mayShare } from './own-words.ts';
import type { Decision, Facts, HostRequest } from './requests.ts';
import { inLobby, no, yes } from './requests.ts';
import type { Chosen, PersonChair, Room, Seating } from './room.ts';
import { isHere, isPinnedElsewhere, NOBODY, personAt } from './room.ts';
import { takenChairs } from './seats.ts';
import { removing } from './takeover.ts';

/** Who is not the host may change options that the game leaves to all, and nothing else. */
export function decideForHost(seating: Seating, person: number, wants: HostRequest, facts: Facts): Decision {
  const { room } = seating;
  if (room.host === person) return decideAsHost(seating, wants, facts);
  if (wants.kind !== 'options' || wants.chairs !== room.chairs.length) return no('not-host');
  if (!mayShare(room, person, wants.options, facts)) return no('not-host');
  return inLobby(room) ? setOptions(room, person, wants, facts) : no('not-in-lobby');
}

function decideAsHost(seating: Seating, wants: HostRequest, facts: Facts): Decision {
  const { room } = seating;
  switch (wants.kind) {
    case 'manners':
      return yes({ is: 'manners-set', manners: { ...room.manners, ...wants.manners } });
    case 'end':
      return room.stage === 'playing' ? yes({ is: 'ended' }) : no('not-playing');
    case 'go-on':
      return goOnForAll(seating, wants.frame, facts);
    case 'rematch':
      if (inLobby(room) || isRunning(seating, facts)) return no('not-over');
      return yes({ is: 'rematched', seed: anotherSeed(room, facts) });
    case 'game':
      return isRunning(seating, facts) ? no('not-over') : chooseGame(room, wants.game, facts);
    case 'options':
    case 'bot':
    case 'unbot':
    case 'start':
      return inLobby(room) ? prepare(room, wants, facts) : no('not-in-lobby');
    default:
      return decideAboutPerson(seating, wants, facts);
  }
}

/** A game that still runs is not thrown away by a slip: it has to be ended first, unless it cannot be played on. */
const isRunning = ({ room, play }: Seating, { game }: Facts): boolean =>
  room.stage === 'playing' && !(play !== undefined && isPinnedElsewhere(play, KERNEL_VERSION, game.version));

const anotherSeed = ({ seed }: Room, { secret }: Facts): Seed => ({ ...seed, secret: secret(32) });

/** Everybody stays: where the game has not so many seats, the host first has to say who looks on. Of the options the speed is kept. */
function chooseGame(room: Room, game: Game<Kinds> | undefined, facts: Facts): Decision {
  if (game === undefined) return no('unknown-game');
  if (inLobby(room) && game.id === room.game) return undefined;
  const [least, most] = game.players;
  const taken = takenChairs(room).length;
  if (taken > most) return no('too-many', { game: game.id, most, taken });
  const { speed } = room.options;
  const options: Chosen = speed === undefined || game.options.speeds === undefined ? {} : { speed };
  const chairs = Math.min(most, Math.max(least, room.chairs.length));
  const seed = inLobby(room) ? room.seed : anotherSeed(room, facts);
  return yes({ is: 'game-chosen', game: game.id, options, chairs, seed });
}

type Preparation = Extract<HostRequest, { kind: 'options' | 'bot' | 'unbot' | 'start' }>;

function prepare(room: Room, wants: Preparation, facts: Facts): Decision {
  switch (wants.kind) {
    case 'options':
      return setOptions(room, room.host, wants, facts);
    case 'start':
      return start(room, facts, wants.without);
    case 'bot': {
      const { chair, level } = wants;
      const before = room.chairs[chair];
      if (before === undefined) return no('no-chair');
      if (before.kind === 'person') return no('chair-taken');
      // A bot that is to play better or worse is still the same one.
      const isSame = before.kind === 'bot' && before.level !== level;
      return yes({ is: 'bot-added', chair, bot: isSame ? { ...before, level } : newBot(room, facts.dice, level) });
    }
    case 'unbot':
      if (room.chairs[wants.chair]?.kind !== 'bot') return no('no-chair');
      return yes({ is: 'bot-removed', chair: wants.chair });
  }
}

function setOptions(
  room: Room,
  person: number,
  { options, chairs }: Extract<HostRequest, { kind: 'options' }>,
  facts: Facts,
): Decision {
  if (chairs < takenChairs(room).length) return no('chair-taken');
  const refused = unplayable(facts, chairs, options);
  if (refused !== undefined) return { refused };
  if (!mayBeChosen(room, person, options, chairs, facts)) return no('not-your-words');
  return yes({ is: 'options-set', options, chairs, ...(person === room.host ? { kept: true } : { guest: person }) });
}

type AboutPerson = Extract<HostRequest, { kind: 'remove' | 'hide' | 'hand-over' | 'lend' }>;

function decideAboutPerson(seating: Seating, wants: AboutPerson, facts: Facts): Decision {
  const { room } = seating;
  const { chair } = wants;
  const person = personAt(room, chair);
  if (person === undefined) return no('no-chair');
  switch (wants.kind) {
    case 'remove':
      return person.person === room.host
        ? no('not-yourself')
        : yes({ is: 'removed', chair, ...removing(seating, person, facts) });
    case 'hide':
      return yes({ is: 'hidden', chair, hidden: wants.hidden });
    case 'hand-over':
      return person.person === room.host ? undefined : yes({ is: 'host-handed', person: person.person });
    case 'lend':
      return lend(room, person, chair, facts);
  }
}

function lend(room: Room, person: PersonChair, chair: number, { dice }: Facts): Decision {
  if (room.stage !== 'playing') return no('not-playing');
  if (isHere(person)) return no('not-away');
  return person.lent === NOBODY && person.waits === undefined
    ? yes({ is: 'lent', chair, persona: newPersona(room, dice) })
    : undefined;
}
