/** Lines without sockets: what waits for a page until it asks, what it has heard, and when it is given up. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Line, LineDoor } from '../rooms-api.ts';

/** What a page gets for asking: messages in their order, how far it has heard then, and the close code when the line is over. */
export interface Heard {
  readonly messages: readonly string[];
  readonly upTo: number;
  readonly closed?: number;
}

export interface PollLines {
  /** Opens a line of the browser with this key, counted for its address. Undefined when there are too many, there or in all. */
  open(browser: string, address: string, connect: (door: LineDoor) => Line): string | undefined;
  find(session: string, browser: string): PollLine | undefined;
  count(): number;
  /** Ends all lines with this close code. */
  close(code: number): void;
}

export interface PollLine {
  say(text: string): void;
  /** What came after, at once or when it comes; nothing after a while, so that no proxy takes the line for dead. */
  hear(after: number): Promise<Heard>;
  leave(): void;
}

export interface PollTimes {
  /** How long a page waits for news at most. */
  readonly wait: number;
  /** A page that asks for nothing for so long is gone. */
  readonly silence: number;
}

export const USUAL_POLL_TIMES: PollTimes = { wait: 20_000, silence: 30_000 };

/** Unheard messages and characters at which a page is too slow to be kept. */
const MOST_MESSAGES = 1_000;
const MOST_CHARACTERS = 4_000_000;
/** WebSocket close codes: done, and fallen too far behind. */
const NORMAL = 1000;
const TOO_SLOW = 1013;

interface Session extends PollLine {
  readonly browser: string;
  end(code: number): void;
}

interface State {
  readonly queue: string[];
  readonly times: PollTimes;
  /** How many messages were heard and let go. */
  heard: number;
  characters: number;
  closed: number | undefined;
  answer: (() => void) | undefined;
  /** When the last message was handed out, until the page asks on: that is one way there and one back. */
  handedAt: number | undefined;
  roundTrip: number | undefined;
  silence: NodeJS.Timeout | undefined;
}

/** How many lines there may be. */
export interface MostLines {
  readonly all: number;
  readonly ofAddress: number;
}

/** The names of its lines begin with the node's, where there are several. */
export function openPollLines(most: MostLines, times: PollTimes = USUAL_POLL_TIMES, node = 'line'): PollLines {
  const sessions = new Map<string, Session>();
  const counts = new Map<string, number>();
  return {
    open(browser, address, connect) {
      const count = counts.get(address) ?? 0;
      if (sessions.size >= most.all || count >= most.ofAddress) return undefined;
      counts.set(address, count + 1);
      const session = `${node}-${randomBytes(24).toString('base64url')}`;
      const forget = (): void => {
        sessions.delete(session);
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      };
      sessions.set(session, openSession(browser, times, connect, forget));
      return session;
    },
    find(session, browser) {
      const found = sessions.get(session);
      return found !== undefined && sameText(found.browser, browser) ? found : undefined;
    },
    count: () => sessions.size,
    close(code) {
      for (const session of sessions.values()) session.end(code);
    },
  };
}

function openSession(
  browser: string,
  times: PollTimes,
  connect: (door: LineDoor) => Line,
  forget: () => void,
): Session {
  const state: State = { ...EMPTY, queue: [], times };
  const end = (code: number): void => {
    if (state.closed !== undefined) return;
    state.closed = code;
    clearTimeout(state.silence);
    state.answer?.();
    line.gone();
    // The page may still ask once what became of the line.
    state.silence = setTimeout(forget, times.silence).unref();
  };
  const line = connect(doorOf(state, end));
  const waitForWord = (): void => {
    clearTimeout(state.silence);
    if (state.closed === undefined) state.silence = setTimeout(() => end(NORMAL), times.silence + times.wait).unref();
  };
  waitForWord();
  return {
    browser,
    end,
    say(text) {
      waitForWord();
      if (state.closed === undefined) line.hear(text);
    },
    async hear(after) {
      waitForWord();
      measure(state);
      if (letGo(state, after)) line.drained();
      return hear(state);
    },
    leave: () => end(NORMAL),
  };
}

const EMPTY = {
  ...{ heard: 0, characters: 0, closed: undefined, answer: undefined },
  ...{ handedAt: undefined, roundTrip: undefined, silence: undefined },
};

function doorOf(state: State, end: (code: number) => void): LineDoor {
  return {
    send(text) {
      if (state.closed !== undefined) return;
      state.queue.push(text);
      state.characters += text.length;
      if (state.queue.length > MOST_MESSAGES || state.characters > MOST_CHARACTERS) end(TOO_SLOW);
      else state.answer?.();
    },
    unsent: () => state.characters,
    roundTrip: () => state.roundTrip,
    close: end,
  };
}

/** What the page has heard is let go; what it has not is told again, so that a lost answer loses nothing. True when all is heard. */
function letGo(state: State, after: number): boolean {
  const count = Math.min(state.queue.length, Math.max(0, after - state.heard));
  for (const text of state.queue.splice(0, count)) state.characters -= text.length;
  state.heard += count;
  return count > 0 && state.queue.length === 0;
}

/** One page asks at a time: who asks again takes the place of who asked before. */
async function hear(state: State): Promise<Heard> {
  state.answer?.();
  if (state.queue.length === 0 && state.closed === undefined) await news(state);
  state.handedAt = state.queue.length > 0 ? performance.now() : undefined;
  const messages = state.queue.slice();
  const upTo = state.heard + messages.length;
  return state.closed === undefined ? { messages, upTo } : { messages, upTo, closed: state.closed };
}

function news(state: State): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer(), state.times.wait);
    const answer = (): void => {
      clearTimeout(timer);
      if (state.answer === answer) state.answer = undefined;
      resolve();
    };
    state.answer = answer;
  });
}

/** From handing out messages to being asked for the next ones. The shortest counts, so playing slow gains nothing. */
function measure(state: State): void {
  if (state.handedAt === undefined) return;
  const took = performance.now() - state.handedAt;
  state.handedAt = undefined;
  state.roundTrip = Math.min(took, state.roundTrip ?? took);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
