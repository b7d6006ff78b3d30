/** At the thumb: the four things of a turn, or the one button that sends what was picked. */
import type { ReactNode } from 'react';
import { DRAWN } from '#games/plates-and-napkins';
import type { CardId, Seat } from '#kernel';
import { aboutOf, askOf, cardName, nameOf, seatsAround, seenIn } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { GoOn } from '../../widgets/go-on.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { NapkinStrip } from './napkins.tsx';
import { Options } from './options.tsx';
import type { Picked, Plan } from './plan.ts';
import { answerOf, clearPlan, isPicked, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { lastIfOut, rowOf } from './scene.ts';
import './dock.css';

/** Is there something at the thumb? */
export function hasDock(scene: OwnScene): boolean {
  const ask = askOf(scene);
  if (scene.watching) return false;
  return scene.asked ? ask === 'build' || ask === 'meal' || isPicked(ask) : canTakeBack(scene);
}

const canTakeBack = (scene: OwnScene): boolean => askOf(scene) === 'pass' && scene.said.length > 0;

/** What can be sent now: the answer that is picked, opting out, a napkin. */
export function Dock({ scene }: SceneProps): ReactNode {
  const ask = askOf(scene);
  if (ask === 'meal') return <GoOnFromMeal scene={scene} />;
  if (!scene.asked) return canTakeBack(scene) ? <TakeBack scene={scene} /> : undefined;
  const plan = planOf(scene);
  if (ask === 'build')
    return (
      <>
        <div className="pn-spare">
          <NapkinStrip scene={scene} size="large" />
        </div>
        <Options scene={scene} plan={plan} />
      </>
    );
  if (!isPicked(ask)) return undefined;
  return (
    <div className={classes('pn-acts', ask === 'bid' && 'pn-acts--bid')} data-part="acts">
      <NapkinStrip scene={scene} size="large" />
      {ask === 'bid' ? <OptOut scene={scene} /> : <Undo scene={scene} plan={plan} />}
      <Main scene={scene} ask={ask} plan={plan} />
    </div>
  );
}

const GoOnFromMeal = ({ scene }: SceneProps): ReactNode => (
  <div className="pn-acts">
    <GoOn scene={scene} />
  </div>
);

const TakeBack = ({ scene }: SceneProps): ReactNode => (
  <div className="pn-acts">
    <button type="button" className="button" data-key="undo" onClick={scene.takeBack}>
      <Sign of="undo" />
      {scene.words.change}
    </button>
  </div>
);

function OptOut({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const last = lastIfOut(scene);
  const isLast = aboutOf(scene, 'bid').last;
  return (
    <button type="button" className="button out" onClick={() => scene.answer('out')}>
      {isLast ? words.noLast : words.optOut}
      {isLast || last === undefined ? undefined : <small>{words.lastFor(nameOf(scene, last))}</small>}
    </button>
  );
}

/** Nothing is sent yet: all picks back. */
function Undo({ scene, plan }: { readonly scene: OwnScene; readonly plan: Plan }): ReactNode {
  if (plan.cards.length === 0 && plan.seats.length === 0 && plan.plate < 0) return undefined;
  return (
    <button
      type="button"
      className="button button--icon undo"
      data-key="undo"
      aria-label={scene.words.change}
      onClick={() => clearPlan(scene, plan)}
    >
      <Sign of="undo" />
    </button>
  );
}

interface MainProps {
  readonly scene: OwnScene;
  readonly ask: Picked;
  readonly plan: Plan;
}

function Main({ scene, ask, plan }: MainProps): ReactNode {
  const answer = answerOf(ask, plan);
  const isReady = answer !== undefined && scene.whyNot(answer) === undefined;
  const { label, note } = saying[ask](scene, plan);
  return (
    <button
      type="button"
      className="button button--main button--waits go-on"
      aria-disabled={!isReady}
      onClick={() => answer !== undefined && scene.answer(answer)}
    >
      {label}
      {note === undefined || !isReady ? undefined : <small>{note}</small>}
    </button>
  );
}

interface Saying {
  readonly label: string;
  readonly note?: string;
}

type Says = (scene: OwnScene, plan: Plan) => Saying;

const saying: Readonly<Record<Picked, Says>> = {
  keep(scene, { cards: [card] }) {
    const other = seenIn(scene, DRAWN).find((one) => one !== card);
    if (card === undefined || other === undefined) return { label: scene.words.pickCard };
    return { label: scene.words.keepCard(cardName(scene, card)), note: scene.words.keepNote(cardName(scene, other)) };
  },
  trim: (scene, { cards: [card] }) => ({
    label: card === undefined ? scene.words.pickCard : scene.words.throwAway(cardName(scene, card)),
  }),
  bid: (scene, { cards: [card], seats: [to] }) => ({ label: bidLabel(scene, card, to) }),
  trade(scene, { cards, seats: [to] }) {
    if (to === undefined) return { label: scene.words.pickPlayer };
    return { label: scene.words.tradeWith(nameOf(scene, to)), note: listOf(scene, cards) };
  },
  pass(scene, { cards }) {
    const { amount } = rowOf(scene, aboutOf(scene, 'pass').card);
    if (scene.whyNot({ cards }) !== undefined) return { label: scene.words.pickCards(cards.length, amount) };
    return { label: scene.words.passTo(nameOf(scene, seatsAround(scene)[0])), note: listOf(scene, cards) };
  },
  swap(scene, { seats: [one, other] }) {
    if (one === undefined || other === undefined) return { label: scene.words.pickPlayers };
    return { label: scene.words.swapBids(nameOf(scene, one), nameOf(scene, other)) };
  },
  choosePlate: ({ words }, { plate }) => ({ label: plate < 0 ? words.pickPlate : words.plateNo(plate + 1) }),
  choosePlayer: (scene, { seats: [seat] }) => ({
    label: seat === undefined ? scene.words.pickPlayer : scene.words.barPlayer(nameOf(scene, seat)),
  }),
};

function bidLabel(scene: OwnScene, card: CardId | undefined, to: Seat | undefined): string {
  const { words } = scene;
  if (card === undefined) return words.pickCard;
  if (to === undefined) return words.pickPlayer;
  const name = cardName(scene, card);
  return to === scene.seat ? words.putOnMe(name) : words.putOn(name, nameOf(scene, to));
}

const listOf = (scene: OwnScene, cards: readonly CardId[]): string =>
  cards.map((card) => cardName(scene, card)).join(', ');
