/** What is fetched only when somebody opens it: a join link has to be light. */
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { ScoreSheetProps } from './score-sheet.tsx';

function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

export const AllBotsMenu = onDemand(async () => (await import('./place-menu.tsx')).AllBotsMenu);
export const ChooseGame = onDemand(async () => (await import('./choose-game.tsx')).ChooseGame);
export const PlaceMenu = onDemand(async () => (await import('./place-menu.tsx')).PlaceMenu);
const ScoreSheet = onDemand(async () => (await import('./score-sheet.tsx')).ScoreSheet);

/** Only where something was played already. */
export const LateSheet = (props: ScoreSheetProps): ReactNode =>
  (props.room?.sheet.length ?? 0) === 0 ? undefined : <ScoreSheet {...props} />;
