/** The rules over the table at which the reader is: its game, opened where it is now. */
import type { ReactNode } from 'react';
import { liveMoment } from '../../app/live.ts';
import type { Visit } from '../../app/store.ts';
import { useApp } from '../../app/store.ts';
import { sceneOf } from '../../scene.ts';
import { RulesDialog } from './rules-dialog.tsx';

export function RulesAtHand({ visit, onClose }: { readonly visit: Visit; readonly onClose: () => void }): ReactNode {
  const { language } = useApp().settings;
  if (visit.room === undefined) return undefined;
  const { game, options } = visit.room;
  const edition = String(options.preset ?? '');
  return <RulesDialog game={game} language={language} edition={edition} onClose={onClose} phase={phaseOf(visit)} />;
}

/** In the lobby there is no phase yet. */
function phaseOf(visit: Visit): string | undefined {
  const { look, board } = visit.seated ?? {};
  if (visit.seated === undefined || look === undefined) return undefined;
  return board?.phase?.(sceneOf(liveMoment(visit, visit.seated, look)));
}
