/** What a person reads on the screen: numbered answers, cards to put in order, words to say, and one's own cards. */
import type { GameEvent, Look } from '#kernel';
import { cardAt, isKnown, only, seatOf } from '#kernel';
import type { Form, Stack } from './form.ts';
import { inOrder, nextPart } from './form.ts';
import { beside, keyOf, valueAt, withValues } from './parts.ts';
import type { Voice } from './telling.ts';

/** Fields that hold a seat or a card, as games name them. */
const SEAT_FIELDS = ['to', 'from', 'seat'];
const CARD_FIELDS = ['card', 'cards', 'give', 'take'];

/** The cards in piles that this seat alone sees into: those in its hands, and in numbered rows those laid out in order. */
export function cardsLines(voice: Voice, look: Look): string[] {
  const { match, lab } = voice;
  const mine = [...look.piles.keys()].filter((pile) => match.piles[pile].eyes === only(look.seat));
  const names = (pile: number): string => cardNames(voice, look, pile);
  const hand = mine.filter((pile) => match.piles[pile].mixed).map(names);
  const rows = mine.filter((pile) => !match.piles[pile].mixed).map(names);
  const laid = rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
  return [
    ...(hand.some((pile) => pile !== '') ? [`${lab.yourCards} ${hand.filter((pile) => pile !== '').join(', ')}`] : []),
    ...(laid.length > 0 ? [lab.yourRows] : []),
    ...laid.map((row, i) => `  [${i + 1}] ${row === '' ? '–' : row}`),
  ];
}

const cardNames = ({ match, words }: Voice, look: Look, pile: number): string =>
  look.piles[pile]
    .filter(isKnown)
    .map((place) => words.card(match.faces[cardAt(place)]))
    .join(', ');

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
    case 'words':
      return wordsLines(voice, form, say);
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

/** An event as this person was told it. */
export interface Heard {
  readonly event: GameEvent;
  readonly sentence: string;
}

/** What answers name by a number only, such as offers, in the sentences that told of it last. */
export function thingLines(entries: readonly Entry[], heard: readonly Heard[]): string[] {
  const named = entries.flatMap((entry) => ('answer' in entry ? Object.entries(Object(entry.answer)) : []));
  const lines = named.map(([field, id]) => {
    const told = heard.findLast(({ event }) => id !== undefined && valueAt(event, [field, 'id']) === id);
    return told === undefined ? '' : `  (${id}) ${told.sentence}`;
  });
  return [...new Set(lines)].filter((line) => line !== '');
}

/** Phrases as the game words them, and the places where they can be said. */
function wordsLines(voice: Voice, form: Form & { kind: 'words' }, say: (answer: unknown) => string): string[] {
  const { answer, slots, phrases } = form;
  const quiet = say(answer);
  const spoken = phrases.map((words) => added(quiet, say(withValues(answer, slots.slice(-1), [words]))));
  const places = slots.map((path) => place(voice, beside(answer, path), '_')).join('   ');
  return [...numbered(spoken), voice.lab.wording(slots.length), `  ${places}`];
}

/** What a sentence says more than another: without what both begin and end with. */
function added(short: string, long: string): string {
  const least = Math.min(short.length, long.length);
  let begin = 0;
  while (begin < least && short[begin] === long[begin]) begin++;
  let end = 0;
  while (end < least - begin && short.at(-1 - end) === long.at(-1 - end)) end++;
  return long.slice(begin, long.length - end).trim();
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
const slots = (voice: Voice, { size, beside: fields }: Stack): string =>
  place(voice, fields, `[${Array.from({ length: size }, () => '_').join(' ')}]`);

/** A place to fill, after the player named beside it. */
function place(voice: Voice, fields: Readonly<Record<string, unknown>>, gap: string): string {
  const owner = Object.entries(fields)
    .map(([field, value]) => (SEAT_FIELDS.includes(field) ? label(voice, field, value) : undefined))
    .find((name) => name !== undefined);
  return owner === undefined ? gap : `${owner} ${gap}`;
}
