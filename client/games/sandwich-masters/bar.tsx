/** The middle of the table: orders as tickets on a rail, and on small screens or for those who look on also everybody's open sandwiches. */
import type { ReactNode } from 'react';
import type { Place } from '#games/sandwich-masters';
import { FIRST_OWN, ingredients, isOwn, ownOrdersOf, symbols, varieties } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { art, Picture, Sign } from '../../widgets/picture.tsx';
import { News, newsIn } from './chalk.tsx';
import { placeOf } from './claims.ts';
import { Compare, openCompare } from './compare.tsx';
import { EventPanel } from './event.tsx';
import { CATEGORIES, orderName, pictureOf, symbolName, symbolPicture } from './faces.ts';
import type { Pair } from './fits.ts';
import { countOf, isBegun, mineFirst, nearest, recipeAt, sandwichesFor } from './fits.ts';
import { Inspection } from './inspect.tsx';
import { Others } from './others.tsx';
import { hasPlan, isForOthers, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, nameOf, openOf, orderAt, othersOf, PLACE_LIST, SLOT_LIST } from './scene.ts';

export function Bar({ scene }: SceneProps): ReactNode {
  const ask = askOf(scene);
  return (
    <div className={classes('masters', scene.watching && 'masters--all')}>
      {scene.watching ? undefined : <Tabs scene={scene} />}
      <div className="m-board" data-tab={tabOf(scene)}>
        <Rail scene={scene} />
        <Others scene={scene} />
      </div>
      {ask === 'inspect' ? <Inspection scene={scene} /> : undefined}
      {ask === 'event' ? <EventPanel scene={scene} /> : undefined}
      <Compare scene={scene} />
    </div>
  );
}

type Tab = 'bar' | 'others';

const tabDraft = (scene: OwnScene): { tab: Tab } => scene.draft<{ tab: Tab }>('tab', () => ({ tab: 'bar' }));

/** Whatever goes to others only shows them. */
function tabOf(scene: OwnScene): Tab {
  return hasPlan(scene) && scene.asked && isForOthers(scene, planOf(scene)) ? 'others' : tabDraft(scene).tab;
}

