/** The bench understands its flags, or says in one line what is allowed. */
import { describe, expect, it } from 'vitest';
import { understand } from './flags.ts';
import { PEERS } from './server/peers.ts';

describe('npm run bench', () => {
  it('measures the engine, by default in nine rounds', () => {
    expect(understand(['engine'])).toEqual({ what: 'engine', plan: { rounds: 9, ms: 250 } });
    expect(understand(['engine', '--rounds', '3', '--ms=50'])).toEqual({
      what: 'engine',
      plan: { rounds: 3, ms: 50 },
    });
  });

  it('measures servers beside each other, briefly if asked to', () => {
    expect(understand(['server'])).toMatchObject({
      what: 'server',
      plan: { rounds: 5, tables: [10, 100, 500], weighed: 2000, peers: [...PEERS] },
    });
    expect(understand(['server', '--quick', '--tables', '7', '--peers', 'ws,breadboard'])).toMatchObject({
      plan: { rounds: 1, tables: [7], peers: ['ws', 'breadboard'] },
    });
  });

  it('stands beside an earlier commit at people’s pace, in seven pairs', () => {
    expect(understand(['pace', '--against', '00176f5'])).toEqual({
      what: 'pace',
      plan: { against: '00176f5', pairs: 7, seconds: 15, tables: 100 },
    });
  });

  it('lets bots think at thirty tables', () => {
    expect(understand(['bots'])).toEqual({ what: 'bots', plan: { tables: 30, seconds: 45 } });
  });

  it.each([
    [[], 'nothing to measure'],
    [['pace'], '--against is the commit'],
    [['pace', '--against', '--upload-pack'], '--against'],
    [['pace', '--against', 'main; ls'], '--against is the commit'],
    [['kitchen'], '"kitchen"'],
    [['engine', '--rounds', '0'], '--rounds is a whole number'],
    [['engine', '--ms', 'long'], '--ms is a whole number'],
    [['engine', '--fast'], '--fast'],
    [['engine', 'server'], 'server'],
    [['engine', '--rounds'], '--rounds'],
    [['server', '--tables', '10,many'], '--tables is a whole number'],
    [['server', '--peers', 'ws,kitchen'], 'not kitchen'],
    [['server', '--ms', '3'], '--ms'],
  ])('says in one line what is wrong with %j', (args, words) => {
    const said = understand(args);
    expect(said).toContain(words);
    expect(said).toContain('npm run bench -- engine');
    expect(said).not.toContain('\n');
  });
});
