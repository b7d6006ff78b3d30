/** What a bot makes of what its seat knows; the same in a thread of the pool and, by chance alone, where there was no time to think. */
import { findBot, random } from '#bots';
import type { Match } from '#kernel';
import { matchOf, myQuestion, namedDice } from '#kernel';
import type { BotWish, FindGame, Pondering } from './api.ts';

/** Loads a game and binds it to seats and options, once for all tables that are set up alike. */
export type FindMatch = (pondering: Pondering) => Promise<Match>;

/** So many set-ups are remembered; the oldest is forgotten first. */
const MOST_MATCHES = 200;

export function matchFinder(findGame: FindGame): FindMatch {
  const known = new Map<string, Promise<Match>>();
  return (pondering) => {
    const { game, version, seats, options } = pondering;
    const key = JSON.stringify([game, version, seats, options]);
    const found = known.get(key) ?? loadMatch(findGame, pondering);
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > MOST_MATCHES) known.delete(oldest);
    return found;
  };
}

/** The levels that search: they think for long, and remember what their seat was told. */
export const THINKERS: ReadonlySet<string> = new Set(['search', 'master']);

type OnDraft = (wish: BotWish) => void;

/** Whoever searches tells first what its taste wants and then what is better so far, and has no more than `effort` of its playouts. */
export function ponder(match: Match, pondering: Pondering, effort = 1, onDraft?: OnDraft): BotWish {
  if (!THINKERS.has(pondering.level)) return wishOf(match, pondering, effort);
  const tasted = wishOf(match, { ...pondering, level: 'greedy' }, effort);
  onDraft?.(tasted);
  return effort === 0 ? tasted : wishOf(match, pondering, effort, onDraft);
}

/** An interrupt if the bot wants one, otherwise its answer where it is asked. */
function wishOf(match: Match, pondering: Pondering, effort: number, onDraft?: OnDraft): BotWish {
  const { look, persona, level, seedText, heard = [] } = pondering;
  if (look.stack.length === 0 || look.paused) return undefined;
  const bot = findBot(level);
  if (bot === undefined) throw new Error(`there is no bot called ${level}`);
  const mind = { persona, dice: namedDice(seedText), heard, effort };
  const interrupt = bot.interrupt(match, look, mind);
  if (interrupt !== undefined) return { interrupt };
  if (myQuestion(look) === undefined) return undefined;
  return { answer: bot.answer(match, look, { ...mind, onDraft: (answer) => onDraft?.({ answer }) }) };
}

/** Any possible answer, for a bot that found no time. It never interrupts. */
export function answerByChance(match: Match, { look, persona, seedText }: Pondering): BotWish {
  if (look.paused || myQuestion(look) === undefined) return undefined;
  return { answer: random.answer(match, look, { persona, dice: namedDice(seedText) }) };
}

async function loadMatch(findGame: FindGame, { game: id, version, seats, options }: Pondering): Promise<Match> {
  const shelved = findGame(id);
  if (shelved === undefined) throw new Error(`there is no game ${id}`);
  const { game } = await shelved.load();
  if (game.version !== version) throw new Error(`the game ${id} has version ${game.version}, not ${version}`);
  const made = matchOf(game, { seats, options });
  if ('refused' in made) throw new Error(`the game ${id} refuses this set-up: ${made.refused.code}`);
  return made.match;
}
