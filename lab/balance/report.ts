/** Many games put together: who wins in turn order, how long it takes, what each card does, and which aims are met. */
import type { Aim, Balance, Measure } from '#kernel';
import { listSeats, sha256Hex } from '#kernel';
import type { GameFacts } from './facts.ts';
import type { Estimate, Spread } from './statistics.ts';
import { shareOf, shareOfSamples, spreadOf, tidy } from './statistics.ts';

/** What was played. */
export interface Study {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly games: number;
  readonly seed: string | number;
  readonly options: object;
  readonly bots: readonly string[];
  /** Other values than the game's own: by card the fields that were changed. */
  readonly changedCards: Readonly<Record<string, object>>;
}

/** What having a card did: wins of the seats that had it, and how much more that is than a fair share. */
export interface Effect extends Estimate {
  readonly effect: number;
}

export interface CardFigures {
  readonly id: string;
  /** Times a game, over all seats. */
  readonly drawn: number;
  readonly played: number;
  readonly used: number;
  /** Of the seats that drew it in a game, those that played it there. */
  readonly playedWhenDrawn: Estimate;
  /** Of the questions asked of a seat that held it, those at which it was played; few where it is kept for its moment. */
  readonly playedWhenAsked: Estimate;
  readonly winWhenDrawn: Effect;
  readonly winWhenPlayed: Effect;
  readonly winWhenUsed: Effect;
}

export interface OwnFigure extends Spread {
  readonly label: string;
  readonly as: 'share' | 'number';
}

export interface AimFigure {
  readonly what: string;
  readonly wanted: string;
  readonly is: number;
  readonly met: boolean;
}

export interface Report extends Study {
  readonly cpuMs: number;
  readonly decisionMicros: number;
  /** In turn order: the first is the seat that began that game. A shared win counts 1/k. */
  readonly wins: readonly Estimate[];
  readonly rounds: Spread;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly decisionsPerTurn: Spread;
  readonly leadChanges: Spread;
  readonly margins: Spread;
  readonly measures: Readonly<Record<string, OwnFigure>>;
  readonly cards: readonly CardFigures[];
  readonly aims: readonly AimFigure[];
  readonly fingerprint: string;
}

export function reportOf(
  study: Study,
  cpuMs: number,
  thinkingMs: number,
  facts: readonly GameFacts[],
  balance: Balance | undefined,
): Report {
  const wins = winsInTurnOrder(facts, study.seats);
  const measures = ownFigures(facts, balance);
  const cards = balance === undefined ? [] : balance.cards.map(({ id }, face) => cardFigures(facts, study, id, face));
  const calls = facts.reduce((sum, game) => sum + game.calls, 0);
  return {
    ...study,
    cpuMs: Math.round(cpuMs),
    decisionMicros: Math.round((thinkingMs * 10_000) / Math.max(1, calls)) / 10,
    wins,
    rounds: spreadOf(facts.map((game) => game.rounds)),
    turns: spreadOf(facts.map((game) => game.turns)),
    decisions: spreadOf(facts.map((game) => game.decisions)),
    decisionsPerTurn: spreadOf(facts.map((game) => tidy(game.decisions / Math.max(1, game.turns)))),
    leadChanges: spreadOf(facts.map((game) => game.leadChanges)),
    margins: spreadOf(facts.map((game) => game.margin)),
    measures,
    cards,
    aims: aimsOf(study, wins, measures, cards, balance),
    fingerprint: sha256Hex(facts.map((game) => game.fingerprint).join('\n')).slice(0, 32),
  };
}

const shareWon = ({ winners }: GameFacts, seat: number): number =>
  (winners & (1 << seat)) === 0 ? 0 : 1 / listSeats(winners).length;

function winsInTurnOrder(facts: readonly GameFacts[], seats: number): Estimate[] {
  return Array.from({ length: seats }, (_, place) =>
    shareOf(
      facts.reduce((sum, game) => sum + shareWon(game, (game.first + place) % seats), 0),
      facts.length,
    ),
  );
}

