/** The middle of the table: orders as tickets on a rail; what happened and everybody's open sandwiches take turns with them on small screens. */
import type { ReactNode } from 'react';
import type { Place } from '#games/sandwich-masters';
import { FIRST_OWN, ingredients, isOwn, ownOrdersOf, symbols, varieties } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { askOf, nameOf, othersOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { CatDot, Hidden, Tabs } from '../../widgets/pieces.tsx';
import { placeOf } from './claims.ts';
import { Compare, openCompare } from './compare.tsx';
import { EventQuestion } from './event.tsx';
import { CATEGORIES, orderName, pictureOf, symbolName, symbolPicture } from './faces.ts';
import type { Pair } from './fits.ts';
import { countOf, isBegun, mineFirst, nearest, recipeAt, sandwichesFor } from './fits.ts';
import { InspectorQuestion } from './inspect.tsx';
import { Purse } from './mine.tsx';
import { News, newsOf } from './news.tsx';
import { Others } from './others.tsx';
import { TicketTop } from './parts.tsx';
import { hasPlan, isForOthers, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { isCovered, openOf, orderAt, PLACE_LIST, SLOT_LIST } from './scene.ts';
import './sheet.css';

/** What is asked of me about an inspector or an event has the whole sheet. */
export function Sheet({ scene }: SceneProps): ReactNode {
  if (isCovered(scene))
    return askOf(scene) === 'inspect' ? <InspectorQuestion scene={scene} /> : <EventQuestion scene={scene} />;
  return (
    <div className={classes('m-sheet', scene.watching && 'm-sheet--all')}>
      <div className="m-tabs">
        <BarTabs scene={scene} />
        {scene.watching ? undefined : <Purse scene={scene} />}
      </div>
      <div className="m-board" data-tab={tabOf(scene)} data-part="bar">
        <News scene={scene} />
        <Rail scene={scene} />
        <Others scene={scene} />
      </div>
      <Compare scene={scene} />
    </div>
  );
}

type Tab = 'news' | 'bar' | 'others';

/** The tab that was chosen, and what was new then: whatever is newer comes to the front. */
interface Chosen {
  tab: Tab;
  after: string;
}

const chosenIn = (scene: OwnScene): Chosen => scene.draft<Chosen>('tab', () => ({ tab: 'bar', after: '' }));

/** Whatever goes to others only shows them. */
export function tabOf(scene: OwnScene): Tab {
  if (hasPlan(scene) && scene.asked && isForOthers(scene, planOf(scene))) return 'others';
  const { tab, after } = chosenIn(scene);
  const news = newsOf(scene)?.id;
  if (news !== undefined && news !== after) return 'news';
  return tab === 'news' && news === undefined ? 'bar' : tab;
}

/** On small screens the Bar, what others build and what happened take turns. */
function BarTabs({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const news = newsOf(scene);
  const seats = scene.watching ? mineFirst(scene) : othersOf(scene);
  const tabs = [
    ...(news === undefined ? [] : [{ value: 'news' as const, label: news.sign }]),
    { value: 'bar' as const, label: words.bar, n: PLACE_LIST.filter((at) => orderAt(scene, at) !== undefined).length },
    {
      value: 'others' as const,
      label: words.others,
      n: seats.reduce((sum, seat) => sum + openOf(scene, seat).length, 0),
    },
  ];
  return (
    <Tabs<Tab>
      label={words.tabs}
      tabs={tabs}
      value={tabOf(scene)}
      onChoose={(tab) => {
        Object.assign(chosenIn(scene), { tab, after: news?.id ?? '' });
        scene.refresh();
      }}
    />
  );
}

function Rail({ scene }: SceneProps): ReactNode {
  return (
    <Zone as="ul" label={scene.words.bar} className="m-rail">
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
  return (
    <button
      type="button"
      className="ticket-clip"
      data-cat={bandOf(scene, order)}
      data-flip={order}
      onClick={() => openCompare(scene, { is: 'order', place })}
    >
      <span className="ticket mt">
        <TicketTop
          name={orderName(scene, order)}
          pays={pays}
          label={scene.words.pays}
          picture={ownPicture(scene, order)}
        />
        <Needs scene={scene} order={order} />
        <FitFoot scene={scene} place={place} />
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
        <CatDot category={CATEGORIES[kind]} />
        <span className="mt__any">{scene.words.anyOf(scene.words.varieties[kind], pays)}</span>
      </span>
    );
  }
  const list = needs.map((n, i) => ({ what: symbols[i], n: i === 0 ? n + 2 : n })).filter(({ n }) => n > 0);
  return (
    <span className="ticket__needs">
      {list.map(({ what, n }) => (
        <span key={what} className="need">
          <Hidden>
            {n} {symbolName(scene, what)},{' '}
          </Hidden>
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
    {hot === true ? <Sign of="check" /> : undefined}
    {children}
  </span>
);
