/** An order from near: which of my ingredients I use, what they bring now and at the end, which reward I take; and the word that completes it. */
import type { ReactNode } from 'react';
import type { Category } from '#games/sandwich-wars';
import { BONUS, DIVERSITY, earnings, freeHelpers, qualities, qualityTogether } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { cardName, raised } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Point } from '../../widgets/pieces.tsx';
import { faceOf } from './faces.ts';
import type { Usage } from './order-draft.ts';
import { changeUsage, closeOrder, orderShown, usageOf } from './order-draft.ts';
import { Apronlet, BillLine, bandOf, CategoryDot, OrderStack, Quality } from './parts.tsx';
import { confirm, toggled, wish } from './plan.ts';
import { RewardFields } from './reward.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import {
  categoryName,
  coinsOf,
  doneAt,
  helperName,
  helpersAt,
  ingredientOf,
  kitOf,
  orderOf,
  sandwichName,
  tokensAt,
  zoneAt,
} from './scene.ts';
import './order-dialog.css';

export function OrderDialog({ scene }: SceneProps): ReactNode {
  const order = orderShown(scene);
  if (order === undefined || scene.watching) return undefined;
  const { words } = scene;
  const { size } = orderOf(scene, order);
  const answer = answerOf(scene, order);
  return (
    <Dialog
      title={words.completeThe(sandwichName(scene, size))}
      className="wc"
      onClose={() => closeOrder(scene)}
      acts={
        <>
          <button type="button" className="button" onClick={() => closeOrder(scene)}>
            {words.back}
          </button>
          <button
            type="button"
            className="button button--main wc__go"
            aria-disabled={scene.whyNot(answer) !== undefined}
            onClick={() => complete(scene, order)}
          >
            {words.completeOrder}
          </button>
        </>
      }
    >
      <Body scene={scene} order={order} usage={usageOf(scene, order)} />
    </Dialog>
  );
}

const answerOf = (scene: OwnScene, order: CardId) => ({
  do: 'complete' as const,
  order,
  cards: usageOf(scene, order).cards.toSorted((a, b) => a - b),
});

/** The reward is said in the same breath: it answers the question that comes next. */
function complete(scene: OwnScene, order: CardId): void {
  const { reward } = usageOf(scene, order);
  const answer = answerOf(scene, order);
  if (scene.whyNot(answer) === undefined) {
    if (reward.take !== 'later') wish(scene, 'reward', order, reward);
    closeOrder(scene);
  }
  confirm(scene, answer);
}

interface BodyProps extends SceneProps {
  readonly order: CardId;
  readonly usage: Usage;
}

function Body({ scene, order, usage }: BodyProps): ReactNode {
  const { words } = scene;
  const { size, quality, reward } = orderOf(scene, order);
  const noneLeft = reward === 'assistant' && freeHelpers(scene.world).length === 0;
  return (
    <>
      <p className="row row--tight wc__sub" style={bandOf(size)}>
        <OrderStack size={size} />
        <span>
          {words.ingredients(size)}, {words.qualityOf(quality)}
        </span>
      </p>
      <div className="wc__body">
        <Uses scene={scene} order={order} usage={usage} />
        <section className="wc__get">
          <h3>{words.pointsNow}</h3>
          <Bill scene={scene} order={order} usage={usage} />
          <Later scene={scene} order={order} />
          <After scene={scene} order={order} usage={usage} />
        </section>
        <section className="wc__reward">
          <h3>{reward === 'assistant' ? words.rewardOne : words.rewardSplit(reward)}</h3>
          {noneLeft ? (
            <p>{words.points(BONUS)}</p>
          ) : (
            <RewardFields
              scene={scene}
              due={reward}
              value={usage.reward.take === 'later' ? undefined : usage.reward}
              onChoose={(chosen) =>
                changeUsage(scene, order, (now) => {
                  now.reward = chosen;
                })
              }
            />
          )}
        </section>
      </div>
    </>
  );
}

