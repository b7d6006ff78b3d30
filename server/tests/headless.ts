/** A page without a screen: says hello, opens a table and plays by what its seat is told, over a real socket. */
import { WebSocket } from 'ws';
import type { Bot } from '#bots';
import { random } from '#bots';
import { findGame } from '#games';
import type { Kinds, Match } from '#kernel';
import { fastDice, matchOf, myQuestion } from '#kernel';
import type { ClientMessage, ServerMessage, ServerWord } from '#protocol';
import { PROTOCOL, parseServerMessage } from '#protocol';

type Said<W extends ServerWord> = Extract<ServerMessage, { kind: W }>;

export interface Headless {
  readonly socket: WebSocket;
  /** Everything the server said, in order. */
  readonly heard: ServerMessage[];
  say(message: ClientMessage): void;
  sayRaw(text: string | Buffer): void;
  /** The first message of this kind after the first `skip` messages, now or when it comes. */
  next<W extends ServerWord>(word: W, skip?: number): Promise<Said<W>>;
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;
}

export async function connect(port: number, headers: Record<string, string> = {}): Promise<Headless> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
  const heard: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const message = parseServerMessage(String(data));
    if (message === undefined) throw new Error(`not in the protocol: ${data}`);
    heard.push(message);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const next = <W extends ServerWord>(word: W, skip = 0): Promise<Said<W>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = heard.find((message, i): message is Said<W> => i >= skip && message.kind === word);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const sayRaw = (text: string | Buffer): void => socket.send(text);
  return { socket, heard, closed, next, sayRaw, say: (message) => sayRaw(JSON.stringify(message)) };
}

/** Connected and greeted; with a token, back at its seat. */
export async function greeted(port: number, token?: string): Promise<{ page: Headless; token: string }> {
  const page = await connect(port);
  page.say({ kind: 'hello', protocol: PROTOCOL, ...(token === undefined ? {} : { token }) });
  return { page, token: (await page.next('welcome')).token };
}

/** Times so short that nobody waits; bots think for a moment only. */
const QUICK = { flipMillis: 0, windowMillis: 1 };

export const openRequest = (options: Record<string, string | number | boolean>, seats = 4): ClientMessage => ({
  kind: 'open',
  id: 'open',
  game: 'sandwich',
  seats,
  options: { ...QUICK, ...options },
  name: 'Mia',
  thinking: 2,
});

export async function matchFor({ game, seats, options }: Said<'table'>): Promise<Match> {
  const shelved = findGame(game);
  if (shelved === undefined) throw new Error(`no game ${game}`);
  const made = matchOf<Kinds>((await shelved.load()).game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

/** Answers whatever its seat is asked until the game is over. Commands that came too late are refused, and that is fine. */
export async function playToTheEnd(page: Headless, bot: Bot = random): Promise<Said<'over'>> {
  const match = await matchFor(await page.next('table'));
  const mind = { persona: 1, dice: fastDice(1, 1) };
  let answered = 0;
  const answer = ({ look }: Said<'look'>): void => {
    const question = myQuestion(look);
    if (question === undefined) return;
    const id = `a${answered++}`;
    page.say({ kind: 'answer', id, frame: question.id, answer: bot.answer(match, look, mind), reaction: 1 });
  };
  for (let at = 0; ; ) {
    const over = page.heard.find((message) => message.kind === 'over');
    if (over !== undefined) return over;
    const skip = at;
    const look = await Promise.race([page.next('look', skip), page.next('over', skip), page.next('error', skip)]);
    if (look.kind === 'error') throw new Error(`the server says ${look.code}`);
    at = page.heard.indexOf(look) + 1;
    if (look.kind === 'look' && !page.heard.slice(at).some(({ kind }) => kind === 'look')) answer(look);
  }
}
