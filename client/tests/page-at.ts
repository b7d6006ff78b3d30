/** A page at a look, for tests: what it shows, keeps and sends, without a screen and without a server. */
import type { Game, Look, Match, Refusal } from '#kernel';
import { labSeed, look, matchOf, millis, myQuestion, namedDice, seatOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import type { Pending } from '../app/pending.ts';
import type { Board, Scene } from '../board.ts';
import { sceneOf } from '../scene.ts';

export class PageAt<S = Scene> {
  readonly sent: Omit<Pending, 'n'>[] = [];
  readonly pending: Pending[] = [];
  readonly explained: Refusal[] = [];
  readonly #match: Match;
  readonly #stages: Board['stages'];
  readonly #drafts = new Map<string, unknown>();
  seen: Look;

  constructor(match: Match, seen: Look, stages?: Board['stages']) {
    this.#match = match;
    this.#stages = stages;
    this.seen = seen;
  }

  /** As it is drawn now, for a board of the game. */
  get scene(): S {
    return sceneOf({
      match: this.#match,
      look: this.seen,
      log: [],
      pending: this.pending,
      drafts: this.#drafts,
      stages: this.#stages,
      running: true,
      words: undefined,
      language: 'en',
      text: { refusal: () => '' } as never,
      who: { seat: String, words: () => '' },
      person: () => ({ name: '', avatar: 'fox', isBot: false, isYou: false, isAway: false, isLent: false }),
      now: () => millis(0),
      refresh: () => undefined,
      explain: (refusal) => this.explained.push(refusal),
      send: (move) => {
        this.sent.push(move);
        this.pending.push({ ...move, n: this.sent.length });
      },
      keepWords: async () => undefined,
    }) as unknown as S;
  }

  get frame(): number {
    return this.seen.stack.at(-1)?.id ?? 0;
  }
}

export function matchFor(game: unknown, seats: number, options: object = {}): Match {
  const made = matchOf(game as Game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

/** The first look of random games in which the first seat is asked this, and that fits. */
export function askedIn(match: Match, ask: string, fits: (seen: Look) => boolean = () => true): Look {
  for (let n = 0; n < 30; n++) {
    let found: Look | undefined;
    playRandom(match, labSeed(`asked ${n}`), namedDice(`asked ${n}`), (_input, _before, after) => {
      if (found !== undefined) return;
      const seen = look(match, after, seatOf(0));
      if (myQuestion(seen)?.ask === ask && fits(seen)) found = seen;
    });
    if (found !== undefined) return found;
  }
  throw new Error(`never asked ${ask}`);
}