/** On small screens the Bar and what others build take turns. */
function Tabs({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const shown = tabOf(scene);
  const counts: Readonly<Record<Tab, number>> = {
    bar: PLACE_LIST.filter((place) => orderAt(scene, place) !== undefined).length,
    others: othersOf(scene).reduce((sum, seat) => sum + openOf(scene, seat).length, 0),
  };
  return (
    <Zone as="div" label={words.tabs} className="m-tabs">
      {(['bar', 'others'] as const).map((tab) => (
        <button
          key={tab}
          type="button"
          className="tab"
          aria-pressed={shown === tab}
          onClick={() => {
            tabDraft(scene).tab = tab;
            scene.refresh();
          }}
        >
          {words[tab]} <b className="num">{counts[tab]}</b>
        </button>
      ))}
    </Zone>
  );
}

function Rail({ scene }: SceneProps): ReactNode {
  return (
    <Zone as="ul" label={scene.words.bar} className="rail">
      {newsIn(scene) === undefined ? undefined : (
        <li className="m-news">
          <News scene={scene} />
        </li>
      )}
      {PLACE_LIST.map((place) => {
        const order = orderAt(scene, place);
        return (
          <li key={place}>
            {order === undefined ? (
              <span className="mt mt--none">{scene.words.noOrder}</span>
            ) : (
              <Ticket scene={scene} place={place} order={order} />
            )}
          </li>
        );
      })}
    </Zone>
  );
}

interface TicketProps {
  readonly scene: OwnScene;
  readonly place: Place;
  readonly order: CardId;
}

/** An order: its name, what it pays, what it asks for, and which sandwich is nearest to it. */
function Ticket({ scene, place, order }: TicketProps): ReactNode {
  const { pays } = recipeAt(scene, order);
  const own = ownPicture(scene, order);
  const fit = <FitFoot scene={scene} place={place} />;
  return (
    <button
      type="button"
      className="ticket-clip"
      data-cat={bandOf(scene, order)}
      data-flip={order}
      onClick={() => openCompare(scene, { is: 'order', place })}
    >
      <span className="ticket mt">
        <span className="mt__top">
          {own === undefined ? undefined : <Picture of={own} className="mt__pic" />}
          <span className="ticket__name">{orderName(scene, order)}</span>
          <span className="coin">
            <span className="visually-hidden">{scene.words.pays} </span>
            {pays}
          </span>
        </span>
        <Needs scene={scene} order={order} />
        {fit}
      </span>
    </button>
  );
}

function ownPicture({ match }: OwnScene, order: CardId): string | undefined {
  const face = match.faces[order];
  return isOwn(face) ? pictureOf(ownOrdersOf(match.options)[face - FIRST_OWN].picture) : undefined;
}

/** The colour of a ticket: of the variety that it has most of; players' own have one of their own. */
function bandOf(scene: OwnScene, order: CardId): string {
  if (isOwn(scene.match.faces[order])) return 'fruit-sweet';
  const { needs, variety } = recipeAt(scene, order);
  if (variety >= 0) return CATEGORIES[varieties[variety]];
  const sums = varieties.map((kind) =>
    needs.reduce(
      (sum, n, i) => sum + (ingredients.find(({ symbol }) => symbol === symbols[i])?.variety === kind ? n : 0),
      0,
    ),
  );
  return CATEGORIES[varieties[sums.lastIndexOf(Math.max(...sums))]];
}

/** With the Bread at both ends; a variety by its silhouette. */
function Needs({ scene, order }: Omit<TicketProps, 'place'>): ReactNode {
  const { needs, variety, pays } = recipeAt(scene, order);
  if (variety >= 0) {
    const kind = varieties[variety];
    return (
      <span className="ticket__needs">
        <span className="catdot" data-cat={CATEGORIES[kind]}>
          <Picture of={art(`cat-${CATEGORIES[kind]}`)} />
        </span>
        <span className="mt__any">{scene.words.anyOf(scene.words.varieties[kind], pays)}</span>
      </span>
    );
  }
  const list = needs.map((n, i) => ({ what: symbols[i], n: i === 0 ? n + 2 : n })).filter(({ n }) => n > 0);
  return (
    <span className={classes('ticket__needs', list.length > 5 && 'is-long')}>
      {list.map(({ what, n }) => (
        <span key={what} className="need">
          <span className="visually-hidden">
            {n} {symbolName(scene, what)},{' '}
          </span>
          <Picture of={symbolPicture(what)} />
          {n === 1 ? undefined : <b aria-hidden="true">×{n}</b>}
        </span>
      ))}
    </span>
  );
}

/** Which sandwich is nearest: of mine, or of anybody's where I only look on. */
function FitFoot({ scene, place }: Omit<TicketProps, 'order'>): ReactNode {
  const { words } = scene;
  const claimed = scene.watching ? undefined : SLOT_LIST.find((slot) => placeOf(scene, slot) === place);
  if (claimed !== undefined) return <Foot hot>{words.claimedBy(claimed + 1)}</Foot>;
  const seats = scene.watching ? mineFirst(scene) : [scene.seat];
  const pair = nearest(sandwichesFor(scene, place, seats).filter((one) => isBegun(scene, one)));
  if (pair === undefined) return <Foot>{words.nothingStarted}</Foot>;
  return pair.fit.pays > 0 ? (
    <Foot hot>{words.fits(nameOfPair(scene, pair))}</Foot>
  ) : (
    <Foot>{footText(scene, pair)}</Foot>
  );
}

function footText(scene: OwnScene, pair: Pair): string {
  const { words } = scene;
  const { missing, extra } = pair.fit;
  const name = nameOfPair(scene, pair);
  return extra.length > 0 ? words.muchIn(name, countOf(extra)) : words.missingIn(name, countOf(missing));
}

const nameOfPair = (scene: OwnScene, { seat, slot }: Pair): string =>
  scene.watching ? scene.words.theirs(nameOf(scene, seat), slot + 1) : scene.words.sandwich(slot + 1);

const Foot = ({ hot, children }: { readonly hot?: boolean; readonly children: ReactNode }): ReactNode => (
  <span className={classes('mt__fit', hot === true && 'is-hot')}>
    {hot === true ? <Sign of="check" className="icon" /> : undefined}
    {children}
  </span>
);
