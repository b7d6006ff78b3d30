/** Seats and sets of seats. Left is the next seat, right the one before (G-2). */
import type { Seat, Seats } from './types.ts';

export const seatOf = (n: number): Seat => n as Seat;

export const only = (seat: Seat): Seats => 1 << seat;

export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** The first `n` seats. */
export const firstSeats = (n: number): Seats => (1 << n) - 1;

/** The seat `steps` to the left (to the right where negative) at a table of `n`. */
export const leftOf = (seat: Seat, steps: number, n: number): Seat => ((((seat + steps) % n) + n) % n) as Seat;

export function countSeats(seats: Seats): number {
  let n = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The seats of a set, lowest first. */
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) list.push((31 - Math.clz32(rest & -rest)) as Seat);
  return list;
}
