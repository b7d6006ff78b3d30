/** The play as it is put together: its steps, what it claims, what it leads to, and the one button that counts. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Spot } from '#games/sandwich-masters';
import { DOOR, ownerOf, placeClaimed, slotAt, slotClaimed, spotOf } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { askOf, nameOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { GoOn } from '../../widgets/go-on.tsx';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { claimable, claimsOf, toggleClaim, turnOf } from './claims.ts';
import { openCompare } from './compare.tsx';
import { faceOf, orderName, pictureOf } from './faces.ts';
import { nearest, ordersFor, payOf } from './fits.ts';
import { Gone, News } from './news.tsx';
import type { Plan } from './plan.ts';
import { countOf, hasPlan, NOTHING, planOf, takeBack, turnTo, undo } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { badOf, openOf, orderAt, SLOT_LIST } from './scene.ts';
import './dock.css';

export function Play({ scene }: SceneProps): ReactNode {
  if (!hasPlan(scene)) return <LastPlay scene={scene} />;
  const plan = planOf(scene);
  return (
    <section className="m-play" aria-label={scene.words.yourPlay} data-part="play">
      {countOf(plan) === 0 ? <News scene={scene} /> : undefined}
      <h2>{scene.words.yourPlay}</h2>
      <Steps scene={scene} plan={plan} />
      <Then scene={scene} plan={plan} />
      <Acts scene={scene} plan={plan} />
    </section>
  );
}

/** What happened last, while somebody else is asked or all look at it. */
function LastPlay({ scene }: SceneProps): ReactNode {
  const { words, log, text, match, who, look } = scene;
  const told = log.findLast(({ is }) => DEEDS.includes(is));
  const ask = askOf(scene);
  const isShown = scene.asked && (ask === 'served' || ask === 'visited');
  return (
    <section className="m-play is-idle" aria-label={words.lately} data-part="play">
      <News scene={scene} />
      <h2>{words.playOf(nameOf(scene, look.view.active))}</h2>
      <p className="m-play__last">
        {told?.is === 'lost' && told.cards.length > FEW ? (
          <Gone scene={scene} seat={told.seat} cards={told.cards} />
        ) : undefined}
        {told === undefined ? words.nothingYet : <span>{text.event(told, match, who)}</span>}
      </p>
      {isShown ? <GoOn scene={scene} /> : undefined}
    </section>
  );
}

/** More cards than this are shown by their pictures. */
const FEW = 4;
const DEEDS = ['played', 'moved', 'discarded', 'claimed', 'inspected', 'bribed', 'lost', 'event'];

interface PlanProps extends SceneProps {
  readonly plan: Plan;
}

function Steps({ scene, plan }: PlanProps): ReactNode {
  const { words } = scene;
  const claims = claimsOf(scene, plan);
  const possible = claimable(scene, plan);
  return (
    <Zone as="ol" label={words.yourPlay} className="m-steps">
      {countOf(plan) === 0 ? <li className="m-steps__none">{words.emptyPlan[plan.does]}</li> : undefined}
      {stagedIn(scene, plan).map(({ card, to }, i) => (
        <li key={card}>
          <button type="button" className="stp" onClick={() => takeBack(scene, plan, card)}>
            <span className="stepno" data-number={i + 1} />
            <Picture of={faceOf(scene, card).picture} />
            <span className="long">{faceOf(scene, card).name}</span>
            <Where scene={scene} to={to} />
            <Hidden>, {words.takeBack}</Hidden>
          </button>
        </li>
      ))}
      {possible.map((claim) => (
        <li key={`claim ${claim}`}>
          <Claiming
            scene={scene}
            isClaimed={claims.includes(claim)}
            slot={slotClaimed(claim)}
            place={placeClaimed(claim)}
            onTap={() => toggleClaim(scene, plan, claim)}
          />
        </li>
      ))}
    </Zone>
  );
}

interface Staged {
  readonly card: CardId;
  /** Undefined for the discards. */
  readonly to: Spot | undefined;
}

function stagedIn({ seat }: OwnScene, { does, steps, moved, thrown }: Plan): Staged[] {
  if (does === 'play') return steps;
  if (does === 'discard') return thrown.map((card) => ({ card, to: undefined }));
  return moved.card === NOTHING ? [] : [{ card: moved.card as CardId, to: spotOf(seat, moved.to) }];
}

