/** A moment of Sandwich, and the small things that all its pictures ask about. */
import type { Asks, Offer, SandwichKinds } from '#games/sandwich';
import { boardOf, mostSandwiches, PHRASES, trayOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { lateAnswer, seatOf } from '#kernel';
import type { Child, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import type { Scene } from '../../panel.ts';
import { seenIn } from './cards.ts';
import type { Labels } from './words.ts';
import { labels } from './words.ts';

export type SandwichScene = Scene<SandwichKinds>;

export const labelsOf = (scene: SandwichScene): Labels => labels[scene.language];

export const myTray = (scene: SandwichScene): CardId[] => seenIn(scene, trayOf(scene.match.seats, scene.seat));

/** My sandwiches while they are on my board: only those begun. */
export const myBoards = (scene: SandwichScene): CardId[][] =>
  Array.from({ length: mostSandwiches(scene.match.seats) }, (_, i) =>
    seenIn(scene, boardOf(scene.match.seats, scene.seat, i)),
  );

/** Offers that I made or got. */
export const myOffers = ({ look, seat }: SandwichScene): Offer[] =>
  look.view.offers.filter(({ from, to }) => from === seat || to === seat);

/** What the question is about. */
export const aboutOf = <Q extends keyof Asks>({ top }: SandwichScene, _ask: Q): Asks[Q]['about'] =>
  (top?.about ?? {}) as Asks[Q]['about'];

/**
 * What the game itself would answer for me if I were late, or my draft.
 * It says how many sandwiches there are, how tall and for whom, so that no rule is written here.
 */
export function exampleOf<Q extends keyof Asks>({ world, frame, seat }: SandwichScene, _ask: Q): Asks[Q]['answer'] {
  if (frame === undefined) throw new Error('nothing is asked');
  return lateAnswer(world, frame, seat) as Asks[Q]['answer'];
}

export const nameOfSeat = ({ who }: SandwichScene, seat: number): string => who.seat(seatOf(seat));

export const button = (label: string, act: () => void, ...kinds: readonly string[]): View =>
  h('button', { type: 'button', class: classes('button', ...kinds), onclick: act }, label);

export const heading = (title: string, aside?: Child): View =>
  h('div', { class: 'heading' }, h('h2', {}, title), aside === undefined ? undefined : h('span', {}, aside));

/** One of the players to whom a sandwich may go. */
export function seatSelect(
  scene: SandwichScene,
  label: string,
  to: Seat,
  list: readonly Seat[],
  choose: (to: Seat) => void,
): View {
  const pick = (event: Event): void => choose(seatOf(Number((event.target as HTMLSelectElement).value)));
  return h(
    'label',
    { class: 'inline' },
    h('span', {}, label),
    h(
      'select',
      { value: to, onchange: pick },
      [...new Set(list)].map((seat) => h('option', { key: seat, value: seat }, nameOfSeat(scene, seat))),
    ),
  );
}

/** A ready-made phrase, or none. */
export function phraseSelect(scene: SandwichScene, words: string, choose: (words: string) => void): View {
  const { noWords, words: label } = labelsOf(scene);
  const pick = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  const options = PHRASES.map((id) => h('option', { key: id, value: id }, said(scene, id)));
  return h(
    'label',
    { class: 'inline' },
    h('span', {}, label),
    h('select', { value: words, onchange: pick }, h('option', { key: 'none', value: '' }, noWords), options),
  );
}

/** A phrase as a move of the game. */
const said = ({ text, match, who }: SandwichScene, words: string): string => text.move('pitch', [words], match, who);
