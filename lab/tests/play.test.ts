// lab play: a person at the terminal plays a whole game, hears the rules' own refusals, and may stop at any time.
import { describe, expect, test } from 'vitest';
import { lab } from './terminal.ts';

const args = ['play', '--game', 'sandwich', '--seats', '3', '--seed', '11'];

describe('lab play', () => {
  test('a whole game with typed answers', async () => {
    const plans = ['1 1 2 3 4 5 6 7 8 9 10 11', '12 11 10 9 8 7 6 5 4 3 2 1'];
    const { code, out, err } = await lab(args, (shown) => {
      if (shown.includes('Type 4 numbers')) return '2 1 4 3';
      const composing = shown.includes('Type 12 numbers') || plans.length === 1;
      return composing ? (plans.shift() ?? '1') : '1';
    });
    expect(plans).toEqual([]);
    expect(out).toContain('> You use the same card twice.');
    expect(out).toContain('> → rank sandwiches 2, 1, 4, 3');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You are Anna. You play against Ben, Carla (seed 11).');
    expect(out).toMatch(/\n {2}Anna +\d+/);
    expect(out).toMatch(/ wins\n/);
    expect(out).not.toContain('\u001b');
  });

  test('a suggestion answers anything, in every language', async () => {
    const { code, out } = await lab([...args, '--lang', 'de', '--name', 'Zoë'], () => 's');
    expect(code).toBe(0);
    expect(out).toContain('Du bist Zoë.');
    expect(out).toMatch(/ gewinnt\n/);
  });

  test('trading: an offer is put together part by part, and the bots reply to it', async () => {
    const script = ['i', '1', '1', '2', '3'];
    const options = '{"preset":"en","rounds":1,"market":"calm"}';
    const { code, out } = await lab([...args, '--options', options], (shown) => {
      const trading = shown.includes('i to step in') || script.length < 5;
      return trading && script.length > 0 ? script.shift() : 's';
    });
    expect(code).toBe(0);
    expect(script).toEqual([]);
    expect(out).toMatch(/> → offer .+ to Ben for .+\n {2}Anna offers Ben /);
    expect(out).toMatch(/\n {2}(Ben declines|Anna and Ben swap|Ben .*Anna)/);
  });

  test('an offer is told in full above the answers to it', async () => {
    const options = '{"preset":"en","rounds":1,"market":"calm"}';
    const game = ['play', '--game', 'sandwich', '--seats', '4', '--seed', '11', '--options', options];
    let asked = false;
    const { out } = await lab(game, (shown) => {
      if (asked) return undefined;
      asked = shown.includes('i to step in');
      return asked ? 'i' : '1';
    });
    expect(out).toMatch(/\n {2}Ben offers Anna ([^\n]+)\n.*> {3}\(1\) Ben offers Anna \1\n.* accept offer 1\n/s);
  });

  test('praise comes after the stacks, and silence is Enter', async () => {
    const lines = ['1 2 3 4 5 6 7 8 9 10 11', '1 2 3 4 5 6 7 8 9 10 11 12', '99', '1 0 2'];
    const { out } = await lab([...args, '--options', '{"chef":true}'], (shown) => {
      const composing = shown.includes('Type 12 numbers') || lines.length < 4;
      return composing ? lines.shift() : '1';
    });
    expect(out).toMatch(/> There is a sandwich of 2 ingredients\..*\n> {4}1 {2}“Everything picked this morning\.”\n/);
    expect(out).toContain(
      'Enter to say nothing, or up to 4 numbers, 0 for silence:\n  Ben _   Ben _   Carla _   Carla _\n',
    );
    expect(out).toContain('> There is no such number here.');
    expect(out).toMatch(/> → .+ → Ben “Everything.+”; .+ → Ben; .+ → Carla “My grandmother’s recipe\.”; .+ → Carla\n/);
  });

  test('a pitch names the tasters in order, and plates carry the numbers that they are ranked by', async () => {
    const { out } = await lab([...args, '--options', '{"pitch":"text","firstTaster":3}'], (shown) => {
      if (shown.includes('Type 4 numbers')) return undefined;
      return shown.includes('Sell what you made for Carla and Ben.') ? '' : 's';
    });
    expect(out).toContain('> → say nothing; say nothing; say nothing; say nothing\n');
    expect(out).toMatch(/On Anna’s plate: 1\.\u00a0.+; 2\.\u00a0.+; 3\.\u00a0.+; 4\.\u00a0/);
  });

  test('the Express shows which card lies on which line', async () => {
    const { out } = await lab([...args, '--options', '{"express":true}'], (shown) => {
      if (/ 3\.\u00a0[A-Z]/.test(shown)) return undefined;
      return shown.includes('put it on line 3') ? '3' : '1';
    });
    expect(out).toMatch(/on a line\. 3\.\u00a0[A-Z]\w+/);
  });

  test('help, a repeated story and refusals leave the question open', async () => {
    const lines = ['?', 'l', 'nonsense', '99', '=999', '={', 'i', 'q'];
    const { code, out, err } = await lab(args, () => lines.shift());
    expect({ code, err, lines }).toEqual({ code: 0, err: '', lines: [] });
    expect(out).toContain('stop playing');
    expect(out).toContain('There is no such number here.');
    expect(out).toContain('There is nothing you could do out of turn now.');
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  test('the end of the input stops the game', async () => {
    const { code, out, err } = await lab(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Goodbye\.\n$/);
  });
});
