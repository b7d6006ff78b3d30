/** What a page asks of its table: each command becomes a request, and its outcome the message that answers it. */
import type { FrameId } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import type { Outcome } from './loop.ts';
import { replayFor } from './replays.ts';
import { lastTaken } from './room/fold.ts';
import type { CommandNumber, PersonRequest } from './room/requests.ts';
import type { Manners } from './room/room.ts';
import type { Table } from './table.ts';
import { keepWords } from './words.ts';

export type Command = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

/** Who gives commands: a page load of a person. */
export interface Speaker {
  readonly table: Table;
  readonly person: number;
  readonly load: string;
  /** The shortest round trip that any connection of this person has shown here, where that is known. */
  roundTrip(): number | undefined;
  answer(message: ServerMessage): void;
}

export function takeCommand(speaker: Speaker, command: Command, cameAt: number): void {
  const { table, person, load } = speaker;
  if (command.kind === 'replay') return tellReplay(speaker, command.n);
  const number: CommandNumber = { load, n: command.n, after: command.after };
  if (command.kind === 'words') return takeWords(speaker, number, command.text);
  const { doors } = table.tables;
  const take = (wants: PersonRequest): void =>
    table.take({ by: 'person', person, number, wants }, cameAt, (outcome) => {
      if ('taken' in outcome) doors.count?.taken(command.kind, doors.clock.now() - cameAt);
      answerWith(speaker, command.n, outcome);
    });
  if (command.kind !== 'game') return take(requestOf(command, speaker.roundTrip));
  table.tables.load(command.game).then(
    (game) => take({ kind: 'game', game }),
    (reason: unknown) => broken(speaker, command.n, `a game: ${reason}`),
  );
}

function answerWith(speaker: Speaker, n: number, outcome: Outcome, words?: string): void {
  const { table, person, load } = speaker;
  const last = lastTaken(table.now.seating, person, load);
  if ('failed' in outcome) return speaker.answer({ kind: 'error', code: outcome.failed, n });
  if ('missing' in outcome) return speaker.answer({ kind: 'missing', n, last });
  if ('taken' in outcome) return speaker.answer({ kind: 'taken', n, last, ...(words === undefined ? {} : { words }) });
  table.tables.doors.count?.refused(outcome.refused.code);
  speaker.answer({ kind: 'refused', n, last, ...outcome.refused });
}

function requestOf(
  command: Exclude<Command, { kind: 'words' | 'replay' | 'game' }>,
  roundTrip: Speaker['roundTrip'],
): PersonRequest {
  switch (command.kind) {
    case 'answer': {
      const { kind, answer, reaction: claimed, late } = command;
      const measured = claimed === undefined ? undefined : roundTrip();
      return { kind, frame: command.frame as FrameId, answer, claimed, roundTrip: measured, late };
    }
    case 'interrupt':
      return { ...command, frame: command.frame as FrameId };
    case 'go-on':
      return { kind: 'go-on', frame: command.frame as FrameId };
    case 'bot':
      return { kind: 'bot', chair: command.chair, level: command.level ?? 'greedy' };
    case 'manners':
      return { kind: 'manners', manners: command.manners as Partial<Manners> };
    default:
      return command;
  }
}

function takeWords(speaker: Speaker, number: CommandNumber, text: string): void {
  const { table, person } = speaker;
  keepWords(table, person, number, text).then(
    ({ outcome, id }) => answerWith(speaker, number.n, outcome, id),
    (reason: unknown) => broken(speaker, number.n, `words: ${reason}`),
  );
}

function tellReplay(speaker: Speaker, n: number): void {
  replayFor(speaker.table).then(
    (replay) => {
      if (replay === undefined) answerWith(speaker, n, { refused: { code: 'not-over', facts: {} } });
      else speaker.answer({ kind: 'replay', n, replay });
    },
    (reason: unknown) => broken(speaker, n, `a replay: ${reason}`),
  );
}

function broken(speaker: Speaker, n: number, reason: string): void {
  speaker.table.tables.doors.log(reason);
  speaker.answer({ kind: 'error', code: 'store-broken', n });
}
