// The laws themselves: each of these games or parts is broken on purpose, and the right law catches it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CardId, Game, Pile, Replay, Seat, Wording, World } from '#kernel';
import {
  ask,
  cardsIn,
  copyTable,
  draw,
  faceOf,
  fingerprint,
  imagine,
  listSeats,
  look,
  matchOf,
  millis,
  NEVER,
  oneOf,
  only,
  refusal,
  replay,
  tellAll,
} from '#kernel';
import { askPass, BREATH, nextRound } from '../toy/course.ts';
import { game as toy } from '../toy/game.ts';
import { steal, toast } from '../toy/interrupts.ts';
import { breath, commit, grab, pass } from '../toy/questions.ts';
import type { ToyKinds } from '../toy/state.ts';
import { DECK, handOf, MARKET } from '../toy/state.ts';
import type { ImagineFrom } from './law.ts';
import type { LawRun } from './run.ts';
import { describeViolation, runLaws } from './run.ts';

type W = World<ToyKinds>;

/** The law that is broken first within a few games. */
async function caught(game: Game<ToyKinds>, more: Partial<LawRun> = {}): Promise<string> {
  const { violations } = await runLaws({ game, games: 120, seed: 'broken', density: 2, most: 1, ...more });
  return violations[0]?.law ?? 'nothing';
}

/** What was told, with the field that says too much. */
type Leaky = ToyKinds['view'] & { leak: number };

const shows = (leak: (w: W, seat: Seat) => number): Game<ToyKinds> => ({
  ...toy,
  view: (w, seat): Leaky => ({ ...toy.view(w, seat), leak: leak(w, seat) }),
});

describe('views that show too much', () => {
  test('a card of the next hand', async () => {
    const next = (w: W, seat: Seat): Pile => handOf(((seat + 1) % w.match.seats) as Seat);
    expect(await caught(shows((w, seat) => cardsIn(w, next(w, seat))[0] ?? -1))).toBe('look');
  });

  test('the top of the deck', async () => {
    expect(await caught(shows((w) => cardsIn(w, DECK).at(-1) ?? -1))).toBe('look');
  });

  test('the hidden prize', async () => {
    expect(await caught(shows((w) => w.table.state.prize))).toBe('look');
  });

  test("the others' policies, carefully restored by unview", async () => {
    const game: Game<ToyKinds> = {
      ...shows((w) => w.table.state.policy),
      unview: (seen, match) => ({ ...toy.unview(seen, match), policy: (seen.view as Leaky).leak }),
      redraw: (w, _seat, dice) => {
        w.table.state.prize = dice.below(6);
      },
    };
    expect(await caught(game)).toBe('twins');
  });

  test('what was sealed and told to nobody, written down and carefully restored by unview', async () => {
    const noting: typeof commit = {
      ...commit,
      resolve(w, frame, answers) {
        for (const { answer } of answers) if (answer !== 'nothing') w.table.state.prize += faceOf(w, answer);
        commit.resolve(w, frame, answers);
      },
    };
    const game: Game<ToyKinds> = {
      ...shows((w) => w.table.state.prize),
      questions: { ...toy.questions, commit: noting },
      unview: (seen, match) => ({ ...toy.unview(seen, match), prize: (seen.view as Leaky).leak }),
      redraw: (w, seat, dice) => {
        const { prize } = w.table.state;
        toy.redraw?.(w, seat, dice);
        w.table.state.prize = prize;
      },
    };
    expect(await caught(game)).toBe('twins');
  });
});

/** Asks something else than a proper breath after the committing. */
const withAfter = (instead: (w: W) => void): typeof commit => ({
  ...commit,
  resolve(w, frame, answers) {
    commit.resolve(w, frame, answers);
    w.table.stack.pop();
    instead(w);
  },
});