/** A sandwich of what I use, and what else lies in my zone. */
function Uses({ scene, order, usage }: BodyProps): ReactNode {
  const { words, world, seat } = scene;
  const { size, quality: due } = orderOf(scene, order);
  const zone = zoneAt(scene, seat);
  const used = zone.filter((card) => usage.cards.includes(card));
  const rest = zone.filter((card) => !usage.cards.includes(card));
  const toggle = (card: CardId): void =>
    changeUsage(scene, order, (now) => {
      now.cards = toggled(now.cards, card);
    });
  const sum = qualityTogether(world, seat, used);
  const isEnough = sum >= due && used.length === size;
  return (
    <section className="wc__use">
      <h3>{words.youUse(used.length, size)}</h3>
      <ul className="wc__stack">
        <li className="slice slice--top" aria-hidden="true" />
        {used.toReversed().map((card) => (
          <li key={card}>
            <UsedLayer scene={scene} card={card} onTap={() => toggle(card)} />
          </li>
        ))}
        {used.length < size ? <li className="wc__gap">{words.moreNeeded(size - used.length)}</li> : undefined}
        <li className="slice slice--bottom" aria-hidden="true" />
      </ul>
      <p className="wc__sum">
        <span>{words.quality}</span>
        <span className="wc__bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, (100 * sum) / due)}%` }} />
        </span>
        <span className={classes('badge', isEnough && 'badge--yes')}>
          <Sign of={isEnough ? 'check' : 'minus'} className="icon" />
          {words.of(sum, due)}
        </span>
      </p>
      {rest.length === 0 ? undefined : (
        <ul className="row row--tight wc__rest" aria-label={words.notUsed}>
          {rest.map((card) => (
            <li key={card}>
              <button
                type="button"
                className="wc__add"
                data-cat={kitOf(ingredientOf(scene, card).category)}
                onClick={() => toggle(card)}
              >
                <span className="visually-hidden">{words.addIt(cardName(scene, card))}</span>
                <Sign of="plus" className="icon" />
                <Picture of={faceOf(scene, card).picture} />
                <Quality n={qualityAt(scene, card)} printed={ingredientOf(scene, card).quality} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const qualityAt = (scene: OwnScene, card: CardId): number =>
  qualities(scene.world, scene.seat)[zoneAt(scene, scene.seat).indexOf(card)];

/** What is printed on it, and what lies above or below that. */
function UsedLayer({ scene, card, onTap }: { scene: OwnScene; card: CardId; onTap: () => void }): ReactNode {
  const { category, quality: printed } = ingredientOf(scene, card);
  const quality = qualityAt(scene, card);
  const face = faceOf(scene, card);
  const more = quality - printed;
  const isHelped = helpersAt(scene, scene.seat).includes(category);
  return (
    <button type="button" className="layer layer--removable" data-cat={kitOf(category)} onClick={onTap}>
      <span className="visually-hidden">
        {scene.words.leaveOut(cardName(scene, card))}, {scene.words.qualityOf(quality)}
      </span>
      <Picture of={face.picture} className="layer__art" />
      <span className="layer__name" aria-hidden="true">
        {face.name}
      </span>
      <span className="wc__layer-sum" aria-hidden="true">
        {more === 0 ? undefined : `${printed} ${more > 0 ? '+' : '−'}${Math.abs(more)}`}
        {isHelped ? <Apronlet helper={category} /> : undefined}
        <Quality n={quality} printed={printed} />
      </span>
    </button>
  );
}

/** Points in tokens, line by line; the sum is the game's own. */
function Bill({ scene, order, usage }: BodyProps): ReactNode {
  const { words, world } = scene;
  const helpers = helpersAt(scene, scene.seat);
  const { cards } = usage;
  const { listed, assistants, effects } = earnings(world, { order, cards, helpers });
  const used = cards.map((card) => ingredientOf(scene, card).category);
  const helping = helpers.filter((helper) => used.includes(helper));
  return (
    <ul className="bill">
      {listedLines(scene, order, used, listed).map(({ category, n }) => (
        <BillLine
          key={category}
          picture={<CategoryDot scene={scene} category={category} />}
          text={n > 0 ? words.listed(categoryName(scene, category)) : words.listedNot(categoryName(scene, category))}
          n={n}
        />
      ))}
      {helping.map((helper) => (
        <BillLine
          key={helper}
          picture={<Apronlet helper={helper} />}
          text={raised(helperName(scene, helper))}
          n={assistants / helping.length}
        />
      ))}
      {effectLines(scene, cards).map(({ card, n }) => (
        <BillLine
          key={card}
          picture={<Picture of={faceOf(scene, card).picture} />}
          text={words.whenUsed(cardName(scene, card))}
          n={n}
        />
      ))}
      <li className="bill__total">
        <span>{words.inTokens}</span>
        <span className="visually-hidden">{listed + assistants + effects}</span>
        <Point n={listed + assistants + effects} />
      </li>
    </ul>
  );
}

/** The categories that an order lists: first those that are met, then those that a card meets which counts as any. */
function listedLines(
  scene: OwnScene,
  order: CardId,
  used: readonly Category[],
  total: number,
): { category: Category; n: number }[] {
  const { listed } = orderOf(scene, order);
  const inOrder = [...listed].sort((a, b) => Number(used.includes(b)) - Number(used.includes(a)));
  return inOrder.map((category, i) => ({ category, n: BONUS * i < total ? BONUS : 0 }));
}

function effectLines(scene: OwnScene, cards: readonly CardId[]): { card: CardId; n: number }[] {
  return cards.flatMap((card) => {
    const { effect } = ingredientOf(scene, card);
    return effect.does === 'points' ? [{ card, n: effect.n }] : [];
  });
}

/** What it brings at the end: printed points, and another type. */
function Later({ scene, order }: { readonly scene: OwnScene; readonly order: CardId }): ReactNode {
  const { words } = scene;
  const { points, size } = orderOf(scene, order);
  const types = new Set(doneAt(scene, scene.seat).map((done) => orderOf(scene, done).size));
  const before = types.size;
  const after = types.add(size).size;
  const gain = DIVERSITY[after] - DIVERSITY[before];
  return (
    <p className="row row--tight wc__later">
      <span>{words.atTheEnd}</span>
      <span className="badge">{words.printed(points)}</span>
      {gain === 0 ? undefined : <span className="badge">{words.typesInstead(after, before, gain)}</span>}
    </p>
  );
}

/** What I hold when it is done. */
function After({ scene, order, usage }: BodyProps): ReactNode {
  const { words, world, seat, match } = scene;
  const { cards, reward } = usage;
  const { listed, assistants, effects } = earnings(world, { order, cards, helpers: helpersAt(scene, seat) });
  const fromFood = cards.reduce((sum, card) => sum + coinsWhenUsed(scene, card), 0);
  const coins = coinsOf(scene, seat) + (reward.take === 'split' ? reward.coins : 0) + fromFood;
  const tokens = (tokensAt(scene, seat) ?? 0) + listed + assistants + effects + (reward.take === 'points' ? BONUS : 0);
  return (
    <p className="row row--tight wc__after">
      <span>{words.thenYouHold}</span>
      <span>
        <Coin n={coins} />
        <span className="visually-hidden">{words.coins(coins)}</span>
      </span>
      <span>
        <Point n={tokens} />
        <span className="visually-hidden">{words.pointsInTokens(tokens)}</span>
      </span>
      <b>{words.ordersDone(doneAt(scene, seat).length + 1, match.options.orders)}</b>
    </p>
  );
}

function coinsWhenUsed(scene: OwnScene, card: CardId): number {
  const { effect } = ingredientOf(scene, card);
  return effect.when === 'use' && effect.does === 'coins' ? effect.n : 0;
}
