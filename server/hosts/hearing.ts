/** What pages say waits until the store can take it: what is heard together is decided, stored and told together, and each costs less. */
import type { RoomsDoors } from '../rooms-api.ts';

/** One line's ear. `at` is when it was said, on the wall clock. */
export type Ear = (text: string, at: number) => void;

export interface Hearing {
  /** Heard at once while the store is at rest, or else just before its next flush leaves; always in the order in which it was said. */
  say(ear: Ear, text: string): void;
  /** Hears all that waits: before anything else happens that must not overtake it. */
  hearAll(): void;
}

/** More messages, or more characters in them, are not kept: then all is heard, however long the store takes. */
const MOST_UNHEARD = 1000;
const MOST_CHARACTERS = 1_000_000;
/** Nor does anybody wait for longer than this to be heard, in milliseconds: a page that gets no answer to a ping calls its line dead. */
const LONGEST_WAIT = 100;

interface Said {
  readonly ear: Ear;
  readonly text: string;
  readonly at: number;
}

export function openHearing({ store, clock, log }: Pick<RoomsDoors, 'store' | 'clock' | 'log'>): Hearing {
  let unheard: Said[] = [];
  let characters = 0;
  let isComing = false;
  let isTimed = false;
  const hearAll = (): void => {
    if (unheard.length === 0) return;
    const said = unheard;
    unheard = [];
    characters = 0;
    for (const one of said) hearOne(one, log);
  };
  const hearSoon = (): void => {
    if (isComing) return;
    isComing = true;
    store.soon(() => {
      isComing = false;
      hearAll();
    });
  };
  const hearInTime = (): void => {
    if (isTimed) return;
    isTimed = true;
    clock.wake(clock.now() + LONGEST_WAIT, () => {
      isTimed = false;
      hearAll();
    });
  };
  return {
    say: (ear, text) => {
      const count = unheard.push({ ear, text, at: clock.now() });
      characters += text.length;
      if (count === 1) hearSoon();
      if (count >= MOST_UNHEARD || characters >= MOST_CHARACTERS) hearAll();
      else if (unheard.length > 0) hearInTime();
    },
    hearAll,
  };
}

/** Whatever breaks over a message is no reason not to hear the others. */
function hearOne({ ear, text, at }: Said, log: RoomsDoors['log']): void {
  try {
    ear(text, at);
  } catch (error) {
    log(`a message broke its hearing: ${error instanceof Error ? error.stack : error}`);
  }
}
