/** Codes that are read aloud: a food word and two digits, such as BRIE-42, or more digits where many tables are open. */
import type { Dice } from '#kernel';

/** Four to six letters, each said in one way, no two alike by ear or by eye. */
export const FOOD_WORDS = [
  ...['BAGEL', 'BACON', 'BASIL', 'BEET', 'BERRY', 'BRIE', 'BROTH', 'BUTTER', 'CANDY', 'CELERY', 'CHERRY', 'CHILI'],
  ...['COCOA', 'CREAM', 'CREPE', 'CURRY', 'DATES', 'DONUT', 'FENNEL', 'FETA', 'FUDGE', 'GARLIC', 'GINGER', 'GRAPE'],
  ...['GRAVY', 'HAZEL', 'HONEY', 'JELLY', 'KEBAB', 'KIWI', 'LEEK', 'LEMON', 'LENTIL', 'MANGO', 'MAPLE', 'MELON'],
  ...['MINT', 'MUFFIN', 'NACHO', 'NOODLE', 'NUTMEG', 'OLIVE', 'ONION', 'PAPAYA', 'PASTA', 'PEACH', 'PEANUT', 'PECAN'],
  ...['PEPPER', 'PESTO', 'PICKLE', 'PIZZA', 'PLUM', 'POTATO', 'PRUNE', 'QUICHE', 'RADISH', 'RAISIN', 'RAMEN'],
  ...['SALAD', 'SALSA', 'SCONE', 'SESAME', 'SORBET', 'SPELT', 'SUGAR', 'SUSHI', 'SYRUP', 'TACO', 'TAPAS', 'TOAST'],
  ...['TOFU', 'TOMATO', 'TURNIP', 'WAFFLE', 'WALNUT', 'WASABI', 'YOGURT', 'ZEST'],
] as const;

/** Digits that look like no letter: neither 0 nor 1. */
const DIGITS = '23456789';
const FEWEST = 2;
const MOST = 7;

/** How many codes with so many digits there are. */
export const codesWith = (digits: number): number => FOOD_WORDS.length * DIGITS.length ** digits;

/** So many digits that at most a quarter of the codes is taken: few that are guessed are somebody's, and the next one drawn is free. */
export function digitsFor(tables: number): number {
  for (let digits = FEWEST; digits < MOST; digits++) if (tables < codesWith(digits) / 4) return digits;
  return MOST;
}

export function newCode(dice: Dice, digits: number): string {
  const drawn = Array.from({ length: Math.min(MOST, digits) }, () => DIGITS[dice.below(DIGITS.length)]);
  return `${FOOD_WORDS[dice.below(FOOD_WORDS.length)]}-${drawn.join('')}`;
}

/** A code as somebody typed it, or undefined if it cannot be one. */
export function readCode(typed: string): string | undefined {
  const found = /^\s*([a-z]{3,8})[\s-]*(\d{2,7})\s*$/i.exec(typed);
  return found === null ? undefined : `${found[1].toUpperCase()}-${found[2]}`;
}
