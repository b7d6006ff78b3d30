/** Any question of any game as a list of answers, for what has no picture of its own. */
import type { ReactNode } from 'react';
import { lateAnswer } from '#kernel';
import { app } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';
import { Zone } from './hand/zone.tsx';
import { art } from './picture.tsx';

/** More answers than these are not listed; then there is only the one that the clock would give. */
const MOST = 50;

interface Offered {
  /** Two answers may be said in the same words. */
  readonly key: string;
  readonly label: string;
  readonly act: () => void;
}

/** Buttons for all answers to the question that is asked, or the way back from an answer that is in. */
export function Answers({ scene }: { readonly scene: Scene }): ReactNode {
  const { listed, tooMany } = answersOf(scene);
  return (
    <Zone as="div" label={app.words.answers} className="answers" asked={scene.asked}>
      {tooMany ? <p>{app.words.unlisted}</p> : undefined}
      {listed.map(({ key, label, act }) => (
        <button key={key} type="button" className="button" onClick={act}>
          {label}
        </button>
      ))}
    </Zone>
  );
}

/** Buttons for all interrupts that are possible now. */
export function Interrupts({ scene }: { readonly scene: Scene }): ReactNode {
  const listed = interruptsOf(scene);
  if (listed.length === 0) return undefined;
  return (
    <Zone as="div" label={app.words.besides} className="answers">
      {listed.map(({ key, label, act }) => (
        <button key={key} type="button" className="button button--no" onClick={act}>
          {label}
        </button>
      ))}
    </Zone>
  );
}

/** The board of a game that brings none. */
export const plainBoard: Board = {
  Sheet: ({ scene }) => (
    <>
      <Answers scene={scene} />
      <Interrupts scene={scene} />
    </>
  ),
  face: ({ text, match }, card) => ({ picture: art('logo'), name: text.card(match.faces[card]) }),
};

function answersOf(scene: Scene): { readonly listed: readonly Offered[]; readonly tooMany: boolean } {
  const { top, asked, said, world, frame, seat, watching } = scene;
  const none = { listed: [], tooMany: false };
  if (top === undefined || frame === undefined || watching) return none;
  if (!asked) {
    const canChange = top.mode === 'sealed' && said.length > 0;
    return canChange
      ? { listed: [{ key: 'take back', label: app.words.takeBack, act: scene.takeBack }], tooMany: false }
      : none;
  }
  const rule = world.match.game.questions[top.ask];
  if (rule.mode === 'hold')
    return { listed: [{ key: 'wave', label: app.words.wave, act: () => scene.answer('wave') }], tooMany: false };
  const moves = rule.moves(world, frame, seat);
  const tooMany = moves.count > MOST;
  const answers = tooMany ? [lateAnswer(world, frame, seat)] : [...moves.all()];
  return { tooMany, listed: answers.map((answer) => move(scene, top.ask, answer, () => scene.answer(answer))) };
}

function interruptsOf(scene: Scene): readonly Offered[] {
  const { world, seat, match, watching } = scene;
  if (watching) return [];
  return Object.entries(match.game.interrupts).flatMap(([name, rule]) => {
    const moves = rule.moves(world, seat);
    if (moves.count === 0 || moves.count > MOST) return [];
    return [...moves.all()].map((answer) => move(scene, name, answer, () => scene.interrupt(name, answer)));
  });
}

const move = ({ text, match, who }: Scene, name: string, answer: unknown, act: () => void): Offered => ({
  key: `${name} ${JSON.stringify(answer)}`,
  label: text.move(name, answer, match, who),
  act,
});
