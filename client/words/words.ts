/** What the shell of the page says, in every language the same keys; games bring their own words. */

export interface Words {
  readonly slogan: string;
  readonly intro: string;
  readonly language: string;
  readonly game: string;
  readonly name: string;
  readonly seats: string;
  readonly rulebook: string;
  readonly variants: string;
  readonly allOptions: string;
  readonly asRulebook: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly start: string;
  readonly unofficial: string;
  readonly connecting: string;
  readonly cut: string;
  readonly reload: string;
  readonly full: string;
  readonly unreachable: string;
  readonly broken: string;
  readonly bot: string;
  readonly you: string;
  readonly ready: string;
  readonly points: (n: number) => string;
  readonly secondsLeft: (n: number) => string;
  readonly log: string;
  readonly leave: string;
  readonly over: string;
  readonly won: (names: string, count: number) => string;
  readonly again: string;
  readonly another: string;
  readonly saveReplay: string;
  readonly proven: string;
  readonly notProven: string;
  readonly wave: string;
  readonly takeBack: string;
  readonly unlisted: string;
  readonly players: string;
}

/** How long bots think. */
export const PACES = ['instant', 'quick', 'human', 'slow'] as const;
export type Pace = (typeof PACES)[number];
