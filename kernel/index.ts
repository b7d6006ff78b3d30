/** The machine that plays any card game: everything that games, bots, server, client and lab may use of it. */
export type { Aim, Balance, CardRow, FinishedGame, Measure, Spot } from './balance.ts';
export {
  cardOf,
  cardsIn,
  closedPile,
  faceOf,
  handPile,
  hasSeen,
  lies,
  mixCopies,
  moveAll,
  moveCard,
  moveTop,
  openPile,
  ownLots,
  pileOf,
  printed,
  reveal,
  revealCard,
  shufflePile,
  sizeOf,
  topOf,
} from './cards.ts';
export { copyPlain, copyTable } from './copy.ts';
export { fingerprint } from './fingerprint.ts';
export { holdOne, imagine, redeal } from './imagine.ts';
export {
  cardAt,
  hiddenPlace,
  isKnown,
  knownPlace,
  look,
  looks,
  lotAt,
  myQuestion,
  seenAt,
  unseenBags,
} from './look.ts';
export { both, exactly, factorial, mapped, none, oneOf, orders, Runs, sample, tuples, union } from './moves.ts';
export { allowedValues, FIRST_EDITION, fullOptions, optionsThat, SETUP_CODES } from './options.ts';
export type { Seed } from './random.ts';
export {
  commitment,
  draw,
  fastDice,
  fastStreams,
  isFast,
  isSecret,
  labSeed,
  namedDice,
  secretStreams,
  shuffled,
  streamDice,
} from './random.ts';
export type { KernelCode } from './refusal.ts';
export { isKernelCode, KERNEL_CODES, refusal } from './refusal.ts';
export type { Replay, Replayed } from './replay.ts';
export { KERNEL_VERSION, replay, replayOf } from './replay.ts';
export { endGame } from './result.ts';
export { countSeats, firstSeats, has, leftOf, listSeats, only, seatOf } from './seats.ts';
export { hex, sha256, sha256Hex, utf8 } from './sha256.ts';
export { listOf, naming, record, whole, word, wordsId } from './shape.ts';
export type { On } from './showing.ts';
export { isShowing, showing } from './showing.ts';
export { ask, enter, excuse, lateAnswer, topFrame, withdraw } from './stack.ts';
export { isTimeUp, tell, tellAll } from './story.ts';
export type { Setup, Stepped } from './table.ts';
export { advance, advanceClock, due, matchOf, open, openWith, refuse, step, stepOn } from './table.ts';
export { after, GRACE, millis, NEVER, ON_TOP, seconds, sooner, TICK } from './time.ts';
export type {
  AnswerInput,
  CardId,
  Cards,
  ClockInput,
  Dice,
  Frame,
  FrameId,
  Game,
  GameEvent,
  Given,
  HoldRule,
  Input,
  InterruptInput,
  Interruption,
  InterruptRule,
  Kinds,
  Language,
  Look,
  LookFrame,
  Match,
  Millis,
  Mode,
  Moves,
  OneRule,
  OptionBook,
  OptionSpec,
  Pile,
  PileKind,
  Place,
  RaceRule,
  Random,
  Recall,
  Refusal,
  Result,
  Rule,
  SealedRule,
  Seat,
  Seats,
  Shape,
  Speakers,
  Speed,
  Stream,
  Table,
  Taste,
  TimeUp,
  Told,
  Wave,
  Wording,
  World,
} from './types.ts';
export { LANGUAGES, MODES, SPEEDS, STREAMS } from './types.ts';
