// What must hold for the refusals of every game in every language: each has a sentence of its own, with facts that the rules give.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, Refusal, Speakers, TimeUp, Wording } from '#kernel';
import { isKernelCode, KERNEL_CODES, LANGUAGES, matchOf, SETUP_CODES, seatOf } from '#kernel';
import { loadWords } from '#testkit';
import { games } from './index.ts';

const who: Speakers = { seat: (seat) => ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil'][seat] ?? '§', words: (id) => id };

/** Every refusal that some sources can make: its code and the names of its facts, as they write them. */
function refusalsIn(path: string): [code: string, facts: string[]][] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/(?:refusal|refused?)\(\s*'([a-z-]+)'\s*(?:,\s*\{([^}]*)\})?/g)].map(
    ([, code, facts = '']) => [
      code,
      withoutCalls(facts)
        .split(',')
        .map((fact) => fact.split(':')[0].trim())
        .filter((fact) => fact !== ''),
    ],
  );
}

function withoutCalls(facts: string): string {
  const rest = facts.replaceAll(/\([^()]*\)/g, '');
  return rest === facts ? facts : withoutCalls(rest);
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

const ofTheSetup = ['options.ts', 'table.ts']
  .flatMap((name) => refusalsIn(join(import.meta.dirname, '..', 'kernel', name)))
  .filter(([code]) => (SETUP_CODES as readonly string[]).includes(code));

/** Facts as the rules give them, by their names; whatever else there is are numbers. */
const SAMPLES: Readonly<Record<string, string | number>> = {
  allowed: 'mayo, mustard',
  format: 'club',
  helper: 'egg',
  one: 'ham',
  other: 'onion',
  own: '',
  preset: 'mustard',
  punishment: 'bad-card',
  symbol: 'ham',
  value: 'mustard',
  variety: 'dairy',
};
const LISTS = { missing: 'ham:1 onion:2', extra: 'bacon:1', order: 50 };

/** Which facts a sentence asks for. */
function factsOf(sentence: unknown): string[] {
  const asked = new Set<string>();
  const get = (_: object, name: string | symbol): number => {
    asked.add(String(name));
    return 1;
  };
  if (typeof sentence === 'function') sentence(new Proxy({}, { get }));
  return [...asked];
}

describe.each(games)('the refusals of $id', async ({ id, load }) => {
  const { game } = await load();
  const texts = await loadWords(game);
  const folder = join(import.meta.dirname, id);
  const given = [...sourcesIn(folder), ...sourcesIn(join(folder, 'rules'))].flatMap(refusalsIn);
  const { words }: { words: { refusals: Readonly<Record<string, unknown>> } } = await import(
    `./${id}/text/en/index.ts`
  );
  const codes = Object.keys(words.refusals);
  const lists = id === 'sandwich-masters' ? LISTS : {};
  const sample = (code: string): Refusal => {
    const named = { ...SAMPLES, ...lists, option: Object.keys(game.options.specs)[0] };
    const facts = factsOf(words.refusals[code]).map((name) => [name, (named as Record<string, string>)[name] ?? 2]);
    return { code, facts: Object.fromEntries(facts) };
  };
  const all = LANGUAGES.map((language) => [language, texts[language]] as const);

  test('are worded as the rules and the set-up make them, with facts that they give', () => {
    const made = [...given, ...ofTheSetup];
    expect(made.map(([code]) => code).filter((code) => !codes.includes(code) && !isKernelCode(code))).toEqual([]);
    // What is spread into the facts has its names elsewhere.
    for (const [code, facts] of made.filter(([, names]) => !names.some((name) => name.startsWith('...'))))
      expect(facts, code).toEqual(expect.arrayContaining(factsOf(words.refusals[code])));
    for (const code of codes) expect(isKernelCode(code), code).toBe(false);
  });

  test.each(all)('in %s are all different and whole, and so is what the machine refuses', (_, text) => {
    const general = text.refusal({ code: 'never-heard-of', facts: {} }, who);
    const said = [...codes.map(sample), ...KERNEL_CODES.map((code) => ({ code, facts: {} }))].map((refusal) =>
      text.refusal(refusal, who),
    );
    for (const sentence of [general, ...said]) {
      expect(sentence).toMatch(/^[\p{Lu}\d„“«¿¡].*[.!?]$/su);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|§|\s{2}/);
    }
    expect(said).not.toContain(general);
    // What is wrong, and what to do; Plates & Napkins is short where saying the one says the other.
    if (id !== 'plates-and-napkins')
      for (const code of codes) expect(text.refusal(sample(code), who), code).toMatch(/[.!] .+\.$/u);
    expect(new Set(said).size).toBe(said.length);
    for (const code of ['toString', 'constructor', '']) expect(text.refusal({ code, facts: {} }, who)).toBe(general);
  });

  test.each([...codes, ...KERNEL_CODES])('%s is said differently in every language', (code) => {
    const refusal = isKernelCode(code) ? { code, facts: {} } : sample(code);
    const said = new Set(
      Object.values<Wording>(texts as Record<Language, Wording>).map((text) => text.refusal(refusal, who)),
    );
    expect(said.size).toBe(LANGUAGES.length);
  });
});

test.each(games)('$id says in every language for whom time was up', async ({ load }) => {
  const { game } = await load();
  const made = matchOf(game, { seats: game.players[0], options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const texts = await loadWords(game);
  const event: TimeUp = { is: 'time-up', seat: seatOf(1) };
  const said = LANGUAGES.map((language) => texts[language].event(event, made.match, who));
  expect(new Set(said).size).toBe(LANGUAGES.length);
  for (const sentence of said) expect(sentence).toContain('Ben');
});
