/** The questions of the toy, one in each mode and a short one that interrupts ask. */
import type { CardId, HoldRule, Moves, OneRule, RaceRule, Refusal, SealedRule, Seat, Shape, World } from '#kernel';
import {
  both,
  cardsIn,
  draw,
  exactly,
  excuse,
  faceOf,
  lies,
  listSeats,
  mapped,
  millis,
  moveCard,
  naming,
  oneOf,
  only,
  record,
  refusal,
  sizeOf,
  tell,
  tellAll,
  word,
} from '#kernel';
import { askBreath, askCommit, askPass, award, nextRound } from './course.ts';
import type { Choice, Pass, Reply, ToyKinds } from './state.ts';
import { BIN, DISCARD, handOf, MARKET } from './state.ts';

type W = World<ToyKinds>;

const card = naming<CardId>();
const choice: Shape<Choice> = (x): x is Choice => x === 'nothing' || card(x);

/** Everybody at once takes one card of the market; the fastest gets it. */
export const grab: RaceRule<ToyKinds, { round: number }, CardId> = {
  mode: 'race',
  shape: card,
  window: () => millis(150),
  check: (w, _frame, _seat, answer) => (lies(w, answer, MARKET) ? undefined : refusal('not-in-market')),
  moves: (w) => oneOf(cardsIn(w, MARKET)),
  late: (w) => cardsIn(w, MARKET)[0],
  take(w, frame, seat, answer) {
    moveCard(w, answer, MARKET, handOf(seat));
    tellAll(w, { is: 'grabbed', seat, card: answer });
    if (sizeOf(w, MARKET) === 0) excuse(frame, frame.waiting);
  },
  lost: (w, _frame, seat, answer) => tellAll(w, { is: 'missed', seat, card: answer }),
  resolve: (w) => askCommit(w),
};

/** Everybody commits a card of the hand in secret; the highest face that nobody else shows scores. */
export const commit: SealedRule<ToyKinds, { round: number }, Choice> = {
  mode: 'sealed',
  shape: choice,
  check: (w, _frame, seat, answer) => refuseChoice(w, seat, answer),
  moves: (w, _frame, seat) => choices(w, seat),
  late: (w, _frame, seat) => lateChoice(w, seat),
  resolve(w, _frame, answers) {
    const { quiet } = w.match.options;
    const shown: [Seat, number][] = [];
    for (const { seat, answer } of answers) {
      if (answer === 'nothing') continue;
      moveCard(w, answer, handOf(seat), quiet ? BIN : DISCARD);
      tellAll(w, quiet ? { is: 'laid', seat } : { is: 'shown', seat, card: answer });
      shown.push([seat, faceOf(w, answer)]);
    }
    scoreBest(w, shown);
    askBreath(w);
  },
};

/** A moment in which anybody may interrupt. */
export const breath: HoldRule<ToyKinds, { round: number }> = {
  mode: 'hold',
  waved: (w) => w.table.state.policy,
  resolve: (w) => askPass(w),
};

/** One seat passes a card to another, face down. */
export const pass: OneRule<ToyKinds, { round: number }, Pass> = {
  mode: 'one',
  shape: record<Pass>({ card: choice, to: naming<Seat>() }),
  check(w, _frame, seat, answer) {
    if (answer.to === seat || answer.to >= w.match.seats) return refusal('not-to', { seat: answer.to });
    return refuseChoice(w, seat, answer.card);
  },
  moves: (w, _frame, seat) =>
    mapped(both(choices(w, seat), oneOf(others(w, seat))), ([chosen, to]) => ({ card: chosen, to })),
  late: (w, _frame, seat) => ({ card: lateChoice(w, seat), to: others(w, seat)[0] }),
  resume: (w, frame) => tellAll(w, { is: 'again', seat: listSeats(frame.asked)[0] }),
  open: (_w, _frame, _seat, answer) => answer.to,
  resolve(w, _frame, seat, answer) {
    const { card: passed, to } = answer;
    if (passed !== 'nothing') {
      moveCard(w, passed, handOf(seat), handOf(to));
      tell(w, only(seat) | only(to), { is: 'got', seat: to, card: passed });
    }
    tellAll(w, { is: 'passed', seat, to });
    nextRound(w);
  },
};

/** Asked by a toast: cheers give the caller a point. */
export const reply: OneRule<ToyKinds, { caller: Seat }, Reply> = {
  mode: 'one',
  shape: word('cheers', 'no'),
  check: () => undefined,
  moves: () => oneOf<Reply>(['cheers', 'no']),
  late: () => 'no',
  resolve(w, frame, seat, answer) {
    const scores: [Seat, number][] = answer === 'cheers' ? [[frame.about.caller, 1]] : [];
    award(w, scores);
    tellAll(w, { is: 'reply', seat, reply: answer, scores });
  },
};

const others = (w: W, seat: Seat): Seat[] => listSeats(w.match.players & ~only(seat));

/** A card of one's own hand; nothing if it is empty. */
function refuseChoice(w: W, seat: Seat, answer: Choice): Refusal | undefined {
  const hand = handOf(seat);
  if (answer === 'nothing') return sizeOf(w, hand) === 0 ? undefined : refusal('something', { cards: sizeOf(w, hand) });
  return lies(w, answer, hand) ? undefined : refusal('not-in-hand');
}

function choices(w: W, seat: Seat): Moves<Choice> {
  const hand = cardsIn(w, handOf(seat));
  return hand.length === 0 ? exactly('nothing') : oneOf<Choice>(hand);
}

function lateChoice(w: W, seat: Seat): Choice {
  const hand = cardsIn(w, handOf(seat));
  return hand.length === 0 ? 'nothing' : hand[draw(w, 'late', hand.length)];
}

function scoreBest(w: W, shown: readonly (readonly [Seat, number])[]): void {
  const alone = shown.filter(([, face]) => shown.filter(([, other]) => other === face).length === 1);
  if (alone.length === 0) return;
  const [seat, face] = alone.reduce((best, next) => (next[1] > best[1] ? next : best));
  award(w, [[seat, face + 1]]);
  tellAll(w, { is: 'best', seat, scores: [[seat, face + 1]] });
}
