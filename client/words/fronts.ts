/** What the front page tells of each game, in one language. */
export interface FrontWords {
  /** One word for what kind of game it is, and a line that makes one want to play. */
  readonly kind: string;
  readonly line: string;
  /** How it goes, in four words or so: for those who are new, in the lobby. */
  readonly steps: readonly (readonly string[])[];
  readonly editions: readonly string[];
}

/** By the ids of games; `files` are those of a language. */
export const frontsIn = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, FrontWords>> =>
  Object.fromEntries(
    Object.entries(files as Record<string, { words: FrontWords }>).map(([path, { words }]) => [
      path.split('/').at(-4) ?? '',
      words,
    ]),
  );
