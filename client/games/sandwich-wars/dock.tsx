/** What can be done, at the thumb: the five actions with what they cost, or the one word that confirms; and what others do meanwhile. */

import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { DISCARDS, extraWages, HIRE, WAGES } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { leftOf } from '#kernel';
import { aboutOf, askOf, cardName, isMine, nameOf, raised, seenIn } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { GoOn } from '../../widgets/go-on.tsx';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin } from '../../widgets/pieces.tsx';
import { playerColour } from '../../widgets/player.tsx';
import { isShown } from './called.ts';
import { faceOf, pictureOf } from './faces.ts';
import { countFree } from './helpers.tsx';
import { showOrder } from './order-draft.ts';
import { Apronlet } from './parts.tsx';
import type { Plan } from './plan.ts';
import {
  change,
  choose,
  confirm,
  isChance,
  isWished,
  NOTHING,
  planOf,
  priceNow,
  puttingOf,
  staged,
  takeWish,
  whyNotCard,
  wish,
} from './plan.ts';
import { isReady } from './rail.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { categoryName, coinsOf, handAt, helperName, isFood, rowOf } from './scene.ts';
import { loggedAs } from './told.ts';
import { Purse } from './tray.tsx';
import { UndoButton } from './undo.tsx';
import { wagesOf } from './upkeep.tsx';
import './dock.css';

export function Acts({ scene }: SceneProps): ReactNode {
  useEffect(() => {
    if (!scene.asked || !isWished(scene)) return;
    const answer = takeWish(scene);
    if (answer === undefined) scene.refresh();
    else confirm(scene, answer);
  });
  return (
    <div className="w-acts" data-part="actions">
      <Purse scene={scene} />
      {isMine(scene) ? <UndoButton scene={scene} /> : undefined}
      <Ways scene={scene} />
    </div>
  );
}

function Ways({ scene }: SceneProps): ReactNode {
  if (isShown(askOf(scene)) && scene.asked) return <GoOn scene={scene} />;
  return isMine(scene) ? <Mine scene={scene} /> : <Meanwhile scene={scene} />;
}

function Mine({ scene }: SceneProps): ReactNode {
  if (askOf(scene) !== 'turn') return <OneWord scene={scene} />;
  return aboutOf(scene, 'turn').actions === 0 && planOf(scene).held === NOTHING ? (
    <EndTurn scene={scene} />
  ) : (
    <TurnActs scene={scene} />
  );
}

// ---- a turn ----

type ActId = 'play' | 'complete' | 'replenish' | 'coins' | 'hire';

interface ActProps {
  readonly id: ActId;
  readonly picture: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly onTap: () => void;
  readonly holds?: string | undefined;
}

