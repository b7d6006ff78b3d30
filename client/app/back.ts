/** An earlier moment of a running game, in which nothing can be done. */
import { millis } from '#kernel';
import type { Moment } from '../scene.ts';
import { liveMoment } from './live.ts';
import type { Past } from './past.ts';
import type { Seated, Visit } from './store.ts';
import { app, notify } from './store.ts';

/** The same table as it was; its hand is disabled and its clock stands. */
export function pastMoment(visit: Visit, seated: Seated, { look, told }: Past): Moment {
  const isStill = (): void => notify(app.words.replayHint, 'news');
  return {
    ...liveMoment(visit, seated, look),
    log: seated.log.slice(0, told),
    pending: [],
    drafts: new Map(),
    stages: undefined,
    running: false,
    now: () => millis(look.now),
    refresh: () => undefined,
    explain: isStill,
    send: isStill,
    keepWords: () => Promise.resolve(undefined),
  };
}
