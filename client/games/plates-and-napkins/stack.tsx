/** A sandwich on its plate from the side: bread, fillings and what each of them adds. */
import type { CSSProperties, ReactNode } from 'react';
import { extrasCount } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import { Picture } from '../../widgets/picture.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import { rowOf, signed, worthOfCard } from './scene.ts';
import './stack.css';

export interface StackProps {
  readonly scene: OwnScene;
  /** From the bottom to the top, as they were put on. */
  readonly cards: readonly CardId[];
  readonly label: string;
  /** In a button there are no lists. */
  readonly inside?: 'button' | undefined;
  /** A memory of it beside the table: it does not travel, and counts as it did then. */
  readonly factor?: number | undefined;
}

/** From so many fillings on, two or three of them share a layer. */
const TALL = [6, 12] as const;

const isFilling = (scene: OwnScene, card: CardId): boolean => rowOf(scene, card).kind !== 'bread';

const columnsOf = (fillings: number): number => 1 + TALL.filter((many) => fillings > many).length;

/** How many layers high it is. */
export function rowsOf(scene: OwnScene, cards: readonly CardId[]): number {
  const fillings = cards.filter((card) => isFilling(scene, card)).length;
  return cards.length - fillings + Math.ceil(fillings / columnsOf(fillings));
}

/** Read from the top to the bottom, as one sees it. */
export function Stack({ scene, cards, label, inside, factor }: StackProps): ReactNode {
  const List = inside === 'button' ? 'span' : 'ol';
  const Item = inside === 'button' ? 'span' : 'li';
  const columns = factor === undefined ? columnsOf(cards.filter((card) => isFilling(scene, card)).length) : 1;
  const named = inside === 'button' ? {} : { 'aria-label': label };
  return (
    <List
      className={classes('layers pn-stack', columns > 1 && 'is-tall')}
      style={{ '--columns': columns } as CSSProperties}
      {...named}
    >
      {[...cards].reverse().map((card, i) => {
        const { className, ...props } = layerProps(scene, card, cards, factor === undefined);
        return (
          <Item key={card} className={classes(className, i === 0 && 'is-top')} {...props}>
            <Inside scene={scene} card={card} factor={factor} />
          </Item>
        );
      })}
    </List>
  );
}

function layerProps(
  scene: OwnScene,
  card: CardId,
  cards: readonly CardId[],
  travels: boolean,
): { className: string; [name: string]: unknown } {
  const face = faceOf(scene, card);
  const slice = card === cards[0] ? 'slice slice--bottom' : 'slice slice--top';
  return {
    className: isFilling(scene, card) ? 'layer' : slice,
    'data-cat': face.category,
    ...(travels ? { 'data-flip': card } : {}),
    ...zoomProps(face),
  };
}

interface InsideProps {
  readonly scene: OwnScene;
  readonly card: CardId;
  readonly factor: number | undefined;
}

function Inside({ scene, card, factor }: InsideProps): ReactNode {
  const { kind, points } = rowOf(scene, card);
  const face = faceOf(scene, card);
  const times = kind === 'extra' ? (factor ?? extrasCount(scene.world)) : 1;
  const value = factor === undefined ? worthOfCard(scene, card) : points * times;
  return (
    <>
      <Picture of={face.picture} className="layer__art" />
      <span className="layer__name">{face.name}</span>
      <span className={classes('lv', value < 0 && 'lv--minus')}>
        {times === 1 ? undefined : <small>{scene.words.times(times)}</small>}
        {signed(value)}
      </span>
    </>
  );
}

/** What a sandwich is worth, in a seal: green, red, or none yet. */
export function Worth({ points }: { readonly points: number }): ReactNode {
  return <span className={classes('worth', points < 0 && 'worth--minus')}>{signed(points)}</span>;
}
