/** How a person can type an answer: a list where answers are few, cards in an order, part by part, words last, or freely. */
import type { Dice, Moves } from '#kernel';
import type { Leaf, Path } from './parts.ts';
import { beside, keyOf, leaves, valueAt, withValues } from './parts.ts';
import type { Speech } from './speech.ts';
import { speechIn } from './speech.ts';

export type Form = (
  | /** Every answer, to choose from. */
  { readonly kind: 'list'; readonly answers: readonly unknown[] }
  /** All answers are the same things in another order: type the order. */
  | {
      readonly kind: 'order';
      readonly sample: unknown;
      readonly items: readonly number[];
      readonly stacks: readonly Stack[];
      readonly key: string;
    }
  /** Too many for one list: choose part by part. */
  | { readonly kind: 'parts'; readonly answers: readonly unknown[] }
  /** All is chosen but the words: silence, or a phrase in each place. */
  | {
      readonly kind: 'words';
      readonly answer: unknown;
      readonly slots: readonly Path[];
      readonly phrases: readonly string[];
    }
  | { readonly kind: 'free' }
) & {
  /** Words to choose when the rest is. */
  readonly speech?: Speech;
};

/** A list inside the answer that takes some of the things to order. */
export interface Stack {
  readonly path: Path;
  readonly size: number;
  /** The rest of the object that the list belongs to, such as whom it goes to. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Up to so many answers are simply listed. */
const SHORT_LIST = 9;
/** Lists longer than this are no pleasure to read. */
const LONGEST_LIST = 24;
const MOST_LISTED = 5_000;
const SAMPLES = 40;

/** A list if there are few answers or nothing better is found. Words, where there can be any, come after all the rest. */
export function formFor(moves: Moves<unknown>, dice: Dice): Form {
  const speech = speechIn(moves, dice);
  if (speech === undefined) return plainForm(moves, dice);
  const [only] = speech.silent.count === 1 ? speech.silent.all() : [];
  return only === undefined ? { ...plainForm(speech.silent, dice), speech } : wordsForm(only, speech);
}

function plainForm(moves: Moves<unknown>, dice: Dice): Form {
  if (moves.count <= SHORT_LIST) return listed([...moves.all()]);
  const samples = Array.from({ length: SAMPLES }, () => moves.random(dice));
  return orderForm(samples) ?? (moves.count <= MOST_LISTED ? listed([...moves.all()]) : { kind: 'free' });
}

const wordsForm = (answer: unknown, { slots, phrases }: Speech): Form => ({ kind: 'words', answer, slots, phrases });

type Typed = { readonly answer: unknown } | { readonly form: Form };

/** What was typed into a form: an answer, a shorter form after one more part, or nothing that it understands. */
export function typedInto(form: Form, line: string): Typed | undefined {
  if (form.kind === 'words') return worded(form, line);
  const { speech } = form;
  const typed = typedPlain(form, numbersIn(line));
  if (typed === undefined || speech === undefined) return typed;
  return { form: 'answer' in typed ? wordsForm(typed.answer, speech) : { ...typed.form, speech } };
}

function typedPlain(form: Form, numbers: readonly number[]): Typed | undefined {
  if (numbers.length === 0 || form.kind === 'free' || form.kind === 'words') return undefined;
  if (form.kind === 'order') {
    const things = numbers.map((n) => form.items[n - 1]);
    return things.includes(undefined as never) ? undefined : { answer: stacked(form, things) };
  }
  const [n] = numbers;
  if (numbers.length > 1 || n < 1) return undefined;
  if (form.kind === 'list') return n > form.answers.length ? undefined : { answer: form.answers[n - 1] };
  const part = nextPart(form.answers).values.at(n - 1);
  return part === undefined ? undefined : { form: listed(part.answers) };
}

/** Numbers of phrases, place by place; 0 and what is not typed are silence. */
function worded({ answer, slots, phrases }: Form & { kind: 'words' }, line: string): Typed | undefined {
  const numbers = numbersIn(line);
  if (line !== '' && numbers.length === 0) return undefined;
  if (numbers.length > slots.length || numbers.some((n) => n > phrases.length)) return undefined;
  const words = slots.map((_, i) => phrases[(numbers[i] ?? 0) - 1] ?? '');
  return { answer: withValues(answer, slots, words) };
}

/** Whole numbers with blanks or marks between them. */
function numbersIn(line: string): number[] {
  return /^[\d\s,;+/|-]*$/.test(line) ? (line.match(/\d{1,6}/g) ?? []).map(Number) : [];
}

const listed = (answers: readonly unknown[]): Form => ({
  kind: answers.length <= LONGEST_LIST ? 'list' : 'parts',
  answers,
});

/** The answer of an order form with its things as they stand. */
export const inOrder = (form: Form & { kind: 'order' }): unknown => stacked(form, form.items);

/** The answer with these things on its stacks, as they were typed: too few or too many are for the rules to refuse. */
function stacked({ sample, stacks }: Form & { kind: 'order' }, things: readonly number[]): unknown {
  const answer = structuredClone(sample);
  let from = 0;
  for (const [i, { path, size }] of stacks.entries()) {
    const to = i === stacks.length - 1 ? things.length : from + size;
    const list = valueAt(answer, path) as number[];
    list.splice(0, list.length, ...things.slice(from, to));
    from = Math.min(to, things.length);
  }
  return answer;
}

export interface Part {
  readonly path: Path;
  readonly values: readonly { readonly value: unknown; readonly answers: readonly unknown[] }[];
}

/** The first part in which answers differ, with what it can be and the answers that go with it. */
export function nextPart(answers: readonly unknown[]): Part {
  const paths = new Map<string, Path>();
  for (const answer of answers) for (const { path } of leaves(answer)) paths.set(JSON.stringify(path), path);
  for (const path of paths.values()) {
    const groups = Map.groupBy(answers, (answer) => JSON.stringify(valueAt(answer, path)));
    if (groups.size > 1)
      return {
        path,
        values: [...groups.values()].map((group) => ({ value: valueAt(group[0], path), answers: group })),
      };
  }
  return { path: [], values: answers.map((answer) => ({ value: answer, answers: [answer] })) };
}

/** Are all samples one set of numbers, dealt to whole lists in different orders? */
function orderForm(samples: readonly unknown[]): Form | undefined {
  const first = leaves(samples[0]);
  const all = samples.map((sample) => leaves(sample));
  const sameShape = all.every(
    (other) => other.length === first.length && other.every((leaf, i) => `${leaf.path}` === `${first[i].path}`),
  );
  if (!sameShape) return undefined;
  const varying = first.map((_, i) => i).filter((i) => all.some((other) => other[i].value !== first[i].value));
  const things = (list: readonly Leaf[]): number[] => varying.map((i) => list[i].value as number).sort((a, b) => a - b);
  const items = things(first);
  const isOrder =
    items.every((item, i) => typeof item === 'number' && item !== items[i - 1]) &&
    all.every((other) => `${things(other)}` === `${items}`);
  const stacks = stacksOf(
    samples[0],
    varying.map((i) => first[i].path),
  );
  if (!isOrder || stacks === undefined) return undefined;
  return { kind: 'order', sample: samples[0], items, stacks, key: keyOf(first[varying[0]].path) };
}

/** The lists that hold these leaves; none unless they hold nothing else. */
function stacksOf(sample: unknown, paths: readonly Path[]): Stack[] | undefined {
  const parents = new Map(paths.map((path) => [JSON.stringify(path.slice(0, -1)), path.slice(0, -1)]));
  const stacks: Stack[] = [];
  for (const path of parents.values()) {
    const list = valueAt(sample, path);
    const size = paths.filter((leaf) => `${leaf.slice(0, -1)}` === `${path}`).length;
    if (!Array.isArray(list) || list.length !== size) return undefined;
    stacks.push({ path, size, beside: beside(sample, path) });
  }
  return stacks;
}
