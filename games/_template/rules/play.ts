/** A round: everybody chooses a card in secret, all are shown, the strongest scores. */
// Rules: TP-02, TP-04, TP-05, TP-06.
import type { CardId, SealedRule, Seat } from '#kernel';
import {
  ask,
  cardsIn,
  endGame,
  lies,
  moveCard,
  naming,
  oneOf,
  printed,
  refusal,
  seconds,
  streamDice,
  tellAll,
} from '#kernel';
import { earned } from '../scoring.ts';
import type { Asks, TemplateKinds, TemplateWorld } from '../state.ts';
import { DISCARD, handOf } from '../state.ts';

export function beginRound(w: TemplateWorld): void {
  const { state } = w.table;
  state.round++;
  tellAll(w, { is: 'round', round: state.round });
  ask(w, 'play', { round: state.round }, w.match.players, seconds(w.match.options.playSeconds));
}

export const play: SealedRule<TemplateKinds, Asks['play']['about'], CardId> = {
  mode: 'sealed',
  shape: naming<CardId>(),
  check: (w, _frame, seat, card) => (lies(w, card, handOf(seat)) ? undefined : refusal('not-your-card')),
  moves: (w, _frame, seat) => oneOf(cardsIn(w, handOf(seat))),
  late: (w, frame, seat) => play.moves(w, frame, seat).random(streamDice(w, 'late')),
  resolve(w, _frame, answers) {
    const { state } = w.table;
    for (const { seat, answer } of answers) moveCard(w, answer, handOf(seat), DISCARD);
    const scores = earned(answers.map(({ seat, answer }) => [seat, printed(w, answer).strength]));
    for (const [seat, points] of scores) state.points[seat] += points;
    tellAll(w, { is: 'shown', cards: answers.map(({ seat, answer }): [Seat, CardId] => [seat, answer]), scores });
    if (state.round < w.match.options.rounds) beginRound(w);
    else finish(w);
  },
};

function finish(w: TemplateWorld): void {
  endGame(w, w.table.state.points);
  tellAll(w, { is: 'over', points: w.table.state.points.slice() });
}
