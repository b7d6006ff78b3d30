/** The bench understands its flags, or says in one line what is allowed. */
import { describe, expect, it } from 'vitest';
import { understand } from './main.ts';

describe('npm run bench', () => {
  it('measures the engine, by default in nine rounds', () => {
    expect(understand(['engine'])).toEqual({ plan: { rounds: 9, ms: 250 }, json: false });
    expect(understand(['engine', '--json', '--rounds', '3', '--ms=50'])).toEqual({
      plan: { rounds: 3, ms: 50 },
      json: true,
    });
  });

  it.each([
    [[], 'nothing to measure'],
    [['kitchen'], '"kitchen"'],
    [['engine', '--rounds', '0'], '--rounds is a whole number'],
    [['engine', '--ms', 'long'], '--ms is a whole number'],
    [['engine', '--fast'], '--fast'],
    [['engine', 'server'], 'server'],
    [['engine', '--rounds'], '--rounds'],
  ])('says in one line what is wrong with %j', (args, words) => {
    const said = understand(args);
    expect(said).toContain(words);
    expect(said).toContain('npm run bench -- engine');
    expect(said).not.toContain('\n');
  });
});
