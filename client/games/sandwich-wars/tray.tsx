/** What is mine: the zone in front of me with its free places, my hand, and my purse. */
import type { CSSProperties, ReactNode } from 'react';
import type { TurnAnswer } from '#games/sandwich-wars';
import { qualities, ZONE } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { askOf, cardName, isMine } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden, Point } from '../../widgets/pieces.tsx';
import { OrderDialog } from './order-dialog.tsx';
import {
  change,
  confirm,
  isChance,
  keeperOf,
  mustReplace,
  NOTHING,
  planOf,
  priceNow,
  puttingOf,
  throwOrKeep,
  whyNotCard,
} from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { coinsOf, handAt, isFood, tokensAt, zoneAt } from './scene.ts';
import { WarsCard } from './wars-card.tsx';
import './tray.css';

export function MyTray({ scene }: SceneProps): ReactNode {
  const hold = useHand((thing, place) => put(scene, Number(thing) as CardId, place), keeperOf(scene));
  return (
    <div className="my-tray" style={rowsOf(handAt(scene, scene.seat).length)}>
      <MyZone scene={scene} hold={hold} />
      <MyHand scene={scene} hold={hold} />
      <OrderDialog scene={scene} />
    </div>
  );
}

/** Five in a row. */
const rowsOf = (cards: number): CSSProperties =>
  ({ '--hand-rows': Math.max(1, Math.ceil(cards / ZONE)) }) as CSSProperties;

/** Into a free place at once; instead of another only after one more word. */
function put(scene: OwnScene, card: CardId, place: string): void {
  const out = OUT.exec(place)?.[1];
  change(scene, (plan) =>
    Object.assign(plan, { deed: 'none', held: card, out: out === undefined ? NOTHING : Number(out) }),
  );
  const putting = puttingOf(scene, planOf(scene));
  if (!isChance(scene, card) && putting?.do === 'play') confirm(scene, putting);
}

const OUT = /^out-(\d+)$/;
const SLOT = 'zone';

interface HeldProps extends SceneProps {
  readonly hold: Holding;
}

/** What I have just put down lies there before the table has it. */
function puttingSaid({ said }: OwnScene): Extract<TurnAnswer, { do: 'play' | 'replace' }> | undefined {
  const answer = said[0] as TurnAnswer | undefined;
  return answer?.do === 'play' || answer?.do === 'replace' ? answer : undefined;
}

function MyZone({ scene, hold }: HeldProps): ReactNode {
  const { words, world, seat } = scene;
  const said = puttingSaid(scene);
  const lying = zoneAt(scene, seat);
  const each = qualities(world, seat);
  const zone =
    said === undefined ? lying : [...lying.filter((card) => said.do === 'play' || card !== said.out), said.card];
  const sum = each.reduce((total, n) => total + n, 0);
  return (
    <section className="my-zone" data-part="zone" aria-labelledby="wars-zone">
      <div className="my-head">
        <h2 id="wars-zone">{words.yourZone}</h2>
        <span className="tray__count">
          {zone.length}/{ZONE} · ★{sum}
        </span>
        <Purse scene={scene} />
      </div>
      <Zone label={words.yourZone} className="my-cards">
        {zone.map((card) => (
          <li key={card}>
            <ZoneCard scene={scene} hold={hold} card={card} quality={each[lying.indexOf(card)]} />
          </li>
        ))}
        {Array.from({ length: ZONE - zone.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are counted.
          <li key={`free ${i}`}>
            <Slot scene={scene} hold={hold} first={i === 0} />
          </li>
        ))}
      </Zone>
    </section>
  );
}

interface ZoneCardProps extends HeldProps {
  readonly card: CardId;
  readonly quality: number | undefined;
}

/** While something must go out for what I hold, every card of a full zone is a place with a price. */
function ZoneCard({ scene, hold, card, quality }: ZoneCardProps): ReactNode {
  const { held, out } = planOf(scene);
  const isAsked = scene.asked && held !== NOTHING && !isChance(scene, held as CardId);
  if (!isAsked || !mustReplace(scene, held as CardId))
    return <WarsCard scene={scene} card={card} quality={quality} still />;
  const putting = { do: 'replace', card: held as CardId, out: card } as const;
  const refusal = scene.whyNot(putting);
  const price = priceNow(scene, putting);
  return (
    <span className="out-place">
      <WarsCard
        scene={scene}
        card={card}
        quality={quality}
        state={out === card ? 'picked' : legalIf(refusal)}
        pressed={out === card}
        hand={{
          'aria-description': scene.words.insteadOf(cardName(scene, held as CardId), cardName(scene, card), price),
          ...(refusal === undefined ? hold.place(`out-${card}`) : { onClick: () => scene.explain(refusal) }),
        }}
      />
      <span className="out-place__price" aria-hidden="true">
        <Coin n={price} size="s" />
      </span>
    </span>
  );
}

const legalIf = (refusal: Refused): 'legal' | undefined => (refusal === undefined ? 'legal' : undefined);

