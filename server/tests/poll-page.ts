/** A page that cannot open sockets: says and hears by long polls alone, with the words of the socket, and plays by them. */
import { random } from '#bots';
import type { Look } from '#kernel';
import { fastDice, myQuestion } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL, parseServerMessage, patchLook } from '#protocol';
import type { Jar, Said } from '#testkit/headless';
import { matchFor } from '#testkit/headless';
import type { Answer, WebServer } from './web-server.ts';

export type AskWeb = WebServer['ask'];

export interface PollPage {
  readonly session: string;
  readonly heard: ServerMessage[];
  say(...messages: ClientMessage[]): Promise<Answer>;
  /** Asks once for what comes next; the close code if the line is over. */
  hear(): Promise<number | undefined>;
  /** Asks until this is so. */
  until(isSo: () => unknown): Promise<void>;
}

export async function openPoll(ask: AskWeb, table: string, jar: Jar): Promise<PollPage> {
  const { session } = (await ask('POST', '/api/poll/open', { jar, body: { table } })).json<{ session: string }>();
  const heard: ServerMessage[] = [];
  let after = 0;
  const page: PollPage = {
    session,
    heard,
    say: (...messages) =>
      ask('POST', '/api/poll/say', { jar, body: { session, messages: messages.map((one) => JSON.stringify(one)) } }),
    async hear() {
      const answer = await ask('POST', '/api/poll/hear', { jar, body: { session, after } });
      if (answer.status !== 200) throw new Error(answer.text);
      const { messages, upTo, closed } = answer.json<{ messages: string[]; upTo: number; closed?: number }>();
      after = upTo;
      heard.push(...messages.map(understood));
      return closed;
    },
    async until(isSo) {
      while (!isSo()) if ((await page.hear()) !== undefined && !isSo()) throw new Error('the line is over');
    },
  };
  return page;
}

export const hello: ClientMessage = { kind: 'hello', protocol: PROTOCOL };

export const last = <W extends ServerMessage['kind']>({ heard }: PollPage, word: W): Said<W> | undefined =>
  heard.findLast((message): message is Said<W> => message.kind === word);

function understood(text: string): ServerMessage {
  const message = parseServerMessage(text);
  if (message === undefined) throw new Error(`not in the protocol: ${text}`);
  return message;
}

/** Answers whatever it is asked until the game is over. */
export async function playByPolls(page: PollPage): Promise<void> {
  await page.until(() => last(page, 'look'));
  const match = await matchFor(last(page, 'game') as Said<'game'>);
  const mind = { persona: 1, dice: fastDice(1, 1) };
  let look: Look | undefined;
  let read = 0;
  for (let n = 0; last(page, 'over') === undefined; n++) {
    for (const message of page.heard.slice(read)) {
      if (message.kind === 'look') look = message.look;
      if (message.kind === 'change' && look !== undefined) look = patchLook(look, message.patch);
    }
    read = page.heard.length;
    const question = look === undefined ? undefined : myQuestion(look);
    if (look !== undefined && question !== undefined)
      await page.say({ kind: 'answer', id: `a${n}`, frame: question.id, answer: random.answer(match, look, mind) });
    await page.until(() => page.heard.length > read);
  }
}