function TurnActs({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const main = mainOf(plan);
  return (
    <Zone
      as="ul"
      label={scene.words.actions}
      className={classes('acts-list', main !== undefined && 'has-main')}
      asked={scene.asked}
    >
      {actsOf(scene, plan).map((act) => (
        <li key={act.id} className={classes(act.id === main && 'is-main')}>
          <button
            type="button"
            className={classes('act', act.id === main && 'is-main')}
            data-act={act.id}
            data-flip-holds={act.holds}
            aria-disabled={act.id === main && !isSendable(scene, plan) ? true : undefined}
            onClick={act.onTap}
          >
            {act.picture}
            <span>
              <b>{act.name}</b>
              <span className="act__note">{act.note}</span>
            </span>
          </button>
        </li>
      ))}
    </Zone>
  );
}

const isSendable = (scene: OwnScene, plan: Plan): boolean => {
  const answer = staged(scene, plan);
  return answer !== undefined && scene.whyNot(answer) === undefined;
};

/** The deed that is staged. */
function mainOf({ deed, held }: Plan): ActId | undefined {
  if (held !== NOTHING) return 'play';
  return deed === 'none' ? undefined : deed;
}

function actsOf(scene: OwnScene, plan: Plan): ActProps[] {
  return [
    playAct(scene, plan),
    completeAct(scene),
    replenishAct(scene, plan),
    coinsAct(scene, plan),
    hireAct(scene, plan),
  ];
}

function playAct(scene: OwnScene, plan: Plan): ActProps {
  const { words } = scene;
  const card = plan.held as CardId;
  if (plan.held === NOTHING)
    return {
      id: 'play',
      picture: <Picture of={pictureOf('sandwich')} />,
      name: words.act.play,
      note: words.act.playHow,
      onTap: () => pickFirst(scene),
    };
  return {
    id: 'play',
    picture: <Picture of={faceOf(scene, card).picture} />,
    name: isChance(scene, card) ? words.playChance(cardName(scene, card)) : words.playIt(cardName(scene, card)),
    note: isChance(scene, card)
      ? words.thenTo(nameOf(scene, leftOf(scene.seat, 1, scene.match.seats)))
      : priceWords(scene, plan),
    onTap: () => confirm(scene),
  };
}

/** What it costs and what stays in the purse. */
function priceWords(scene: OwnScene, plan: Plan): string {
  const putting = puttingOf(scene, plan);
  if (putting === undefined) return scene.words.whichGoesOut;
  const price = priceNow(scene, putting);
  return scene.words.costs(price, coinsOf(scene, scene.seat) - price);
}

/** The first ingredient that can be put down; or why even the first cannot. */
function pickFirst(scene: OwnScene): void {
  const food = handAt(scene, scene.seat).filter((card) => isFood(scene, card));
  const playable = food.find((card) => whyNotCard(scene, card) === undefined);
  const why = food.length === 0 ? undefined : whyNotCard(scene, food[0]);
  if (playable !== undefined) change(scene, (plan) => Object.assign(plan, { deed: 'none', held: playable }));
  else if (why !== undefined) scene.explain(why);
}

function completeAct(scene: OwnScene): ActProps {
  const { words } = scene;
  const row = rowOf(scene);
  const ready = row.filter((order) => isReady(scene, order));
  return {
    id: 'complete',
    picture: <Picture of={pictureOf('receipt')} />,
    name: words.act.complete,
    note: words.readyCount(ready.length),
    onTap: () => {
      const order = ready.at(-1) ?? row[0];
      if (order !== undefined) showOrder(scene, order);
    },
  };
}

function replenishAct(scene: OwnScene, plan: Plan): ActProps {
  const { words } = scene;
  const isChosen = plan.deed === 'replenish';
  return {
    id: 'replenish',
    picture: <Picture of={pictureOf('recycle')} />,
    name: words.act.replenish,
    note: isChosen ? words.throwCount(plan.thrown.length) : words.act.replenishHow,
    holds: seenIn(scene, DISCARDS).join(' '),
    onTap: () => (isChosen ? replenish(scene, plan) : choose(scene, 'replenish')),
  };
}

/** What is thrown away is said in the same breath. */
function replenish(scene: OwnScene, { thrown }: Plan): void {
  wish(
    scene,
    'replenish',
    NOTHING,
    thrown.toSorted((a, b) => a - b),
  );
  confirm(scene);
}

function coinsAct(scene: OwnScene, plan: Plan): ActProps {
  const { words, world, seat } = scene;
  const gain = WAGES + extraWages(world, seat);
  const coins = coinsOf(scene, seat);
  const isChosen = plan.deed === 'coins';
  return {
    id: 'coins',
    picture: <Coin n={`+${gain}`} />,
    name: words.act.coins,
    note: words.fromTo(coins, coins + gain),
    onTap: () => (isChosen ? confirm(scene) : choose(scene, 'coins')),
  };
}

function hireAct(scene: OwnScene, plan: Plan): ActProps {
  const { words, seat } = scene;
  const isChosen = plan.deed === 'hire';
  const { helper } = plan;
  const isNamed = isChosen && helper !== '';
  return {
    id: 'hire',
    picture: <Apronlet helper={isNamed ? helper : undefined} />,
    name: isNamed ? words.hireIt(categoryName(scene, helper)) : words.act.hire,
    note: isNamed ? words.costs(HIRE, coinsOf(scene, seat) - HIRE) : hireNote(scene, plan),
    onTap: () => (isChosen ? confirm(scene) : choose(scene, 'hire')),
  };
}

const hireNote = (scene: OwnScene, { deed }: Plan): string =>
  deed === 'hire' ? scene.words.chooseApron : scene.words.hireHow(HIRE, countFree(scene));

function EndTurn({ scene }: SceneProps): ReactNode {
  return (
    <OneButton
      name={scene.words.endTurn}
      note={scene.words.endTurnHow}
      picture={<Sign of="check" />}
      scene={scene}
      answer={{ do: 'end' }}
    />
  );
}

// ---- other questions: one word ----

function OneWord({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const ask = askOf(scene);
  const isEnough = ask === 'free' && aboutOf(scene, 'free').put > 0;
  const { name, note } = wordOf(scene, plan);
  return (
    <>
      {isEnough ? (
        <button type="button" className="act act--enough" onClick={() => confirm(scene, { do: 'enough' })}>
          {scene.words.enough}
        </button>
      ) : undefined}
      <OneButton name={name} note={note} picture={<Sign of="check" />} scene={scene} answer={staged(scene, plan)} />
    </>
  );
}

/** What the one button says, by question. */
function wordOf(scene: OwnScene, plan: Plan): { name: string; note: string } {
  const { words } = scene;
  switch (askOf(scene)) {
    case 'free':
      return plan.held === NOTHING
        ? { name: words.act.play, note: words.forNothing(aboutOf(scene, 'free').left) }
        : { name: words.playIt(cardName(scene, plan.held as CardId)), note: priceWords(scene, plan) };
    case 'helper':
      return plan.helper === ''
        ? { name: words.takeOne, note: words.chooseApron }
        : { name: words.hireIt(categoryName(scene, plan.helper)), note: raised(helperName(scene, plan.helper)) };
    case 'reward':
      return { name: words.takeReward, note: rewardNote(scene, plan) };
    case 'upkeep':
      return { name: words.payNow, note: upkeepNote(scene, plan) };
    case 'discard':
      return { name: words.throwOf(plan.thrown.length, aboutOf(scene, 'discard').count), note: words.fiveStay };
    default:
      return { name: words.act.replenish, note: words.throwCount(plan.thrown.length) };
  }
}

function rewardNote(scene: OwnScene, { reward }: Plan): string {
  const { words } = scene;
  if (reward.take === 'split') return words.coinsAndCards(reward.coins, reward.cards);
  if (reward.take === 'points') return words.points(2);
  return reward.take === 'assistant' ? raised(helperName(scene, reward.helper)) : words.chooseReward;
}

function upkeepNote(scene: OwnScene, plan: Plan): string {
  const { words } = scene;
  const { coins, points } = wagesOf(scene);
  const pays = words.pays(coins, points);
  return plan.upkeep.back.length === 0 ? pays : `${pays} · ${words.goBack(plan.upkeep.back.length)}`;
}

interface OneProps extends SceneProps {
  readonly name: string;
  readonly note: string;
  readonly picture: ReactNode;
  readonly answer: unknown;
}

function OneButton({ scene, name, note, picture, answer }: OneProps): ReactNode {
  const isReadyToSend = answer !== undefined && scene.whyNot(answer) === undefined;
  return (
    <button
      type="button"
      className="act is-main act--one"
      data-asked={scene.asked ? '' : undefined}
      aria-disabled={isReadyToSend ? undefined : true}
      onClick={() => confirm(scene, answer)}
    >
      {picture}
      <span>
        <b>{name}</b>
        <span className="act__note">{note}</span>
      </span>
    </button>
  );
}

// ---- while others play ----

const LINES = 3;

/** The last things that whoever is up has done in this turn. */
function Meanwhile({ scene }: SceneProps): ReactNode {
  const { log, text, match, who, words } = scene;
  const begun = log.findLastIndex(({ is }) => is === 'turn');
  const deeds = log
    .map((event, i) => ({ event, i }))
    .slice(Math.max(0, begun))
    .filter(({ event }) => event.is !== 'hand' && event.is !== 'shuffled')
    .slice(-LINES);
  return (
    <ol className="deeds" aria-label={words.thisTurn}>
      {deeds.map(({ event, i }) => {
        const { seat, cards = [] } = loggedAs(event);
        return (
          <li key={i} {...(seat === undefined ? {} : playerColour(seat))}>
            <span className="deeds__dot" />
            <span>{text.event(event, match, who)}</span>
            {cards.slice(0, 2).map((card) => (
              <Picture key={card} of={faceOf(scene, card).picture} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
