/** The end of a game: the score sheet of all, line by line, and every point of one of them. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Sheet } from '#games/sandwich-wars';
import { DIVERSITY, KEPT, sheetOf, sources } from '#games/sandwich-wars';
import type { CardId, Seat } from '#kernel';
import { listSeats } from '#kernel';
import { cardName, nameOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { BillLine, TypeChip } from './parts.tsx';
import { isChance } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { coinsOf, doneAt, handAt, orderOf, sandwichName } from './scene.ts';
import './ending.css';

/** The best first, by points, tokens and coins, as the game breaks ties. */
interface Scored {
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly coins: number;
  readonly place: number;
}

export function Ending({ scene }: SceneProps): ReactNode {
  const ranked = rankedOf(scene);
  const mine = ranked.find(({ seat }) => seat === scene.seat) ?? ranked[0];
  const [chosen, choose] = useState(mine.seat);
  const shown = ranked.find(({ seat }) => seat === chosen) ?? mine;
  return (
    <>
      <section className="panel ending-wide score-sheet">
        <h2>{scene.words.scoreSheet}</h2>
        <p className="small">{whyOver(scene)}</p>
        <ScoreTable scene={scene} ranked={ranked} chosen={shown.seat} onChoose={choose} />
        <Ties scene={scene} ranked={ranked} />
      </section>
      <section className="panel point-by-point" {...playerColour(shown.seat)}>
        <h2 className="row row--tight">
          <Avatar seat={shown.seat} person={scene.person(shown.seat)} size="s" />
          <span>{scene.words.pointByPoint(nameOf(scene, shown.seat), shown.sheet.total)}</span>
        </h2>
        <Points scene={scene} {...shown} />
      </section>
    </>
  );
}

/** The same sheet while the game still lies there: all players beside each other. */
export function ScoreSheet({ scene }: SceneProps): ReactNode {
  const ranked = rankedOf(scene);
  return (
    <section className="panel w-score" aria-label={scene.words.scoreSheet}>
      <p className="small">{whyOver(scene)}</p>
      <ScoreTable scene={scene} ranked={ranked} />
      <Ties scene={scene} ranked={ranked} />
    </section>
  );
}

/** Sheets as they were told at the end; as they stand where a game ended early. */
function rankedOf(scene: OwnScene): Scored[] {
  const told = scene.log.findLast((event) => event.is === 'scored');
  const scored = listSeats(scene.match.players).map((seat) => ({
    seat,
    sheet: told?.is === 'scored' ? told.sheets[seat] : sheetOf(scene.world, seat),
    coins: coinsOf(scene, seat),
  }));
  const beats = (a: Omit<Scored, 'place'>, b: Omit<Scored, 'place'>): number =>
    b.sheet.total - a.sheet.total || b.sheet.tokens - a.sheet.tokens || b.coins - a.coins;
  const sorted = scored.toSorted((a, b) => beats(a, b) || a.seat - b.seat);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.filter((other) => beats(other, one) < 0).length }));
}

function whyOver({ log, words, who }: OwnScene): string {
  const last = log.findLast((event) => event.is === 'last-round');
  return last?.is === 'last-round' ? words.whyOver[last.why](who.seat(last.seat)) : '';
}

interface TableProps extends SceneProps {
  readonly ranked: readonly Scored[];
  readonly chosen?: Seat;
  readonly onChoose?: (seat: Seat) => void;
}

