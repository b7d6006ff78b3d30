/** The toy: a small game with every mode of the kernel at once and a theft of committed cards. Wiring only. */
import type { Dice, Frame, Game, Look, Match, OptionBook, PileKind, Seat, World } from '#kernel';
import { closedPile, firstSeats, handPile, listSeats, only, openPile, refusal } from '#kernel';
import { deal } from './course.ts';
import { policy, policyOf, steal, toast } from './interrupts.ts';
import { breath, commit, grab, pass, reply } from './questions.ts';
import type { ToyKinds, ToyOptions, ToyState, ToyView } from './state.ts';
import { KINDS } from './state.ts';

const options: OptionBook<ToyOptions> = {
  specs: {
    rounds: { kind: 'number', min: 1, max: 4, standard: 2 },
    deal: { kind: 'number', min: 0, max: 4, standard: 0 },
    quiet: { kind: 'switch', standard: false },
    clock: { kind: 'number', min: 0, max: 30, standard: 6 },
  },
  presets: { standard: {}, quick: { rounds: 1, clock: 2 } },
  standardPreset: 'standard',
  variants: { quiet: { quiet: true }, rich: { deal: 4 }, untimed: { clock: 0 } },
  settle: (chosen, seats) => (chosen.deal === 0 ? { ...chosen, deal: seats > 4 ? 2 : 3 } : chosen),
  forbid: (chosen) => (chosen.quiet && chosen.deal === 4 ? refusal('quiet-rich', { deal: 4 }) : undefined),
};

export const game: Game<ToyKinds> = {
  id: 'toy',
  version: 1,
  players: [2, 6],
  options,
  faces: (seats, chosen) => Array.from({ length: (chosen.deal + 1) * seats + 3 }, (_, id) => id % KINDS),
  piles: (seats) => pilesFor(seats),
  open: deal,
  questions: { grab, commit, breath, pass, reply },
  interrupts: { steal, toast, policy },
  view,
  unview,
  redraw,
  maxInputs: (seats, { rounds }) => 60 + 25 * seats * rounds,
  progress: ({ state }) => ({ round: state.round, first: state.first }),
  standing: (w) => w.table.state.points,
  // A toy speaks one language to everybody.
  texts: () => import('./words.ts'),
  taste: { answer: greedyAnswer, interrupt: () => undefined },
};

function pilesFor(seats: number): PileKind[] {
  const everyone = firstSeats(seats + 1);
  const hands = listSeats(firstSeats(seats)).map((seat) => handPile(only(seat)));
  return [closedPile(), openPile(everyone), openPile(everyone), closedPile(), ...hands];
}

function view(w: World<ToyKinds>, seat: Seat): ToyView {
  const { round, first, points, steals, toasts } = w.table.state;
  return {
    round,
    first,
    points: points.slice(),
    steals: steals.slice(),
    toasts: toasts.slice(),
    policy: policyOf(w, seat),
  };
}

function unview({ seat, view: seen }: Look<ToyKinds>, _match: Match<ToyKinds>): ToyState {
  return {
    round: seen.round,
    first: seen.first,
    points: seen.points.slice(),
    steals: seen.steals.slice(),
    toasts: seen.toasts.slice(),
    prize: 0,
    policy: seen.policy === 'wave' ? only(seat) : 0,
  };
}

/** The prize and the others' policies could be anything. */
function redraw(w: World<ToyKinds>, seat: Seat, dice: Dice): void {
  const { state } = w.table;
  state.prize = dice.below(KINDS);
  state.policy &= only(seat);
  for (const other of listSeats(w.match.players & ~only(seat))) if (dice.below(2) === 1) state.policy |= only(other);
}

/** Any possible answer, as good as another in a toy. */
function greedyAnswer(w: World<ToyKinds>, seat: Seat, frame: Frame, _persona: number, dice: Dice): unknown {
  const { questions }: Game = w.match.game;
  const rule = questions[frame.ask];
  return rule.mode === 'hold' ? 'wave' : rule.moves(w, frame, seat).random(dice);
}
