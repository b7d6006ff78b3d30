/** What an answer or interrupt means, in a few words for a list or a log. */
import type { Speakers } from '#kernel';
import { nameOf } from '#wording';
import type { Asks, Interrupts, Plate, SandwichMatch } from '../state.ts';
import { mostSandwiches } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, named, quoted, stackNames } from './phrases.ts';

type Answers = { readonly [Q in keyof Asks]: Asks[Q]['answer'] } & Interrupts;
type Name = keyof Answers;

interface Said<Answer> {
  readonly words: Words;
  readonly answer: Answer;
  readonly match: SandwichMatch;
  readonly who: Speakers;
}

export function moveWords(words: Words, name: string, answer: unknown, match: SandwichMatch, who: Speakers): string {
  const say = saying[name as Name] as (said: Said<unknown>) => string;
  return say({ words, answer, match, who });
}

const take = ({ words, answer, match }: Said<Answers['grab']>): string =>
  words.moves.take(cardName(words, match, answer));

const stacks = ({ words, answer, match, who }: Said<Answers['compose']>): string =>
  answer
    .map(({ to, cards, praise }) =>
      withWords(words, words.moves.stack(stackNames(words, match, cards), who.seat(to)), praise, who),
    )
    .join(words.separator);

const byId =
  (name: Exclude<keyof Interrupts, 'offer'>) =>
  ({ words, answer }: Said<{ offer: number }>): string =>
    words.moves.byId[name](answer.offer);

const saying: { readonly [N in Name]: (said: Said<Answers[N]>) => string } = {
  theme: ({ words, answer, who }) => words.moves.theme(named(words, answer, who)),
  flip: ({ words }) => words.moves.flip,
  grab: take,
  pick: take,
  place: ({ words, answer }) => words.moves.place(answer + 1),
  address: ({ words, answer, who }) =>
    answer
      .map(({ to, praise }, i) => withWords(words, words.moves.send(i + 1, who.seat(to)), praise, who))
      .join(words.separator),
  trade: stacks,
  compose: stacks,
  pitch: ({ words, answer, who }) =>
    answer
      .map((id) => (id === '' ? words.moves.silent : words.moves.pitch(quoted(words, id, who))))
      .join(words.separator),
  speak: ({ words }) => words.moves.speak,
  rank: ({ words, answer, match }) => {
    const ranked = words.moves.rank(answer.order.map((plate) => numberOf(match, plate)).join(', '));
    return answer.theme < 0 ? ranked : ranked + words.separator + words.moves.themePoint(numberOf(match, answer.theme));
  },
  show: ({ words }) => words.moves.on,
  again: ({ words, answer }) => words.moves[answer],
  offer: ({ words, answer, match, who }) =>
    words.moves.offer({
      to: nameOf(who, answer.to),
      give: cardNames(words, match, answer.give),
      take: cardNames(words, match, answer.take),
    }),
  accept: byId('accept'),
  decline: byId('decline'),
  withdraw: byId('withdraw'),
};

const withWords = (words: Words, sent: string, id: string, who: Speakers): string =>
  id === '' ? sent : `${sent} ${quoted(words, id, who)}`;

/** Sandwiches in front of a taster count from 1. */
const numberOf = ({ seats }: SandwichMatch, plate: Plate): number => (plate % mostSandwiches(seats)) + 1;
