/** A shelf of toys whose bots misbehave: one never comes back, one breaks its thread once, one breaks it always, one fails, one gets lost when it looks ahead. */
import { closeSync, openSync } from 'node:fs';
import type { Game, Kinds } from '#kernel';
import { game } from '#testkit/toy/game';

const toy = game as Game<Kinds>;

const tastes: Readonly<Record<string, () => unknown>> = {
  endless: () => {
    for (;;);
  },
  fragile: () => process.exit(1),
  clumsy: () => {
    throw new Error('dropped the bread');
  },
};

/** Knows what it likes, asked once for itself and once to begin a search with, and no more. */
function losesItself(): () => unknown {
  let asked = 0;
  return () => {
    while (asked === 2);
    asked++;
    return undefined;
  };
}

/** Breaks only where the file, whose path is in the game's name, was not there yet. */
const breaksOnce = (file: string) => (): unknown => {
  try {
    closeSync(openSync(file, 'wx'));
  } catch {
    return undefined;
  }
  return process.exit(1);
};

export function findGame(id: string): { load(): Promise<{ game: Game<Kinds> }> } | undefined {
  const file = /^once:(.+)$/.exec(id)?.[1];
  const lost = id === 'lost' ? losesItself() : undefined;
  const misbehave = file === undefined ? (lost ?? tastes[id]) : breaksOnce(file);
  if (misbehave === undefined && id !== toy.id) return undefined;
  const { answer, interrupt } = toy.taste;
  const taste: typeof toy.taste = { interrupt, answer: (...seen) => misbehave?.() ?? answer(...seen) };
  return { load: async () => ({ game: { ...toy, id, taste } }) };
}
