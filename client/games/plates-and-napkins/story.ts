/** What the log tells of the meals: which sandwich, who finished it, who had to eat it, and what it brought. */
import type { PlatesKinds } from '#games/plates-and-napkins';
import { cards as rows } from '#games/plates-and-napkins';
import type { CardId, Seat } from '#kernel';

type Told = PlatesKinds['event'];

export interface Meal {
  /** From the bottom to the top. */
  readonly cards: readonly CardId[];
  readonly finisher: Seat;
  readonly worth: number;
  /** How many times extras counted. */
  readonly factor: number;
  readonly scores: readonly (readonly [seat: Seat, points: number])[];
}

interface Table {
  readonly plates: Map<number, CardId[]>;
  readonly doubles: Map<CardId, number>;
  plate: number;
  finisher: Seat;
}

export function mealsOf(log: readonly Told[], faces: readonly number[]): Meal[] {
  const table: Table = { plates: new Map(), doubles: new Map(), plate: -1, finisher: 0 as Seat };
  const meals: Meal[] = [];
  for (const event of log) {
    lay(table, event, faces);
    if (event.is !== 'ate') continue;
    const factor = [...table.doubles.values()].reduce((a, b) => a * b, 1);
    const cards = table.plates.get(table.plate) ?? [];
    meals.push({ cards, finisher: table.finisher, worth: event.worth, factor, scores: event.scores });
    table.plates.delete(table.plate);
  }
  return meals;
}

/** What lies on the plates after this. */
function lay(table: Table, event: Told, faces: readonly number[]): void {
  const { plates, doubles } = table;
  switch (event.is) {
    case 'started':
      plates.set(event.plate, [event.card]);
      break;
    case 'added':
    case 'finished':
      plates.set(event.plate, [...(plates.get(event.plate) ?? []), event.card]);
      if (event.is === 'finished') Object.assign(table, { plate: event.plate, finisher: event.seat });
      break;
    case 'nibbled':
      plates.set(
        event.plate,
        (plates.get(event.plate) ?? []).filter((card) => card !== event.card),
      );
      break;
    case 'cleared':
      plates.delete(event.plate);
      break;
    case 'doubled':
      doubles.set(event.card, rows[faces[event.card]].amount);
      break;
    case 'lasting-over':
      doubles.delete(event.card);
      break;
    default:
  }
}

/** What a seat got from meals that were good, and what from those that were not. */
export function gainsOf(meals: readonly Meal[], seat: Seat): { good: number; bad: number } {
  const all = meals.flatMap(({ scores }) => scores.filter(([eater]) => eater === seat).map(([, points]) => points));
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return { good: sum(all.filter((points) => points > 0)), bad: sum(all.filter((points) => points < 0)) };
}

/** The seat that did something most often, and how often; nobody where nobody did. */
export function mostOften(seats: readonly Seat[]): { seat: Seat; count: number } | undefined {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best === undefined ? undefined : { seat: best[0], count: best[1] };
}
