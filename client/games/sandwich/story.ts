/** What the log tells of the tastings: verdicts by round, with the words that went with a sandwich, and what they brought. */
import type { SandwichKinds } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';

type Told = SandwichKinds['event'];

export interface Judged {
  readonly cook: Seat;
  readonly cards: readonly CardId[];
  /** With the theme point. */
  readonly points: number;
  readonly isThemed: boolean;
  /** Ids of what the cook said of it. */
  readonly words: readonly string[];
}

export interface Verdict {
  readonly round: number;
  readonly taster: Seat;
  /** The best first. */
  readonly dishes: readonly Judged[];
}

export interface RoundStory {
  /** Counted from 1 over everything that was played at this table. */
  readonly number: number;
  readonly verdicts: Verdict[];
}

export function storyOf(log: readonly Told[]): RoundStory[] {
  const rounds: RoundStory[] = [];
  let said: Said[] = [];
  for (const event of log) {
    if (event.is === 'round') {
      rounds.push({ number: rounds.length + 1, verdicts: [] });
      said = [];
    } else if (event.is === 'praised' || event.is === 'pitched') said.push(event);
    else if (event.is === 'tasted') rounds.at(-1)?.verdicts.push(verdictOf(event, rounds.length, said));
  }
  return rounds;
}

/** Points that each seat got in a round. */
export function gainedIn({ verdicts }: RoundStory, seats: number): number[] {
  const gained = Array<number>(seats).fill(0);
  for (const { cook, points } of verdicts.flatMap(({ dishes }) => dishes)) gained[cook] += points;
  return gained;
}

/** The best loved: first of its plate, with the theme point if any has it, and rather of the winner than of another. */
export function bestOf(rounds: readonly RoundStory[], points: readonly number[]): (Judged & Verdict) | undefined {
  const worth = ({ points: own, cook }: Judged): number => own * 1_000 + (points[cook] ?? 0);
  return rounds
    .flatMap(({ verdicts }) => verdicts)
    .map((verdict) => ({ ...verdict, ...verdict.dishes[0] }))
    .toSorted((a, b) => worth(b) - worth(a))[0];
}

type Said = Extract<Told, { is: 'praised' | 'pitched' }>;

function verdictOf(event: Extract<Told, { is: 'tasted' }>, round: number, said: readonly Said[]): Verdict {
  const dishes = event.sandwiches.map(({ cook, cards }, i) => ({
    cook,
    cards,
    isThemed: i === event.theme,
    points: event.scores[i][1] + (i === event.theme ? 1 : 0),
    words: said.filter((words) => isAbout(words, event.taster, cook, cards)).map(({ words }) => words),
  }));
  return { round, taster: event.taster, dishes };
}

/** Cooks may have two sandwiches on one plate: what was said names its cards. */
function isAbout(said: Said, taster: Seat, cook: Seat, cards: readonly CardId[]): boolean {
  if (said.words === '' || said.cook !== cook || said.taster !== taster) return false;
  return said.cards.every((card) => cards.includes(card));
}
