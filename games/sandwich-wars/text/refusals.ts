/** Why something is not done, as a sentence: by its code and facts, or by the question it was said to. */
import type { Refusal, Speakers } from '#kernel';
import { isKernelCode, kernelSays, seatOf } from '#kernel';
import type { FactKind, RefusalCode, Words } from './catalogue.ts';
import { REFUSALS } from './catalogue.ts';
import { isCategory } from './phrases.ts';

export function refusalSentence(words: Words, refusal: Refusal, who: Speakers): string {
  const { code } = refusal;
  if (isKernelCode(code)) return byQuestion(words, refusal) ?? kernelSays(code, words.language);
  if (!Object.hasOwn(REFUSALS, code)) return words.refused;
  const say = words.refusals[code as RefusalCode] as string | ((facts: Facts) => string);
  if (typeof say === 'string') return say;
  const facts = saidFacts(words, refusal, who);
  return facts === undefined ? words.refused : say(facts);
}

type Facts = Readonly<Record<string, string | number>>;

/** The kernel's own refusals, closer to what was being asked. */
function byQuestion(words: Words, { code, facts }: Refusal): string | undefined {
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'not-asked': words.notAsked,
    'bad-form': words.badForm,
    'nothing-to-take-back': words.noWayBack,
  };
  const ask = String(facts.ask);
  return Object.hasOwn(table, code) && Object.hasOwn(table[code], ask) ? table[code][ask] : undefined;
}

/** Facts as a sentence needs them; none if one of them is missing. */
function saidFacts(words: Words, { code, facts }: Refusal, who: Speakers): Facts | undefined {
  const kinds = Object.entries<FactKind>(REFUSALS[code as RefusalCode]);
  if (kinds.some(([name, kind]) => typeof facts[name] !== (isNumber(kind) ? 'number' : 'string'))) return undefined;
  return Object.fromEntries(kinds.map(([name, kind]) => [name, saidFact(words, kind, facts[name], who)]));
}

const isNumber = (kind: FactKind): boolean => kind === 'count' || kind === 'seat';

function saidFact(words: Words, kind: FactKind, fact: string | number, who: Speakers): string | number {
  if (kind === 'seat') return who.seat(seatOf(Number(fact)));
  const name = String(fact);
  if (kind === 'helper') return isCategory(name) ? words.helpers[name] : name;
  if (kind !== 'option') return fact;
  const labels: Readonly<Record<string, string>> = words.options;
  return Object.hasOwn(labels, name) ? `${labels[name]} (${name})` : name;
}
