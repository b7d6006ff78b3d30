/** Laws about imagined worlds: they can be played on, no card lies where it never can, and a taste wants the same in all of them. */
import { playOn } from '#bots';
import type { Dice, Frame, Seat, World } from '#kernel';
import { copyTable, due, fastDice, isShowing, listSeats, stepOn } from '#kernel';
import { nextInput } from '../driver.ts';
import type { Law } from './law.ts';
import { canonical, must, same, watchers, worldOf } from './law.ts';

/** Answers and other inputs for which an imagined world is played on. */
const FURTHER = 30;

/** From every imagined world the game goes on without an error, by taste and by chance. */
export const imagined: Law = {
  name: 'imagined',
  when: 'sometimes',
  check(scene) {
    const { match, table, dice } = scene;
    if (table.result.over || table.paused || due(table) <= table.now) return;
    const [seat] = watchers(scene, match.everyone);
    const world = scene.imagineFrom(match, table, seat, dice);
    provePlaces(world, seat);
    prove(seat, 'taste', () => playByTaste(owned(world), dice));
    prove(seat, 'chance', () => playByChance(owned(world), dice));
  },
};

const owned = ({ match, table }: World): World => ({ match, table: copyTable(table), story: undefined });

function provePlaces({ match, table }: World, seat: Seat): void {
  const { mayLie } = match.game;
  if (mayLie === undefined) return;
  for (const [pile, cards] of table.cards.piles.entries())
    for (const card of cards)
      must(
        'imagined',
        mayLie(match, match.faces[card], pile as Parameters<typeof mayLie>[2]),
        () => `seat ${seat} imagines card ${card} in pile ${pile}, where it never lies`,
      );
}

function prove(seat: Seat, how: string, play: () => void): void {
  try {
    play();
  } catch (error) {
    must('imagined', false, () => `what seat ${seat} imagines cannot be played on by ${how}: ${told(error)}`);
  }
}

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function playByTaste(w: World, dice: Dice): void {
  const personas = listSeats(w.match.players).map(() => dice.below(32));
  playOn(w, { personas, dice, offered: w.match.players }, FURTHER);
}

function playByChance(w: World, dice: Dice): void {
  for (let i = 0; i < FURTHER && !w.table.result.over; i++) {
    const input = nextInput(w.match, w.table, dice);
    const refused = stepOn(w, input);
    if (refused !== undefined) throw new Error(`${canonical(input)} is refused: ${refused.code}`);
  }
}

/** A taste reads only what its seat knows: it wants the same at a table that this seat cannot tell from the real one. */
export const tastes: Law = {
  name: 'tastes',
  when: 'sometimes',
  check(scene) {
    const { match, table, dice } = scene;
    const top = table.stack.at(-1);
    if (top === undefined || table.paused || due(table) <= table.now) return;
    const [seat] = watchers(scene, match.players);
    const twin = scene.imagineFrom(match, table, seat, dice);
    const asked = (top.waiting & (1 << seat)) !== 0 && top.mode !== 'hold' && !isShowing(match, top.ask);
    const persona = dice.below(32);
    const luck = dice.below(0x100000);
    const [here, there] = [worldOf(match, table), twin].map((w) => wants(w, seat, asked, persona, luck));
    const differs = (): string => `seat ${seat} wants ${canonical(here)} here and ${canonical(there)} at a twin`;
    must('tastes', same(here, there), differs);
    if (asked) proveRanked(worldOf(match, table), seat, top, persona, luck);
  },
};

/** What a taste says to everything one can ask it, each on the same dice. */
function wants(w: World, seat: Seat, asked: boolean, persona: number, luck: number): readonly unknown[] {
  const { taste } = w.match.game;
  const frame = w.table.stack[w.table.stack.length - 1];
  return [
    asked ? taste.answer(w, seat, frame, persona, fastDice(luck)) : 0,
    asked ? (taste.ranked?.(w, seat, frame, persona, fastDice(luck)) ?? 0) : 0,
    taste.interrupt(w, seat, persona, fastDice(luck)) ?? 0,
    taste.prospect?.(w, seat) ?? 0,
  ];
}

/** What is ranked begins with the answer and is allowed. */
function proveRanked(w: World, seat: Seat, frame: Frame, persona: number, luck: number): void {
  const { taste, questions } = w.match.game;
  const rule = questions[frame.ask];
  if (rule.mode === 'hold') return;
  const answer = taste.answer(w, seat, frame, persona, fastDice(luck));
  const ranked = taste.ranked?.(w, seat, frame, persona, fastDice(luck)) ?? [answer];
  must('tastes', same(ranked[0], answer), () => `${frame.ask}: ${canonical(answer)} is not ranked first`);
  for (const choice of ranked) {
    const refused = rule.shape(choice) ? rule.check(w, frame, seat, choice) : 'bad-form';
    must(
      'tastes',
      refused === undefined,
      () => `${frame.ask}: ${canonical(choice)} is ranked and ${canonical(refused)}`,
    );
  }
}