describe('rules that know too much', () => {
  test('a refusal that depends on a hidden card', async () => {
    const hides = (w: W, seat: Seat): boolean =>
      seat < w.match.seats && cardsIn(w, handOf(seat)).every((card) => faceOf(w, card) !== 0);
    const nosy: typeof steal = {
      ...steal,
      check: (w, seat, answer) =>
        hides(w, answer.from) ? refusal('empty-hand', { seat: answer.from }) : steal.check(w, seat, answer),
      moves: (w, seat) => oneOf([...steal.moves(w, seat).all()].filter(({ from }) => !hides(w, from))),
    };
    expect(await caught({ ...toy, interrupts: { ...toy.interrupts, steal: nosy } })).toBe('alike');
  });

  test('a hold that opens only for those who could use it', async () => {
    const askSome = (w: W): void => {
      const able = listSeats(w.match.players).filter((seat) => w.table.state.steals[seat] > 0);
      const seats = able.reduce((set, seat) => set | only(seat), 0);
      ask(w, 'breath', { round: w.table.state.round }, seats === 0 ? w.match.players : seats, BREATH);
    };
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        commit: withAfter(askSome),
      },
    };
    expect(await caught(game)).toBe('holds');
  });

  test('a standing policy that looks into hands', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        breath: {
          ...breath,
          waved: (w) =>
            listSeats(w.match.players)
              .filter((seat) => cardsIn(w, handOf(seat)).every((card) => faceOf(w, card) > 1))
              .reduce((set, seat) => set | only(seat), 0),
        },
      },
    };
    expect(await caught(game)).toBe('holds');
  });

  test('an event that tells everybody what was passed face down', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        pass: {
          ...pass,
          resolve(w, frame, seat, answer) {
            if (answer.card !== 'nothing') tellAll(w, { is: 'got', seat: answer.to, card: answer.card });
            pass.resolve(w, frame, seat, answer);
          },
        },
      },
    };
    expect(await caught(game)).toBe('twins');
  });
});

describe('what is told and refused besides', () => {
  test('the resolution of a sealed question that tells everybody cards laid face down', async () => {
    const loud: typeof commit = {
      ...commit,
      resolve(w, frame, answers) {
        for (const { seat, answer } of answers)
          if (answer !== 'nothing') tellAll(w, { is: 'shown', seat, card: answer });
        commit.resolve(w, frame, answers);
      },
    };
    const game: Game<ToyKinds> = { ...toy, questions: { ...toy.questions, commit: loud } };
    expect(await caught(game, { only: 'told' })).toBe('told');
  });

  test('a deadline that shows when somebody acted in secret', async () => {
    const restless: typeof grab = {
      ...grab,
      window(w) {
        const top = w.table.stack.at(-1);
        if (top !== undefined) top.span = millis(6000 + w.table.now);
        return millis(150);
      },
    };
    const game: Game<ToyKinds> = { ...toy, questions: { ...toy.questions, grab: restless } };
    expect(await caught(game, { only: 'twins' })).toBe('twins');
  });

  test('an interrupt that is refused otherwise while grabs wait in a window', async () => {
    const nosy: typeof toast = {
      ...toast,
      check(w, seat, answer) {
        const top = w.table.stack.at(-1);
        if (top?.mode === 'race' && top.given.some((given) => given.seat !== seat)) return refusal('no-toasts');
        return toast.check(w, seat, answer);
      },
      moves: (w, seat) => oneOf([...toast.moves(w, seat).all()].filter((t) => nosy.check(w, seat, t) === undefined)),
    };
    expect(await caught({ ...toy, interrupts: { ...toy.interrupts, toast: nosy } })).toBe('alike');
  });
});

const without = (w: W, card: CardId, pile: Pile): void => {
  const cards = w.table.cards.piles[pile];
  cards.splice(cards.indexOf(card), 1);
};

const losing: Game<ToyKinds> = {
  ...toy,
  questions: {
    ...toy.questions,
    grab: {
      ...grab,
      take(w, frame, seat, answer) {
        grab.take(w, frame, seat, answer);
        if (faceOf(w, answer) === 5) without(w, answer, handOf(seat));
      },
    },
  },
};

