/** What a deed does to the deal that is being made: hashes and nonces come in, or it is off. */
import type { Deal, Deed, DeedKind, Room } from './room.ts';

type DealDeed = Extract<Deed, { is: 'dealing' | 'hashed' | 'revealing' | 'revealed' | 'deal-off' }>;

const OF_THE_DEAL: readonly DeedKind[] = ['dealing', 'hashed', 'revealing', 'revealed', 'deal-off'];

export const isOfTheDeal = (deed: Deed): deed is DealDeed => OF_THE_DEAL.includes(deed.is);

/** What changes who plays, or what: a deal that is being made is off. */
const DISTURBING: readonly DeedKind[] = [
  ...(['sat', 'left', 'removed', 'moved', 'readied'] as const),
  ...(['bot-added', 'bot-removed', 'options-set', 'game-chosen', 'deal-off'] as const),
];

export function undisturbed(room: Room, deed: Deed): Room {
  if (room.deal === undefined || !DISTURBING.includes(deed.is)) return room;
  const { deal: _, ...rest } = room;
  return rest;
}

export function dealAfter(room: Room, deed: DealDeed): Room {
  if (deed.is === 'deal-off') return room;
  if (deed.is === 'dealing') return { ...room, deal: newDeal(deed) };
  return room.deal === undefined ? room : { ...room, deal: { ...room.deal, ...given(room.deal, deed) } };
}

const newDeal = ({ asked, until, without }: Extract<DealDeed, { is: 'dealing' }>): Deal => ({
  id: until,
  asked,
  phase: 'hashes',
  until,
  hashes: {},
  nonces: {},
  ...(without === undefined ? {} : { without }),
});

function given(
  { hashes, nonces }: Deal,
  deed: Extract<DealDeed, { is: 'hashed' | 'revealing' | 'revealed' }>,
): Partial<Deal> {
  if (deed.is === 'revealing') return { phase: 'nonces', until: deed.until };
  const { person } = deed;
  return deed.is === 'hashed'
    ? { hashes: { ...hashes, [person]: deed.hash } }
    : { nonces: { ...nonces, [person]: deed.nonce } };
}
