/** Tasting: plates are turned over, cooks may pitch, and every taster ranks strictly, all at once or one after another. */
// Rules: SA-32, S0-19, S4-11, S0-16, S0-17, S0-14, S4-15, S4-19, SA-55, SA-59, SA-60, SA-78, SA-79, SA-80,
// S0-27.
import type { Millis, Moves, OneRule, Refusal, SealedRule, Seat, Seats } from '#kernel';
import {
  ask,
  both,
  exactly,
  has,
  listOf,
  listSeats,
  mapped,
  millis,
  NEVER,
  oneOf,
  only,
  orders,
  record,
  refusal,
  reveal,
  seconds,
  streamDice,
  tell,
  whole,
  word,
  wordsId,
} from '#kernel';
import type { Asks, Plate, Ranking, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin, plateOf, tasterOf } from '../state.ts';
import { phrasings, refuseWords } from './compose.ts';
import { contentsOf, platesOf, portionsOf } from './portions.ts';
import { inTurn } from './show.ts';

export function beginTasting(w: SandwichWorld): void {
  const { options, players } = w.match;
  if (options.tasting === 'turns') serveNext(w);
  else {
    for (const taster of listSeats(players)) serve(w, taster, only(taster));
    askPitches(w, players);
  }
}

/** Strict turns: the next taster's plates are turned over for everybody. */
function serveNext(w: SandwichWorld): void {
  const { state } = w.table;
  const [taster] = inTurn(w, w.match.players & ~state.served);
  state.served |= only(taster);
  serve(w, taster, w.match.everyone);
  askPitches(w, only(taster));
}

function serve(w: SandwichWorld, taster: Seat, eyes: Seats): void {
  const { seats, options } = w.match;
  const sandwiches = platesOf(w, taster).map((plate) => {
    reveal(w, plateOf(seats, plate), eyes);
    return { cook: options.blind ? -1 : w.table.state.cooks[plate], cards: contentsOf(w, plate) };
  });
  tell(w, eyes, { is: 'served', taster, sandwiches });
}

/** Plates of these tasters, in the order in which they are shown. */
const platesInTurn = (w: SandwichWorld, tasters: Seats): Plate[] =>
  inTurn(w, tasters).flatMap((taster) => platesOf(w, taster));

function askPitches(w: SandwichWorld, tasters: Seats): void {
  const { pitch: kind, pitchSeconds } = w.match.options;
  const plates = platesInTurn(w, tasters);
  const cooks = plates.reduce((set, plate) => set | (1 << w.table.state.cooks[plate]), 0);
  if (kind === 'text') ask(w, 'pitch', { plates }, cooks, seconds(pitchSeconds));
  else if (kind === 'spoken') askToSpeak(w, plates[0]);
  else askRankings(w, tasters);
}

const mine = (w: SandwichWorld, plates: readonly Plate[], cook: Seat): Plate[] =>
  plates.filter((p) => w.table.state.cooks[p] === cook);

const tastersOf = (w: SandwichWorld, plates: readonly Plate[]): Seats =>
  plates.reduce((set, plate) => set | only(tasterOf(w.match.seats, plate)), 0);

const silence = (w: SandwichWorld, plates: readonly Plate[], cook: Seat): string[] =>
  mine(w, plates, cook).map(() => '');

export const pitch: SealedRule<SandwichKinds, Asks['pitch']['about'], string[]> = {
  mode: 'sealed',
  shape: listOf(wordsId),
  check(w, { about }, cook, words) {
    const due = mine(w, about.plates, cook).length;
    return words.length === due ? refuseWords(w, words) : refusal('wrong-pitches', { count: words.length, due });
  },
  moves: (w, { about }, cook) => phrasings(mine(w, about.plates, cook).length),
  late: (w, { about }, cook) => silence(w, about.plates, cook),
  resolve(w, { about }, answers) {
    for (const { seat, answer } of answers) {
      for (const [i, plate] of mine(w, about.plates, seat).entries()) sayPitch(w, seat, plate, answer[i]);
    }
    askRankings(w, tastersOf(w, about.plates));
  },
};

function sayPitch(w: SandwichWorld, cook: Seat, plate: Plate, words: string): void {
  const taster = tasterOf(w.match.seats, plate);
  w.table.state.pitches[plate] = words;
  const audience = has(w.table.state.served, taster) ? w.match.everyone : only(taster) | only(cook);
  if (words !== '') tell(w, audience, { is: 'pitched', cook, taster, cards: contentsOf(w, plate), words });
}

function askToSpeak(w: SandwichWorld, plate: Plate): void {
  ask(w, 'speak', { plate }, 1 << w.table.state.cooks[plate], timeToSpeak(w));
}

/** Everybody has the whole time for a pitch as long as a round has no more of them than this; then they share it (SA-55). */
const FULL_PITCHES = 12;

function timeToSpeak({ match, table }: SandwichWorld): Millis {
  const pitches = match.seats * portionsOf(match.seats, match.options, table.state.round).sandwiches;
  const whole = seconds(match.options.pitchSeconds);
  return pitches <= FULL_PITCHES || whole === NEVER ? whole : millis(Math.floor((whole * FULL_PITCHES) / pitches));
}

/** A spoken pitch, one cook after another, until the speaker is done or the clock says so. */
export const speak: OneRule<SandwichKinds, Asks['speak']['about'], 'done'> = {
  mode: 'one',
  shape: word('done'),
  check: () => undefined,
  moves: () => exactly('done'),
  late: () => 'done',
  resolve(w, { about }) {
    const taster = tasterOf(w.match.seats, about.plate);
    const tasters = w.match.options.tasting === 'turns' ? only(taster) : w.match.players;
    const plates = platesInTurn(w, tasters);
    const next = plates.indexOf(about.plate) + 1;
    if (next < plates.length) askToSpeak(w, plates[next]);
    else askRankings(w, tasters);
  },
};

function askRankings(w: SandwichWorld, tasters: Seats): void {
  ask(w, 'rank', { tasters }, tasters, seconds(w.match.options.rankSeconds));
}

function refuseRanking(w: SandwichWorld, taster: Seat, { order, theme }: Ranking): Refusal | undefined {
  const plates = platesOf(w, taster);
  if (order.some((plate) => !plates.includes(plate))) return refusal('not-your-plate');
  if (order.some((plate, i) => order.indexOf(plate) !== i)) return refusal('ranked-twice');
  if (order.length !== plates.length) return refusal('not-all-ranked', { count: order.length, due: plates.length });
  if (w.table.state.theme === '') return theme === -1 ? undefined : refusal('no-theme');
  return plates.includes(theme) ? undefined : refusal('theme-point-missing');
}

/** All that a taster may say of the plates. */
export function rankingsBy(w: SandwichWorld, taster: Seat): Moves<Ranking> {
  const plates = platesOf(w, taster);
  const themes = oneOf(w.table.state.theme === '' ? [-1] : plates);
  return mapped(both(orders(plates), themes), ([order, theme]) => ({ order, theme }));
}

export const rank: SealedRule<SandwichKinds, Asks['rank']['about'], Ranking> = {
  mode: 'sealed',
  shape: record<Ranking>({ order: listOf(whole), theme: whole }),
  check: (w, _frame, taster, ranking) => refuseRanking(w, taster, ranking),
  moves: (w, _frame, taster) => rankingsBy(w, taster),
  late: (w, _frame, taster) => rankingsBy(w, taster).random(streamDice(w, 'late')),
  resolve(w, _frame, answers) {
    for (const { seat, answer } of answers) w.table.state.untold[seat] = answer;
    begin(w, 'show');
  },
};
