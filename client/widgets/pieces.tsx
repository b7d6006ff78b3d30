/** Small pieces that several games have: coins, points, dots of categories, counts, thin stacks, panels that ask, tabs. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Zone } from './hand/zone.tsx';
import { art, Picture } from './picture.tsx';
import './pieces.css';

/** For those who hear the page. */
export const Hidden = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="visually-hidden">{children}</span>
);

interface PieceProps {
  readonly n?: ReactNode;
  readonly size?: 's' | 'l';
  /** Read instead of the number; a piece without one is not read. */
  readonly label?: string;
}

/** Money: a number on a round coin. */
export const Coin = (props: PieceProps): ReactNode => <Piece kind="coin" {...props} />;

/** Points: a number on a seal; red below zero. */
export const Point = (props: PieceProps): ReactNode => <Piece kind="point" {...props} />;

function Piece({ kind, n, size, label }: PieceProps & { readonly kind: 'coin' | 'point' }): ReactNode {
  const isMinus = kind === 'point' && typeof n === 'number' && n < 0;
  const className = classes(kind, size !== undefined && `${kind}--${size}`, isMinus && 'point--minus');
  return (
    <span className={className} aria-hidden={label === undefined ? true : undefined}>
      {label === undefined ? n : <span aria-hidden="true">{n}</span>}
      {label === undefined ? undefined : <Hidden>{label}</Hidden>}
    </span>
  );
}

/** A category as a dot in its colour with its silhouette. */
export const CatDot = ({ category, label }: { readonly category: string; readonly label?: string }): ReactNode => (
  <span className="catdot" data-cat={category}>
    <Picture of={art(`cat-${category}`)} />
    {label === undefined ? undefined : <Hidden>{label} </Hidden>}
  </span>
);

/** A number beside its picture, read as words. */
export function Count({ picture, n, label }: { picture: ReactNode; n?: ReactNode; label: string }): ReactNode {
  return (
    <span className="count">
      {picture}
      {n === undefined ? undefined : <b aria-hidden="true">{n}</b>}
      <Hidden>{label}</Hidden>
    </span>
  );
}

/** A stack at its thinnest: so many strips between two slices, in the colours of their categories where they are known. */
export const ThinStack = ({ layers }: { readonly layers: readonly (string | undefined)[] }): ReactNode => (
  <span className="stack" aria-hidden="true">
    <i className="stack__bread" />
    {layers.map((category, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: layers are counted.
      <i key={i} data-cat={category} />
    ))}
    <i className="stack__bread" />
  </span>
);

interface AskProps {
  readonly title: ReactNode;
  /** Below the title: what it is about. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
  readonly asked: boolean;
}

/** A question that has the whole sheet, as a panel of paper. */
export const AskPanel = ({ title, about, children, asked }: AskProps): ReactNode => (
  <section className="ask-panel panel" data-asked={asked ? '' : undefined}>
    <h2>{title}</h2>
    {about === undefined ? undefined : <p className="ask-panel__about">{about}</p>}
    {children}
  </section>
);

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: ReactNode; readonly n?: number }[];
  readonly value: T;
  readonly onChoose: (tab: T) => void;
}

/** What takes turns on small screens. */
export const Tabs = <T extends string>({ label, tabs, value, onChoose }: TabsProps<T>): ReactNode => (
  <Zone as="div" label={label} className="tabs">
    {tabs.map((tab) => (
      <button
        key={tab.value}
        type="button"
        className="tab"
        aria-current={tab.value === value ? 'true' : undefined}
        onClick={() => onChoose(tab.value)}
      >
        {tab.label}
        {tab.n === undefined ? undefined : <b className="num">{tab.n}</b>}
      </button>
    ))}
  </Zone>
);
