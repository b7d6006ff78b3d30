/** Rules at hand: the rulebook over a table, opened where the table is now. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Language } from '#kernel';
import { rulesPath } from '../../app/router.ts';
import { app } from '../../app/store.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { Reader } from './reader.tsx';

export interface RulesDialogProps {
  readonly game: string;
  readonly language: Language;
  /** Where the table is: an anchor of the rulebook. */
  readonly phase: string | undefined;
  /** The table's preset. */
  readonly edition?: string;
  readonly onClose: () => void;
}

export function RulesDialog({ game, language, phase, edition = '', onClose }: RulesDialogProps): ReactNode {
  const [anchor, setAnchor] = useState(phase ?? '');
  return (
    <Dialog title={app.words.rulesPage.title} className="dialog--rules" onClose={onClose}>
      <Reader
        game={game}
        language={language}
        anchor={anchor}
        phase={phase}
        edition={edition}
        href={(to) => rulesPath(game, to)}
        go={(to) => {
          setAnchor(to);
          document.querySelector('.dialog--rules')?.scrollTo(0, 0);
        }}
      />
    </Dialog>
  );
}
