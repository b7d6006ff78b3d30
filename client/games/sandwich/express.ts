/** The Express: a line for the new card, and at the end who gets which line. */
import type { Asks } from '#games/sandwich';
import type { CardId } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { h } from '../../dom.ts';
import { cardFace, sandwich } from './cards.ts';
import type { SandwichScene } from './scene.ts';
import { button, exampleOf, labelsOf, myBoards, myTray, phraseSelect, seatSelect } from './scene.ts';

type Addresses = Asks['address']['answer'];

/** All my lines, to put the new card on one of them; a full one says why not. */
export function placing(scene: SandwichScene): Child {
  const { line, lineOf } = labelsOf(scene);
  if (!scene.asked) return placed(scene);
  const lines = myBoards(scene);
  const onLine = (cards: readonly CardId[], i: number): View | undefined => {
    if (scene.whyNot(i)?.code === 'too-many-lines') return undefined;
    return h(
      'button',
      {
        key: i,
        type: 'button',
        class: 'board board--tap',
        'aria-label': lineOf(i + 1, cards.length),
        onclick: () => scene.answer(i),
      },
      h('b', {}, line(i + 1)),
      sandwich(scene, cards),
    );
  };
  return [
    h(
      'div',
      { class: 'row row--centre' },
      myTray(scene).map((card) => cardFace(scene, card)),
    ),
    h('div', { class: 'boards' }, lines.map(onLine)),
  ];
}

/** My lines with the new card where I put it. */
function placed(scene: SandwichScene): Child {
  const { line, change } = labelsOf(scene);
  const [chosen] = scene.top?.mine ?? [];
  const boardOf = (cards: readonly CardId[], i: number): View =>
    h(
      'section',
      { key: i, class: 'board' },
      h('h3', {}, line(i + 1)),
      sandwich(scene, i === chosen ? [...cards, ...myTray(scene)] : cards),
    );
  return [
    h('div', { class: 'boards' }, myBoards(scene).map(boardOf)),
    chosen !== undefined && h('div', { class: 'row' }, button(change, scene.takeBack)),
  ];
}

export function addressing(scene: SandwichScene): Child {
  const { serve, change } = labelsOf(scene);
  if (!scene.asked) return scene.top?.mine.length === 1 && button(change, scene.takeBack);
  const plan = addressesOf(scene);
  return [
    h(
      'div',
      { class: 'boards' },
      plan.map((_, i) => addressed(scene, plan, i)),
    ),
    h(
      'div',
      { class: 'row' },
      button(serve, () => scene.answer(plan), 'button--main'),
    ),
  ];
}

const addressesOf = (scene: SandwichScene): Addresses =>
  scene.draft(`addresses ${scene.look.view.round}`, () => exampleOf(scene, 'address').map((line) => ({ ...line })));

function addressed(scene: SandwichScene, plan: Addresses, index: number): View {
  const { line, forWhom } = labelsOf(scene);
  const mine = plan[index];
  return h(
    'section',
    { key: index, class: 'board' },
    h('h3', {}, line(index + 1)),
    sandwich(scene, myBoards(scene)[index]),
    seatSelect(
      scene,
      forWhom,
      mine.to,
      plan.map(({ to }) => to),
      (to) => {
        const other = plan.find((candidate) => candidate.to === to);
        if (other !== undefined) other.to = mine.to;
        mine.to = to;
        scene.refresh();
      },
    ),
    scene.match.options.chef &&
      phraseSelect(scene, mine.praise, (praise) => {
        mine.praise = praise;
        scene.refresh();
      }),
  );
}
