/** The line to the server: says hello, comes back after a cut, and keeps the token that holds the seat. */
import type { Language } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL, parseServerMessage } from '#protocol';

export type LineState = 'connecting' | 'open' | 'cut';

export interface Connection {
  send(message: ClientMessage): void;
}

export interface Listener {
  heard(message: ServerMessage): void;
  state(state: LineState): void;
}

const TOKEN = 'breadboard-token';
const RETRY_FIRST = 300;
const RETRY_LONGEST = 5_000;
const PING_EVERY = 8_000;

export function connect(language: () => Language, listener: Listener): Connection {
  let socket: WebSocket | undefined;
  let retry = RETRY_FIRST;
  const dial = (): void => {
    listener.state(retry === RETRY_FIRST ? 'connecting' : 'cut');
    socket = openSocket(language, {
      heard(message) {
        retry = RETRY_FIRST;
        listener.heard(message);
      },
      state(state) {
        listener.state(state);
        if (state !== 'cut') return;
        setTimeout(dial, retry);
        retry = Math.min(RETRY_LONGEST, retry * 2);
      },
    });
  };
  dial();
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
  };
}

/** One socket, from the hello to the cut. A line that does not answer a ping before the next one is cut. */
function openSocket(language: () => Language, listener: Listener): WebSocket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
  let answered = true;
  let pings = 0;
  const pinging = setInterval(() => {
    if (!answered) socket.close();
    answered = false;
    if (socket.readyState === WebSocket.OPEN) say(socket, { kind: 'ping', n: ++pings });
  }, PING_EVERY);
  socket.onopen = () => {
    listener.state('open');
    const token = sessionStorage.getItem(TOKEN);
    say(socket, { kind: 'hello', protocol: PROTOCOL, language: language(), ...(token === null ? {} : { token }) });
  };
  socket.onmessage = ({ data }) => {
    answered = true;
    const message = parseServerMessage(String(data));
    if (message?.kind === 'welcome') sessionStorage.setItem(TOKEN, message.token);
    if (message !== undefined) listener.heard(message);
  };
  socket.onclose = () => {
    clearInterval(pinging);
    listener.state('cut');
  };
  return socket;
}

const say = (socket: WebSocket, message: ClientMessage): void => socket.send(JSON.stringify(message));
