/** My cards below the sheet: picked by tap, key or drag. */
import type { ReactNode } from 'react';
import { DECK, DISCARD } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { askOf, seenIn } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Fit } from '../../widgets/fit.tsx';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Picture } from '../../widgets/picture.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Mark } from './mark.tsx';
import { FEW } from './mats.tsx';
import { NapkinStrip, playNapkin } from './napkins.tsx';
import type { Plan } from './plan.ts';
import { isPicked, keeperOf, pickCard, planOf, put } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { isHold, isPlayed, myHand, rowOf } from './scene.ts';
import './tray.css';

/** As many as one holds; a napkin may bring more for a moment. */
const HAND = 7;

export function Tray({ scene }: SceneProps): ReactNode {
  const { words, look, asked } = scene;
  const plan = planOf(scene);
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  const hand = myHand(scene);
  const isBuilding = look.view.stage === 'building' && !isHold(scene);
  // Where there are more cards than one may hold, they need the place of the piles.
  const hasPiles = isBuilding && hand.length <= HAND;
  const withStrip = !isHold(scene) && !(asked && isPicked(askOf(scene)));
  return (
    <section
      className={classes('pn-tray', !isBuilding && 'pn-tray--flat', isLow(scene) && 'pn-tray--low')}
      aria-label={words.hand}
      data-part="hand"
    >
      <div className="tray__head">
        <h2 className="tray__title">{words.hand}</h2>
        <span className="tray__count">
          {words.cards(hand.length)}
          <MoreOnHand scene={scene} />
        </span>
        {withStrip ? <NapkinStrip scene={scene} size="small" /> : undefined}
      </div>
      <Fit label={words.hand} count={Math.max(HAND, hand.length) + Number(hasPiles)} className="pn-hand">
        {hand.map((card, i) => (
          <li key={card}>
            <InHand scene={scene} plan={plan} card={card} hold={hold} number={i + 1} />
          </li>
        ))}
        {hasPiles ? <Piles scene={scene} /> : undefined}
      </Fit>
    </section>
  );
}

/** In a hold only napkins count, and the band has them; where many bid, their mats need the room. */
const isLow = (scene: OwnScene): boolean =>
  isHold(scene) || (scene.look.view.stage === 'bidding' && scene.match.seats > FEW);

function MoreOnHand({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  if (isHold(scene)) return <span className="pn-more"> · {words.napkinsNow}</span>;
  return look.view.stage === 'bidding' ? ` · ${words.noRefill}` : undefined;
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

/** What there is to draw, and what was thrown away. */
function Piles({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  return (
    <li className="pilecell">
      <span>
        <Picture of={pictureOf('joker')} />
        <span className="pilecell__word">{words.drawPile} </span>
        <b>{look.piles[DECK].length}</b>
      </span>
      <span data-flip-holds={seenIn(scene, DISCARD).join(' ')}>
        <Picture of={pictureOf('recycle')} />
        <span className="pilecell__word">{words.discards} </span>
        <b>{look.piles[DISCARD].length}</b>
      </span>
    </li>
  );
}
