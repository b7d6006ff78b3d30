/** Who holds which seat: by a secret token that the page keeps, never by the socket. */
import type { ErrorCode, ServerMessage } from '#protocol';
import type { Clock } from './clock.ts';
import type { Seated } from './opening.ts';
import { secretText } from './opening.ts';

/** A page that said hello, on one socket or on several. */
export interface Session {
  readonly token: string;
  readonly lines: Set<Line>;
  seated: Seated | undefined;
  /** Calls off the forgetting of a session that nobody is connected to. */
  keep: () => void;
}

/** One socket, as sessions know it. */
export interface Line {
  send(message: ServerMessage): void;
  /** Stops telling this line about the table it sees. */
  hush: () => void;
}

export interface Sessions {
  readonly byToken: Map<string, Session>;
  readonly clock: Clock;
  /** How long a table waits for a page that went away. */
  readonly patience: number;
  readonly mostTables: number;
}

export const beginSessions = (clock: Clock, patience: number, mostTables: number): Sessions => ({
  byToken: new Map(),
  clock,
  patience,
  mostTables,
});

/** The session of this token; a new one where the token is missing or unknown. */
export function join(sessions: Sessions, line: Line, token: string | undefined): Session {
  const session = sessions.byToken.get(token ?? '') ?? newSession(sessions);
  session.keep();
  session.lines.add(line);
  return session;
}

/** A socket is gone. The seat waits for a while, so that a reload finds it again. */
export function part(sessions: Sessions, session: Session, line: Line): void {
  line.hush();
  session.lines.delete(line);
  if (session.lines.size > 0) return;
  session.keep = sessions.clock.wake(sessions.clock.now() + sessions.patience, () => forget(sessions, session));
}

export const isFull = (sessions: Sessions): boolean =>
  [...sessions.byToken.values()].filter(({ seated }) => seated !== undefined).length >= sessions.mostTables;

/** Takes a seat, on all lines of the session; the table it had before is closed. */
export function sit(session: Session, seated: Seated): void {
  rise(session);
  session.seated = seated;
  for (const line of session.lines) show(session, line);
}

/** Tells a line the table and everything from now on. */
export function show({ seated }: Session, line: Line): void {
  line.hush();
  if (seated === undefined) return;
  line.send(seated.table);
  line.hush = seated.host.listen(seated.seat, (message) => line.send(message));
}

/** Leaves the table. Nobody else is a person there, so it is closed. */
export function rise(session: Session): void {
  for (const line of session.lines) line.hush();
  session.seated?.host.close();
  session.seated = undefined;
}

/** The table broke, or the server stops. */
export function lose(session: Session, code: ErrorCode): void {
  rise(session);
  for (const line of session.lines) line.send({ kind: 'error', code });
}

function newSession(sessions: Sessions): Session {
  const session: Session = { token: secretText(24), lines: new Set(), seated: undefined, keep: () => undefined };
  sessions.byToken.set(session.token, session);
  return session;
}

function forget(sessions: Sessions, session: Session): void {
  rise(session);
  sessions.byToken.delete(session.token);
}
