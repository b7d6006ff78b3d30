// Lines on a narrow terminal: broken at spaces, and what follows stands below the text.
import { expect, test } from 'vitest';
import { wrapped } from '../terminal.ts';

test.each([
  ['short enough', 'short enough'],
  ['In your hands: Blue cheese', 'In your hands: Blue\ncheese'],
  ['   1  take Sandwich in a sandwich', '   1  take Sandwich\n      in a sandwich'],
  ['  12  take Sandwich in a sandwich', '  12  take Sandwich\n      in a sandwich'],
  ['  [2] Blue cheese, Tofu, Onion', '  [2] Blue cheese,\n      Tofu, Onion'],
  ['  (7) Ben offers Anna Tofu.', '  (7) Ben offers\n      Anna Tofu.'],
  ['→ take Sandwich in a sandwich', '→ take Sandwich in a\n  sandwich'],
  ['  Anna grabs Grilled cricket.', '  Anna grabs Grilled\n  cricket.'],
  ['Käsefondueplattenbelag', 'Käsefondueplattenbelag'],
  ['', ''],
])('%j in twenty columns', (line, shown) => {
  expect(wrapped(line, 20)).toBe(shown);
});

test('a space that must not break stays', () => {
  expect(wrapped('Tapez trois numéros\u00a0:', 20)).toBe('Tapez trois\nnuméros\u00a0:');
});
