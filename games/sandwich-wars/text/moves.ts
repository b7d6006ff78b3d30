/** What an answer means, in a few words for a list or a log. */
import type { CardId } from '#kernel';
import type { Asks, WarsMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, helperNames } from './phrases.ts';

interface Said<Answer> {
  readonly words: Words;
  readonly answer: Answer;
  readonly match: WarsMatch;
}

/** Cards that do not exist make no sense. */
export function moveWords(words: Words, name: string, answer: unknown, match: WarsMatch): string {
  if (cardsNamed(answer).some((card) => card >= match.faces.length)) return words.unclear;
  const say = saying[name as keyof Asks] as (said: Said<unknown>) => string;
  return say({ words, answer, match });
}

/** The cards that an answer names. */
function cardsNamed(answer: unknown): number[] {
  if (Array.isArray(answer)) return answer.filter((item) => typeof item === 'number');
  if (typeof answer !== 'object' || answer === null || 'take' in answer) return [];
  return Object.values(answer).flatMap((value: unknown) => (typeof value === 'number' ? [value] : cardsNamed(value)));
}

const thrown = ({ words, answer, match }: Said<readonly CardId[]>): string =>
  answer.length === 0 ? words.moves.discardNothing : words.moves.discard(cardNames(words, match, answer));

const saying: { readonly [Q in keyof Asks]: (said: Said<Asks[Q]['answer']>) => string } = {
  turn: deed,
  replenish: thrown,
  reward({ words, answer }) {
    if (answer.take === 'points') return words.moves.rewardPoints;
    if (answer.take === 'split') return words.moves.split(answer.coins, answer.cards);
    return words.moves.rewardHelper(words.helpers[answer.helper]);
  },
  helper: ({ words, answer }) => words.moves.rewardHelper(words.helpers[answer]),
  free: ({ words, answer, match }) => (answer.do === 'enough' ? words.moves.enough : deed({ words, answer, match })),
  upkeep({ words, answer }) {
    const pay =
      answer.points.length === 0 ? words.moves.payCoins : words.moves.payPoints(helperNames(words, answer.points));
    const rest = answer.back.length === 0 ? words.moves.keepAll : words.moves.back(helperNames(words, answer.back));
    return pay + words.separator + rest;
  },
  discard: thrown,
  lastRound: ({ words }) => words.goOn,
  sheet: ({ words }) => words.goOn,
};

function deed({ words, answer, match }: Said<Asks['turn']['answer']>): string {
  const name = (card: CardId): string => cardName(words, match, card);
  switch (answer.do) {
    case 'play':
      return words.moves.play(name(answer.card));
    case 'replace':
      return words.moves.replace(name(answer.card), name(answer.out));
    case 'complete':
      return words.moves.complete(name(answer.order), cardNames(words, match, answer.cards));
    case 'hire':
      return words.moves.hire(words.helpers[answer.helper]);
    case 'use':
      return words.moves.use(name(answer.card));
    default:
      return words.moves[answer.do];
  }
}
