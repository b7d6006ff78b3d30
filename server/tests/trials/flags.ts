/** Flags of the long trials: counts and a seed, with what is usual, or one line that says what is allowed. */
import { parseArgs } from 'node:util';

export type Usual<Name extends string> = Readonly<Record<Name, number>>;

/** All counts and the seed, or the sentence that says why not. */
export function readFlags<Name extends string>(
  script: string,
  usual: Usual<Name>,
  args: readonly string[],
): (Record<Name, number> & { seed: string }) | string {
  const names = Object.keys(usual) as Name[];
  const usage = `npm run ${script} -- ${names.map((name) => `[--${name} ${usual[name]}]`).join(' ')} [--seed TEXT]`;
  try {
    const options = Object.fromEntries([...names, 'seed'].map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ args: [...args], options });
    const counts = names.map(
      (name) => [name, values[name] === undefined ? usual[name] : Number(values[name])] as const,
    );
    const wrong = counts.find(([, count]) => !Number.isSafeInteger(count) || count < 0);
    if (wrong !== undefined) return `--${wrong[0]} is a whole number, not ${values[wrong[0]]}: ${usage}`;
    const seed = String(values.seed ?? 'bread');
    return { ...(Object.fromEntries(counts) as Record<Name, number>), seed };
  } catch {
    return `that is not understood: ${args.join(' ')}: ${usage}`;
  }
}
