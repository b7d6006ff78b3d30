/** The score sheet, fetched only where something was played already. */
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { ScoreSheetProps } from './score-sheet.tsx';

const ScoreSheet = lazy(async () => ({ default: (await import('./score-sheet.tsx')).ScoreSheet }));

export const LateSheet = (props: ScoreSheetProps): ReactNode =>
  (props.room?.sheet.length ?? 0) === 0 ? undefined : (
    <Suspense>
      <ScoreSheet {...props} />
    </Suspense>
  );
