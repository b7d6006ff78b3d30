// What a rule can see of good language, in every sentence of every game: one and several, vowels and consonants.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import type { Rendered } from '#testkit/sentences';
import { sentencesOf } from '#testkit/sentences';
import { games } from './index.ts';

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

describe.each(games)('the sentences of $id', ({ id }) => {
  const folder = (language: Language): string => join(import.meta.dirname, id, 'text', language);

  test.each(LANGUAGES)('in %s are said as natives say them, as far as a rule can see', async (language) => {
    const files = readdirSync(folder(language)).filter((name) => name !== 'names.ts');
    const all: Rendered[] = [];
    for (const file of files) {
      const { words }: { words: unknown } = await import(`./${id}/text/${language}/${file}`);
      all.push(...sentencesOf(words, language, file));
    }
    expect(all.length).toBeGreaterThan(200);
    const found = all.flatMap(({ path, said }) =>
      Object.entries(FAULTS[language] ?? {})
        .filter(([, fault]) => fault.test(said))
        .map(([fault]) => `${fault}: ${path}: ${said}`),
    );
    expect(found).toEqual([]);
    // “each”, said of one alone.
    const each = / each\b| cada uno| chacun| je [+−\d]/;
    const counted = all.filter(({ many, said }) => many === 1 && each.test(said) && /Ana.*[+−\d]/.test(said));
    expect(
      counted.map(({ path, said }) => `${path}: ${said}`).filter((line) => /eat|meal|ate|count/.test(line)),
    ).toEqual([]);
  });
});
