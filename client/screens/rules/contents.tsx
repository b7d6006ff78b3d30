/** The contents of a rulebook: what it opens with, the phases of a round by number, then everything else. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Rulebook, Section } from './rulebook.ts';
import { OPENING } from './rulebook.ts';
import type { Manner } from './text.tsx';
import { Go } from './text.tsx';

interface ContentsProps {
  readonly book: Rulebook;
  readonly current: Section;
  /** Where the table is now. */
  readonly phase: string | undefined;
  readonly manner: Manner;
}

export function Contents({ book, current, phase, manner }: ContentsProps): ReactNode {
  const entry = (section: Section, number: number | undefined): ReactNode => (
    <Entry
      key={section.anchor}
      isHere={section.anchor === phase}
      section={section}
      number={number}
      current={current}
      manner={manner}
    />
  );
  const opening = book.sections.filter(({ anchor }) => OPENING.includes(anchor));
  const phases = book.sections.filter((section) => section.phase);
  const rest = book.sections.filter((section) => !section.phase && !opening.includes(section));
  return (
    <nav className="phases" aria-label={manner.words.phases}>
      <ul className="phases__opening">{opening.map((section) => entry(section, undefined))}</ul>
      <ol className="phases__round">{phases.map((section, index) => entry(section, index + 1))}</ol>
      <ul className="phases__extra" aria-label={manner.words.more}>
        {rest.map((section) => entry(section, undefined))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly section: Section;
  readonly number: number | undefined;
  readonly current: Section;
  readonly isHere: boolean;
  readonly manner: Manner;
}

/** The entry that is read now is in sight, also where the list runs sideways. */
function Entry({ section, number, current, isHere, manner }: EntryProps): ReactNode {
  const place = useRef<HTMLLIElement>(null);
  const isCurrent = section === current;
  useEffect(() => {
    const list = place.current?.closest('nav');
    const entry = place.current;
    if (isCurrent && list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.clientWidth) / 2;
  }, [isCurrent]);
  const label = (
    <>
      {number !== undefined && <span className="phase__no">{number}</span>}
      <span className="phase__name">{section.title}</span>
      {isHere && <small>{manner.words.here}</small>}
    </>
  );
  return (
    <li ref={place}>
      <Go to={section.anchor} className="phase" manner={manner} label={label} isCurrent={isCurrent} />
    </li>
  );
}
