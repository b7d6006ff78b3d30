/** Why something is not done, as a sentence: by its code and facts, or by the question it was said to. */
import type { Refusal, Speakers } from '#kernel';
import { isKernelCode, kernelSays } from '#kernel';
import { punishments } from '../cards.ts';
import { readName } from '../rules/own-orders.ts';
import type { FactKind, RefusalCode, Words } from './catalogue.ts';
import { REFUSALS } from './catalogue.ts';
import { faceName, lackNames, symbolName } from './phrases.ts';

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
  const ask = String(facts.ask);
  const table: Readonly<Record<string, string>> = words.notAsked;
  return code === 'not-asked' && Object.hasOwn(table, ask) ? table[ask] : undefined;
}

/** Facts as a sentence needs them; none if one of them is missing. */
function saidFacts(words: Words, { code, facts }: Refusal, who: Speakers): Facts | undefined {
  const kinds = Object.entries<FactKind>(REFUSALS[code as RefusalCode]);
  const isNumber = (kind: FactKind): boolean => kind === 'count' || kind === 'order';
  if (kinds.some(([name, kind]) => typeof facts[name] !== (isNumber(kind) ? 'number' : 'string'))) return undefined;
  return Object.fromEntries(kinds.map(([name, kind]) => [name, saidFact(words, kind, facts[name], who)]));
}

function saidFact(words: Words, kind: FactKind, fact: string | number, who: Speakers): string | number {
  switch (kind) {
    case 'symbol':
    case 'variety':
      return symbolName(words, String(fact));
    case 'order':
      return faceName(words, Number(fact));
    case 'lacks':
      return lackNames(words, String(fact));
    case 'punishment':
      return punishmentWords(words, String(fact));
    case 'option':
      return optionName(words, String(fact));
    default:
      return typeof fact === 'string' ? readName(fact, who) : fact;
  }
}

const punishmentWords = (words: Words, name: string): string =>
  words.punishments[punishments.find((known) => known === name) ?? 'bad-card'];

function optionName(words: Words, name: string): string {
  const labels: Readonly<Record<string, string>> = words.options;
  return Object.hasOwn(labels, name) ? `${labels[name]} (${name})` : name;
}
