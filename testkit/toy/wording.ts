/** How the toy makes sentences out of the phrases of one language. */
import type { Match, Refusal, Seat, Speakers, Wording } from '#kernel';
import type { Choice, Pass, ToyEvent, ToyKinds } from './state.ts';

/** Phrases with {places} to fill in; a missing one is a type error. */
export interface Phrases {
  readonly title: string;
  readonly presets: Readonly<Record<'standard' | 'quick', string>>;
  readonly variants: Readonly<Record<'quiet' | 'rich' | 'untimed', string>>;
  readonly options: Readonly<Record<keyof ToyKinds['options'], string>>;
  readonly yes: string;
  readonly no: string;
  readonly card: string;
  readonly nothing: string;
  readonly prompts: Readonly<Record<keyof ToyKinds['asks'], string>>;
  readonly moves: Readonly<Record<keyof ToyKinds['asks'] | keyof ToyKinds['interrupts'], string>>;
  readonly refusals: Readonly<Record<ToyCode, string>>;
  readonly events: Readonly<Record<ToyEvent['is'], string>>;
}

export type ToyCode =
  | 'not-in-market'
  | 'not-in-hand'
  | 'something'
  | 'not-to'
  | 'not-from'
  | 'no-steals'
  | 'no-toasts'
  | 'empty-hand'
  | 'same-policy'
  | 'quiet-rich';

export function wording(p: Phrases): Wording<ToyKinds> {
  const card = (face: number): string => fill(p.card, { face });
  const named = (choice: Choice, match: Match<ToyKinds>): string =>
    choice === 'nothing' ? p.nothing : card(match.faces[choice]);
  const label = (name: keyof ToyKinds['options']) => ({ label: p.options[name], values: {} });
  return {
    title: p.title,
    presets: p.presets,
    variants: p.variants,
    options: {
      rounds: label('rounds'),
      deal: label('deal'),
      quiet: { label: p.options.quiet, values: { true: p.yes, false: p.no } },
      clock: label('clock'),
    },
    card,
    prompt: (look, frame) => fill(p.prompts[frame.ask as keyof ToyKinds['asks']], { round: look.view.round }),
    move: (name, answer, match, who) =>
      fill(
        p.moves[name as keyof Phrases['moves']],
        moveFacts(answer, (choice) => named(choice, match), who),
      ),
    // The machine's own codes need no better sentence in a toy.
    refusal: (refusal, who) => fill(p.refusals[refusal.code as ToyCode] ?? 'Not now.', refusalFacts(refusal, who)),
    event: (event, match, who) =>
      fill(
        p.events[event.is],
        eventFacts(event, (choice) => named(choice, match), who),
      ),
  };
}

type Facts = Readonly<Record<string, string | number>>;

const fill = (phrase: string, facts: Facts): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(facts[place]));

function moveFacts(answer: unknown, named: (choice: Choice) => string, who: Speakers): Facts {
  if (typeof answer === 'number') return { card: named(answer as Choice) };
  if (answer === 'nothing') return { card: named(answer) };
  if (typeof answer === 'string') return { word: answer };
  const { card, to, from } = answer as Partial<Pass & { from: Seat }>;
  return {
    ...(card === undefined ? {} : { card: named(card) }),
    ...(to === undefined ? {} : { to: who.seat(to) }),
    ...(from === undefined ? {} : { from: who.seat(from) }),
  };
}

function refusalFacts({ facts }: Refusal, who: Speakers): Facts {
  return typeof facts.seat === 'number' ? { ...facts, seat: who.seat(facts.seat as Seat) } : facts;
}

function eventFacts(event: ToyEvent, named: (choice: Choice) => string, who: Speakers): Facts {
  const { scores = [], ...rest } = event as ToyEvent & { scores?: readonly (readonly [Seat, number])[] };
  const facts = new Map<string, string | number>(Object.entries(rest));
  for (const place of ['seat', 'to', 'from']) {
    const seat = facts.get(place);
    if (typeof seat === 'number') facts.set(place, who.seat(seat as Seat));
  }
  const card = facts.get('card');
  if (typeof card === 'number') facts.set('card', named(card as Choice));
  facts.set('points', scores.map(([seat, n]) => `${who.seat(seat)} +${n}`).join(', '));
  return Object.fromEntries(facts);
}