describe('cards handled by hand', () => {
  test('a lost card', async () => {
    expect(await caught(losing)).toBe('cards');
  });

  test('`seen` surviving a hidden move', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        pass: {
          ...pass,
          resolve(w, _frame, seat, { card, to }) {
            if (card !== 'nothing') {
              without(w, card, handOf(seat));
              w.table.cards.piles[handOf(to)].push(card);
              w.table.cards.seen[card] |= only(to);
            }
            tellAll(w, { is: 'passed', seat, to });
            nextRound(w);
          },
        },
      },
    };
    expect(await caught(game)).toBe('twins');
  });

  test('a sealed question that asks only the robbed again', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      interrupts: {
        ...toy.interrupts,
        steal: {
          ...steal,
          disturbs: false,
          resolve(w, seat, { from }) {
            steal.resolve(w, seat, { from });
            const top = w.table.stack.at(-1);
            if (top?.mode !== 'sealed') return;
            const broken = top.given.filter(
              (g) => commit.check(w, top as never, g.seat, g.answer as CardId) !== undefined,
            );
            top.given = top.given.filter((g) => !broken.includes(g));
            for (const g of broken) top.waiting |= only(g.seat);
          },
        },
      },
    };
    expect(await caught(game, { only: 'asked-again' })).toBe('asked-again');
    expect(await caught(game, { only: 'twins' })).toBe('twins');
  });

  test('a rule that writes on what it was given', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        grab: {
          ...grab,
          moves: (w) => {
            w.table.cards.piles[MARKET].reverse();
            return oneOf(cardsIn(w, MARKET));
          },
        },
      },
    };
    expect(await caught(game)).toBe('frozen');
  });
});

test('a view that hides that it asks for the seat', async () => {
  const view: Game<ToyKinds>['view'] = (...asked) => toy.view(...asked);
  expect(await caught({ ...toy, view })).toBe('json');
});

test('a view with a field that JSON would lose', async () => {
  const view: Game<ToyKinds>['view'] = (w, seat) => ({ ...toy.view(w, seat), nothing: undefined });
  expect(await caught({ ...toy, view })).toBe('json');
});

describe('imagination that knows the truth', () => {
  const truth: ImagineFrom = (match, table) => ({ match, table: copyTable(table), story: undefined });

  const keeping =
    (keep: (imagined: World, table: World['table'], seat: Seat) => void): ImagineFrom =>
    (match, table, seat, dice) => {
      const world = imagine(match, look(match, table, seat), dice);
      keep(world, copyTable(table), seat);
      return world;
    };

  test('it returns the truth', async () => {
    expect(await caught(toy, { imagineFrom: truth })).toBe('poke');
  });

  test('it keeps sealed answers', async () => {
    const answers = keeping((world, table) => {
      for (const [i, frame] of world.table.stack.entries())
        if (frame.mode === 'sealed') frame.given = table.stack[i].given;
    });
    expect(['poke', 'look']).toContain(await caught(toy, { imagineFrom: answers }));
  });

  test('it keeps the streams', async () => {
    const streams = keeping((world, table) => {
      world.table.random = table.random;
    });
    expect(await caught(toy, { imagineFrom: streams })).toBe('poke');
  });

  test('it keeps grabs that wait in a window', async () => {
    const grabs = keeping((world, table) => {
      for (const [i, frame] of world.table.stack.entries())
        if (frame.mode === 'race') frame.given = table.stack[i].given;
    });
    expect(await caught(toy, { imagineFrom: grabs })).toBe('poke');
  });

  test('it keeps waves', async () => {
    const waves = keeping((world, table) => {
      for (const [i, frame] of world.table.stack.entries())
        if (frame.mode === 'hold') frame.waiting = table.stack[i].waiting;
    });
    expect(await caught(toy, { imagineFrom: waves })).toBe('poke');
  });

  test('it keeps drafts', async () => {
    const drafts = keeping((world, table) => {
      for (const [i, frame] of world.table.stack.entries()) frame.drafts = table.stack[i].drafts;
    });
    expect(await caught(toy, { imagineFrom: drafts, density: 1 })).toBe('poke');
  });

  test('it keeps a hidden number', async () => {
    const number = keeping((world, table) => {
      (world as W).table.state.prize = (table as W['table']).state.prize;
    });
    expect(await caught(toy, { imagineFrom: number })).toBe('poke');
  });
});

