/** What sounds now: plays cues once a finger has touched the page, at the reader's volumes, and stays silent where it cannot. */
import type { Cue, Knob, Volumes } from './cues.ts';
import { KNOBS, knobOf } from './cues.ts';
import type { Performer } from './render.ts';

/** Two of a kind closer than this are heard as one; more than a few at once are a noise. */
const APART = 0.045;
const MOST_AT_ONCE = 6;
const CROWD = 0.25;

interface Desk {
  readonly context: AudioContext;
  readonly knobs: Readonly<Record<Knob, GainNode>>;
  /** Fetched at the first touch: nothing sounds before it. */
  perform?: Performer;
}

let desk: Desk | undefined;
let touched = false;
let muted = false;
let volumes: Volumes = { effects: 1, turn: 1, ticks: 1 };
const last = new Map<Cue, number>();
const recent: number[] = [];

/** Browsers let a page sound only after a gesture, and may silence it again: call once, with the document. */
export function listenForGesture(page: Pick<Document, 'addEventListener'>): void {
  const wake = (): void => {
    touched = true;
    desk ??= openDesk();
    if (desk !== undefined && desk.context.state !== 'running') desk.context.resume().catch(() => undefined);
  };
  for (const name of ['pointerdown', 'keydown', 'touchend']) page.addEventListener(name, wake, { passive: true });
}

/** From 0 to 1 each. */
export function setVolumes(wanted: Volumes): void {
  volumes = wanted;
  turnKnobs();
}

/** Off and on by one tap, whatever the volumes. */
export function setMuted(state: 'muted' | 'loud'): void {
  muted = state === 'muted';
  turnKnobs();
}

export function play(cue: Cue): void {
  if (desk?.perform === undefined || muted || volumes[knobOf(cue)] === 0 || desk.context.state !== 'running') return;
  const when = desk.context.currentTime;
  while (recent.length > 0 && recent[0] < when - CROWD) recent.shift();
  if (when - (last.get(cue) ?? -APART) < APART || recent.length >= MOST_AT_ONCE) return;
  last.set(cue, when);
  recent.push(when);
  try {
    desk.perform(cue, desk.knobs[knobOf(cue)], when);
  } catch {
    desk = undefined;
  }
}

/** What a hand may feel: my turn has come, that does not go. */
const BUZZES = { turn: [40, 60, 40], refused: [12, 40, 12] } as const;
export type Buzz = keyof typeof BUZZES;

/** Phones only, and only after a gesture: before it browsers complain. */
export function vibrate(buzz: Buzz): void {
  if (!touched || typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return;
  navigator.vibrate([...BUZZES[buzz]]);
}

function openDesk(): Desk | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const knob = (): GainNode => {
      const node = context.createGain();
      node.connect(context.destination);
      return node;
    };
    const made: Desk = { context, knobs: { effects: knob(), turn: knob(), ticks: knob() } };
    setKnobs(made);
    import('./render.ts')
      .then(({ performer }) => {
        made.perform = performer(context);
      })
      .catch(() => undefined);
    return made;
  } catch {
    return undefined;
  }
}

function turnKnobs(): void {
  if (desk !== undefined) setKnobs(desk);
}

/** The ear hears squares: half on the scale is half as loud. */
function setKnobs({ knobs, context }: Desk): void {
  for (const knob of KNOBS) knobs[knob].gain.setTargetAtTime(muted ? 0 : volumes[knob] ** 2, context.currentTime, 0.01);
}
