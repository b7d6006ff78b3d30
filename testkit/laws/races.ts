/** The law of races: a window gives the same table for every order of arrival. */
import type { Input, Match, Table } from '#kernel';
import { shuffled, step } from '#kernel';
import type { Law } from './law.ts';
import { difference, must, same } from './law.ts';

export const races: Law = {
  name: 'race-order',
  when: 'always',
  check({ match, table, before, grabs, dice }) {
    if (before?.input.kind !== 'clock' || before.input.what !== 'due') return;
    if (grabs === undefined || grabs.inputs.length < 2 || before.table.stack.at(-1)?.mode !== 'race') return;
    const order = dice.below(2) === 0 ? grabs.inputs.toReversed() : shuffled(dice, grabs.inputs.slice());
    const arrived = order.map((input, i) => ({ ...input, at: grabs.inputs[i].at }));
    const other = play(match, grabs.opened, [...arrived, before.input]);
    must('race-order', same(table, other), () => `another order of arrival: ${difference(table, other)}`);
  },
};

function play(match: Match, opened: Table, inputs: readonly Input[]): Table {
  let table = opened;
  for (const input of inputs) {
    const stepped = step(match, table, input);
    must('race-order', 'table' in stepped, () => `another order of arrival refuses ${JSON.stringify(input)}`);
    table = stepped.table;
  }
  return table;
}
