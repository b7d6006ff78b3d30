/** Codes that are read aloud: a food word and two digits, such as BRIE-42. */
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

export function newCode(dice: Dice): string {
  const digit = (): string => DIGITS[dice.below(DIGITS.length)];
  return `${FOOD_WORDS[dice.below(FOOD_WORDS.length)]}-${digit()}${digit()}`;
}

/** A code as somebody typed it, or undefined if it cannot be one. */
export function readCode(typed: string): string | undefined {
  const found = /^\s*([a-z]{3,8})[\s-]*(\d\d)\s*$/i.exec(typed);
  return found === null ? undefined : `${found[1].toUpperCase()}-${found[2]}`;
}
