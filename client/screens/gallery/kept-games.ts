/** Where finished games come from: the server by their ids, and files that somebody saved. */
import type { Replay } from '#kernel';

export interface Sitter {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  readonly avatar?: string;
}

export interface KeptGame {
  readonly replay: Replay;
  /** Who sat where; empty where nobody knows. */
  readonly seats: readonly Sitter[];
}

/** Undefined where there is no such game, or the server does not answer. */
export async function fetchGame(id: string): Promise<KeptGame | undefined> {
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return keptIn(await answer.json().catch(() => undefined));
}

export async function readGame(file: Blob): Promise<KeptGame | undefined> {
  try {
    return keptIn(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}

/** A kept game as the server tells it, or a bare replay as a file has it. */
export function keptIn(value: unknown): KeptGame | undefined {
  if (isReplay(value)) return { replay: value, seats: [] };
  const { replay, seats } = (value ?? {}) as Partial<KeptGame>;
  if (!isReplay(replay)) return undefined;
  return { replay, seats: Array.isArray(seats) ? seats.map(sitterOf) : [] };
}

const sitterOf = (value: Partial<Sitter> | undefined): Sitter => ({
  kind: value?.kind === 'person' ? 'person' : 'bot',
  name: typeof value?.name === 'string' ? value.name : '',
  ...(typeof value?.avatar === 'string' ? { avatar: value.avatar } : {}),
});

/** Enough to try: playing it finds out the rest. */
function isReplay(value: unknown): value is Replay {
  const { format, game, seats, options, seed, inputs } = (value ?? {}) as Partial<Replay>;
  return (
    format === 'breadboard-replay' &&
    typeof game === 'string' &&
    Number.isInteger(seats) &&
    isObject(options) &&
    isObject(seed) &&
    Array.isArray(inputs)
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
