/** What a seat may know of the state: all of it. Hands and decks are cards, and those the kernel hides. */
// Rules: G-7, SM-33.
import type { Look } from '#kernel';
import { copyPlain } from '#kernel';
import type { MastersKinds, MastersMatch, MastersWorld, State, View } from './state.ts';

export function view({ table: { state } }: MastersWorld): View {
  return {
    first: state.first,
    active: state.active,
    round: state.round,
    turns: state.turns,
    money: state.money,
    rewards: state.rewards,
    bribes: state.bribes,
    losses: state.losses,
    victims: state.victims,
    struck: state.struck,
    lastRound: state.lastRound,
  };
}

/** Looks are read only and may share lists with the table; a state may not. */
export function unview(look: Look<MastersKinds>, _match: MastersMatch): State {
  return copyPlain(look.view);
}
