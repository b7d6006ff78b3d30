/** Two ways to carry the same words: a socket, and a stream of events with requests for networks that break sockets. */
import type { Dial, TransportEvents } from '#protocol';
import { callTo, load } from './early.ts';

const PING_EVERY = 8_000;

/** One socket, from opening to the cut. One that does not answer a ping before the next one is cut. */
export const socketTo =
  (table: string): Dial =>
  (events) => {
    const call = callTo(table);
    const { socket, heard } = call;
    const life = lifeOf(events, () => socket.close());
    let { isGreeted } = call;
    let isAnswered = true;
    let pings = 0;
    life.every(PING_EVERY, () => {
      // A dead connection can take minutes to close, and nobody waits for that.
      if (!isAnswered) return life.end();
      isAnswered = false;
      if (life.state() === 'open') socket.send(JSON.stringify({ kind: 'ping', n: ++pings }));
    });
    const open = (): void => {
      if (!life.begin()) return;
      events.opened();
      for (const text of heard) events.received(text);
    };
    socket.onopen = open;
    socket.onmessage = ({ data }) => {
      isAnswered = true;
      if (life.state() === 'open') events.received(String(data));
    };
    socket.onclose = life.end;
    // Whoever dialled has to have the transport before it opens.
    if (isGreeted) queueMicrotask(open);
    return {
      send(text) {
        // Hello comes first, and where it was said early it is not said again.
        if (!isGreeted && life.state() === 'open') socket.send(text);
        isGreeted = false;
      },
      close: life.end,
    };
  };

/** How often the server is told that this page still listens, and how long a stream may be silent: the server writes every 15 s. */
const ALIVE_EVERY = 20_000;
const LONGEST_SILENCE = 40_000;

/** What is told comes by a stream that begins with the hello; what is said goes by requests, one after the other, because two at once may change places. */
export const streamTo =
  (table: string): Dial =>
  (events) => {
    let stream: EventSource | undefined;
    let heardAt = performance.now();
    let saying = Promise.resolve();
    const life = lifeOf(events, () => stream?.close());
    life.every(ALIVE_EVERY, () => {
      if (performance.now() - heardAt > LONGEST_SILENCE) life.end();
      else post(`/api/say/${table}`, { load });
    });
    const listen = (hello: string): void => {
      stream = new EventSource(`/api/stream/${table}?hello=${encodeURIComponent(hello)}`);
      stream.onmessage = ({ data }) => {
        heardAt = performance.now();
        life.begin();
        events.received(String(data));
      };
      // Its own attempts would say the old hello again.
      stream.onerror = life.end;
    };
    const say = async (message: string): Promise<void> => {
      if (life.state() === 'over') return;
      const answer = await post(`/api/say/${table}`, { load, message });
      if (answer === undefined) life.end();
      else events.received(answer);
    };
    queueMicrotask(events.opened);
    return {
      send(text) {
        if (stream === undefined) listen(text);
        else saying = saying.then(() => say(text));
      },
      close: life.end,
    };
  };

interface Life {
  state(): 'new' | 'open' | 'over';
  /** True the first time. */
  begin(): boolean;
  end(): void;
  every(millis: number, call: () => void): void;
}

/** What every transport goes through once: from new to open to over, with everything put away at the end. */
function lifeOf(events: TransportEvents, close: () => void): Life {
  let state: 'new' | 'open' | 'over' = 'new';
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = (): void => {
    if (state === 'over') return;
    const how = state === 'new' ? 'never' : 'cut';
    state = 'over';
    clearInterval(timer);
    removeEventListener('offline', end);
    close();
    events.closed(how);
  };
  // The browser knows sooner than any ping that the network is gone.
  addEventListener('offline', end);
  return {
    state: () => state,
    begin() {
      if (state !== 'new') return false;
      state = 'open';
      return true;
    },
    end,
    every(millis, call) {
      timer = setInterval(call, millis);
    },
  };
}

/** The text of the answer; undefined where the request failed. */
async function post(path: string, body: object): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}
