/** Trading: one for one, by offers that anybody who is not ready may make, take up, decline or withdraw. */
// Rules: S0-08, S4-27, SA-14, SA-15, SA-16, SA-17, SA-18, SA-20, SA-46, SA-59, SA-81, SA-82.
import type { CardId, InterruptRule, Moves, Refusal, Seat, Shape } from '#kernel';
import {
  both,
  cardsIn,
  has,
  lies,
  listOf,
  listSeats,
  mapped,
  moveCard,
  naming,
  none,
  oneOf,
  only,
  record,
  refusal,
  tell,
  topFrame,
  union,
} from '#kernel';
import type { Event, Interrupts, Offer, SandwichKinds, SandwichWorld } from '../state.ts';
import { trayOf } from '../state.ts';

type Proposal = Interrupts['offer'];
type ById = { offer: number };

/** Our reading: nobody makes more offers than this in one round, so that a table cannot be flooded. */
export const MOST_OFFERS = 20;

/** Who may still trade; undefined outside the trading. */
function traders(w: SandwichWorld): number | undefined {
  const frame = topFrame(w);
  return frame?.ask === 'trade' ? frame.waiting : undefined;
}

function refuseTrader(w: SandwichWorld, seat: Seat): Refusal | undefined {
  const open = traders(w);
  if (open === undefined) return refusal('not-trading');
  return has(open, seat) ? undefined : refusal('you-are-ready');
}

function refuseOffer(w: SandwichWorld, seat: Seat, { to, give, take }: Proposal): Refusal | undefined {
  const barred = refuseTrader(w, seat);
  if (barred !== undefined) return barred;
  const { seats } = w.match;
  if (to >= seats || to === seat) return refusal('no-partner');
  if (!has(traders(w) ?? 0, to)) return refusal('partner-is-ready', { seat: to });
  if (give.length !== 1 || take.length !== 1)
    return refusal('not-one-for-one', { give: give.length, take: take.length });
  if (!lies(w, give[0], trayOf(seats, seat))) return refusal('not-your-card');
  if (!lies(w, take[0], trayOf(seats, to))) return refusal('not-their-card', { seat: to });
  return w.table.state.offersMade[seat] < MOST_OFFERS ? undefined : refusal('too-many-offers', { most: MOST_OFFERS });
}

function offers(w: SandwichWorld, seat: Seat): Moves<Proposal> {
  if (refuseTrader(w, seat) !== undefined || w.table.state.offersMade[seat] >= MOST_OFFERS) return none();
  const tray = (s: Seat): Moves<CardId> => oneOf(cardsIn(w, trayOf(w.match.seats, s)));
  const partners = listSeats((traders(w) ?? 0) & ~only(seat));
  return union(
    ...partners.map((to) =>
      mapped(both(tray(seat), tray(to)), ([give, take]): Proposal => ({ to, give: [give], take: [take] })),
    ),
  );
}

export const offer: InterruptRule<SandwichKinds, Proposal> = {
  shape: record<Proposal>({ to: naming<Seat>(), give: listOf(naming<CardId>()), take: listOf(naming<CardId>()) }),
  disturbs: false,
  check: refuseOffer,
  moves: offers,
  resolve(w, seat, { to, give, take }) {
    const { state } = w.table;
    const made: Offer = { id: ++state.offerIds, from: seat, to, give: give[0], take: take[0] };
    state.offersMade[seat]++;
    state.offers.push(made);
    tellOf(w, { is: 'offered', offer: made });
  },
};

/** SA-59: before a blind tasting only the two hear of it, or the log would name the cook of an ingredient. */
function tellOf(w: SandwichWorld, event: Extract<Event, { offer: Offer }>): void {
  const { from, to } = event.offer;
  tell(w, w.match.options.blind ? only(from) | only(to) : w.match.everyone, event);
}

/** Is this seat one of the two? */
export const isBetween = ({ from, to }: Offer, seat: Seat): boolean => from === seat || to === seat;

const byId: Shape<ById> = record<ById>({ offer: naming<number>() });

const find = (w: SandwichWorld, id: number): Offer | undefined => w.table.state.offers.find((o) => o.id === id);

/** A reply of one side of an offer: whose it is, and what it does. */
function reply(
  side: 'from' | 'to',
  does: (w: SandwichWorld, offer: Offer) => void,
): InterruptRule<SandwichKinds, ById> {
  return {
    shape: byId,
    disturbs: false,
    check(w, seat, { offer: id }) {
      const barred = refuseTrader(w, seat);
      if (barred !== undefined) return barred;
      const found = find(w, id);
      const isSecret = w.match.options.blind && found !== undefined && !isBetween(found, seat);
      if (found === undefined || isSecret) return refusal('offer-gone');
      return found[side] === seat ? undefined : refusal('not-your-offer');
    },
    moves: (w, seat) =>
      refuseTrader(w, seat) === undefined
        ? oneOf(w.table.state.offers.filter((o) => o[side] === seat).map((o) => ({ offer: o.id })))
        : none(),
    resolve(w, _seat, { offer: id }) {
      const found = find(w, id);
      if (found === undefined) return;
      w.table.state.offers = w.table.state.offers.filter((o) => o !== found);
      does(w, found);
    },
  };
}

/** Both cards change hands; every other offer that names one of them dies. */
export const accept = reply('to', (w, made) => {
  const { seats } = w.match;
  const { state } = w.table;
  moveCard(w, made.give, trayOf(seats, made.from), trayOf(seats, made.to));
  moveCard(w, made.take, trayOf(seats, made.to), trayOf(seats, made.from));
  const gone = (card: CardId): boolean => card === made.give || card === made.take;
  state.offers = state.offers.filter((o) => !gone(o.give) && !gone(o.take));
  tellOf(w, { is: 'swapped', offer: made });
});

export const decline = reply('to', (w, made) => tellOf(w, { is: 'declined', offer: made }));

export const withdraw = reply('from', (w, made) => tellOf(w, { is: 'withdrawn', offer: made }));
