/** My cards below the sheet: picked by tap, key or drag; above them the four things that a turn can be. */
import type { CSSProperties, ReactNode } from 'react';
import type { BoardWords, Build } from '#games/plates-and-napkins';
import { DECK, DISCARD } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { NapkinStrip, playNapkin } from './napkins.tsx';
import type { Plan } from './plan.ts';
import { DISCARDS, isPicked, keeperOf, pickCard, planOf, put, send } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, buildsNow, isHold, isPlayed, myHand, rowOf, seenCards, signed } from './scene.ts';

export function HandTray({ scene }: SceneProps): ReactNode {
  const { words, look, asked } = scene;
  const plan = planOf(scene);
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  const hand = myHand(scene);
  const isBuilding = look.view.stage === 'building' && !isHold(scene);
  const withStrip = !isHold(scene) && !(asked && isPicked(askOf(scene)));
  return (
    <section className="tray pn-tray" aria-label={words.hand}>
      {asked && askOf(scene) === 'build' ? <Options scene={scene} plan={plan} /> : undefined}
      <div className="tray__head">
        <h2 className="tray__title">{words.hand}</h2>
        <span className="tray__count">{countOf(scene, hand.length)}</span>
        {withStrip ? <NapkinStrip scene={scene} size="small" /> : undefined}
      </div>
      <Zone as="ol" label={words.hand} className="pn-hand" style={{ '--n': hand.length } as CSSProperties}>
        {hand.map((card, i) => (
          <li key={card}>
            <InHand scene={scene} plan={plan} card={card} hold={hold} number={i + 1} />
          </li>
        ))}
        {isBuilding ? <Piles scene={scene} /> : undefined}
      </Zone>
    </section>
  );
}

function countOf(scene: OwnScene, count: number): string {
  const { words, look } = scene;
  if (isHold(scene)) return `${words.cards(count)} · ${words.napkinsNow}`;
  return look.view.stage === 'bidding' ? `${words.cards(count)} · ${words.noRefill}` : words.cards(count);
}

interface InHandProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly card: CardId;
  readonly hold: Holding;
  readonly number: number;
}

/** Dragged where it goes somewhere, tapped where it is only chosen; a napkin that nothing is asked about is played. */
function InHand({ scene, plan, card, hold, number }: InHandProps): ReactNode {
  const ask = askOf(scene);
  const common = {
    face: faceOf(scene, card),
    card,
    shape: 'flat' as const,
    children: <Mark scene={scene} card={card} />,
  };
  const key = number < 10 ? { hotkey: number } : {};
  if (scene.asked && (ask === 'build' || ask === 'bid'))
    return <Card {...common} {...key} hand={hold.thing(String(card))} />;
  if (scene.asked && (ask === 'trim' || ask === 'trade' || ask === 'pass'))
    return <Card {...common} {...key} pressed={plan.cards.includes(card)} onTap={() => pickCard(scene, plan, card)} />;
  if (rowOf(scene, card).kind !== 'napkin' || isPlayed(scene, card))
    return <Card {...common} state={isSent(scene, card) ? 'picked' : undefined} />;
  return (
    <Card
      {...common}
      state={isHold(scene) ? 'legal' : undefined}
      label={scene.words.play(common.face.name)}
      onTap={() => playNapkin(scene, card)}
    />
  );
}

/** On its way to the server, or chosen and not yet passed on. */
function isSent(scene: OwnScene, card: CardId): boolean {
  if (isPlayed(scene, card)) return true;
  const answer = scene.said[0] as { card?: CardId; cards?: CardId[]; give?: CardId[] } | undefined;
  if (typeof answer !== 'object') return false;
  return answer.card === card || (answer.cards ?? answer.give ?? []).includes(card);
}

/** What a card is worth, where its name does not say it. */
export function Mark({ scene, card }: { readonly scene: OwnScene; readonly card: CardId }): ReactNode {
  const { kind, points } = rowOf(scene, card);
  if (kind === 'napkin') return undefined;
  const name = kind === 'bid' ? 'card__value' : 'card__points';
  return (
    <span className={classes(name, points < 0 && `${name}--minus`)} aria-hidden="true">
      {signed(points)}
    </span>
  );
}

/** What there is to draw, and what was thrown away. */
function Piles({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  return (
    <li className="pilecell">
      <span>
        {words.drawPile} <b>{look.piles[DECK].length}</b>
      </span>
      <span data-flip-holds={seenCards(scene, DISCARD).join(' ')}>
        {words.discards} <b>{look.piles[DISCARD].length}</b>
      </span>
    </li>
  );
}

const OPTIONS = [
  ['start', 'plate'],
  ['add', 'lettuce'],
  ['finish', 'sandwich'],
  ['discard', 'recycle'],
] as const;

function Options({ scene, plan }: { readonly scene: OwnScene; readonly plan: Plan }): ReactNode {
  return (
    <Zone as="ul" label={scene.words.options} className="opts">
      {OPTIONS.map(([option, picture]) => (
        <li key={option}>
          <OptionButton scene={scene} plan={plan} option={option} picture={picture} />
        </li>
      ))}
    </Zone>
  );
}

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
      className={classes('opt', card !== undefined && !isClosed && 'is-on')}
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
