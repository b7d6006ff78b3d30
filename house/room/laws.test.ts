/** What holds in every room, whatever anybody asks in whatever order: random requests never break it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KERNEL_CODES, myQuestion, SETUP_CODES, sha256Hex } from '#kernel';
import { ROOM_CODES } from '#protocol';
import { deepFreeze } from '#testkit/laws/freeze';
import { findKey } from './decide-door.ts';
import { dueAt } from './decide-time.ts';
import { matchFor } from './fold.ts';
import type { DoorRequest, PersonRequest, Request } from './requests.ts';
import type { Seating } from './room.ts';
import { isHere, NOBODY, people } from './room.ts';
import { Folded, foldAgain, gameNamed, TIMES } from './tests/folded.ts';

type Step =
  | { readonly do: 'ask'; readonly request: Request }
  | { readonly do: 'pass'; readonly milliseconds: number }
  | { readonly do: 'lose' }
  | { readonly do: 'answer'; readonly seat: number };

const chair = fc.integer({ min: -1, max: 6 });
const person = fc.integer({ min: 1, max: 6 });
const hash = fc.constantFrom('key-1', 'a', 'b', 'c', 'd', 'offer');

const plain = fc.constantFrom<PersonRequest>(
  { kind: 'leave' },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'start' },
  { kind: 'start' },
  { kind: 'end' },
  { kind: 'rematch' },
  { kind: 'game', game: gameNamed('sandwich-wars') },
  { kind: 'game', game: gameNamed('sandwich') },
  { kind: 'ready', ready: true },
  { kind: 'ready', ready: true },
  { kind: 'ready', ready: false },
  { kind: 'react', key: 'yum' },
  { kind: 'commit', hash: sha256Hex('nonce') },
  { kind: 'reveal', nonce: 'nonce' },
  { kind: 'rename', name: ' ', avatar: 'bear' },
  { kind: 'manners', manners: { locked: true } },
  { kind: 'manners', manners: { locked: false, patience: 1_000 } },
);
const aboutChair = fc
  .tuple(fc.constantFrom('move', 'swap', 'unbot', 'remove', 'hand-over', 'lend'), chair)
  .map(([kind, at]) => ({ kind, chair: at }) as PersonRequest);
const moreAboutChair = chair.chain((at) =>
  fc.constantFrom<PersonRequest>(
    { kind: 'bot', chair: at, level: 'greedy' },
    { kind: 'hide', chair: at, hidden: true },
    { kind: 'let-in', chair: at, yes: true },
    { kind: 'let-in', chair: at, yes: false },
    { kind: 'options', options: { rounds: 1, market: 'calm' }, chairs: at },
    { kind: 'answer', frame: at as never, answer: 0 },
    { kind: 'go-on', frame: at as never },
  ),
);
const byPerson = fc
  .tuple(person, fc.oneof(plain, aboutChair, moreAboutChair))
  .map(([who, wants]): Request => ({ by: 'person', person: who, wants }));
const byDoor = fc
  .oneof(
    hash.map(
      (key): DoorRequest => ({ kind: 'join', name: 'Ben', avatar: 'owl', key: `join-${key}`, request: `asked-${key}` }),
    ),
    person.map((who): DoorRequest => ({ kind: 'arrive', person: who })),
    person.map((who): DoorRequest => ({ kind: 'arrive', person: who, gives: true })),
    person.map((who): DoorRequest => ({ kind: 'depart', person: who })),
    fc.tuple(hash, hash).map(([shown, next]): DoorRequest => ({ kind: 'show-key', hash: shown, next })),
    person.map((who): DoorRequest => ({ kind: 'offer-hand-off', person: who, hash: 'offer' })),
    hash.map((key): DoorRequest => ({ kind: 'take-hand-off', hash: 'offer', key })),
    hash.map((key): DoorRequest => ({ kind: 'sit-again', request: `asked-${key}`, key: `again-${key}` })),
  )
  .map((wants): Request => ({ by: 'door', wants }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: byPerson.map((request): Step => ({ do: 'ask', request })) },
  { weight: 4, arbitrary: byDoor.map((request): Step => ({ do: 'ask', request })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 500, 25_000, 90_000_000).map((milliseconds): Step => ({ do: 'pass', milliseconds })),
  },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 5 }).map((seat): Step => ({ do: 'answer', seat })) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'lose' }) },
);

const codes: readonly string[] = [...ROOM_CODES, ...KERNEL_CODES, ...SETUP_CODES];

test('H1-01, H3-06 random requests never break a room', () => {
  const seen = { playing: 0, over: 0, lent: 0, closed: 0, paused: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 90 }), fc.boolean(), (steps, isBegun) => {
      const room = new Folded({ rounds: 1, market: 'calm', grabSeconds: 5, flipMillis: 0 });
      if (isBegun) room.begin(2);
      else room.door({ kind: 'arrive', person: 1 });
      for (const next of steps) {
        deepFreeze(room.seating.room);
        take(room, next);
        expectLawful(room);
        note(seen, room.seating);
      }
      expect(foldAgain(room.log, room.game)).toEqual(room.seating);
    }),
    { numRuns: 300, seed: 20_261_115 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
}, 60_000);

function take(room: Folded, next: Step): void {
  if (next.do === 'pass') room.pass(next.milliseconds);
  else if (next.do === 'answer') answer(room, next.seat);
  else if (next.do === 'lose') lose(room);
  else {
    const held = heldBefore(room, next.request);
    const decision = room.ask(next.request);
    expect(heldBefore(room, next.request)).toBe(held);
    const isOfTheGame = next.request.by === 'person' && next.request.wants.kind === 'answer';
    if (decision !== undefined && 'refused' in decision && !isOfTheGame) expect(codes).toContain(decision.refused.code);
  }
}

/** The server ends, and another one finds the table: nobody is here, and no game goes on. */
function lose(room: Folded): void {
  room.dead.add(room.node);
  room.node = `node-${room.dead.size + 1}`;
  room.pass(0);
  const { play, room: found } = room.seating;
  if (found.stage === 'playing') expect(play?.table.paused).toBe(true);
}

