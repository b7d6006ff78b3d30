/** Trading: asking one of the others for a card of theirs; and for those who look on, what everybody has. */
import type { ReactNode } from 'react';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { cardName, isDone, nameOf, othersOf } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Fit } from '../../widgets/fit.tsx';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf } from './faces.ts';
import { Notes } from './notes.tsx';
import type { Plan } from './plan.ts';
import { NOTHING, openDeal, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { trayAt } from './scene.ts';
import { OpenTray } from './side.tsx';
import './trade.css';

/** On the sheet while I make an offer: with whom, and for which of their cards. */
export function Dealing({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const { words } = scene;
  const others = othersOf(scene);
  const open = others.filter((seat) => !isDone(scene, seat));
  const partner = plan.deal.seat === NOTHING ? (open[0] ?? others[0]) : seatOf(plan.deal.seat);
  return (
    <div className="upright kitchen">
      <Zone as="div" label={words.tapPlayer} className={classes('partners', others.length > FEW && 'partners--many')}>
        {others.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button partner"
            aria-pressed={seat === partner}
            onClick={() => openDeal(scene, plan, seat)}
          >
            <Avatar seat={seat} person={scene.person(seat)} size="xs" />
            <Hidden>{words.tradeWith('')}</Hidden>
            <span className="partner__name">{nameOf(scene, seat)}</span>
            {isDone(scene, seat) ? <Sign of="check" className="icon" /> : undefined}
          </button>
        ))}
      </Zone>
      <h2 className="told">{words.chooseTheirs(nameOf(scene, partner))}</h2>
      <Theirs scene={scene} plan={plan} partner={partner} />
    </div>
  );
}

/** From more on, a phone has room for their faces only. */
const FEW = 3;

function Theirs({ scene, plan, partner }: { scene: OwnScene; plan: Plan; partner: Seat }): ReactNode {
  const { words } = scene;
  const cards = trayAt(scene, partner);
  const choose = (card: CardId): void => {
    plan.deal.seat = partner;
    plan.deal.take = plan.deal.take === card ? NOTHING : card;
    scene.refresh();
  };
  return (
    <Fit label={words.tradeWith(nameOf(scene, partner))} count={cards.length} ratio={FLAT} className="my-cards theirs">
      {cards.map((card) => (
        <li key={card}>
          <Card
            face={faceOf(scene, card)}
            card={card}
            shape="flat"
            pressed={plan.deal.take === card}
            label={words.askFor(cardName(scene, card), nameOf(scene, partner))}
            onTap={() => choose(card)}
          />
        </li>
      ))}
    </Fit>
  );
}

/** Of a flat card: its width to its height. */
const FLAT = 1 / 1.06;

/** More than these have no line each on a phone. */
const MANY = 5;

/** For those who look on: who builds and who is ready. */
export const Cooks = ({ scene }: SceneProps): ReactNode => (
  <div className="upright kitchen">
    <Notes scene={scene} />
    <ul className={classes('cooks', othersOf(scene).length > MANY && 'cooks--many')}>
      {othersOf(scene).map((seat) => (
        <li key={seat} className="open-tray">
          <OpenTray scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  </div>
);
