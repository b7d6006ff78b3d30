/** Any question of any game as a list of answers, for what has no picture of its own. */
import { lateAnswer } from '#kernel';
import type { Child, View } from './dom.ts';
import { h } from './dom.ts';
import type { Panel, Scene } from './panel.ts';
import type { Words } from './words/index.ts';

/** More answers than these are not listed; then there is only the one that the clock would give. */
const MOST = 50;

/** Buttons for all answers to the question that is asked, or the way back from an answer that is in. */
export function answersOf(scene: Scene, words: Words): Child {
  const { top, asked, world, frame, seat } = scene;
  if (top === undefined || frame === undefined) return undefined;
  if (!asked) return top.mode === 'sealed' && top.mine.length > 0 ? button(words.takeBack, scene.takeBack) : undefined;
  const rule = world.match.game.questions[top.ask];
  if (rule.mode === 'hold') return button(words.wave, () => scene.answer('wave'));
  const moves = rule.moves(world, frame, seat);
  const listed = moves.count > MOST ? [lateAnswer(world, frame, seat)] : [...moves.all()];
  const buttons = listed.map((answer) => moveButton(scene, top.ask, answer, () => scene.answer(answer)));
  return h('div', { class: 'answers' }, moves.count > MOST && h('p', {}, words.unlisted), buttons);
}

/** Buttons for all interrupts that are possible now. */
function interruptsOf(scene: Scene): Child {
  const { world, seat, match } = scene;
  const possible = Object.entries(match.game.interrupts).map(([name, rule]) => {
    const moves = rule.moves(world, seat);
    if (moves.count === 0 || moves.count > MOST) return undefined;
    return [...moves.all()].map((answer) => moveButton(scene, name, answer, () => scene.interrupt(name, answer)));
  });
  return h('div', { class: 'answers' }, possible);
}

/** The page of a game that brings none. */
export const plainPanel: Panel = {
  table: (scene) => ({
    sheet: [scene.plain(), interruptsOf(scene)],
    mine: undefined,
  }),
  seat: ({ look }, seat) => ({ points: look.result.points[seat] ?? 0, note: '' }),
};

const moveButton = ({ text, match, who }: Scene, name: string, answer: unknown, act: () => void): View =>
  button(text.move(name, answer, match, who), act);

const button = (label: string, act: () => void): View =>
  h('button', { type: 'button', class: 'button', onclick: act }, label);
