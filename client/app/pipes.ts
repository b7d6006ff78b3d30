/** Two ways to carry the same words: a socket, and long polls for networks that break sockets. */
import { callTo } from './early.ts';

export interface Pipe {
  say(text: string): void;
  close(): void;
}

/** What comes out at this end. */
export interface Ends {
  opened(): void;
  heard(text: string): void;
  /** It is over; `never` where it was never open. */
  closed(how: 'cut' | 'never'): void;
}

export type Way = (table: string, ends: Ends) => Pipe;

const PING_EVERY = 8_000;

/** One socket, from opening to the cut. A line that does not answer a ping before the next one is cut. */
export const socketPipe: Way = (table, ends) => {
  const { socket, hello, heard } = callTo(table);
  let state: 'new' | 'open' | 'over' = 'new';
  let answered = true;
  let pings = 0;
  const over = (): void => {
    if (state === 'over') return;
    const how = state === 'new' ? 'never' : 'cut';
    state = 'over';
    clearInterval(pinging);
    removeEventListener('offline', over);
    socket.close();
    ends.closed(how);
  };
  const pinging = setInterval(() => {
    // A dead line can take minutes to close, and nobody waits for that.
    if (!answered) return over();
    answered = false;
    if (state === 'open') socket.send(JSON.stringify({ kind: 'ping', n: ++pings }));
  }, PING_EVERY);
  const open = (): void => {
    if (state !== 'new') return;
    state = 'open';
    ends.opened();
    for (const text of heard) ends.heard(text);
  };
  socket.onopen = open;
  socket.onmessage = ({ data }) => {
    answered = true;
    if (state === 'open') ends.heard(String(data));
  };
  socket.onclose = over;
  // The browser knows sooner than any ping that the network is gone.
  addEventListener('offline', over);
  // Whoever asked for the pipe has to have it before it opens; hello is said once.
  if (hello !== undefined) queueMicrotask(open);
  return { say: (text) => state === 'open' && text !== hello && socket.send(text), close: over };
};

interface Heard {
  readonly messages: readonly string[];
  readonly upTo: number;
  readonly closed?: number;
}

/** What is said waits its turn, because two requests at once may change places. */
export const pollPipe: Way = (table, ends) => {
  const waiting: string[] = [];
  let session: string | undefined;
  let over = false;
  const end = (how: 'cut' | 'never'): void => {
    if (over) return;
    over = true;
    ends.closed(how);
  };
  const speak = async (): Promise<void> => {
    while (session !== undefined && waiting.length > 0 && !over) {
      const messages = waiting.slice(0, 20);
      if ((await post('say', { session, messages })) === undefined) return end('cut');
      waiting.splice(0, messages.length);
    }
  };
  let speaking = Promise.resolve();
  const listen = async (): Promise<void> => {
    const opened = (await post('open', { table })) as { session: string } | undefined;
    if (opened === undefined || over) return end('never');
    session = opened.session;
    ends.opened();
    for (let after = 0; !over; ) {
      const news = (await post('hear', { session, after })) as Heard | undefined;
      if (news === undefined) return end('cut');
      after = news.upTo;
      for (const text of news.messages) if (!over) ends.heard(text);
      if (news.closed !== undefined) return end('cut');
    }
  };
  listen();
  return {
    say(text) {
      waiting.push(text);
      speaking = speaking.then(speak);
    },
    close() {
      if (session !== undefined && !over) post('leave', { session });
      end('cut');
    },
  };
};

/** Undefined where the request failed; an empty answer is an empty object. */
async function post(what: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/api/poll/${what}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  if (answer?.ok !== true) return undefined;
  return answer.status === 204 ? {} : answer.json().catch(() => undefined);
}
