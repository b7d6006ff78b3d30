/** What a seat is told to do now: its question in a verb, or whom it waits for, with what the variants add. */
import type { CardId, Look, LookFrame, Speakers } from '#kernel';
import { cardAt, countSeats, has, isKnown, listSeats, only } from '#kernel';
import { nameOf, seatNames, sentences } from '#wording';
import type { Asks, SandwichKinds, SandwichMatch } from '../state.ts';
import { announcedPile, tasterOf, trayOf } from '../state.ts';
import type { Words } from './en/index.ts';
import { cardName, cardNames, named } from './phrases.ts';

/** More names than this are a number. */
const MOST_NAMES = 3;

type Ask = keyof Asks;

interface Scene {
  readonly words: Words;
  readonly look: Look<SandwichKinds>;
  readonly frame: LookFrame;
  readonly who: Speakers;
  readonly match: SandwichMatch;
}

export function promptFor(
  words: Words,
  look: Look<SandwichKinds>,
  frame: LookFrame,
  who: Speakers,
  match: SandwichMatch,
): string {
  const scene: Scene = { words, look, frame, who, match };
  if (frame.ask === 'flip') return words.prompts.flip(aboutOf(scene, 'flip').flip);
  if (frame.ask === 'grab' && frame.mine.length > 0 && has(frame.waiting, look.seat)) return words.prompts.grabbing;
  const asked = has(frame.waiting, look.seat) && frame.mine.length === 0;
  return asked ? asking[frame.ask as Ask](scene) : waiting(scene);
}

const aboutOf = <Q extends Ask>({ frame }: Scene, _ask: Q): Asks[Q]['about'] => frame.about as Asks[Q]['about'];

const asking: Readonly<Record<Ask, (scene: Scene) => string>> = {
  theme: (s) => s.words.prompts.theme,
  flip: (s) => s.words.prompts.flip(aboutOf(s, 'flip').flip),
  grab: (s) => sentences(s.words.prompts.grab, ...disgust(s)),
  pick: (s) => sentences(s.words.prompts.pick, ...disgust(s)),
  place: (s) => sentences(s.words.prompts.place, myLines(s), ...kitchen(s)),
  address: (s) => sentences(s.words.prompts.address, ...kitchen(s)),
  trade: (s) => sentences(s.words.prompts.trade, ...kitchen(s)),
  compose: (s) => sentences(s.words.prompts.compose, ...kitchen(s)),
  pitch: (s) => sentences(s.words.prompts.pitch(myTasters(s)), ...disgust(s)),
  speak: (s) => sentences(s.words.prompts.speak(taster(s)), ...disgust(s)),
  rank,
  show: (s) => sentences(shown(s), s.words.prompts.goOn),
  again: (s) => s.words.prompts.again(aboutOf(s, 'again').games),
};

/** What lies on my lines in the Express, by their numbers: a terminal has no picture of them. */
function myLines({ words, look, match }: Scene): string {
  const placed = look.view.lines[look.seat];
  const cards = look.piles[trayOf(match.seats, look.seat)].map((place) => cardAt(place) as CardId);
  const lines = [...new Set(placed)]
    .sort((a, b) => a - b)
    .map((line) => {
      const names = cardNames(
        words,
        match,
        cards.filter((_, i) => placed[i] === line),
      );
      return `${line + 1}.\u00a0${names}`;
    });
  return lines.length === 0 ? '' : `${lines.join(words.separator)}.`;
}

const taster = (s: Scene): string => s.who.seat(tasterOf(seatsAt(s), aboutOf(s, 'speak').plate));

/** Those for whose plates I may speak, in the order of the plates. */
function myTasters(s: Scene): string {
  const mine = aboutOf(s, 'pitch').plates.filter((plate) => s.look.view.cooks[plate] === s.look.seat);
  const tasters = new Set(mine.map((plate) => tasterOf(seatsAt(s), plate)));
  return s.words.list([...tasters].map((seat) => s.who.seat(seat)));
}

const seatsAt = ({ look }: Scene): number => look.view.points.length;

/** What lies under the stacks, what they are about and what goes into each of them. */
function kitchen(scene: Scene): string[] {
  const { words, look, who } = scene;
  const { theme } = look.view;
  return [
    ...onBase(scene),
    theme === '' ? '' : words.notes.theme(named(words, theme, who)),
    announced(scene),
    ...disgust(scene),
  ];
}

/** Bread goes without saying. */
function onBase({ words, look, who }: Scene): string[] {
  const { base } = look.view;
  return base === 'p:bread' ? [] : [words.notes.base(named(words, base, who))];
}

/** Which way the table judges today. */
const disgust = ({ words, match }: Scene): string[] => [
  match.options.bleah ? words.notes.bleah : '',
  match.options.fridge ? words.notes.fridge : '',
];

function announced({ words, look, match }: Scene): string {
  const place = look.piles[announcedPile(match.seats)].at(0);
  if (place === undefined || !isKnown(place)) return '';
  return words.notes.announced(cardName(words, match, cardAt(place) as CardId));
}

function rank(scene: Scene): string {
  const { words, look, who, match } = scene;
  const { theme } = look.view;
  return sentences(
    match.options.bleah ? words.prompts.rankBleah : words.prompts.rank,
    theme === '' ? '' : words.prompts.themePoint(named(words, theme, who)),
    ...onBase(scene),
    match.options.fridge ? words.notes.fridge : '',
  );
}

/** A taster's verdict, or what the round brought. */
function shown(scene: Scene): string {
  const { taster: judge } = aboutOf(scene, 'show');
  return judge < 0 ? scene.words.prompts.roundPage : scene.words.prompts.verdict(nameOf(scene.who, judge));
}

/** Done, or not my turn. */
function waiting(scene: Scene): string {
  const { words, look, frame, who } = scene;
  const { wait } = words;
  const { done, listen, players } = words.waiting;
  const others = frame.waiting & ~only(look.seat);
  if (frame.ask === 'speak') return listen(nameOf(who, listSeats(frame.asked)[0]));
  const own = has(frame.asked, look.seat) ? done[frame.ask as keyof typeof done] : '';
  const mine = frame.ask === 'show' ? shown(scene) : own;
  if (others === 0) return mine;
  const count = countSeats(others);
  return sentences(mine, wait(count > MOST_NAMES ? players(count) : seatNames(words, others, who)));
}
