/** The reference game on the kernel is the plain reducer's game, card for card, and keeps its secrets. */
import { describe, expect, it } from 'vitest';
import type { Frame, Match, World } from '#kernel';
import { advance, fastDice, imagine, isKernelCode, listSeats, look, redeal, seatOf, topFrame } from '#kernel';
import type { Reference } from './game.ts';
import { reference, referenceMatch } from './game.ts';
import { CLOSE, moveOf, NONE, PLAY, PLAYERS, pickingDice, REFILL, range, TURNS } from './numbers.ts';
import type { Board } from './plain.ts';
import { boardSum, listMoves, plainGame, playPlain } from './plain.ts';
import { boardOf, moveInPlace, openReference, playByHand, playChecked, playInPlace } from './play.ts';

const match: Match<Reference> = referenceMatch();
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** Refused at the start, when all hands are full and nothing is laid. */
const REFUSED: readonly (readonly [code: string, move: number])[] = [
  ['no-such-card', moveOf(PLAY, 7, 0)],
  ['no-such-card', moveOf(REFILL, 7, 0)],
  ['no-such-sandwich', moveOf(PLAY, 0, 4)],
  ['no-such-sandwich', moveOf(CLOSE, 0, 0)],
  ['hand-full', moveOf(REFILL, NONE, 0)],
  ['bad-form', moveOf(REFILL + 1, 0, 0)],
];

/** Every tenth turn of a game in place. */
function* everyTenth(seed: number): Generator<World<Reference>> {
  const w = openReference(match, seed);
  const dice = pickingDice(seed);
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn % 10 === 0) yield w;
    moveInPlace(w, turn, dice);
  }
  yield w;
}

const onlyBoard = ({ deck, discard, hands, sandwiches, orders, orderDeck, scores }: Board): Board => ({
  deck,
  discard,
  hands,
  sandwiches,
  orders,
  orderDeck,
  scores,
});

describe('the reference game', () => {
  it('ends card for card alike by hand, in place and checked', () => {
    for (const seed of SEEDS) {
      const plain = onlyBoard(playByHand(seed));
      const inPlace = playInPlace(match, seed);
      const checked = playChecked(match, seed);
      expect(boardOf(inPlace)).toEqual(plain);
      expect(boardOf({ match, table: checked, story: undefined })).toEqual(plain);
      expect(boardSum(boardOf(inPlace))).toBe(boardSum(plain));
      expect(inPlace.table.result).toMatchObject({ over: true, points: plain.scores });
      expect(topFrame(inPlace)).toBeUndefined();
    }
  });

  it('offers the moves that the plain reducer lists, in its order, and refuses what that refuses', () => {
    const listed: number[] = [];
    const g = plainGame(3);
    const w = openReference(match, 3);
    const dice = pickingDice(3);
    const rule = reference.questions.turn;
    for (let turn = 0; turn < TURNS; turn++) {
      const frame = w.table.stack[0] as Frame<number, number>;
      const seat = seatOf(turn % PLAYERS);
      if (rule.mode !== 'one') throw new Error('a turn is one seat');
      const count = listMoves(g, seat, listed);
      expect([...rule.moves(w, frame, seat).all()]).toEqual(listed.slice(0, count));
      const judgedOtherwise = range(moveOf(REFILL + 1, 0, 0)).filter((move) => {
        const reason = rule.check(w, frame, seat, move);
        return playPlain(reason === undefined ? structuredClone(g) : g, move) !== (reason === undefined);
      });
      expect(judgedOtherwise).toEqual([]);
      const move = listed[dice.below(count)];
      expect(playPlain(g, move)).toBe(true);
      expect(advance(w, seat, move)).toBeUndefined();
      expect(listSeats(topFrame(w)?.waiting ?? 0)).toEqual(turn + 1 < TURNS ? [(turn + 1) % PLAYERS] : []);
    }
  });

  it('looks the same in every imagined world, for every seat and the public', () => {
    const dice = fastDice(5);
    for (const seed of SEEDS.slice(0, 10))
      for (const w of everyTenth(seed))
        for (let n = 0; n <= PLAYERS; n++) {
          const seat = seatOf(n);
          const seen = look(match, w.table, seat);
          const imagined = imagine(match, seen, dice);
          expect(look(match, imagined.table, seat)).toEqual(seen);
          redeal(imagined, seat, dice);
          expect(look(match, imagined.table, seat)).toEqual(seen);
        }
  });

  it('has a sentence for every refusal', async () => {
    const own = REFUSED.map(([code]) => code).filter((code) => !isKernelCode(code));
    const codes = [...own, 'no-such-order', 'sandwich-full', 'not-full-yet', 'order-unmet'];
    const { text } = await reference.texts('en');
    for (const code of codes) expect(text.refusal({ code, facts: {} }, { seat: String, words: String })).toMatch(/\.$/);
  });

  it.each(REFUSED)('refuses %s', (code, move) => {
    const w = openReference(match, 1);
    expect(advance(w, seatOf(0), move)?.code).toBe(code);
    expect(listSeats(topFrame(w)?.waiting ?? 0)).toEqual([0]);
  });
});
