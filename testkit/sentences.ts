/** Renders every sentence of a catalogue of words: for one and several, for names with a vowel and with a consonant. For tests that read them. */
import type { Language } from '#kernel';

/** Parameters that are numbers wherever words are made; all others are words. */
const NUMBERS = new Set(
  (
    'n number count bad bribe have now all chair seats min max most due left needed plates hand money there asked written ' +
    'longest highest version line size flip round rounds games game rank total worth cost quality coins points c d p ' +
    'actions cards price rest purse missing sandwich sandwiches place listed assistants effects boost ordersLeft orders ' +
    'least fine drawn give take plate factor each deck discards target minutes pays rewards bribes losses stack id boxes ' +
    'taken skilled before after x y done free distance already made sent used ranked said'
  ).split(' '),
);

/** Numbers of the rules, which are never one. */
const LIMITS = new Set(['min', 'max', 'most', 'longest', 'highest', 'plates']);

/** Parameters that may be several people at once; all other names are of one. */
const PEOPLE = new Set(['names', 'eaters', 'winners', 'players', 'who', 'others', 'tasters']);

/** Names with a vowel, a consonant, a mute letter, and one that changes what stands before it. */
const NAMES = ['Ana', 'Luis', 'Hugo', 'Inés'];

export interface Rendered {
  /** Where it stands: `log.won`. */
  readonly path: string;
  readonly said: string;
  /** How many the numbers were; 0 for words without any. */
  readonly many: number;
}

/** All strings of the words, and what all of their functions make of one and of three. */
export function sentencesOf(words: unknown, language: Language, path = ''): Rendered[] {
  if (typeof words === 'string') return [{ path, said: words, many: 0 }];
  if (typeof words === 'function') return [1, 3].flatMap((many) => rendered(words as Say, language, path, many));
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words)
    .filter(([key]) => !PARTS.includes(key))
    .flatMap(([key, part]) => sentencesOf(part, language, path === '' ? key : `${path}.${key}`));
}

/** What sentences are made with, and is none. */
const PARTS = ['count', 'list', 'typeset', 'quote', 'setup'];

type Say = (...given: readonly unknown[]) => unknown;

function rendered(say: Say, language: Language, path: string, many: number): Rendered[] {
  const both = new Intl.ListFormat(language, { type: 'conjunction' }).format(['Ana', 'Luis']);
  return NAMES.flatMap((name) => {
    const people = many === 1 ? name : both;
    const sample = (parameter: Parameter): unknown => {
      if (typeof parameter !== 'string') return Object.fromEntries(parameter.map((part) => [part, sample(part)]));
      if (LIMITS.has(parameter)) return 3;
      if (NUMBERS.has(parameter)) return many;
      return PEOPLE.has(parameter) ? people : name;
    };
    const made = say(...parametersOf(say).map(sample));
    return sentencesOf(typeof made === 'function' ? undefined : made, language, path).map((part) => ({
      ...part,
      many,
    }));
  });
}

type Parameter = string | readonly string[];

/** By their names, as the source has them; those of an object that is taken apart are a list. */
function parametersOf(say: Say): Parameter[] {
  const source = String(say);
  const head = /^(?:async\s*)?(?:function\s*\w*\s*)?(?:\w+)?\(((?:[^()]|\([^()]*\))*)\)|^(\w+)\s*=>/.exec(source);
  const inside = (head?.[1] ?? head?.[2] ?? '').trim();
  if (inside.startsWith('{'))
    return [
      inside
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((part) => part.split(':')[0].trim())
        .filter((part) => part !== ''),
    ];
  return inside
    .split(',')
    .map((part) => part.trim().replace(/^_/, ''))
    .filter((part) => part !== '');
}

/** Never in a sentence of this language: what it would be, and what shows it. */
const FAULTS: Readonly<Partial<Record<Language, Readonly<Record<string, RegExp>>>>> = {
  en: {
    'one of several':
      /(?<![\d–.,])1 (?:more |bad |open )?(?:cards|points|coins|players|ingredients|sandwiches|orders|actions|games|boxes|types|offers|pitches|cooks|seconds)\b/,
    'a verb of one for several':
      /Ana and Luis(?: \w+ly)? (?:eats|wins|plays|draws|gets|goes|has|is|takes|starts|serves|puts)\b/,
    'a before a vowel': /\ba (?:onion|egg|apple|order|ingredient|action|assistant|inspector|extra|offer)\b/i,
  },
  fr: {
    'one of several':
      /(?<![\d–.,])1 (?:autres? )?(?:cartes|points|pièces|joueurs|ingrédients|sandwichs|commandes|actions|parties|boîtes|types|offres|secondes)\b/,
    'de before a vowel': /\bde (?:Ana|Hugo|Inés|un|une)\b(?! à)/,
    'a verb of one for several':
      /Ana et Luis (?:mange|gagne|joue|pioche|reçoit|va|a|est|prend|commence|sert|pose|doit)\b/,
    'le before a vowel': /(?<![\p{L}-])(?:le|la|que|ne|je) [aeiouéèœA](?!ù )/u,
    'de les, à le': /(?<!\p{L})(?:de les|de le|à le|à les) /u,
  },
  es: {
    'one of several':
      /(?<![\d–.,])1 (?:más |otras? )?(?:cartas|puntos|monedas|jugadores|ingredientes|sándwiches|pedidos|acciones|partidas|cajas|tipos|ofertas|segundos)\b/,
    'y before an i': /\by (?:I|Hi)/,
    'de el, a el': /\b(?:de|a) el\b/i,
    'a verb of one for several':
      /\b(?:Come|Gana|Empieza|Juega) Ana y Luis|Ana y Luis (?:come|gana|juega|roba|recibe|va|tiene|es|toma|empieza|sirve|pone)\b/,
    'a question without its sign': /^[^¿]*\?/,
    'a cry without its sign': /^[^¡]*!/,
  },
  de: {
    'one of several':
      /(?<![\d–.,])1 (?:weitere )?(?:Karten|Punkte|Münzen|Personen|Zutaten|Sandwiches|Bestellungen|Aktionen|Spiele|Schachteln|Sorten|Angebote|Sekunden)\b/,
    'a verb of one for several':
      /Ana und Luis (?:isst|gewinnt|spielt|zieht|bekommt|geht|hat|ist|nimmt|beginnt|legt|muss)\b/,
    'two plurals': /Sandwichs\b/,
  },
};

/** “Each”, said of one alone. */
const EACH = / each\b| cada uno| chacun| je [+−\d]/;

/** What a rule can see, each fault with its place and its sentence. */
export const faultsIn = (all: readonly Rendered[], language: Language): string[] => [
  ...all.flatMap(({ path, said }) =>
    Object.entries(FAULTS[language] ?? {})
      .filter(([, fault]) => fault.test(said))
      .map(([fault]) => `${fault}: ${path}: ${said}`),
  ),
  ...all
    .filter(({ path, many, said }) => many === 1 && /(?:eats|meal|ate|count(?:ed)?)$/.test(path) && EACH.test(said))
    .map(({ path, said }) => `each, of one alone: ${path}: ${said}`),
];
