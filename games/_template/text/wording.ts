/** How the sentences of Template are put together; the words themselves are in the language files. */
import type { Language, Look, LookFrame, Refusal, Speakers, Wording } from '#kernel';
import { has, isKernelCode, kernelSays } from '#kernel';
import type { CardName } from '../cards.ts';
import { cards } from '../cards.ts';
import type { Event, TemplateKinds } from '../state.ts';

export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly preset: string;
  readonly variants: { readonly short: string; readonly long: string };
  readonly options: { readonly rounds: string; readonly hand: string; readonly playSeconds: string };
  readonly cards: Readonly<Record<CardName, string>>;
  readonly choose: string;
  readonly wait: string;
  play(card: string): string;
  round(round: number): string;
  shows(name: string, card: string): string;
  over(points: string): string;
  readonly refusals: {
    seats(facts: Refusal['facts']): string;
    option(facts: Refusal['facts']): string;
    readonly 'too-few-cards': string;
    readonly 'too-many-rounds': string;
    readonly 'not-your-card': string;
    readonly other: string;
  };
}

export function wording(words: Words): Wording<TemplateKinds> {
  const card = (face: number): string => words.cards[cards[face].id];
  return {
    title: words.title,
    presets: { standard: words.preset },
    variants: words.variants,
    options: {
      rounds: { label: words.options.rounds, values: {} },
      hand: { label: words.options.hand, values: {} },
      playSeconds: { label: words.options.playSeconds, values: {} },
    },
    card,
    prompt: (look: Look<TemplateKinds>, frame: LookFrame) =>
      has(frame.waiting, look.seat) ? words.choose : words.wait,
    move: (_name, answer, match) => words.play(card(match.faces[Number(answer)])),
    refusal: (refusal) => refusalText(words, refusal),
    event: (event, match, who) => eventText(words, event, (id) => card(match.faces[id]), who),
  };
}

function refusalText(words: Words, { code, facts }: Refusal): string {
  if (isKernelCode(code)) return kernelSays(code, words.language);
  switch (code) {
    case 'seats':
      return words.refusals.seats(facts);
    case 'unknown-option':
    case 'bad-option':
    case 'unknown-preset':
      return words.refusals.option(facts);
    case 'too-few-cards':
    case 'too-many-rounds':
    case 'not-your-card':
      return words.refusals[code];
    default:
      return words.refusals.other;
  }
}

function eventText(words: Words, event: Event, card: (id: number) => string, who: Speakers): string {
  switch (event.is) {
    case 'round':
      return words.round(event.round);
    case 'shown':
      return event.cards.map(([seat, id]) => words.shows(who.seat(seat), card(id))).join(' ');
    case 'over':
      return words.over(event.points.join(' – '));
  }
}