describe('answers, clocks and ends', () => {
  const withCommit = (change: Partial<typeof commit>): Game<ToyKinds> => ({
    ...toy,
    questions: { ...toy.questions, commit: { ...commit, ...change } },
  });

  test('a late answer that is refused', async () => {
    expect(await caught(withCommit({ late: () => 'nothing' }))).toBe('late');
  });

  test('moves that miss an answer', async () => {
    const moves: typeof commit.moves = (w, frame, seat) => {
      const all = [...commit.moves(w, frame, seat).all()];
      return oneOf(all.length > 2 ? all.slice(1) : all);
    };
    expect(await caught(withCommit({ moves }), { density: 1 })).toBe('moves');
  });

  test('moves that list what is refused', async () => {
    const moves: typeof commit.moves = (w, frame, seat) =>
      oneOf([...commit.moves(w, frame, seat).all(), (w.match.faces.length + 1) as CardId]);
    expect(await caught(withCommit({ moves }), { only: 'moves' })).toBe('moves');
  });

  test('a count that is wrong', async () => {
    const moves: typeof commit.moves = (w, frame, seat) => {
      const real = commit.moves(w, frame, seat);
      return { ...real, count: real.count + 1 };
    };
    expect(await caught(withCommit({ moves }))).toBe('moves');
  });

  test('nobody is asked what cannot be answered', async () => {
    expect(await caught(withCommit({ moves: () => oneOf([]) }))).not.toBe('nothing');
  });

  test('a game that never ends', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        pass: {
          ...pass,
          resolve(w, frame, seat, answer) {
            w.table.state.round = 0;
            pass.resolve(w, frame, seat, answer);
          },
        },
      },
    };
    expect(await caught(game)).toBe('ends');
  });

  const holding = (open: (w: W) => void): Game<ToyKinds> => ({
    ...toy,
    questions: { ...toy.questions, commit: withAfter(open) },
  });

  test('a hold without a clock that waits for nobody', async () => {
    const game = holding((w) => {
      ask(w, 'breath', { round: 1 }, w.match.players);
      for (const frame of w.table.stack) Object.assign(frame, { waiting: 0, closes: NEVER });
    });
    expect(await caught(game, { only: 'stuck' })).toBe('stuck');
  });

  test('nothing where a hold without a clock waits for all', async () => {
    const game = holding((w) => ask(w, 'breath', { round: 1 }, w.match.players));
    expect(await caught(game, { games: 12 })).toBe('nothing');
  });

  test('a race that depends on who arrived first', async () => {
    const hasty: typeof grab = {
      ...grab,
      window: (w) => ((w.table.stack.at(-1)?.given[0].seat ?? 0) === 0 ? millis(150) : millis(40)),
    };
    const game: Game<ToyKinds> = { ...toy, questions: { ...toy.questions, grab: hasty } };
    expect(await caught(game)).toBe('race-order');
  });

  test('points that the story does not tell', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      questions: {
        ...toy.questions,
        breath: {
          ...breath,
          resolve(w: W) {
            w.table.state.points[0]++;
            askPass(w);
          },
        },
      },
    };
    expect(await caught(game)).toBe('points');
  });

  test('chance from outside the streams', async () => {
    let calls = 0;
    const game: Game<ToyKinds> = {
      ...toy,
      interrupts: {
        ...toy.interrupts,
        steal: {
          ...steal,
          resolve(w, seat, answer) {
            draw(w, 'deal', 1 + (calls++ % 2));
            if (calls % 2 === 0) draw(w, 'deal', 3);
            steal.resolve(w, seat, answer);
          },
        },
      },
    };
    expect(await caught(game)).not.toBe('nothing');
  });

  test('a state that is no JSON', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      open(w) {
        toy.open(w);
        w.table.state.prize = Number.NaN;
      },
    };
    expect(await caught(game)).toBe('json');
  });
});

