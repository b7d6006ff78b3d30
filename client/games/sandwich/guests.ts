/** What is told of guests: what they love and hate, and what they hold against a sandwich of mine. */
import { costliest } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { cardName, nameOf } from '../../asking.ts';
import type { OwnScene } from './scene.ts';

/** Undefined for people, and for bots of whom nothing is known. */
export function characterOf({ person, text }: OwnScene, seat: Seat): string | undefined {
  const { persona } = person(seat);
  return persona === undefined ? undefined : text.guest?.(persona);
}

/** "Sage put yours last: Sock", where a guest did so with a sandwich of mine. */
export function putLast(
  scene: OwnScene,
  taster: Seat,
  last: { readonly cook: number; readonly cards: readonly CardId[] },
): string | undefined {
  const { match, words, seat } = scene;
  const { persona } = scene.person(taster);
  if (persona === undefined || last.cook !== seat || last.cards.length === 0) return undefined;
  const kinds = last.cards.map((card) => match.faces[card]);
  return words.putLast(nameOf(scene, taster), cardName(scene, last.cards[costliest(persona, kinds, match.options)]));
}
