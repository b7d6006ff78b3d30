/** The four things that a turn can be: open, or closed with the reason. */
import type { ReactNode } from 'react';
import type { BoardWords, Build } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { pictureOf } from './faces.ts';
import type { Plan } from './plan.ts';
import { DISCARDS, pickCard, send } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { buildsNow, myHand } from './scene.ts';
import './options.css';

const OPTIONS = [
  ['start', 'plate'],
  ['add', 'lettuce'],
  ['finish', 'sandwich'],
  ['discard', 'recycle'],
] as const;

interface OptionsProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
}

export const Options = ({ scene, plan }: OptionsProps): ReactNode => (
  <Zone as="ul" label={scene.words.options} className="opts">
    {OPTIONS.map(([option, picture]) => (
      <li key={option} data-part="option">
        <OptionButton scene={scene} plan={plan} option={option} picture={picture} />
      </li>
    ))}
  </Zone>
);
interface OptionProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly option: Build['do'];
  readonly picture: string;
}

function OptionButton({ scene, plan, option, picture }: OptionProps): ReactNode {
  const { words } = scene;
  const [card] = plan.cards;
  const builds = buildsNow(scene).filter((build) => build.do === option);
  const mine = builds.filter((build) => build.card === card);
  const isClosed = card === undefined ? builds.length === 0 : mine.length === 0;
  const code = isClosed ? scene.whyNot(tried(option, card ?? myHand(scene)[0]))?.code : undefined;
  return (
    <button
      type="button"
      className={classes('button button--waits opt', card !== undefined && !isClosed && 'is-on')}
      aria-disabled={isClosed}
      onClick={() => choose(scene, plan, option, builds)}
      {...(option === 'discard' ? { 'data-place': DISCARDS } : {})}
    >
      <Picture of={pictureOf(picture)} />
      <b>{words.option[option]}</b>
      <small>{isClosedFor(code, words) ? words.closed[code] : words.optionHow[option]}</small>
    </button>
  );
}

const tried = (option: Build['do'], card: CardId): Build =>
  option === 'discard' ? { do: option, card } : { do: option, card, plate: 0 };

/** With a card in the hand it is done, or the plates are shown; without one, a card that can do it is picked. */
function choose(scene: OwnScene, plan: Plan, option: Build['do'], builds: readonly Build[]): void {
  const [card] = plan.cards;
  if (card === undefined) {
    if (option !== 'discard' && builds.length > 0) pickCard(scene, plan, builds[0].card);
    return;
  }
  const mine = builds.filter((build) => build.card === card);
  if (mine.length === 1) send(scene, plan, mine[0]);
  else if (mine.length === 0) scene.answer(tried(option, card));
  else document.querySelector<HTMLElement>('.plate.is-legal')?.focus();
}

/** Is there a short word for this reason? */
const isClosedFor = (code: string | undefined, { closed }: BoardWords): code is keyof typeof closed =>
  code !== undefined && Object.hasOwn(closed, code);
