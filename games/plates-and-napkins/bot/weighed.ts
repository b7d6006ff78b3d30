/** Answers with what a bot gives for them: the best, or all of them in order, each kind once. */

export interface Weighed<Answer> {
  readonly answer: Answer;
  readonly value: number;
  /** Answers that are alike in this come to the same. */
  readonly like: string;
}

export const bestOf = <Answer>(options: readonly Weighed<Answer>[]): Answer =>
  options.reduce((best, option) => (option.value > best.value ? option : best)).answer;

/** From the best on. */
export function inOrder<Answer>(options: readonly Weighed<Answer>[]): Answer[] {
  const seen = new Set<string>();
  return options
    .toSorted((a, b) => b.value - a.value)
    .filter(({ like }) => !seen.has(like) && seen.add(like))
    .map(({ answer }) => answer);
}
