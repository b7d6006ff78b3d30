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

/** More is not kept: then all is heard, however long the store takes. */
const MOST_UNHEARD = 1000;

interface Said {
  readonly ear: Ear;
  readonly text: string;
  readonly at: number;
}

export function openHearing({ store, clock, log }: Pick<RoomsDoors, 'store' | 'clock' | 'log'>): Hearing {
  let unheard: Said[] = [];
  const hearAll = (): void => {
    if (unheard.length === 0) return;
    const said = unheard;
    unheard = [];
    for (const one of said) hearOne(one, log);
  };
  return {
    say: (ear, text) => {
      const count = unheard.push({ ear, text, at: clock.now() });
      if (count === 1) store.soon(hearAll);
      else if (count >= MOST_UNHEARD) hearAll();
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