/** The place of a step: a sandwich of mine by its number, somebody else by name. */
function Where({ scene, to }: { readonly scene: OwnScene; readonly to: Spot | undefined }): ReactNode {
  const { words, seat } = scene;
  if (to === undefined) return <Sign of="trash" className="icon" />;
  const owner = ownerOf(to);
  const slot = slotAt(to) + 1;
  return (
    <>
      <Sign of="arrow" className="icon" />
      {owner === seat ? (
        <>
          <span className="long">{words.sandwich(slot)}</span>
          <span className="short">{slot}</span>
        </>
      ) : (
        <span>{slotAt(to) === DOOR ? nameOf(scene, owner) : words.theirs(nameOf(scene, owner), slot)}</span>
      )}
    </>
  );
}

interface ClaimingProps extends SceneProps {
  readonly isClaimed: boolean;
  readonly slot: number;
  readonly place: number;
  readonly onTap: () => void;
}

/** A claim is never forced: a tap lets the order be, or claims it. */
function Claiming({ scene, isClaimed, slot, place, onTap }: ClaimingProps): ReactNode {
  const order = orderAt(scene, place);
  if (order === undefined) return undefined;
  const name = orderName(scene, order);
  return (
    <button
      type="button"
      className="stp stp--claim"
      aria-pressed={isClaimed}
      aria-label={scene.words.claimWith(name, slot + 1, payOf(scene, slot, place))}
      onClick={onTap}
    >
      <span className="tick" aria-hidden="true" />
      <span className="stp__order">{name}</span>
      <Coin n={payOf(scene, slot, place)} size="s" />
    </button>
  );
}

/** What it leads to: a sandwich that only needs Bread then, or an inspector who would find nothing. */
function Then({ scene, plan }: PlanProps): ReactNode {
  const said = thenOf(scene, plan);
  if (said === undefined) return undefined;
  return (
    <p className="m-play__then">
      <Picture of={pictureOf('bulb')} />
      <span>{said}</span>
    </p>
  );
}

function thenOf(scene: OwnScene, plan: Plan): string | undefined {
  const { words, seat } = scene;
  const clean = plan.steps.find(({ to }) => slotAt(to) === DOOR && badOf(scene, ownerOf(to)) === 0);
  if (clean !== undefined) return words.findsNothing(nameOf(scene, ownerOf(clean.to)));
  if (countOf(plan) === 0 || plan.does === 'discard') return undefined;
  const claimed = claimsOf(scene, plan).map(slotClaimed);
  const pairs = SLOT_LIST.filter((slot) => !claimed.includes(slot)).flatMap((slot) => ordersFor(scene, seat, slot));
  const ready = nearest(pairs.filter(({ fit }) => fit.pays > 0));
  return ready === undefined ? undefined : words.thenOnlyBread(ready.slot + 1, ready.fit.pays);
}

function Acts({ scene, plan }: PlanProps): ReactNode {
  const { words, asked } = scene;
  const [isMore, setMore] = useState(false);
  const turn = turnOf(scene, plan);
  const isPossible = asked && scene.whyNot(turn) === undefined;
  return (
    <>
      <div className="m-play__acts">
        <button
          type="button"
          className="button button--icon m-undo"
          aria-label={words.takeBack}
          data-key="undo"
          onClick={() => undo(scene, plan)}
        >
          <Sign of="undo" />
        </button>
        <button
          type="button"
          className="button button--icon m-more"
          aria-label={words.otherTurns}
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          <Sign of="more" />
        </button>
        <button
          type="button"
          className="button button--main serve"
          aria-disabled={!isPossible}
          onClick={() => scene.answer(turn)}
        >
          {words.playNow[plan.does](countOf(plan))}
        </button>
      </div>
      <Else scene={scene} plan={plan} isMore={isMore} onDone={() => setMore(false)} />
    </>
  );
}

/** The other kinds of turns. */
function Else({ scene, plan, isMore, onDone }: PlanProps & { isMore: boolean; onDone: () => void }): ReactNode {
  const { words } = scene;
  const kinds = (['play', 'move', 'discard'] as const).filter((kind) => kind !== plan.does);
  const turn = (kind: Plan['does']): void => {
    onDone();
    if (kind === 'move' && openOf(scene, scene.seat).length === 0) {
      const refused = scene.whyNot({ do: 'move', card: 0, to: 0, claims: [] });
      if (refused !== undefined) return scene.explain(refused);
    }
    turnTo(scene, plan, kind);
  };
  return (
    <div className={classes('m-play__else', isMore && 'is-open')}>
      {kinds.map((kind) => (
        <button key={kind} type="button" className="button button--link" data-turn={kind} onClick={() => turn(kind)}>
          {words.instead[kind]}
        </button>
      ))}
      <button
        type="button"
        className="button button--link m-throwns"
        onClick={() => openCompare(scene, { is: 'discards' })}
      >
        {words.discards}
      </button>
    </div>
  );
}
