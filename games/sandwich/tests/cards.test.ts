// What the rows and names of the ingredients must keep: the sizes of the boxes, the mix, and no two alike.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { families, grades, ingredients, traits } from '../cards.ts';
import type { names as english } from '../text/en/names.ts';

const boxes = {
  'first box': ingredients.filter((row) => row.first),
  'box of 2013': [...ingredients],
};

test('the first edition is the first 56 rows, the edition of 2013 all 63', () => {
  expect(boxes['first box']).toEqual(ingredients.slice(0, 56));
  expect(boxes['box of 2013']).toHaveLength(63);
});

describe.each(Object.entries(boxes))('the %s', (_, box) => {
  test.each([
    ['staple', 0.45],
    ['debatable', 0.35],
    ['odd', 0.2],
  ])('is %s to about %f', (grade, share) => {
    const count = box.filter((row) => row.grade === grade).length;
    expect(Math.abs(count / box.length - share)).toBeLessThan(0.02);
  });

  test('has every family, none above a quarter', () => {
    const counts = families.map((family) => box.filter((row) => row.family === family).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(box.length / 4);
  });

  test('feeds vegetarians: more than half of it', () => {
    expect(box.filter((row) => row.vegetarian).length).toBeGreaterThan(box.length / 2);
  });
});

test('no two ingredients taste the same, and none of nothing', () => {
  expect(new Set(ingredients.map((row) => row.flavours.join())).size).toBe(ingredients.length);
  for (const row of ingredients) expect(Math.max(...row.flavours), row.id).toBeGreaterThan(0);
});

test('every trait stands out in at least three ingredients of the first edition', () => {
  for (const [index, trait] of traits.entries()) {
    const strong = boxes['first box'].filter((row) => (row.flavours[index] ?? 0) >= 2);
    expect(strong.length, trait).toBeGreaterThanOrEqual(3);
  }
});

test('the odd ones are the weirder, the staples are not weird at all', () => {
  const weird = traits.indexOf('weird');
  const mean = (grade: string) => {
    const rows = ingredients.filter((row) => row.grade === grade);
    return rows.reduce((sum, row) => sum + (row.flavours[weird] ?? 0), 0) / rows.length;
  };
  const means = grades.map(mean);
  expect(means[0]).toBe(0);
  expect(means).toEqual([...means].sort((a, b) => a - b));
});

describe.each(LANGUAGES)('the names in %s', async (language) => {
  const { names }: { names: typeof english } = await import(`../text/${language}/names.ts`);

  test('are all different, trimmed, and begin with a capital', () => {
    const all = Object.values(names);
    expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(ingredients.length);
    for (const name of all) expect(name).toMatch(/^\p{Lu}\S*( \S+)*$/u);
  });
});
