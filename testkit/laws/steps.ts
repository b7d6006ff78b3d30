/** Laws about tables and steps: JSON there and back, every card once, nobody stuck, pauses, sealed questions asked anew. */
import type { Frame, Input, Match, Table } from '#kernel';
import { due, listSeats, NEVER, ON_TOP, seatOf, step } from '#kernel';
import type { Law, Scene } from './law.ts';
import { Breach, difference, must, same, worldOf } from './law.ts';

/** A table is one JSON value, and so is every view of it; playing on from the parsed one is the same. */
export const json: Law = {
  name: 'json',
  when: 'sometimes',
  check({ match, table, before }) {
    must('json', isPlain(table), () => 'the table is not plain JSON');
    checkViews(match, table);
    if (before === undefined) return;
    const stepped = step(match, JSON.parse(JSON.stringify(before.table)) as Table, before.input);
    must('json', 'table' in stepped, () => 'a parsed table refuses what the table took');
    const other = stepped.table;
    must('json', same(other, table), () => `a parsed table plays on differently: ${difference(other, table)}`);
  },
};

/** One that asks for no seat is told to everybody as the public sees it. */
function checkViews(match: Match, table: Table): void {
  const world = worldOf(match, table);
  const open = match.game.view(world, seatOf(match.seats));
  const isForAll = match.game.view.length < 2;
  for (let seat = 0; seat <= match.seats; seat++) {
    const view = match.game.view(world, seatOf(seat));
    must('json', isPlain(view), () => `the view of seat ${seat} is not plain JSON`);
    must(
      'json',
      !isForAll || same(view, open),
      () => `the view does not ask for the seat, and seat ${seat} has its own`,
    );
  }
}

/** Every card lies in exactly one pile, seen by those who have eyes there. */
export const cards: Law = {
  name: 'cards',
  when: 'always',
  check({ match, table }) {
    const { piles, seen, lot, knows } = table.cards;
    const count = match.faces.length;
    const times = new Uint8Array(count);
    let lying = 0;
    for (let p = 0; p < piles.length; p++) {
      const { eyes } = match.piles[p];
      for (const id of piles[p]) {
        times[id]++;
        lying++;
        must('cards', (eyes & ~seen[id]) === 0, () => `card ${id} in pile ${p} is not seen by those who see that pile`);
      }
    }
    const wrong = times.findIndex((n) => n !== 1);
    must('cards', wrong < 0, () => `card ${wrong} lies in ${times[wrong]} piles`);
    const known = seen.length === count && lot.length === count && piles.length === match.piles.length;
    must('cards', lying === count && known, () => 'there are cards or piles that do not exist');
    must('cards', !lot.some((l) => l < 0 || l >= knows.length), () => 'a card is in no lot');
  },
};

/** Somebody is always asked, or the clock will move on. */
export const stuck: Law = {
  name: 'stuck',
  when: 'always',
  check({ match, table }) {
    const top = table.stack.at(-1);
    if (table.result.over) {
      must('stuck', top === undefined, () => 'the game is over and still asks');
      return;
    }
    must('stuck', top !== undefined, () => 'nobody is asked and the game is not over');
    must('stuck', top.left === ON_TOP, () => `${top.ask} is on top and still covered`);
    must('stuck', (top.asked & ~match.players) === 0, () => `${top.ask} asks seats that do not exist`);
    must('stuck', (top.waiting & ~top.asked) === 0, () => `${top.ask} waits for seats that it does not ask`);
    if (table.paused || due(table) !== NEVER) return;
    const free = listSeats(top.waiting).filter((seat) => !top.given.some((g) => g.seat === seat));
    must('stuck', free.length > 0, () => `${top.ask} waits for nobody, and nothing is due`);
  },
};

/** A pause gives every deadline back untouched. */
export const pause: Law = {
  name: 'pause',
  when: 'sometimes',
  check({ match, table }) {
    if (table.result.over || table.paused || due(table) <= table.now) return;
    const paused = taken(match, table, { kind: 'clock', at: table.now, what: 'pause' });
    must('pause', due(paused) === NEVER, () => 'something is due while the table is paused');
    const resumed = taken(match, paused, { kind: 'clock', at: table.now, what: 'resume' });
    must('pause', same(table, resumed), () => `a pause changes the table: ${difference(table, resumed)}`);
  },
};

/** Sealed answers that an interrupt may have touched are asked again of all, or of nobody. */
export const again: Law = {
  name: 'asked-again',
  when: 'always',
  check({ match, table, before }) {
    if (before === undefined) return;
    const top = table.stack.at(-1);
    if (top?.mode !== 'sealed') return;
    const earlier = before.table.stack.find((frame) => frame.id === top.id);
    if (earlier === undefined) return;
    const all = top.waiting === top.asked;
    const rule = match.game.questions[top.ask];
    if (earlier.left !== ON_TOP)
      must('asked-again', all || ('resume' in rule && rule.resume !== undefined), () => partly(top));
    else if (before.input.kind === 'interrupt')
      must('asked-again', all || (top.waiting === earlier.waiting && !disturbs(match, before.input.name)), () =>
        partly(top),
      );
  },
};

/** Nothing that JSON would lose or change. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'boolean';
  if (!Array.isArray(value)) return Object.values(value).every(isPlain);
  for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
  return true;
}

const disturbs = (match: Scene['match'], name: string): boolean => match.game.interrupts[name].disturbs;

const partly = (frame: Frame): string =>
  `${frame.ask} came back and waits for seats ${listSeats(frame.waiting)} of ${listSeats(frame.asked)}`;

function taken(match: Scene['match'], table: Table, input: Input): Table {
  const stepped = step(match, table, input);
  if ('refused' in stepped) throw new Breach('pause', `${JSON.stringify(input)} is refused: ${stepped.refused.code}`);
  return stepped.table;
}
