/** What all games say alike in English. */
import type { KernelCode } from '#kernel';
import { grammar } from './kit.ts';

const { count, ...rest } = grammar('en', 'en-GB');

export const common = {
  ...rest,
  count,
  players: (n: number) => count(n, 'player', 'players'),
  cards: (n: number) => count(n, 'card', 'cards'),
  points: (n: number) => count(n, 'point', 'points'),
  ingredients: (n: number) => count(n, 'ingredient', 'ingredients'),
  sandwiches: (n: number) => count(n, 'sandwich', 'sandwiches'),
  /** Between answers, or parts of one. */
  separator: '; ',
  /** The last touch to every sentence: spaces and quotes as this language prints them. */
  typeset: (sentence: string) => sentence,
  quote: (said: string) => `“${said}”`,
  yes: 'yes',
  no: 'no',
  noClock: 'no clock',
  drawn: 'drawn by chance',
  unknownCard: 'an unknown card',
  takeBack: 'take the answer back',
  /** What all say to what is shown, and how long it is shown. */
  goOn: 'go on',
  toLook: 'Time to look (seconds)',
  toLookHint: 'What has just happened stays on view for so long, or until all want to go on.',
  /** An answer that makes no sense for its question. */
  unclear: 'an answer that makes no sense',
  /** Whoever had not answered when the clock ran out. */
  timeUp: (who: string) => `Time was up for ${who}.`,
  wait: (who: string) => `Wait for ${who}.`,
  wins: (winner: string, score: string) => `${winner} wins with ${score}.`,
  share: (winners: string, score: string) => `${winners} share the win with ${score} each.`,
  /** Points as somebody wins with them. */
  withPoints: (n: number) => count(n, 'point', 'points'),
  /** Refusals of the machine itself. */
  machine: {
    'clock-first': 'Time ran out a moment before that.',
    'time-back': 'The clock of the table never goes back.',
    'something-happened': 'Something happened in between. Look again and decide anew.',
    'not-asked': 'This question is not for you.',
    'already-answered': 'You have answered already.',
    'nothing-to-take-back': 'There is no answer of yours to take back.',
    'bad-form': 'That answer does not have the form of this question. Reload the page.',
    'no-such-interrupt': 'This game has no such move.',
    'window-open': 'A race is being decided. Try again in a moment.',
    'not-due': 'Nothing is due at that moment.',
    paused: 'The table is paused.',
    'not-paused': 'The table is not paused.',
    over: 'The game is over.',
  } satisfies Readonly<Record<KernelCode, string>>,
  /** Refusals of a table that is being set up for a game of this title. */
  setup: (title: string) => ({
    seats: ({ seats, min, max }: { seats: number; min: number; max: number }) =>
      `${title} is for ${min} to ${max} players, not for ${seats}. Change the number of seats.`,
    'unknown-option': ({ option, allowed }: { option: string; allowed: string }) =>
      `There is no option “${option}”. These exist: ${allowed}.`,
    'bad-option': ({ option, value, allowed }: { option: string; value: string; allowed: string }) =>
      `${option} cannot be “${value}”. Allowed: ${allowed}.`,
    'unknown-preset': ({ preset, allowed }: { preset: string; allowed: string }) =>
      `There is no rulebook “${preset}”. Choose one of these: ${allowed}.`,
  }),
  noSuchSeat: ({ chair, seats }: { chair: number; seats: number }) =>
    `There is no seat ${chair} at a table of ${seats}. Name a seat from 1 to ${seats}, or 0 to draw it.`,
  /** For a code that no words are for. */
  refused: 'That is not possible now. Look at the table and try something else.',
};

export type Common = typeof common;
