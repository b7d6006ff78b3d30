/** The text of a rulebook on the page: its blocks, its numbered rules with their marks, and found words. */
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Language } from '#kernel';
import type { CardProps } from '../../widgets/card.tsx';
import { Picture } from '../../widgets/picture.tsx';
import type { Words } from '../../words/index.ts';
import type { Inline } from './inline.ts';
import { plainOf } from './inline.ts';
import type { Block, Grid, Item, Row } from './rulebook.ts';
import { matches } from './search.ts';
import { Shown } from './shown.tsx';

/** How a text is shown: in which language, where its rules are linked to, and which words were looked for. */
export interface Manner {
  readonly language: Language;
  readonly words: Words['rulesPage'];
  readonly query: string;
  /** The rule that the address names, if it names one. */
  readonly here: string;
  /** The edition whose column of a table stands out. */
  readonly edition: string;
  /** A card of the game, by the id of its row. */
  show(id: string): CardProps | undefined;
  href(anchor: string): string;
  go(anchor: string): void;
}

export function Blocks({ blocks, manner }: { blocks: readonly Block[]; manner: Manner }): ReactNode {
  return blocks.map((block, index) => <BlockOf key={index.toString()} block={block} manner={manner} />);
}

function BlockOf({ block, manner }: { block: Block; manner: Manner }): ReactNode {
  if (block.is === 'text') return <p>{inside(block.inline, manner)}</p>;
  if (block.is === 'heading') return <h3>{inside(block.inline, manner)}</h3>;
  if (block.is === 'table') return <Table grid={block} manner={manner} />;
  if (block.is === 'figure')
    return (
      <figure className="show">
        <Shown cards={block.cards.flatMap((id) => manner.show(id) ?? [])} />
        <figcaption>{inside(block.inline, manner)}</figcaption>
      </figure>
    );
  if (block.is === 'quote')
    return (
      <blockquote>
        <Blocks blocks={block.blocks} manner={manner} />
      </blockquote>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className="laws">
      {block.items.map((item, index) => (
        <Law key={item.id ?? index.toString()} item={item} manner={manner} />
      ))}
    </List>
  );
}

/** One rule: its number, which is a link to itself, and its sentences with whose word they are. */
export function Law({ item: { id, parts }, manner }: { item: Item; manner: Manner }): ReactNode {
  return (
    <li className={id !== undefined && id === manner.here.toUpperCase() ? 'law is-here' : 'law'} id={id}>
      {id !== undefined && <Go to={id} className="law__id" manner={manner} label={id} />}
      <div className="law__text">
        {parts.map(({ mark, inline }, index) =>
          mark === undefined ? (
            <p key={index.toString()}>{inside(inline, manner)}</p>
          ) : (
            <p key={index.toString()} className="mark" data-mark={mark}>
              <b className="mark__word">{manner.words.markWords[mark]}</b> {inside(inline, manner)}
            </p>
          ),
        )}
      </div>
    </li>
  );
}

/** A table that may be wider than a phone scrolls by itself. */
export function Table({ grid, manner, caption }: { grid: Grid; manner: Manner; caption?: string }): ReactNode {
  const ids = grid.head.map((cell) => (cell.length === 1 && 'text' in cell[0] ? cell[0].text : ''));
  const now = (column: number): string | undefined => {
    if (manner.edition !== '' && ids[column] === manner.edition) return 'is-now';
    return grid.rows.some((row) => isLong(row[column])) ? 'diff__words' : undefined;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by the keyboard
    <section className="diff-frame" tabIndex={0} aria-label={caption ?? manner.words.table}>
      <table className="diff">
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {grid.head.map((cell, column) => (
              <th key={ids[column] || column.toString()} scope="col" className={now(column)}>
                {inside(cell, manner)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <tr key={index.toString()}>{cellsOf(row, grid.head.length, now, manner)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Sentences are read from their beginning, numbers and single words in the middle of their column. */
const isLong = (cell: readonly Inline[] | undefined): boolean => cell !== undefined && plainOf(cell).length > 24;

function cellsOf([name, ...cells]: Row, width: number, now: (column: number) => string | undefined, manner: Manner) {
  if (cells.length === 0)
    return (
      <th scope="rowgroup" colSpan={width} className="diff__group">
        {inside(name, manner)}
      </th>
    );
  return (
    <>
      <th scope="row">{inside(name, manner)}</th>
      {cells.map((cell, column) => (
        <td key={column.toString()} className={now(column + 1)}>
          {inside(cell, manner)}
        </td>
      ))}
    </>
  );
}

interface GoProps {
  readonly to: string;
  readonly manner: Manner;
  readonly label: ReactNode;
  readonly className?: string;
  readonly isCurrent?: boolean;
}

/** A link to a place of the same rulebook. */
export function Go({ to, manner, label, className, isCurrent }: GoProps): ReactNode {
  return (
    <a
      href={manner.href(to)}
      className={className}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        manner.go(to);
      }}
    >
      {label}
    </a>
  );
}

function inside(inline: readonly Inline[], manner: Manner): ReactNode {
  return inline.map((span, index) => <Fragment key={index.toString()}>{spanOf(span, manner)}</Fragment>);
}

function spanOf(span: Inline, manner: Manner): ReactNode {
  if (span.is === 'text') return found(span.text, manner.query);
  if (span.is === 'picture')
    return (
      <span className="pictured">
        <Picture of={span.of} />
        <span>{found(span.text, manner.query)}</span>
        {span.tag !== undefined && <span className="edition-tag">{span.tag}</span>}
      </span>
    );
  if (span.is === 'code') return <span className="edition-tag">{span.text}</span>;
  if (span.is === 'strong') return <b>{inside(span.inside, manner)}</b>;
  if (span.is === 'em') return <em>{inside(span.inside, manner)}</em>;
  if (span.to.startsWith('#')) return <Go to={span.to.slice(1)} manner={manner} label={inside(span.inside, manner)} />;
  return (
    <a href={span.to} rel="noreferrer">
      {inside(span.inside, manner)}
    </a>
  );
}

/** What was looked for stands out. */
function found(text: string, query: string): ReactNode {
  const places = query === '' ? [] : matches(text, query);
  if (places.length === 0) return text;
  const pieces = places.flatMap(([from, to], index) => [
    text.slice(index === 0 ? 0 : places[index - 1][1], from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return [...pieces, text.slice(places[places.length - 1][1])];
}
