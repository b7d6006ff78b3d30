/** The parts of an open rulebook: one section, what a search found, and what stands beside both. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { editionsOf } from './editions.ts';
import type { Chapter } from './guides.ts';
import type { Rulebook, Section } from './rulebook.ts';
import { idsOf, MARKS } from './rulebook.ts';
import type { Hit } from './search.ts';
import type { Manner } from './text.tsx';
import { Blocks, Go, Law, Table } from './text.tsx';
import { thing } from './things.ts';

interface PageProps {
  readonly book: Rulebook;
  readonly section: Section;
  readonly chapter: Chapter | undefined;
  readonly manner: Manner;
}

/** Whoever turns the page reads on at its heading; whoever comes for one rule sees that rule. */
export function Page({ book, section, chapter, manner }: PageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(section);
  const { here, words } = manner;
  useEffect(() => {
    if (before.current !== section) heading.current?.focus({ preventScroll: true });
    before.current = section;
    const law = here === section.anchor || here === '' ? null : document.getElementById(here.toUpperCase());
    law?.scrollIntoView({ block: 'center' });
  }, [section, here]);
  const number = book.sections.filter(({ phase }) => phase).indexOf(section) + 1;
  return (
    <article className="rule" data-section={section.anchor}>
      <h2 ref={heading} tabIndex={-1} id={section.anchor}>
        {number > 0 ? `${number}. ` : ''}
        {section.title}
      </h2>
      {chapter === undefined ? (
        <Blocks blocks={section.blocks} manner={manner} />
      ) : (
        <>
          <Way chapter={chapter} />
          <details key={section.anchor} className="one-by-one" open={idsOf(section).includes(here.toUpperCase())}>
            <summary>{words.oneByOne(idsOf(section).length)}</summary>
            <Blocks blocks={section.blocks} manner={manner} />
          </details>
        </>
      )}
      <Turning book={book} section={section} manner={manner} />
    </article>
  );
}

function Way({ chapter: { lead, picture, caption, steps } }: { chapter: Chapter }): ReactNode {
  return (
    <>
      <p className="rule__lead">{lead}</p>
      {picture !== undefined && (
        <figure className="show">
          {picture}
          {caption !== undefined && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <ol className="do">
        {steps.map(([sign, bold, rest]) => (
          <li key={bold}>
            <Picture of={thing(sign)} className="thing" />
            <span>
              <b>{bold}</b> {rest}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** To the section before and the section after. */
function Turning({ book: { sections }, section, manner }: Omit<PageProps, 'chapter'>): ReactNode {
  const at = sections.indexOf(section);
  const [previous, next] = [sections[at - 1], sections[at + 1]];
  const { words } = manner;
  return (
    <div className="nextprev">
      {previous !== undefined && (
        <Go
          to={previous.anchor}
          className="button button--quiet"
          manner={manner}
          label={
            <>
              <Sign of="left" />
              <span className="visually-hidden">{words.previous} </span>
              {previous.title}
            </>
          }
        />
      )}
      {next !== undefined && (
        <Go
          to={next.anchor}
          className="button button--main"
          manner={manner}
          label={
            <>
              <span className="visually-hidden">{words.next} </span>
              {next.title}
              <Sign of="arrow" />
            </>
          }
        />
      )}
    </div>
  );
}

/** What a search found, in the order of the book. */
export function Found({ hits, manner }: { hits: readonly Hit[]; manner: Manner }): ReactNode {
  const sections = [...new Set(hits.map(({ section }) => section))];
  return (
    <article className="rule rule--found">
      <h2>{manner.words.found(hits.length)}</h2>
      {sections.map((section) => (
        <section key={section.anchor}>
          <h3>
            <Go to={section.anchor} manner={manner} label={section.title} />
          </h3>
          <ul className="laws">
            {hits
              .filter((hit) => hit.section === section)
              .map((hit) => (
                <Law
                  key={hit.item?.id ?? hit.text}
                  item={
                    hit.item ?? {
                      id: undefined,
                      parts: [{ mark: undefined, inline: [{ is: 'text', text: hit.text }] }],
                    }
                  }
                  manner={manner}
                />
              ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

/** What the marks mean, and where editions differ. */
export function Aside({ book, section, manner }: Omit<PageProps, 'chapter'>): ReactNode {
  const editions = editionsOf(book, section);
  const { words } = manner;
  return (
    <aside className="aside">
      <div className="whose">
        {MARKS.map((mark) => (
          <p key={mark} className="mark" data-mark={mark}>
            <b className="mark__word">{words.markWords[mark]}</b> {words.marks[mark]}
          </p>
        ))}
        <p className="whose__rest">{words.printed}</p>
      </div>
      {editions !== undefined && <Table grid={editions} manner={manner} caption={words.differ} />}
      <details className="preface">
        <summary>{words.about}</summary>
        <Blocks blocks={book.preface} manner={manner} />
      </details>
    </aside>
  );
}