function ownFigures(facts: readonly GameFacts[], balance: Balance | undefined): Record<string, OwnFigure> {
  const figure = ([name, { label, as }]: [string, Measure]): [string, OwnFigure] => {
    const samples = facts.flatMap((game) => game.samples[name]);
    const share = as === 'share' ? shareOfSamples(samples) : {};
    return [name, { label, as, ...spreadOf(samples), ...share }];
  };
  return Object.fromEntries(Object.entries(balance?.measures ?? {}).map(figure));
}

function cardFigures(facts: readonly GameFacts[], { seats }: Study, id: string, face: number): CardFigures {
  const had = (list: readonly number[], seat: number): boolean => list[face * seats + seat] > 0;
  const total = (of: (game: GameFacts) => readonly number[]): number =>
    facts.reduce((sum, game) => sum + sumOf(of(game).slice(face * seats, (face + 1) * seats)), 0);
  const each = facts.flatMap((game) => Array.from({ length: seats }, (_, seat) => ({ game, seat })));
  const effectOf = (of: (game: GameFacts) => readonly number[]): Effect => {
    const having = each.filter(({ game, seat }) => had(of(game), seat));
    const won = shareOf(
      having.reduce((sum, { game, seat }) => sum + shareWon(game, seat), 0),
      having.length,
    );
    return { ...won, effect: having.length === 0 ? 0 : tidy(won.mean - 1 / seats) };
  };
  const drawing = each.filter(({ game, seat }) => had(game.drawn, seat));
  const playing = drawing.filter(({ game, seat }) => had(game.played, seat));
  return {
    id,
    drawn: tidy(total((game) => game.drawn) / facts.length),
    played: tidy(total((game) => game.played) / facts.length),
    used: tidy(total((game) => game.used) / facts.length),
    playedWhenDrawn: shareOf(playing.length, drawing.length),
    playedWhenAsked: shareOf(
      total((game) => game.played),
      total((game) => game.held),
    ),
    winWhenDrawn: effectOf((game) => game.drawn),
    winWhenPlayed: effectOf((game) => game.played),
    winWhenUsed: effectOf((game) => game.used),
  };
}

function aimsOf(
  { seats }: Study,
  wins: readonly Estimate[],
  measures: Readonly<Record<string, OwnFigure>>,
  cards: readonly CardFigures[],
  balance: Balance | undefined,
): AimFigure[] {
  const { fairWithin, playedAtLeast } = balance ?? {};
  const worst = Math.max(...wins.map(({ mean }) => Math.abs(mean - 1 / seats)));
  const own = Object.entries(balance?.measures ?? {}).flatMap(([name, { aim }]) =>
    aim === undefined ? [] : [aimFigure(measures[name], aim)],
  );
  const fair = `at most ${percent(fairWithin ?? 0)} from it`;
  return [
    ...(fairWithin === undefined
      ? []
      : [
          {
            what: 'the seat farthest from its fair share of wins',
            wanted: fair,
            is: tidy(worst),
            met: worst <= fairWithin,
          },
        ]),
    ...own,
    ...(playedAtLeast === undefined ? [] : [leastPlayed(cards, playedAtLeast)]),
  ];
}

function leastPlayed(
  cards: readonly CardFigures[],
  { share, ids }: { readonly share: number; readonly ids: readonly string[] },
): AimFigure {
  const drawn = cards.filter((card) => ids.includes(card.id) && card.playedWhenDrawn.n > 0);
  const least = drawn.reduce((a, b) => (b.playedWhenDrawn.mean < a.playedWhenDrawn.mean ? b : a), drawn[0]);
  const is = least?.playedWhenDrawn.mean ?? 1;
  const what = `the card played least where it was drawn${least === undefined ? '' : ` (${least.id})`}`;
  return { what, wanted: `at least ${percent(share)}`, is, met: is >= share };
}

function aimFigure(figure: OwnFigure, { of, least, most }: Aim): AimFigure {
  const is = figure[of];
  const say = (n: number): string => (figure.as === 'share' ? percent(n) : String(n));
  const ends = [
    ...(least === undefined ? [] : [`at least ${say(least)}`]),
    ...(most === undefined ? [] : [`at most ${say(most)}`]),
  ];
  const what = figure.as === 'share' ? figure.label : `${of} of ${figure.label}`;
  return { what, wanted: ends.join(', '), is, met: is >= (least ?? is) && is <= (most ?? is) };
}

const percent = (share: number): string => `${tidy(share * 100)} %`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
