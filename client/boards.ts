/** Finds the part of the page that belongs to a game: its board only for its tables, its front for everybody. */
import type { ReactNode } from 'react';
import type { Language, Wording } from '#kernel';
import type { Board } from './board.ts';

const boards = import.meta.glob<{ readonly board: Board }>('./games/*/board.tsx');

/** A game without a board of its own is played on plain lists of answers. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./games/${game}/board.tsx`];
  return load === undefined ? (await import('./widgets/plain.tsx')).plainBoard : (await load()).board;
}

/** What the front page and the lobby show of a game before it is loaded; the words to it are the shell's `fronts`. */
export interface Front {
  readonly minutes: number;
  /** Three cards of the cover: addresses of symbols, with their categories. */
  readonly cover: readonly { readonly picture: string; readonly category: string; readonly kind?: string }[];
  /** Pictures to the steps of the lobby, and to those of somebody's first table. */
  readonly steps: readonly string[];
  readonly firstSteps: readonly string[];
  /** The back of its cards: the angle of the stripes and two colours. */
  readonly back: { readonly stripe: string; readonly colour: string; readonly dark: string };
  /** What one may begin with: rulebooks and boxes, as the options that they choose. */
  readonly editions: readonly Readonly<Record<string, string | number | boolean>>[];
}

const fronts = import.meta.glob<{ readonly front: Front }>('./games/*/front.ts', { eager: true });

export const frontOf = (game: string): Front | undefined => fronts[`./games/${game}/front.ts`]?.front;

/** What a game's own form in the lobby gets: the options as they are chosen, and the way to choose others. */
export interface OptionFormProps {
  readonly text: Wording;
  readonly language: Language;
  readonly chosen: Readonly<Record<string, string | number | boolean>>;
  /** Who is not the host may change only what is theirs. */
  readonly isHost: boolean;
  /** Sets the form's options; those that it leaves out are as the rulebook has them. */
  choose(changes: Readonly<Record<string, string>>): void;
}

/** A form of a game's own for some of its options, which are then in no list. */
export interface OptionForm {
  readonly names: readonly string[];
  Form(props: OptionFormProps): ReactNode;
}

const forms = import.meta.glob<{ readonly optionForm: OptionForm }>('./games/*/option-form.tsx');

export const loadOptionForm = async (game: string): Promise<OptionForm | undefined> =>
  (await forms[`./games/${game}/option-form.tsx`]?.())?.optionForm;
