/** A shelf of toys whose bots misbehave: one never comes back, one breaks its thread once, one breaks it always, one fails. */
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
  const misbehave = file === undefined ? tastes[id] : breaksOnce(file);
  if (misbehave === undefined && id !== toy.id) return undefined;
  const { answer, interrupt } = toy.taste;
  const taste: typeof toy.taste = { interrupt, answer: (...seen) => misbehave?.() ?? answer(...seen) };
  return { load: async () => ({ game: { ...toy, id, taste } }) };
}