describe('words', () => {
  const withText = (change: Partial<Wording<ToyKinds>>): Game<ToyKinds> => ({
    ...toy,
    texts: async (language) => {
      const { text } = await toy.texts(language);
      return { text: language === 'de' ? { ...text, ...change } : text };
    },
  });

  test('an event without a sentence in one language', async () => {
    expect(await caught(withText({ event: () => '' }))).toBe('events');
  });

  test('a refusal without a sentence', async () => {
    expect(await caught(withText({ refusal: ({ facts }) => `${facts.nobody}` }))).toBe('refusals');
  });

  test('a prompt with a hole', async () => {
    expect(await caught(withText({ prompt: () => 'Round {round}' }))).toBe('prompts');
  });

  test('a preset without a name', async () => {
    expect(await caught(withText({ presets: {} }))).toBe('options');
  });
});

describe('options', () => {
  test('a forbidden pair that crashes', async () => {
    const game: Game<ToyKinds> = {
      ...toy,
      options: {
        ...toy.options,
        forbid(chosen) {
          if (chosen.quiet && chosen.deal === 4) throw new Error('impossible');
          return undefined;
        },
      },
    };
    expect(await caught(game)).toBe('options');
  });
});

describe('what is kept of a violation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laws-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a shrunk replay that leads to the broken table, and how to run it', async () => {
    const { violations } = await runLaws({ game: losing, games: 20, seed: 7, folder, most: 1 });
    expect(violations.length).toBeGreaterThan(0);
    const [violation] = violations;
    expect(violation.law).toBe('cards');
    const file: Replay = JSON.parse(readFileSync(violation.file ?? '', 'utf8'));
    expect(Object.keys(file)).toEqual(Object.keys(violation.replay ?? {}));
    expect(file.lab).toBe(true);
    const bound = matchOf(losing, file);
    if ('refused' in bound) throw new Error(bound.refused.code);
    const again = replay(bound.match, file.seed, file.inputs);
    expect(again.refused).toBeUndefined();
    expect(fingerprint(again.table)).toBe(file.fingerprint);
    expect(describeViolation(violation)).toContain(`npm run lab -- replay ${violation.file}`);
  });

  test('shrinking leaves little more than what it takes', async () => {
    const { violations } = await runLaws({ game: losing, seats: 3, games: 20, seed: 7, most: 1 });
    expect(violations[0].index).toBeLessThanOrEqual(8);
  });

  test('the same seed gives the same report, and a range may be split', async () => {
    const whole = await runLaws({ game: losing, games: 8, seed: 3, most: 100 });
    const parts = await Promise.all(
      [0, 4].map((from) => runLaws({ game: losing, games: 4, from, seed: 3, most: 100 })),
    );
    expect(whole.violations).not.toEqual([]);
    expect(parts.flatMap((part) => part.violations)).toEqual(whole.violations);
  });
});

describe('imagination and taste', () => {
  test('cards imagined where they never lie', async () => {
    expect(await caught({ ...toy, mayLie: (_match, face, pile) => face !== 0 || pile !== DECK })).toBe('imagined');
  });

  test('a hidden number that no game goes on with', async () => {
    const strict: typeof commit = {
      ...commit,
      resolve(w, frame, given) {
        if (w.table.state.round > 4) throw new Error('no such round');
        commit.resolve(w, frame, given);
      },
    };
    const game: Game<ToyKinds> = {
      ...toy,
      redraw: (w) => {
        w.table.state.round = 99;
      },
      questions: { ...toy.questions, commit: strict },
    };
    expect(await caught(game, { only: 'imagined' })).toBe('imagined');
  });

  test('a taste that reads the next hand', async () => {
    const peeking: Game<ToyKinds>['taste'] = {
      ...toy.taste,
      prospect: (w, seat) =>
        cardsIn(w, handOf(((seat + 1) % w.match.seats) as Seat)).reduce<number>((sum, card) => sum + card, 0),
    };
    expect(await caught({ ...toy, taste: peeking })).toBe('tastes');
  });

  test('a ranking that begins with something else', async () => {
    const ranked: Game<ToyKinds>['taste'] = { ...toy.taste, ranked: () => ['nonsense'] };
    expect(await caught({ ...toy, taste: ranked })).toBe('tastes');
  });

  test('points on the way that are not those at the end', async () => {
    expect(await caught({ ...toy, standing: (w) => w.table.state.points.map((n) => n + 1) })).toBe('points');
  });
});
