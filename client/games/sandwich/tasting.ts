/** Tasting: words for one's own sandwiches, the plates in front of the taster, the ranking by taps, and all verdicts. */
import type { Asks, Plate } from '#games/sandwich';
import { mostSandwiches, plateOf, tasterOf } from '#games/sandwich';
import { listSeats, seatOf } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import { sandwich, seenIn } from './cards.ts';
import { announcement } from './market.ts';
import type { SandwichScene } from './scene.ts';
import { aboutOf, button, exampleOf, labelsOf, nameOfSeat, phraseSelect } from './scene.ts';

type Ranking = Asks['rank']['answer'];

/** A phrase for each of my sandwiches, in the order of the plates. */
export function pitching(scene: SandwichScene): Child {
  const { announce, change } = labelsOf(scene);
  if (!scene.asked) return (scene.top?.mine.length ?? 0) > 0 && button(change, scene.takeBack);
  const { plates } = aboutOf(scene, 'pitch');
  const mine = plates.filter((plate) => scene.look.view.cooks[plate] === scene.seat);
  const words = scene.draft(`pitch ${scene.top?.id}`, () => mine.map(() => ''));
  const set = (i: number, phrase: string): void => {
    words[i] = phrase;
    scene.refresh();
  };
  return [
    h(
      'div',
      { class: 'boards' },
      mine.map((plate, i) =>
        h(
          'section',
          { key: plate, class: 'board' },
          h('h3', {}, `→ ${nameOfSeat(scene, tasterOf(scene.match.seats, plate))}`),
          sandwich(scene, seenIn(scene, plateOf(scene.match.seats, plate))),
          phraseSelect(scene, words[i], (phrase) => set(i, phrase)),
        ),
      ),
    ),
    h(
      'div',
      { class: 'row' },
      button(announce, () => scene.answer(words), 'button--main'),
    ),
  ];
}

/** The sandwich for which its cook speaks, as far as it is seen. */
export function speaking(scene: SandwichScene): Child {
  const { plate } = aboutOf(scene, 'speak');
  const seen = seenIn(scene, plateOf(scene.match.seats, plate)).length > 0;
  return [seen && h('div', { class: 'boards' }, dish(scene, plate)), scene.plain()];
}

/** Plates to be ranked by tapping the best first; who is only watching sees what is being tasted. */
export function ranking(scene: SandwichScene): Child {
  const { announce, change, rankTap } = labelsOf(scene);
  const [sent] = (scene.top?.mine ?? []) as Ranking[];
  if (sent !== undefined)
    return [plates(scene, sent.order, sent), h('div', { class: 'row' }, button(change, scene.takeBack))];
  const before = announcement(scene);
  if (!scene.asked) return [before, watched(scene)];
  const all = dishesOf(scene);
  const draft = scene.draft<Ranking>(`rank ${scene.top?.id}`, () => ({ order: [], theme: -1 }));
  return [
    before,
    plates(scene, all, draft),
    h('p', { class: 'hint' }, rankTap),
    h(
      'div',
      { class: 'row' },
      button(announce, () => scene.answer(draft), 'button--main'),
    ),
  ];
}

/** Every verdict of the last round, as it was told: the best first, with what was on the plates. */
export function verdicts(scene: SandwichScene): Child {
  const { verdict, from } = labelsOf(scene);
  const lastRound = scene.log.slice(scene.log.findLastIndex(({ is }) => is === 'round'));
  const told = lastRound.filter((event) => event.is === 'tasted');
  return told.map(({ taster, sandwiches, theme }) =>
    h(
      'section',
      { key: taster, class: 'verdict' },
      h('h3', {}, verdict(nameOfSeat(scene, taster))),
      h(
        'div',
        { class: 'boards' },
        sandwiches.map(({ cook, cards }, i) =>
          h(
            'section',
            { key: i, class: 'board' },
            h('span', { class: 'rank' }, i + 1),
            h('b', { class: 'board__cook' }, `${from(nameOfSeat(scene, cook))}${i === theme ? ' ★' : ''}`),
            sandwich(scene, cards),
          ),
        ),
      ),
    ),
  );
}

/** What lies in front of me, in the order of the plates. */
const dishesOf = (scene: SandwichScene): Plate[] => exampleOf(scene, 'rank').order.toSorted((a, b) => a - b);

function watched(scene: SandwichScene): Child {
  const { tasters } = aboutOf(scene, 'rank');
  const most = mostSandwiches(scene.match.seats);
  const open = listSeats(tasters)
    .flatMap((taster) => Array.from({ length: most }, (_, i) => taster * most + i))
    .filter((plate) => seenIn(scene, plateOf(scene.match.seats, plate)).length > 0);
  return h(
    'div',
    { class: 'boards' },
    open.map((plate) => dish(scene, plate)),
  );
}

const plates = (scene: SandwichScene, all: readonly Plate[], ranking: Ranking): View =>
  h(
    'div',
    { class: 'boards' },
    all.map((plate) => rankedDish(scene, plate, ranking)),
  );

function rankedDish(scene: SandwichScene, plate: Plate, ranking: Ranking): View {
  const { rankAs } = labelsOf(scene);
  const rank = ranking.order.indexOf(plate) + 1;
  const tap = (): void => {
    if (rank > 0) ranking.order.splice(rank - 1, 1);
    else ranking.order.push(plate);
    scene.refresh();
  };
  return h(
    'div',
    { key: plate, class: 'plate' },
    h(
      'button',
      {
        type: 'button',
        class: classes('board board--tap', rank > 0 && 'is-picked'),
        disabled: !scene.asked,
        'aria-label': rankAs(cookOf(scene, plate), rank),
        onclick: tap,
      },
      h('span', { class: classes('rank', rank === 0 && 'is-open') }, rank === 0 ? '?' : rank),
      dishInside(scene, plate),
    ),
    scene.look.view.theme !== '' && themeChip(scene, plate, ranking),
  );
}

function themeChip(scene: SandwichScene, plate: Plate, ranking: Ranking): View {
  const themed = ranking.theme === plate;
  const give = (): void => {
    ranking.theme = themed ? -1 : plate;
    scene.refresh();
  };
  const pressed = { class: classes('chip', themed && 'is-on'), 'aria-pressed': String(themed) };
  return h(
    'button',
    { type: 'button', ...pressed, disabled: !scene.asked, onclick: give },
    `★ ${labelsOf(scene).theme}`,
  );
}

const dish = (scene: SandwichScene, plate: Plate): View =>
  h('section', { key: plate, class: 'board' }, dishInside(scene, plate));

function dishInside(scene: SandwichScene, plate: Plate): Child {
  const { pitches, praise } = scene.look.view;
  const words = [praise[plate], pitches[plate]].filter((id) => id !== '');
  return [
    h('b', { class: 'board__cook' }, cookOf(scene, plate)),
    sandwich(scene, seenIn(scene, plateOf(scene.match.seats, plate))),
    words.map((id) => h('small', { class: 'words' }, saidOf(scene, plate, id))),
  ];
}

/** What the cook says of a dish, as the game tells it. */
function saidOf({ text, match, who, look }: SandwichScene, plate: Plate, words: string): string {
  const cook = seatOf(look.view.cooks[plate]);
  return text.event({ is: 'pitched', cook, taster: tasterOf(match.seats, plate), words }, match, who);
}

function cookOf(scene: SandwichScene, plate: Plate): string {
  const { from, blind } = labelsOf(scene);
  const cook = scene.look.view.cooks[plate];
  return cook < 0 ? blind : from(nameOfSeat(scene, cook));
}
