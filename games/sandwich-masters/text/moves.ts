/** An answer in a few words, for lists in a terminal or a log. */
import type { Speakers } from '#kernel';
import { ATTACK, symbolOf } from '../rules/faces.ts';
import type { Claim, MastersMatch, Plea, Reply, Turn } from '../state.ts';
import { ownerOf, placeClaimed, SLOTS, slotAt, slotClaimed } from '../state.ts';
import type { Words } from './en/index.ts';
import { placements } from './log.ts';
import { cardName, cardNames } from './phrases.ts';

export function moveWords(words: Words, name: string, answer: unknown, match: MastersMatch, who: Speakers): string {
  if (answer === 'on') return words.goOn;
  if (name === 'turn') return turnWords(words, answer as Turn, match, who);
  return replyWords(words, answer as Reply, match);
}

function turnWords(words: Words, turn: Turn, match: MastersMatch, who: Speakers): string {
  const { moves, separator } = words;
  if (turn.do === 'discard')
    return turn.cards.length === 0 ? moves.pass : moves.discard(cardNames(words, match, turn.cards));
  const done =
    turn.do === 'move'
      ? moves.move(cardName(words, match, turn.card), turn.to + 1)
      : moves.play(placements(words, playerOf(turn, match), turn.cards, turn.to, match, who));
  return turn.claims.length === 0 ? done : done + separator + claimWords(words, turn.claims);
}

/** Whoever plays onto sandwiches plays onto their own; with an attack condiment among the cards every owner is named. */
function playerOf({ cards, to }: Extract<Turn, { do: 'play' }>, { faces }: MastersMatch): number {
  const own = to.find((spot) => slotAt(spot) < SLOTS);
  const attacks = cards.some((card) => symbolOf(faces[card]) === ATTACK);
  return own === undefined || attacks ? -1 : ownerOf(own);
}

const claimWords = ({ moves }: Words, claims: readonly Claim[]): string =>
  moves.claim(claims.map((claim) => moves.claimed(slotClaimed(claim) + 1, placeClaimed(claim) + 1)).join(', '));

function replyWords(words: Words, reply: Plea | Reply, match: MastersMatch): string {
  const { moves } = words;
  switch (reply.do) {
    case 'bribe':
      return moves.bribe;
    case 'lose-card':
      return moves.loseCard(cardName(words, match, reply.card));
    case 'lose-sandwich':
      return moves.loseSandwich(reply.slot + 1);
    case 'lose-all':
      return moves.loseAll;
    case 'card':
      return moves.give(cardName(words, match, reply.card));
    case 'top':
      return moves.top(reply.slot + 1);
    case 'nothing':
      return moves.nothing;
  }
}
