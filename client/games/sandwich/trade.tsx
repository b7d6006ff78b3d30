/** Trading: what the others have, asking one of them for a card, and the offers that lie on the table. */
import type { ReactNode } from 'react';
import type { Offer } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { OfferView } from '../../widgets/offer.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf } from './faces.ts';
import { Notes } from './market.tsx';
import type { Plan } from './plan.ts';
import { closeDeal, NOTHING, openDeal, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, cardName, isDone, myOffers, nameOf, othersOf, trayAt } from './scene.ts';

/** On the sheet while I make an offer: with whom, and for which of their cards. */
export function Dealing({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const { words } = scene;
  const others = othersOf(scene);
  const open = others.filter((seat) => !isDone(scene, seat));
  const partner = plan.deal.seat === NOTHING ? (open[0] ?? others[0]) : seatOf(plan.deal.seat);
  return (
    <div className="kitchen kitchen--deal">
      <Zone as="div" label={words.tapPlayer} className="partners">
        {others.map((seat) => (
          <button
            key={seat}
            type="button"
            className="partner"
            aria-pressed={seat === partner}
            onClick={() => openDeal(scene, plan, seat)}
          >
            <Avatar seat={seat} person={scene.person(seat)} size="xs" />
            <span className="visually-hidden">{words.tradeWith('')}</span>
            <span>{nameOf(scene, seat)}</span>
            {isDone(scene, seat) ? <Sign of="check" className="icon" /> : undefined}
          </button>
        ))}
      </Zone>
      <h2 className="deal__title">{words.chooseTheirs(nameOf(scene, partner))}</h2>
      <Theirs scene={scene} plan={plan} partner={partner} />
    </div>
  );
}

function Theirs({ scene, plan, partner }: { scene: OwnScene; plan: Plan; partner: Seat }): ReactNode {
  const { words } = scene;
  const choose = (card: CardId): void => {
    plan.deal.seat = partner;
    plan.deal.take = plan.deal.take === card ? NOTHING : card;
    scene.refresh();
  };
  return (
    <Zone as="ul" label={words.tradeWith(nameOf(scene, partner))} className="theirs">
      {trayAt(scene, partner).map((card) => (
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
    </Zone>
  );
}

/** At the thumb while I make an offer: send it, or back to building. */
export function DealActs({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const { words } = scene;
  const { seat, give, take } = plan.deal;
  const answer = {
    to: seat,
    give: give === NOTHING ? [] : [give],
    take: take === NOTHING ? [] : [take],
  };
  const isWhole = give !== NOTHING && take !== NOTHING;
  const refusal = scene.whyNotInterrupt('offer', answer);
  const send = (): void => {
    if (scene.interrupt('offer', answer)) closeDeal(scene, plan);
  };
  return (
    <div className="deal-acts">
      <button type="button" className="button" onClick={() => closeDeal(scene, plan)}>
        {words.back}
      </button>
      <button type="button" className="button button--main serve" aria-disabled={refusal !== undefined} onClick={send}>
        {words.offer}
        {isWhole ? (
          <span className="button__note">
            {words.forCard(cardName(scene, give as CardId), cardName(scene, take as CardId))}
          </span>
        ) : undefined}
      </button>
    </div>
  );
}

/** Offers to me and of mine, those to be answered first. */
export function Offers({ scene }: SceneProps): ReactNode {
  const mine = myOffers(scene);
  if (mine.length === 0) return undefined;
  return (
    <Zone as="ul" label={scene.words.offers} className="offers">
      {mine.map((offer) => (
        <li key={offer.id}>
          <OneOffer scene={scene} offer={offer} />
        </li>
      ))}
    </Zone>
  );
}

function OneOffer({ scene, offer }: { readonly scene: OwnScene; readonly offer: Offer }): ReactNode {
  const { words, text, match, who } = scene;
  const isMine = offer.from === scene.seat;
  const other = isMine ? offer.to : offer.from;
  const act = (name: string) => ({
    label: words[name as 'accept' | 'decline' | 'withdraw'],
    act() {
      scene.interrupt(name, { offer: offer.id });
    },
  });
  return (
    <OfferView
      seat={other}
      person={scene.person(other)}
      title={isMine ? words.youOffer(nameOf(scene, other)) : words.wants(nameOf(scene, other))}
      label={text.event({ is: 'offered', offer }, match, who)}
      gives={[faceOf(scene, offer.give)]}
      wants={[faceOf(scene, offer.take)]}
      {...(isMine ? { decline: act('withdraw') } : { accept: act('accept'), decline: act('decline') })}
    />
  );
}

/** In the side column: what lies open before the others; a tap begins a trade. */
export function LyingOpen({ scene }: SceneProps): ReactNode {
  const { words, watching, asked } = scene;
  const others = othersOf(scene);
  const canDeal = !watching && asked && askOf(scene) === 'trade';
  return (
    <section className="open-trays">
      <h2 className="display">{words.lyingOpen}</h2>
      {canDeal ? <p className="small quiet">{words.tapPlayer}</p> : undefined}
      <ul className="nines">
        {others.map((seat) => (
          <li key={seat}>
            <Nine scene={scene} seat={seat} canDeal={canDeal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nine({ scene, seat, canDeal }: { scene: OwnScene; seat: Seat; canDeal: boolean }): ReactNode {
  const { words } = scene;
  const cards = trayAt(scene, seat);
  const inside = (
    <>
      <Avatar seat={seat} person={scene.person(seat)} size="xs" />
      <b>
        <span>{nameOf(scene, seat)}</span>
        <State scene={scene} seat={seat} />
      </b>
      {cards.length === 0 ? undefined : (
        <span className="pics" role="img" aria-label={cards.map((card) => cardName(scene, card)).join(', ')}>
          {cards.map((card) => (
            <Picture key={card} of={faceOf(scene, card).picture} />
          ))}
        </span>
      )}
    </>
  );
  if (!canDeal) return <div className="nine">{inside}</div>;
  return (
    <button type="button" className="nine" onClick={() => openDeal(scene, planOf(scene), seat)}>
      <span className="visually-hidden">{words.tradeWith(nameOf(scene, seat))}</span>
      {inside}
    </button>
  );
}

/** Still at it, or ready. */
function State({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const done = isDone(scene, seat);
  if (!done && !scene.watching) return undefined;
  return (
    <span className={classes('badge', done && 'badge--yes')}>
      <Sign of={done ? 'check' : 'clock'} />
      {done ? scene.words.isReady : scene.words.isBuilding}
    </span>
  );
}

/** For those who look on: who builds and who is ready. */
export const Cooks = ({ scene }: SceneProps): ReactNode => (
  <div className="kitchen kitchen--cooks">
    <p className="flipno">
      <Notes scene={scene} />
    </p>
    <ul className="cooks">
      {othersOf(scene).map((seat) => (
        <li key={seat}>
          <Nine scene={scene} seat={seat} canDeal={false} />
        </li>
      ))}
    </ul>
  </div>
);
