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
