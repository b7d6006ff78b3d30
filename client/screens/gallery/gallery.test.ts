/** Finished games in the page: played again, looked at from every seat, and doubted where they come from strangers. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '#games';
import type { Game, Replay, Seat } from '#kernel';
import { fingerprint, LANGUAGES, labSeed, matchOf, namedDice, replay as playAgain, replayOf } from '#kernel';
import { playRandom } from '#testkit/driver';
import { loadWords } from '../../words/index.ts';
import { keptIn, readGame } from './kept-games.ts';
import type { Tape } from './tape.ts';
import { seenAt, stopsOf, tapeOf, timeAt } from './tape.ts';

const golden = (name: string): Replay =>
  JSON.parse(readFileSync(new URL(`../../../games/sandwich/tests/replays/${name}.json`, import.meta.url), 'utf8'));

const gameOf = async (replay: Replay): Promise<Game> => {
  const shelved = games.find(({ id }) => id === replay.game);
  if (shelved === undefined) throw new Error(`${replay.game} is not on the shelf`);
  return (await shelved.load()).game;
};

const tape = async (replay: Replay): Promise<Tape> => {
  const wound = tapeOf(await gameOf(replay), replay);
  if (typeof wound === 'string') throw new Error(wound);
  return wound;
};

test('a replay has a moment after the deal and after every input, and ends where it ended', async () => {
  const file = golden('en-4');
  const wound = await tape(file);
  expect(wound.tables).toHaveLength(file.inputs.length + 1);
  const last = wound.tables[file.inputs.length];
  expect([last.result.over, fingerprint(last), wound.isConsistent]).toEqual([true, file.fingerprint, true]);
  const stops = stopsOf(wound);
  expect([stops[0], stops.at(-1)]).toEqual([0, file.inputs.length]);
  expect(stops.length).toBeLessThan(wound.tables.length);
  expect(timeAt(wound, 0)).toBe(0);
});

test('every seat sees its own look and was told its own story, the public too', async () => {
  const wound = await tape(golden('fr-3'));
  const { story } = playAgain(wound.match, wound.replay.seed, wound.replay.inputs);
  const end = wound.tables.length - 1;
  for (let seat = 0; seat <= wound.match.seats; seat++) {
    const { look, log } = seenAt(wound, end, seat as Seat);
    expect(look.seat).toBe(seat);
    expect(log).toEqual(story.filter(({ audience }) => (audience >> seat) % 2 === 1).map(({ event }) => event));
  }
});

test('an altered replay is not consistent; an impossible one or one of other rules is not shown', async () => {
  const file = golden('en-4');
  const game = await gameOf(file);
  expect(tapeOf(game, { ...file, fingerprint: 'x' })).toMatchObject({ isConsistent: false });
  expect(tapeOf(game, { ...file, inputs: [file.inputs[0], file.inputs[0]] })).toBe('broken');
  expect(tapeOf(game, { ...file, inputs: [undefined as never] })).toBe('broken');
  expect(tapeOf(game, { ...file, seats: 99 })).toBe('broken');
  expect(tapeOf(game, { ...file, version: file.version + 1 })).toBe('other-version');
});

test('H6-09 an invented game is consistent at most, and nothing calls it verified', async () => {
  const { seats, options } = golden('en-4');
  const game = await gameOf(golden('en-4'));
  const made = matchOf(game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  const { table, inputs } = playRandom(made.match, labSeed('ours'), namedDice('as we like it'));
  const invented = replayOf(made.match, labSeed('ours'), inputs, table, false);
  expect(tapeOf(game, invented)).toMatchObject({ isConsistent: true });
  for (const language of LANGUAGES) {
    const { consistent, inconsistent } = (await loadWords(language)).gallery;
    for (const said of [consistent, inconsistent])
      expect(said).not.toMatch(/verif|check|vérif|comprob|verific|prüf|bewies/i);
  }
});

test('a kept game, a bare replay, and what is neither', async () => {
  const replay = golden('en-4');
  const seats = [{ kind: 'person', name: 'Mia', avatar: 'fox' }, { kind: 'bot', name: 'Rye' }, 7];
  expect(keptIn({ game: 'x', replay, seats })?.seats).toEqual([
    { kind: 'person', name: 'Mia', avatar: 'fox' },
    { kind: 'bot', name: 'Rye' },
    { kind: 'bot', name: '' },
  ]);
  expect(keptIn(replay)?.seats).toEqual([]);
  for (const stranger of [undefined, null, 7, 'x', {}, { replay: {} }, { ...replay, inputs: 1 }])
    expect(keptIn(stranger)).toBeUndefined();
  expect(await readGame(new Blob(['{']))).toBeUndefined();
  expect((await readGame(new Blob([JSON.stringify(replay)])))?.replay.game).toBe('sandwich');
});
