/** A finished game with everything that showing it needs: board, texts and the names of those who sat there. */
import { findGame } from '#games';
import type { Language, Seat, Wording } from '#kernel';
import { seatOf } from '#kernel';
import { faceOf } from '../../app/guests.ts';
import { app, notify } from '../../app/store.ts';
import type { Board, Person } from '../../board.ts';
import { loadBoard } from '../../boards.ts';
import type { Moment } from '../../scene.ts';
import { loadGameWords } from '../../words/index.ts';
import type { KeptGame } from './kept-games.ts';
import type { Fault, Tape } from './tape.ts';
import { seenAt, tapeOf } from './tape.ts';

export interface Exhibit {
  readonly tape: Tape;
  readonly board: Board;
  readonly text: Wording;
  readonly words: unknown;
  readonly people: readonly Omit<Person, 'isYou'>[];
}

export async function exhibitOf(kept: KeptGame, language: Language): Promise<Exhibit | Fault> {
  const shelved = findGame(kept.replay.game);
  if (shelved === undefined) return 'broken';
  const [{ game }, board] = await Promise.all([shelved.load(), loadBoard(kept.replay.game)]);
  const tape = tapeOf(game, kept.replay);
  if (typeof tape === 'string') return tape;
  const [{ text }, words] = await Promise.all([game.texts(language), loadGameWords(game.id, language, 'board')]);
  return { tape, board, text, words, people: peopleOf(kept) };
}

/** The same as a live table brings, but nothing can be sent, and the clock stands at its moment. */
export function momentOf({ tape, text, words, people }: Exhibit, at: number, seat: Seat): Moment {
  const { look, log } = seenAt(tape, at, seat);
  return {
    match: tape.match,
    look,
    log,
    text,
    words,
    pending: [],
    drafts: new Map(),
    running: !look.paused,
    language: app.settings.language,
    who: { seat: (other) => people[other]?.name ?? '', words: () => '…' },
    person: (other) => ({ ...people[other], isYou: other === seat }),
    now: () => look.now,
    refresh: () => undefined,
    explain: sayStill,
    send: sayStill,
    keepWords: () => Promise.resolve(undefined),
  };
}

/** A moment and a seat that exist, whatever an address says. */
export function within({ tape: { tables, match } }: Exhibit, at: number, seat: number): { at: number; seat: Seat } {
  return { at: Math.min(at, tables.length - 1), seat: seatOf(Math.min(seat, match.seats)) };
}

function sayStill(): void {
  notify(app.words.gallery.still, 'news');
}

/** Where nobody knows who sat there, somebody with a name and an animal did. */
function peopleOf({ replay, seats }: KeptGame): Exhibit['people'] {
  return Array.from({ length: replay.seats }, (_, seat) => {
    const sitter = seats[seat];
    const isBot = sitter?.kind === 'bot';
    return {
      name: sitter?.name || app.words.names[seat % app.words.names.length],
      avatar: sitter?.avatar ?? (isBot ? faceOf(sitter.name) : ANIMALS[seat % ANIMALS.length]),
      isBot,
      isAway: false,
      isLent: false,
    };
  });
}

const ANIMALS = ['fox', 'panda', 'owl', 'frog', 'cat', 'dog', 'bear', 'rabbit', 'tiger', 'koala', 'penguin', 'pig'];
