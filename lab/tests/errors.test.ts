// Whatever is typed wrong: one line that says what is wrong and what is allowed, exit code 2, no trace.

import { expect, test } from 'vitest';
import { games } from '#games';
import { anyOf } from '../complaint.ts';
import { lab } from './terminal.ts';

const shelf = anyOf(games.map(({ id }) => id));
const simulate = ['simulate', '--game', 'sandwich', '--seats', '4'];
const duel = ['tournament', '--game', 'sandwich', '--seats', '4'];
const seeds = ['seeds', '--game', 'sandwich', '--seats', '4', '--where'];

const wrong: readonly (readonly [args: readonly string[], line: string])[] = [
  [
    ['dance'],
    "there is no command 'dance': there is simulate, laws, balance, tournament, ladder, seeds, replay or play",
  ],
  [['simulate', '--game', 'chess', '--seats', '4'], `there is no game 'chess': there is ${shelf}`],
  [['simulate', '--game', 'sandwich', '--seats', '2'], 'sandwich is for 3 to 12 players, not 2'],
  [['laws', '--game', 'sandwich', '--seats', '13'], 'sandwich is for 3 to 12 players, not 13'],
  [['simulate', '--game', 'sandwich'], 'simulate needs --seats (players at the table)'],
  [['simulate', '--game', '--seats', '4'], '--game needs a value (which game)'],
  [[...simulate, '--games', '0'], "--games is a whole number from 1 to 10000000, not '0'"],
  [[...simulate, '--games', 'many'], "--games is a whole number from 1 to 10000000, not 'many'"],
  [
    [...simulate, '--bots', 'greedy,smart'],
    "there is no bot 'smart': there is random, helper, greedy, search or master",
  ],
  [
    [...simulate, '--bots', 'greedy,random,greedy,random,random'],
    '--bots is at most one for each of 4 seats, not 5 (greedy, random, greedy, random, random)',
  ],
  [[...simulate, '--options', '{'], `--options is an object in JSON such as '{"preset":"…"}', not '{'`],
  [[...simulate, '--options', '{"preset":"it"}'], "sandwich has no preset 'it': it has 2013, fr, en, es, de"],
  [[...simulate, '--options', '{"rounds":77}'], "option rounds cannot be '77': it is one of 1–9"],
  [[...simulate, '--seed', '../x'], "--seed is a word of up to 40 letters, digits, - and _, not '../x'"],
  [[...simulate, '--json=1'], "--json takes no value, got '1'"],
  [['replay', '--lang', 'it', 'x.json'], "--lang is en, fr, es or de, not 'it'"],
  [[...duel, '--bots', 'search'], "--bots is two kinds, not 'search'"],
  [[...duel, '--bots', 'search,greedy', '--until', '0.8'], "--until is two shares such as 0.65:0.80, not '0.8'"],
  [[...seeds, 'rounds~6'], "--where has conditions such as rounds<=6 by comma, not 'rounds~6'"],
  [['replay'], 'replay takes one FILE, got 0'],
  [['play', '--game', 'sandwich', '--seats', '3', 'now'], "play takes flags only, not 'now'"],
];

test.each(wrong)('lab %j', async (args, line) => {
  expect(await lab(args)).toEqual({ code: 2, out: '', err: `lab: ${line}\n` });
});

test('an unknown flag is told with those that exist', async () => {
  const { code, err } = await lab([...simulate, '--fast']);
  expect(code).toBe(2);
  expect(err).toMatch(/^lab: simulate has no '--fast': it has --game, --seats, .*--json, --help\n$/);
});

test('an impossible combination of options is refused with the sentence of the game', async () => {
  const { code, err } = await lab([...simulate, '--options', '{"direction":"alternating"}']);
  expect(code).toBe(2);
  expect(err).toMatch(/^lab: [A-Z].*\.\n$/);
});

test('every command has a help page, and so has the lab', async () => {
  const { code, out } = await lab(['--help']);
  expect(code).toBe(0);
  for (const command of ['simulate', 'laws', 'replay', 'play']) {
    expect(out).toContain(`\n  ${command} `);
    const page = await lab([command, '--help']);
    expect(page.code).toBe(0);
    expect(page.out).toMatch(/--help +this page/);
  }
});