function ScoreTable({ scene, ranked, chosen, onChoose }: TableProps): ReactNode {
  const { words } = scene;
  return (
    <table className="score">
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.ordersPrinted}</th>
          <th scope="col">{words.tokensHead}</th>
          <th scope="col">{words.keptHead(KEPT)}</th>
          <th scope="col">{words.diversity}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((one) => (
          <ScoreRow key={one.seat} scene={scene} scored={one} isChosen={one.seat === chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends SceneProps {
  readonly scored: Scored;
  readonly isChosen: boolean;
  readonly onChoose: ((seat: Seat) => void) | undefined;
}

function ScoreRow(props: RowProps): ReactNode {
  const { scene, scored } = props;
  const { words } = scene;
  const { seat, sheet, place } = scored;
  const orders = doneAt(scene, seat);
  return (
    <tr className={classes(place === 1 && 'is-winner')}>
      <th scope="row">
        <Scorer {...props} />
      </th>
      <td>
        <span className="count">
          <span className="tchips">
            {orders.map((order) => (
              <TypeChip key={order} scene={scene} {...orderOf(scene, order)} />
            ))}
          </span>
          <b className="num">{sheet.orders}</b>
        </span>
      </td>
      <td>
        <b className="num">{sheet.tokens}</b>
      </td>
      <td>
        <b className="num">{sheet.opportunities}</b>
        <small>{words.inHand(sheet.opportunities / KEPT)}</small>
      </td>
      <td>
        <b className="num">{sheet.diversity}</b>
        <small>{words.types(typesOf(scene, orders))}</small>
      </td>
      <td className="num">{sheet.total}</td>
    </tr>
  );
}

/** Whoever is tapped has all points listed, where there is room for them. */
function Scorer({ scene, scored, isChosen, onChoose }: RowProps): ReactNode {
  const { seat, place } = scored;
  const name = nameOf(scene, seat);
  const who = (
    <>
      <span className="score__place" aria-hidden="true">
        {place}
      </span>
      <Avatar seat={seat} person={scene.person(seat)} size="s" />
      <Hidden>{onChoose === undefined ? name : scene.words.showPoints(name)}</Hidden>
      <span className="score__name" aria-hidden="true">
        {name}
      </span>
    </>
  );
  if (onChoose === undefined) return <span className="score__pick">{who}</span>;
  return (
    <button type="button" className="score__pick" aria-pressed={isChosen} onClick={() => onChoose(seat)}>
      {who}
    </button>
  );
}

const typesOf = (scene: OwnScene, orders: readonly CardId[]): number =>
  new Set(orders.map((order) => orderOf(scene, order).size)).size;

/** Who has the same number, and what decided between them. */
function Ties({ scene, ranked }: SceneProps & { readonly ranked: readonly Scored[] }): ReactNode {
  const ties = ranked
    .slice(1)
    .flatMap((one, i) => (ranked[i].sheet.total === one.sheet.total ? [[ranked[i], one]] : []));
  return ties.map(([first, second]) => (
    <p key={second.seat} className="tie">
      <Sign of="swap" className="icon" />
      <span>{tieWords(scene, first, second)}</span>
    </p>
  ));
}

function tieWords(scene: OwnScene, first: Scored, second: Scored): string {
  const { words } = scene;
  const [one, other] = [nameOf(scene, first.seat), nameOf(scene, second.seat)];
  const { total, tokens } = first.sheet;
  if (tokens !== second.sheet.tokens) return words.tie.tokens(total, [one, tokens], [other, second.sheet.tokens]);
  if (first.coins !== second.coins) return words.tie.coins(total, [one, first.coins], [other, second.coins]);
  return words.tie.shared(total, one, other);
}

/** Every single one. */
function Points({ scene, seat, sheet }: SceneProps & Scored): ReactNode {
  const { words, look } = scene;
  const orders = doneAt(scene, seat);
  const kept = handAt(scene, seat).filter((card) => isChance(scene, card));
  const tokens = look.view.tokens[seat];
  return (
    <ul className="bill bill--all">
      <Heading text={words.ordersHead(orders.length)} n={sheet.orders} />
      {orders.map((order) => (
        <OrderLine key={order} scene={scene} order={order} />
      ))}
      <Heading text={words.tokensHead} n={sheet.tokens} />
      {sources.map((source, i) =>
        (tokens[i] ?? 0) === 0 ? undefined : (
          <BillLine
            key={source}
            picture={<Picture of={pictureOf(SOURCES[source])} />}
            text={words.sources[source]}
            n={tokens[i]}
          />
        ),
      )}
      <Heading text={words.keptHead(KEPT)} n={sheet.opportunities} />
      {kept.map((card) => (
        <BillLine
          key={card}
          picture={<Picture of={faceOf(scene, card).picture} />}
          text={cardName(scene, card)}
          n={KEPT}
        />
      ))}
      <Heading text={`${words.diversity}: ${words.types(typesOf(scene, orders))}`} n={sheet.diversity} />
      <li className="bill__note">{words.diversityHow(DIVERSITY.slice(2).join('/'))}</li>
      <Heading text={words.total} n={sheet.total} />
    </ul>
  );
}

const SOURCES = {
  listed: 'label',
  assistant: 'cook',
  effect: 'fried-egg',
  reward: 'gift',
  upkeep: 'coin',
} as const;

const Heading = ({ text, n }: { readonly text: string; readonly n: number }): ReactNode => (
  <li className="bill__h">
    <span>{text}</span>
    <b className="num">{n}</b>
  </li>
);

function OrderLine({ scene, order }: SceneProps & { readonly order: CardId }): ReactNode {
  const { size, points } = orderOf(scene, order);
  return (
    <BillLine
      picture={<TypeChip scene={scene} size={size} />}
      text={`${sandwichName(scene, size)}, ${scene.words.ingredients(size)}`}
      n={points}
    />
  );
}
