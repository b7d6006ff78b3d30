/** My turn as long as it waits in the page: which answers do, and how a deed is taken back with all that belongs to it. */
import type { TurnAnswer } from '#games/sandwich-wars';
import type { Staged } from '../../ahead.ts';
import type { Ask, OwnScene } from './scene.ts';

/** What follows a deed of the turn and belongs to it. Paying and throwing away come after its end, which counts at once. */
const WAITING: readonly string[] = ['turn', 'reward', 'helper', 'free', 'replenish'] satisfies Ask[];

/** As far as nothing is drawn and nothing revealed; the page itself sees to that. */
export const stages = (ask: string, answer: unknown): boolean =>
  WAITING.includes(ask) && !(ask === 'turn' && (answer as TurnAnswer).do === 'end');

/** How many answers the last deed took: an order with its reward, an opportunity with what it puts down. */
const lastDeed = (staged: readonly Staged[]): number =>
  staged.length -
  Math.max(
    0,
    staged.findLastIndex(({ ask }) => ask === 'turn'),
  );

export const canUndo = ({ staged }: Pick<OwnScene, 'staged'>): boolean => staged.length > 0;

/** Takes the last deed back. */
export const undoDeed = ({ staged, undo }: Pick<OwnScene, 'staged' | 'undo'>): void => undo(lastDeed(staged));
