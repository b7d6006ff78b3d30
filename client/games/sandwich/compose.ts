/** Composing: cards from the tray onto sandwiches by taps, who gets which, and the words of the chef. */
import type { Sandwich } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import { cardButton, nameOf, sandwich } from './cards.ts';
import { announcement } from './market.ts';
import type { SandwichScene } from './scene.ts';
import { button, exampleOf, heading, labelsOf, myOffers, myTray, phraseSelect, seatSelect } from './scene.ts';

/** A plan that is not sent yet. */
interface Plan {
  readonly sandwiches: Sandwich[];
  /** How many cards each of them takes. */
  readonly size: number;
  active: number;
}

export function composing(scene: SandwichScene): Child {
  const { serve, change, fill, clear } = labelsOf(scene);
  const [mine] = scene.top?.mine ?? [];
  if (mine !== undefined) {
    const done = mine as Sandwich[];
    return [
      announcement(scene),
      h(
        'div',
        { class: 'boards' },
        done.map((made, i) => finished(scene, made, i)),
      ),
      row(button(change, scene.takeBack)),
    ];
  }
  const plan = planOf(scene);
  return [
    announcement(scene),
    h(
      'div',
      { class: 'boards' },
      plan.sandwiches.map((_, i) => board(scene, plan, i)),
    ),
    row(
      button(serve, () => scene.answer(plan.sandwiches), 'button--main'),
      button(fill, () => act(scene, () => fillUp(scene, plan))),
      button(clear, () => act(scene, () => empty(plan))),
      toOffers(scene),
    ),
  ];
}

/** My cards that are on no sandwich yet. */
export function trayToCompose(scene: SandwichScene): Child {
  const { tray, putOn } = labelsOf(scene);
  if ((scene.top?.mine.length ?? 0) > 0) return undefined;
  const plan = planOf(scene);
  const used = plan.sandwiches.flatMap(({ cards }) => cards);
  const rest = myTray(scene).filter((card) => !used.includes(card));
  const inTray = (card: CardId): View =>
    cardButton(scene, card, {
      'aria-label': putOn(nameOf(scene, card), target(plan) + 1),
      onclick: () => act(scene, () => put(plan, card)),
    });
  return [
    heading(tray, `${used.length} / ${myTray(scene).length}`),
    h(
      'ul',
      { class: 'tray' },
      rest.map((card) => h('li', { key: card }, inTray(card))),
    ),
  ];
}

/** Offers lie below the tray, where they come unseen. */
function toOffers(scene: SandwichScene): View | undefined {
  const { length } = myOffers(scene);
  const show = (): void => document.querySelector('.offers')?.scrollIntoView({ block: 'center' });
  return length === 0 ? undefined : button(`${labelsOf(scene).offers}: ${length} ↓`, show, 'button--yes');
}

const row = (...children: readonly Child[]): View => h('div', { class: 'row' }, children);

function act(scene: SandwichScene, change: () => void): void {
  change();
  scene.refresh();
}

/** One plan per round; what was answered before an interruption is taken up again. */
function planOf(scene: SandwichScene): Plan {
  const plan = scene.draft<Plan>(`plan ${scene.look.view.round}`, () => {
    const example = exampleOf(scene, 'compose');
    const isMine = (scene.top?.draft.length ?? 0) > 0;
    const sandwiches = example.map((made) => ({ ...made, cards: isMine ? made.cards.slice() : [] }));
    return { sandwiches, size: example[0].cards.length, active: 0 };
  });
  dropLost(plan, myTray(scene));
  return plan;
}

/** Cards that were traded away are gone from the plan too. */
function dropLost({ sandwiches }: Plan, tray: readonly CardId[]): void {
  for (const made of sandwiches) made.cards = made.cards.filter((card) => tray.includes(card));
}

/** Where the next card goes: the sandwich in work, or the next one with room. */
function target({ sandwiches, size, active }: Plan): number {
  const order = sandwiches.map((_, i) => (active + i) % sandwiches.length);
  return order.find((i) => sandwiches[i].cards.length < size) ?? active;
}

function put(plan: Plan, card: CardId): void {
  plan.active = target(plan);
  plan.sandwiches[plan.active].cards.push(card);
}

function fillUp(scene: SandwichScene, plan: Plan): void {
  const used = plan.sandwiches.flatMap(({ cards }) => cards);
  for (const card of myTray(scene)) if (!used.includes(card)) put(plan, card);
}

function empty(plan: Plan): void {
  for (const made of plan.sandwiches) made.cards = [];
  plan.active = 0;
}

function board(scene: SandwichScene, plan: Plan, index: number): View {
  const { sandwich: title, takeOff } = labelsOf(scene);
  const made = plan.sandwiches[index];
  const current = target(plan) === index && made.cards.length < plan.size;
  const choose = (): void => act(scene, () => Object.assign(plan, { active: index }));
  const remove = (card: CardId): void =>
    act(scene, () => {
      made.cards = made.cards.filter((other) => other !== card);
      plan.active = index;
    });
  return h(
    'section',
    { key: index, class: classes('board', current && 'is-active') },
    h(
      'button',
      { type: 'button', class: 'board__head', 'aria-pressed': String(current), onclick: choose },
      h('b', {}, title(index + 1)),
      h('span', {}, `${made.cards.length}/${plan.size}`),
    ),
    sandwich(scene, made.cards, remove, (card) => takeOff(nameOf(scene, card))),
    recipient(scene, plan, index),
    scene.match.options.chef &&
      phraseSelect(scene, made.praise, (praise) => act(scene, () => Object.assign(made, { praise }))),
  );
}

/** Whoever had that neighbour before gets this one's. */
function recipient(scene: SandwichScene, plan: Plan, index: number): View {
  const { forWhom } = labelsOf(scene);
  const all = plan.sandwiches.map(({ to }) => to);
  const made = plan.sandwiches[index];
  return seatSelect(scene, forWhom, made.to, all, (to) =>
    act(scene, () => {
      const other = plan.sandwiches.find((candidate) => candidate.to === to);
      if (other !== undefined) other.to = made.to;
      made.to = to;
    }),
  );
}

function finished(scene: SandwichScene, made: Sandwich, index: number): View {
  const { forWhom } = labelsOf(scene);
  return h(
    'section',
    { key: index, class: 'board' },
    h('h3', {}, `${forWhom} ${scene.who.seat(made.to as Seat)}`),
    sandwich(scene, made.cards),
  );
}
