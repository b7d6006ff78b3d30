/** Other values for cards, from a file: which rows and fields may be named, and the rows that come out. */
import { readFileSync } from 'node:fs';
import type { Balance, CardRow } from '#kernel';
import { anyOf, Complaint, quoted } from '../complaint.ts';

type Changes = Readonly<Record<string, object>>;

/** A file says by card id which fields have another value, such as {"salami": {"points": 2}}. */
export function readChanges(path: string): Changes {
  const value = parse(path);
  if (!isRecord(value) || !Object.values(value).every(isRecord))
    throw new Complaint(`--cards is a file such as {"ham": {"points": 2}}, and ${quoted(path)} is not`);
  return value as Changes;
}

/** The game's rows with those changes; a field keeps its kind of value. */
export function changeRows(balance: Balance | undefined, game: string, changes: Changes): CardRow[] {
  if (balance?.withCards === undefined) throw new Complaint(`${game} cannot be played with other cards`);
  const { cards } = balance;
  const stranger = Object.keys(changes).find((id) => !cards.some((row) => row.id === id));
  if (stranger !== undefined)
    throw new Complaint(`${game} has no card ${quoted(stranger)}: it has ${anyOf(cards.map(({ id }) => id))}`);
  return cards.map((row) => changed(row, changes[row.id] ?? {}));
}

function changed(row: CardRow, fields: object): CardRow {
  const known = new Map<string, unknown>(Object.entries(row).filter(([name]) => name !== 'id'));
  for (const [name, value] of Object.entries(fields)) {
    if (!known.has(name))
      throw new Complaint(`card ${row.id} has no field ${quoted(name)}: it has ${anyOf([...known.keys()])}`);
    if (typeof value !== typeof known.get(name) || Array.isArray(value) !== Array.isArray(known.get(name)))
      throw new Complaint(
        `${name} of card ${row.id} is a ${typeof known.get(name)}, not ${quoted(JSON.stringify(value))}`,
      );
  }
  return { ...row, ...fields };
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Complaint(`--cards ${quoted(path)} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
