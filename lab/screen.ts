/** What a person reads on the screen: numbered answers, cards to put in order, and the cards in one's hands. */
import type { Look } from '#kernel';
import { cardAt, isKnown, only, seatOf } from '#kernel';
import type { Form, Stack } from './form.ts';
import { inOrder, keyOf, nextPart } from './form.ts';
import type { Voice } from './telling.ts';

/** Fields that hold a seat or a card, as games name them. */
const SEAT_FIELDS = ['to', 'from', 'seat'];
const CARD_FIELDS = ['card', 'cards', 'give', 'take'];

/** The cards in piles that this seat alone sees into. */
export function cardsLine({ match, words, lab }: Voice, look: Look): string | undefined {
  const mine = look.piles.filter((_, pile) => match.piles[pile].eyes === only(look.seat)).flat();
  const names = mine.filter(isKnown).map((place) => words.card(match.faces[cardAt(place)]));
  return names.length === 0 ? undefined : `${lab.yourCards}: ${names.join(', ')}`;
}

/** A form as numbered lines, and what to type. */
export function formLines(voice: Voice, name: string, form: Form): string[] {
  const { lab, words, match, who } = voice;
  const say = (answer: unknown): string => words.move(name, answer, match, who);
  switch (form.kind) {
    case 'list':
      return numbered(form.answers.map(say));
    case 'parts': {
      const { path, values } = nextPart(form.answers);
      return numbered(values.map(({ value, answers }) => label(voice, keyOf(path), value) ?? `${say(answers[0])} …`));
    }
    case 'order':
      return orderLines(voice, form, say);
    case 'free':
      return [lab.free];
  }
}

/** One line of a list of interrupts: an answer, or many behind a form. */
export type Entry = { readonly name: string } & ({ readonly answer: unknown } | { readonly form: Form });

export function entriesOf(name: string, form: Form): Entry[] {
  return form.kind === 'list' ? form.answers.map((answer) => ({ name, answer })) : [{ name, form }];
}

export function entryLines({ words, match, who }: Voice, entries: readonly Entry[]): string[] {
  return numbered(
    entries.map((entry) => {
      if ('answer' in entry) return words.move(entry.name, entry.answer, match, who);
      const { form } = entry;
      return form.kind === 'parts' ? `${words.move(entry.name, form.answers[0], match, who)} …` : `${entry.name} …`;
    }),
  );
}

/** Cards are named and put on stacks; anything else is known by its number. */
function orderLines(voice: Voice, form: Form & { kind: 'order' }, say: (answer: unknown) => string): string[] {
  const { lab } = voice;
  const names = form.items.map((item) => label(voice, form.key, item));
  if (names.includes(undefined))
    return [lab.ranking(names.length), `  ${names.map((_, i) => i + 1).join(' ')} = ${say(inOrder(form))}`];
  const places = form.stacks.map((stack) => slots(voice, stack)).join('   ');
  return [...numbered(names.map(String)), lab.stacking(names.length), `  ${places}`];
}

const numbered = (lines: readonly string[]): string[] =>
  lines.map((line, i) => `${String(i + 1).padStart(4)}  ${line}`);

/** What a part of an answer means, where its field says it. */
function label({ match, words, who }: Voice, field: string, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (SEAT_FIELDS.includes(field) && value < match.seats) return who.seat(seatOf(value));
  return CARD_FIELDS.includes(field) && value < match.faces.length ? words.card(match.faces[value]) : undefined;
}

/** The places of one stack, and whose it will be. */
function slots(voice: Voice, { size, beside }: Stack): string {
  const owner = Object.entries(beside)
    .map(([field, value]) => (SEAT_FIELDS.includes(field) ? label(voice, field, value) : undefined))
    .find((name) => name !== undefined);
  return `${owner === undefined ? '' : `${owner} `}[${Array.from({ length: size }, () => '_').join(' ')}]`;
}