/** Whoever shows a token that is good may show it again, in case the answer with the next one gets lost. */
function heldBefore({ seating, at, restoredAt }: Folded, request: Request): number | undefined {
  if (request.by !== 'door' || request.wants.kind !== 'show-key') return undefined;
  return findKey(seating.room, request.wants.hash, at, { times: TIMES, restoredAt })?.person;
}

/** A legal answer of whoever sits there, so that games come forward. */
function answer(room: Folded, seat: number): void {
  const { play } = room.seating;
  if (play === undefined || seat >= play.setup.seats || room.seating.room.stage !== 'playing') return;
  room.pass(0);
  if (room.seating.play === undefined || room.seating.room.stage !== 'playing') return;
  const match = matchFor(room.game, play.setup);
  const look = room.seating.play.looks[seat];
  const question = myQuestion(look);
  if (question === undefined) return;
  const { table } = room.seating.play;
  const rule = match.game.questions[question.ask];
  const frame = table.stack[table.stack.length - 1];
  const given =
    rule.mode === 'hold'
      ? 'wave'
      : rule.moves({ match, table, story: undefined }, frame, look.seat).random(room.facts().dice);
  room.ask({ by: 'bot', seat: look.seat, wants: { kind: 'answer', frame: question.id, answer: given } });
}

function expectLawful(room: Folded): void {
  const { seating, game } = room;
  expectOneHost(seating);
  expectChairs(seating, game.players[1]);
  expectPresence(seating, room.node);
  const due = dueAt(seating, TIMES, game);
  if (seating.room.stage !== 'closed' && (due === undefined || due > room.at)) {
    const before = room.log.length;
    room.ask({ by: 'time' });
    expect(room.log.slice(before)).toEqual([]);
  }
}

function expectOneHost({ room }: Seating): void {
  const hosts = people(room).filter(({ person: who }) => who === room.host);
  expect(hosts).toHaveLength(people(room).length === 0 ? 0 : 1);
  if (people(room).length === 0) expect(room.host).toBe(NOBODY);
}

/** Nobody sits twice, no token opens two seats, bots keep to bots' chairs, and a game has exactly the seats it was begun with. */
function expectChairs({ room, play }: Seating, most: number): void {
  const numbers = people(room).map(({ person: who }) => who);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((who) => who < room.nextPerson)).toBe(true);
  expect(room.chairs.length).toBeLessThanOrEqual(most);
  if (room.stage === 'lobby') expect(play).toBeUndefined();
  if (room.stage === 'playing' || room.stage === 'over') {
    expect(room.chairs).toHaveLength(play?.setup.seats ?? -1);
    expect(room.chairs.some(({ kind }) => kind === 'empty')).toBe(false);
    for (const { ready, swap } of people(room)) expect({ ready, swap }).toEqual({ ready: false, swap: NOBODY });
  }
  for (const { swap } of people(room)) expect(swap === NOBODY || room.chairs[swap]?.kind === 'person').toBe(true);
}

function expectPresence({ room, play }: Seating, here: string): void {
  expect(room.aloneAt === 0).toBe(people(room).some(isHere));
  for (const each of people(room)) {
    expect(each.awayAt === 0).toBe(isHere(each));
    expect(each.here.every((node) => node === here)).toBe(true);
    if (each.lent !== NOBODY) expect(isHere(each) || room.stage === 'lobby').toBe(false);
    expect(each.name).not.toBe('');
    expect(each.keys.length).toBeGreaterThan(0);
  }
  if (play !== undefined && room.stage === 'playing') expect(play.table.paused).toBe(play.pausedBy !== 'nobody');
}

function note(seen: Record<'playing' | 'over' | 'lent' | 'closed' | 'paused', number>, { room, play }: Seating): void {
  if (room.stage !== 'lobby') seen[room.stage]++;
  if (people(room).some(({ lent }) => lent !== NOBODY)) seen.lent++;
  if (play?.table.paused) seen.paused++;
}
