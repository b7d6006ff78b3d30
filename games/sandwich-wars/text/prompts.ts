/** What a seat is told to do now: its question in a verb, or whom it waits for. */
import type { Look, LookFrame, Speakers } from '#kernel';
import { has, only } from '#kernel';
import { seatNames } from '#wording';
import { categories } from '../cards.ts';
import { orderOf } from '../rules/faces.ts';
import type { Asks, WarsKinds, WarsMatch } from '../state.ts';
import type { Words } from './en/index.ts';
import { helperNames } from './phrases.ts';

interface Scene {
  readonly words: Words;
  readonly look: Look<WarsKinds>;
  readonly frame: LookFrame;
  readonly match: WarsMatch;
  readonly who: Speakers;
}

export function promptFor(
  words: Words,
  look: Look<WarsKinds>,
  frame: LookFrame,
  who: Speakers,
  match: WarsMatch,
): string {
  if (!has(frame.waiting, look.seat)) return words.wait(seatNames(words, frame.waiting & ~only(look.seat), who));
  return asking[frame.ask as keyof Asks]({ words, look, frame, match, who });
}

const aboutOf = <Q extends keyof Asks>({ frame }: Scene, _ask: Q): Asks[Q]['about'] => frame.about as Asks[Q]['about'];

const asking: Readonly<Record<keyof Asks, (scene: Scene) => string>> = {
  turn(s) {
    const { actions } = aboutOf(s, 'turn');
    return actions === 0 ? s.words.prompts.lastChance : s.words.prompts.turn(actions);
  },
  replenish: (s) => s.words.prompts.replenish,
  reward(s) {
    const { reward } = orderOf(s.match, aboutOf(s, 'reward').order);
    return reward === 'assistant' ? s.words.prompts.rewardHelper : s.words.prompts.rewardSplit(reward);
  },
  helper: (s) => s.words.prompts.helper,
  free(s) {
    const { left, put } = aboutOf(s, 'free');
    return put === 0 ? s.words.prompts.free(left) : s.words.prompts.freeMore;
  },
  upkeep(s) {
    const mine = categories.filter((_, index) => s.look.view.hired[index] === s.look.seat);
    return s.words.prompts.upkeep(helperNames(s.words, mine), mine.length);
  },
  discard: (s) => s.words.prompts.discard(aboutOf(s, 'discard').count),
  lastRound(s) {
    const { seat, why } = aboutOf(s, 'lastRound');
    return s.words.prompts.shown(s.words.log.lastRound[why](s.who.seat(seat)));
  },
  sheet: (s) => s.words.prompts.shown(s.words.prompts.sheet),
};