/** The first free place takes what I hold, and says what it costs. */
function Slot({ scene, hold, first }: HeldProps & { readonly first: boolean }): ReactNode {
  const { words } = scene;
  const { held } = planOf(scene);
  const card = held as CardId;
  const isWanted = scene.asked && held !== NOTHING && !isChance(scene, card) && first;
  if (!isWanted) return <span className="slot" aria-hidden="true" {...(first ? { 'data-place': SLOT } : {})} />;
  const price = priceNow(scene, { do: 'play', card });
  return (
    <button type="button" className={classes('slot is-legal', hold.aims(SLOT) && 'is-aimed')} {...hold.place(SLOT)}>
      <Hidden>{words.putHere(cardName(scene, card), price)}</Hidden>
      <span aria-hidden="true">
        {words.here}
        <Coin n={price} size="s" />
      </span>
    </button>
  );
}

/** Cards are thrown away in these questions, and while I am about to replenish. */
const isThrowing = (scene: OwnScene): boolean =>
  isMine(scene) && (askOf(scene) === 'replenish' || askOf(scene) === 'discard' || planOf(scene).deed === 'replenish');

function MyHand({ scene, hold }: HeldProps): ReactNode {
  const { words, seat } = scene;
  const said = puttingSaid(scene);
  const hand = handAt(scene, seat).filter((card) => card !== said?.card);
  return (
    <section className="my-hand" data-part="hand" aria-labelledby="wars-hand">
      <div className="my-head">
        <h2 id="wars-hand">{words.yourHand}</h2>
        <span className="tray__count">{words.cards(hand.length)}</span>
      </div>
      <Zone label={words.yourHand} className="my-cards" asked={scene.asked}>
        {hand.map((card, i) => (
          <li key={card}>
            <HandCard scene={scene} hold={hold} card={card} index={i} />
          </li>
        ))}
      </Zone>
    </section>
  );
}

interface HandCardProps extends HeldProps {
  readonly card: CardId;
  readonly index: number;
}

function HandCard({ scene, hold, card, index }: HandCardProps): ReactNode {
  const price = isFood(scene, card) ? priceNow(scene, { do: 'play', card }) : undefined;
  const common = { scene, card, price, hotkey: index < 9 ? index + 1 : undefined };
  if (isThrowing(scene)) return <ThrownCard {...common} />;
  const refusal = whyNotCard(scene, card);
  if (refusal !== undefined)
    return <WarsCard {...common} missing={missingOf(refusal)} onTap={() => scene.explain(refusal)} />;
  const isHeld = planOf(scene).held === card;
  return <WarsCard {...common} state={isHeld ? 'picked' : 'legal'} hand={hold.thing(String(card))} />;
}

type Refused = ReturnType<typeof whyNotCard>;

const missingOf = (refusal: Refused): number | undefined =>
  refusal?.code === 'too-few-coins' ? Number(refusal.facts.missing) : undefined;

function ThrownCard({ scene, card, hotkey }: { scene: OwnScene; card: CardId; hotkey: number | undefined }): ReactNode {
  const isThrown = planOf(scene).thrown.includes(card);
  return (
    <span className={classes('throwable', isThrown && 'is-thrown')}>
      <WarsCard
        scene={scene}
        card={card}
        hotkey={hotkey}
        state={isThrown ? undefined : 'legal'}
        pressed={isThrown}
        hand={{ 'aria-description': isThrown ? scene.words.keepIt : scene.words.throwIt }}
        onTap={() => throwOrKeep(scene, card)}
      />
      {isThrown ? <Sign of="trash" className="throwable__mark" /> : undefined}
    </span>
  );
}

/** Coins, points in tokens (for my eyes only where they are hidden), actions left. */
export function Purse({ scene }: SceneProps): ReactNode {
  const { words, seat, look, match } = scene;
  const coins = coinsOf(scene, seat);
  const tokens = tokensAt(scene, seat) ?? 0;
  return (
    <span className="w-purse" data-part="purse">
      <span className="purse">
        <Coin n={coins} />
        <span className="w-purse__word" aria-hidden="true">
          {words.coinsWord}
        </span>
        <Hidden>{words.coins(coins)}</Hidden>
      </span>
      <span className="purse">
        <Point n={tokens} />
        <span className="w-purse__word" aria-hidden="true">
          {words.pointsWord}
        </span>
        {match.options.tokens === 'hidden' ? <Sign of="eye-off" className="icon" /> : undefined}
        <Hidden>{words.pointsInTokens(tokens)}</Hidden>
      </span>
      {look.view.turn === seat ? <Actions scene={scene} /> : undefined}
    </span>
  );
}

/** A pip for each action: a tick where it is used up. */
function Actions({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const { actions } = look.view;
  const all = Math.max(2, actions);
  return (
    <span className="w-actions">
      <span className="w-purse__word" aria-hidden="true">
        {words.actions}
      </span>
      <span className="apips" role="img" aria-label={words.actionsLeft(actions)}>
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions are counted.
          <span key={i} className={classes(i >= all - actions ? 'is-left' : 'is-done')} />
        ))}
      </span>
    </span>
  );
}
