/** The end of a game: who earned what with which sandwich, the dearest one, and where all the Noshdosh came from and went. */
import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '#kernel';
import { listSeats } from '#kernel';
import { nameOf } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Coin } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { faceOf, orderName, pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { Stack } from './stack.tsx';
import type { Claimed, Purse } from './story.ts';
import { bestOf, claimsIn, purseOf } from './story.ts';
import './ending.css';

export function Ending({ scene }: SceneProps): ReactNode {
  return (
    <>
      <Earned scene={scene} />
      <Dearest scene={scene} />
      <Whence scene={scene} />
    </>
  );
}

/** The richest first. */
const ranked = ({ match, look }: OwnScene): Seat[] =>
  listSeats(match.players).sort((a, b) => look.view.money[b] - look.view.money[a] || a - b);

function Earned({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  return (
    <section className="panel tasters masters-end">
      <h2>{words.whoEarned}</h2>
      <ul className="tasters__list">
        {ranked(scene).map((seat) => (
          <Purses key={seat} scene={scene} seat={seat} purse={purseOf(scene.log, seat)} />
        ))}
      </ul>
    </section>
  );
}

interface PurseProps extends SceneProps {
  readonly seat: Seat;
  readonly purse: Purse;
}

function Purses({ scene, seat, purse }: PurseProps): ReactNode {
  const { words, look } = scene;
  return (
    <li className="taster" {...playerColour(seat)}>
      <p className="taster__who">
        <Avatar seat={seat} person={scene.person(seat)} size="s" />
        <b>{nameOf(scene, seat)}</b>
        <Coin n={look.view.money[seat]} />
      </p>
      <ul className="sums">
        {purse.claims.map((claim) => (
          <ClaimRow key={`${claim.order} ${claim.cards.join(' ')}`} scene={scene} claim={claim} />
        ))}
        {purse.claims.length === 0 ? <li>{words.noClaims}</li> : undefined}
        <SumRow picture="label" label={words.fromEvents} sum={purse.events} />
        <SumRow picture="money-bag" label={words.forBribes} sum={purse.bribes} />
      </ul>
    </li>
  );
}

function ClaimRow({ scene, claim }: { readonly scene: OwnScene; readonly claim: Claimed }): ReactNode {
  return (
    <li>
      <span className="sums__pics" aria-hidden="true">
        {claim.cards.slice(1, -1).map((card) => (
          <Picture key={card} of={faceOf(scene, card).picture} />
        ))}
      </span>
      <span>{orderName(scene, claim.order)}</span>
      <b className="num">{signed(claim.pays)}</b>
    </li>
  );
}

function SumRow({ picture, label, sum }: { picture: string; label: string; sum: number }): ReactNode {
  if (sum === 0) return undefined;
  return (
    <li>
      <span className="sums__pics" aria-hidden="true">
        <Picture of={pictureOf(picture)} />
      </span>
      <span>{label}</span>
      <b className="num">{signed(sum)}</b>
    </li>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Dearest({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const best = bestOf(claimsIn(scene.log));
  if (best === undefined) return undefined;
  const name = orderName(scene, best.order);
  return (
    <section className="panel best masters-end">
      <h2>{words.dearest}</h2>
      <div className="best__in">
        <Stack scene={scene} label={name} cards={best.cards} size="wide" top="closed" still />
        <div className="best__cook">
          <Avatar seat={best.seat} person={scene.person(best.seat)} size="s" />
          <p>{words.dearestBy(nameOf(scene, best.seat), name, best.pays)}</p>
        </div>
      </div>
    </section>
  );
}

function Whence({ scene }: SceneProps): ReactNode {
  const { words, look, log } = scene;
  const seats = ranked(scene);
  const purses = seats.map((seat) => purseOf(log, seat));
  const most = Math.max(1, ...purses.map(({ earned, events }) => earned + Math.max(0, events)));
  return (
    <section className="panel sheet-score masters-end">
      <h2>{words.whence}</h2>
      <div className="bars">
        {seats.map((seat, i) => (
          <div key={seat} className="bar" {...playerColour(seat)}>
            <b>{nameOf(scene, seat)}</b>
            <span className="bar__track" role="img" aria-label={barLabel(scene, seat, purses[i])}>
              {[purses[i].earned, Math.max(0, purses[i].events)].map((part, kind) => (
                <span
                  key={KINDS[kind]}
                  className="bar__part"
                  style={{ '--value': (part / most) * 100 } as CSSProperties}
                />
              ))}
            </span>
            <b className="num">{look.view.money[seat]}</b>
          </div>
        ))}
      </div>
      <p className="legend">
        <span>
          <i className="a" />
          {words.fromOrders}
        </span>
        <span>
          <i className="b" />
          {words.fromEvents}
        </span>
      </p>
      <Bank scene={scene} />
    </section>
  );
}

const KINDS = ['orders', 'events'] as const;

const barLabel = (scene: OwnScene, seat: Seat, { earned, events, bribes }: Purse): string => {
  const { words } = scene;
  return `${nameOf(scene, seat)}: ${words.fromOrders} ${earned}, ${words.fromEvents} ${signed(events)}, ${words.forBribes} ${signed(bribes)}`;
};

/** What the bank paid and got back: together it is what all have now. */
function Bank({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const { rewards, bribes, losses, money } = look.view;
  return (
    <div className="likes">
      <p className="like">
        <Picture of={pictureOf('money-bag')} className="icon" />
        <span>
          {words.bank(
            rewards,
            bribes,
            losses,
            money.reduce((sum, n) => sum + n, 0),
          )}
        </span>
      </p>
      <Talk scene={scene} />
    </div>
  );
}

/** How many orders I served, and how often inspectors came. */
function Talk({ scene }: SceneProps): ReactNode {
  const { words, log, seat, watching } = scene;
  if (watching) return undefined;
  const visits = log.filter((event) => event.is === 'inspected' && event.seat === seat && event.found > 0).length;
  return (
    <p className="like">
      <Picture of={pictureOf('inspector')} className="icon" />
      <span>{words.visitsTo(visits)}</span>
    </p>
  );
}
