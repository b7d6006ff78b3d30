/** The market: the cards that were turned up, whose they were and who has them, to be taken with one tap. */
import { announcedPile, slotOf, stackOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { listSeats } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import { cardBack, cardButton, cardFace, nameOf, sandwich, seenIn } from './cards.ts';
import type { SandwichScene } from './scene.ts';
import { heading, labelsOf, myBoards, myTray, nameOfSeat } from './scene.ts';

/** Seats up to which the cards of the market are large, and from which they are small. */
const FEW = 4;
const MANY = 8;

export function market(scene: SandwichScene): Child {
  const { seats } = scene.match;
  return [
    announcement(scene),
    h(
      'ul',
      {
        class: classes('market', seats <= FEW && 'market--few', seats >= MANY && 'market--many'),
        'aria-label': labelsOf(scene).market,
      },
      listSeats(scene.match.players).map((seat) => slot(scene, seat)),
    ),
  ];
}

/** What I have so far; in the Express already in lines. */
export function gathered(scene: SandwichScene): Child {
  const { tray, left, sandwich: title } = labelsOf(scene);
  const lines = myBoards(scene).filter((cards) => cards.length > 0);
  const toCome = scene.look.piles[stackOf(scene.match.seats, scene.seat)].length;
  return [
    heading(tray, left(toCome)),
    h(
      'ul',
      { class: 'tray' },
      myTray(scene).map((card) => h('li', { key: card }, cardFace(scene, card))),
    ),
    lines.length > 0 &&
      h(
        'div',
        { class: 'boards' },
        lines.map((cards, i) => h('div', { class: 'board' }, h('h3', {}, title(i + 1)), sandwich(scene, cards))),
      ),
  ];
}

/** The announced ingredient of the big table. */
export function announcement(scene: SandwichScene): Child {
  const [card] = seenIn(scene, announcedPile(scene.match.seats));
  return card === undefined
    ? undefined
    : h('p', { class: 'announced' }, `${labelsOf(scene).announced}: `, h('b', {}, nameOf(scene, card)));
}

function slot(scene: SandwichScene, owner: Seat): View {
  const { shownBy, hidden } = labelsOf(scene);
  const [card] = seenIn(scene, slotOf(scene.match.seats, owner));
  return h(
    'li',
    { key: owner, class: 'slot' },
    card === undefined ? cardBack(hidden) : shownCard(scene, owner, card),
    h('small', {}, shownBy(nameOfSeat(scene, owner))),
  );
}

/** Taken at the touch, not at its end: this is a race. A keyboard's click has no touch before it. */
function shownCard(scene: SandwichScene, owner: Seat, card: CardId): View {
  const taker = scene.look.view.takers[owner] ?? -1;
  const legal = scene.asked && scene.whyNot(card) === undefined;
  const reaching = scene.top?.mine[0] === card;
  const take = (): void => scene.answer(card);
  return cardButton(
    scene,
    card,
    {
      key: card,
      class: classes(legal && 'is-legal', taker >= 0 && 'is-taken', reaching && 'is-picked'),
      onpointerdown: (event: Event) => {
        if ((event as PointerEvent).button === 0) take();
      },
      onclick: (event: Event) => {
        if ((event as MouseEvent).detail === 0) take();
      },
    },
    taker >= 0 && h('span', { class: 'tag' }, labelsOf(scene).takenBy(nameOfSeat(scene, taker))),
  );
}
