/** Trading: what the others have, asking for one of their cards, and the offers that lie on the table. */
import type { Offer } from '#games/sandwich';
import { trayOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { listSeats, only } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import { cardButton, cardFace, nameOf, seenIn } from './cards.ts';
import type { SandwichScene } from './scene.ts';
import { button, heading, labelsOf, myOffers, myTray, nameOfSeat } from './scene.ts';

/** What I have asked for and not yet named a price for. */
interface Wish {
  from: Seat | undefined;
  card: CardId | undefined;
}

const wishOf = (scene: SandwichScene): Wish =>
  scene.draft<Wish>(`wish ${scene.look.view.round}`, () => ({ from: undefined, card: undefined }));

export function trading(scene: SandwichScene): Child {
  const { others } = labelsOf(scene);
  if (!scene.asked) return offers(scene);
  const seats = listSeats(scene.match.players & ~only(scene.seat));
  return [
    offers(scene),
    h(
      'details',
      { class: 'trays', open: true },
      h('summary', {}, others),
      seats.map((seat) => theirTray(scene, seat)),
    ),
  ];
}

/** While a card of somebody else is wished for: what do I give for it? */
export function wishing(scene: SandwichScene): Child {
  const { giveWhat, cancel } = labelsOf(scene);
  const wish = wishOf(scene);
  const { from, card } = wish;
  if (from === undefined || card === undefined || !scene.asked) return undefined;
  const close = (): void => {
    forget(wish);
    scene.refresh();
  };
  const offer = (give: CardId): void => {
    scene.interrupt('offer', { to: from, give: [give], take: [card] });
    close();
  };
  return h(
    'section',
    { key: 'wish', class: 'wish' },
    h('p', { role: 'status' }, giveWhat(nameOf(scene, card), nameOfSeat(scene, from))),
    h(
      'ul',
      { class: 'tray tray--small' },
      myTray(scene).map((give) => h('li', { key: give }, cardButton(scene, give, { onclick: () => offer(give) }))),
    ),
    button(cancel, close),
  );
}

function forget(wish: Wish): void {
  wish.from = undefined;
  wish.card = undefined;
}

function theirTray(scene: SandwichScene, seat: Seat): View {
  const { trayOf: title, askFor } = labelsOf(scene);
  const name = nameOfSeat(scene, seat);
  const wish = wishOf(scene);
  const ask = (card: CardId): void => {
    if (wish.card === card) forget(wish);
    else Object.assign(wish, { from: seat, card });
    scene.refresh();
  };
  return h(
    'section',
    { key: seat, class: 'their-tray' },
    h('h3', {}, title(name)),
    h(
      'ul',
      { class: 'tray tray--small' },
      seenIn(scene, trayOf(scene.match.seats, seat)).map((card) => {
        const wished = wish.card === card;
        const props = {
          class: classes(wished && 'is-picked'),
          'aria-pressed': String(wished),
          'aria-label': askFor(nameOf(scene, card), name),
        };
        return h('li', { key: card }, cardButton(scene, card, { ...props, onclick: () => ask(card) }));
      }),
    ),
  );
}

function offers(scene: SandwichScene): Child {
  const mine = myOffers(scene);
  if (mine.length === 0) return undefined;
  return h(
    'div',
    { class: 'offers' },
    heading(labelsOf(scene).offers),
    mine.map((offer) => offerView(scene, offer)),
  );
}

function offerView(scene: SandwichScene, offer: Offer): View {
  const { offer: title, accept, decline, withdraw } = labelsOf(scene);
  const reply = (name: string) => (): void => scene.interrupt(name, { offer: offer.id });
  return h(
    'div',
    { key: offer.id, class: 'offer' },
    h('b', {}, title(nameOfSeat(scene, offer.from), nameOfSeat(scene, offer.to))),
    h(
      'div',
      { class: 'offer__cards' },
      cardFace(scene, offer.give),
      h('span', { 'aria-hidden': 'true' }, '⇄'),
      cardFace(scene, offer.take),
    ),
    offer.to === scene.seat
      ? h('div', { class: 'row' }, button(accept, reply('accept'), 'button--yes'), button(decline, reply('decline')))
      : h('div', { class: 'row' }, button(withdraw, reply('withdraw'))),
  );
}
