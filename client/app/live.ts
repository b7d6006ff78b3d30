/** The table that is being played now, as a moment: what is sent goes over its connection, what is drafted is kept. */
import type { Look } from '#kernel';
import { millis } from '#kernel';
import type { Person } from '../board.ts';
import type { Moment } from '../scene.ts';
import { play, say, sentenceOf } from './commands.ts';
import { faceOf } from './guests.ts';
import { draftsKey, writtenKey } from './hear.ts';
import { keep } from './kept.ts';
import type { Pending } from './pending.ts';
import type { Seated, Visit } from './store.ts';
import { app, changed, notify } from './store.ts';

/** The moment of the table that is being played now. */
export function liveMoment(visit: Visit, seated: Seated, look: Look): Moment {
  const { match, board, log, text, who, words, pending, drafts, table } = seated;
  return {
    match,
    look,
    log,
    text,
    who,
    words,
    pending,
    drafts,
    stages: board.stages,
    language: app.settings.language,
    running: visit.state === 'open' && !look.paused,
    person: (seat) => personAt(visit, seat),
    now: () => millis(Math.max(look.now, Math.floor(performance.now() - seated.ahead))),
    refresh() {
      keep('sessionStorage', draftsKey(table.commitment), JSON.stringify(Object.fromEntries(drafts)));
      changed();
    },
    explain: (refusal) => notify(sentenceOf(refusal, text, who)),
    send: (move) => play(seated, move, wishOf(seated, look, move)),
    goOnForAll: isHost(visit) ? (frame) => say({ kind: 'go-on', frame }) : undefined,
    async keepWords(own) {
      const outcome = await say({ kind: 'words', text: own });
      if ('refused' in outcome || outcome.words === undefined) return undefined;
      drafts.set(writtenKey(outcome.words), own);
      return outcome.words;
    },
  };
}

const isHost = ({ room, person, as }: Visit): boolean => as === 'sit' && room?.host === person;

/** Who sits on a chair; in a game its number is the seat's. */
export function personAt({ room, person: me }: Visit, seat: number): Person {
  const chair = room?.chairs[seat];
  const nobody = { name: '', avatar: 'robot', isBot: true, isYou: false, isAway: false, isLent: false };
  if (chair === undefined || chair.kind === 'empty') return nobody;
  const seenBy = room?.seen.filter((seen) => seen.chair === seat).map((seen) => seen.name);
  if (chair.kind === 'bot') {
    const { name, persona } = chair;
    return { ...nobody, name, avatar: faceOf(name), persona, seenBy };
  }
  const { name, avatar, person, away, lent, waits } = chair;
  const isLent = lent || waits !== undefined;
  return { name, avatar, isBot: false, isYou: person === me, isAway: away, isLent, seenBy };
}

function wishOf(
  seated: Seated,
  look: Look,
  { frame, name, answer, late }: Omit<Pending, 'n'>,
): Parameters<typeof play>[2] {
  if (name !== undefined) return { kind: 'interrupt', frame, name, answer };
  if (answer === undefined) return { kind: 'answer', frame };
  const isLate = late === undefined ? {} : { late };
  return { kind: 'answer', frame, answer, ...isLate, ...reactionTo(seated, look) };
}

/** How long this question has been on the screen. */
function reactionTo({ shown }: Seated, look: Look): { reaction?: number } {
  const top = look.stack.at(-1);
  const since = top?.mode === 'race' ? shown.get(top.id) : undefined;
  return since === undefined ? {} : { reaction: performance.now() - since };
}
