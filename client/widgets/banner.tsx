/** One banner, always in the same place: what I do now, in a verb, with the ring of the clock. */
import type { ReactNode } from 'react';
import { app } from '../app/store.ts';
import type { Board, Called, Scene } from '../board.ts';
import { classes } from './classes.ts';
import { TimerRing } from './timer-ring.tsx';

export interface BannerProps {
  readonly scene: Scene;
  readonly board: Board;
  readonly state: 'live' | 'cut' | 'paused' | 'countdown';
  readonly onTick?: (() => void) | undefined;
}

export function Banner({ scene, board, state, onTick }: BannerProps): ReactNode {
  const { verb, hint, waiting } = calledOf(scene, board, state);
  const still = state === 'cut' ? 'banner--alarm' : 'banner--wait';
  const tone = state === 'live' ? waiting === true && 'banner--wait' : still;
  return (
    <p className={classes('banner', tone)}>
      <TimerRing scene={scene} onTick={onTick} />
      <span>
        <b className={classes('banner__verb', verb.length > LONG && 'is-long')}>{verb}</b>
        {hint === undefined ? undefined : <span className="banner__how">{hint}</span>}
      </span>
    </p>
  );
}

/** A verb is a few words; a sentence in its place has smaller letters where the window is low. */
const LONG = 36;

/** What the banner says: the state of the line first, then the board, then the game's own prompt. */
export function calledOf(scene: Scene, board: Board, state: BannerProps['state']): Called {
  const { words } = app;
  if (state === 'cut') return { verb: words.cut, hint: words.cutHint };
  if (state === 'countdown') return { verb: words.goesOn, hint: words.goesOnHint };
  if (state === 'paused') return { verb: words.paused, hint: words.pausedHint };
  const waits = myWait();
  if (waits !== undefined) return { verb: words.watching, hint: hintFor(waits), waiting: true };
  const called = board.banner?.(scene);
  if (called !== undefined) return called;
  const { top, text, look, who, match, asked, watching } = scene;
  if (top === undefined) return { verb: words.over, waiting: true };
  const said = split(text.prompt(look, top, who, match), asked ? 'asked' : 'waiting');
  return watching && said.hint === undefined ? { ...said, hint: words.watching } : said;
}

/** The reader took a bot's chair and has no hand yet. */
function myWait() {
  const { visit } = app;
  const me = visit?.room?.chairs.find((chair) => chair.kind === 'person' && chair.person === visit.person);
  return me?.kind === 'person' ? me.waits : undefined;
}

/** Nobody is asked any more where somebody has said no. */
function hintFor({ bot, until, asks }: NonNullable<ReturnType<typeof myWait>>): string {
  const { youWait, youWaitOn } = app.words;
  return (asks.length > 0 ? youWait : youWaitOn)[until](bot);
}

/** A long prompt is a verb up to the first stop, and a hint after it. */
function split(prompt: string, mood: 'asked' | 'waiting'): Called {
  const [, verb = prompt, hint = ''] = /^(.{3,60}?[.!:?…])\s+(.+)$/u.exec(prompt) ?? [];
  if (hint === '') return { verb, waiting: mood === 'waiting' };
  const sentence = hint.charAt(0).toLocaleUpperCase() + hint.slice(1);
  return { verb: verb.replace(/\s?:$/u, ''), hint: sentence, waiting: mood === 'waiting' };
}
