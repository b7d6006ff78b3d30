/** What a hostile page says: bytes, giants, wrong types, old commands, stale numbers, and now and then something quite valid. */
import type { Dice } from '#kernel';
import { AVATARS, LONGEST_MESSAGE, PHRASES, PROTOCOL, REACTIONS } from '#protocol';
import { pick } from './crowd.ts';

/** What the attacker knows of its table, so that some messages are nearly right. */
export interface Aim {
  readonly frame: number;
  readonly said: readonly string[];
  /** The newest command that was taken, and a number that was never used. */
  readonly last: number;
  readonly next: () => number;
}

/** The next message; bytes stand for a binary one. */
export function nonsense(dice: Dice, aim: Aim): string | Buffer {
  switch (dice.below(16)) {
    case 0:
      return bytes(dice, dice.below(400));
    case 1:
      return String(bytes(dice, dice.below(400)));
    case 2:
      return pick(dice, ODD_TEXTS);
    case 3:
    case 4:
      return aim.said.length === 0 ? '' : pick(dice, aim.said);
    case 5:
    case 6:
    case 7:
      return bent(dice, JSON.stringify(command(dice, aim)));
    case 8:
    case 9:
      return JSON.stringify(wrongTypes(dice, command(dice, aim)));
    case 10:
      return dice.below(8) === 0 ? giant(dice) : JSON.stringify({ kind: 'ping', n: dice.below(9) });
    default:
      return JSON.stringify(command(dice, aim));
  }
}

const bytes = (dice: Dice, length: number): Buffer => Buffer.from(Array.from({ length }, () => dice.below(256)));

const ODD_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '[]',
    'null',
    '0',
    '"hello"',
    '{"kind":null}',
    '{"kind":"hello"}',
    '{"__proto__":{"kind":"start"}}',
  ],
  ...[
    '{"kind":"constructor","n":1,"after":0}',
    '{"kind":"toString","n":1,"after":0}',
    '['.repeat(9_000),
    '{"a":'.repeat(3_000),
  ],
  ...['{"kind":"ping","n":1e999}', '{"kind":"ping","n":-0}', '{"kind":"hello","protocol":1e308}'],
  `{"kind":"words","n":1,"after":0,"text":"\\ud800 half \\u0000"}`,
  `{"kind":"rename","n":1,"after":0,"name":"\\udc00\\u0000","avatar":"fox"}`,
  `{"kind":"interrupt","n":1,"after":0,"frame":1,"name":"__proto__","answer":{"__proto__":{"to":1}}}`,
  `{"kind":"options","n":1,"after":0,"options":{"__proto__":1,"constructor":2},"chairs":3}`,
  `{"kind":"answer","n":1,"after":0,"frame":1,"answer":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: 'said-in-between' }),
];

/** Too long for a message, now and then too long for the socket. */
const giant = (dice: Dice): string =>
  'x'.repeat(LONGEST_MESSAGE + dice.below((dice.below(20) === 0 ? 8 : 2) * LONGEST_MESSAGE));

const ODD: readonly unknown[] = [
  ...[null, true, false, -1, 0, 0.5, 1e21, -1e308, 2 ** 53, '', 'x', '\u202e', [], {}, [[]], { a: {} }],
  ...['x'.repeat(5_000), Array(500).fill(0), { toString: 1 }, 'w:1', 'p:bread', '\ud800'],
];

/** A message in which one field is of another kind, missing, or one too many. */
function wrongTypes(dice: Dice, message: Record<string, unknown>): unknown {
  const names = Object.keys(message);
  const name = pick(dice, names);
  const odd = pick(dice, ODD);
  switch (dice.below(4)) {
    case 0:
      return { ...message, [name]: undefined };
    case 1:
      return { ...message, extra: odd };
    case 2:
      return [message];
    default:
      return { ...message, [name]: odd };
  }
}

/** A few characters changed. */
function bent(dice: Dice, text: string): string {
  const at = dice.below(text.length);
  return dice.below(2) === 0
    ? text.slice(0, at)
    : text.slice(0, at) + String.fromCharCode(32 + dice.below(90)) + text.slice(at + 1);
}

const KINDS = [
  ...['ready', 'move', 'swap', 'rename', 'react', 'words', 'pause', 'resume', 'options', 'manners', 'bot', 'unbot'],
  ...['remove', 'hide', 'hand-over', 'lend', 'start', 'end', 'rematch', 'replay', 'answer', 'interrupt', 'leave'],
  'go-on',
] as const;

/** A command of the right form, in any phase, with numbers from near and far, old and new. */
function command(dice: Dice, aim: Aim): Record<string, unknown> {
  const kind = pick(dice, dice.below(3) === 0 ? (['answer', 'interrupt'] as const) : KINDS);
  const n = dice.below(6) === 0 ? 1 + dice.below(40) : aim.next();
  if (kind === 'replay' || (kind === 'leave' && dice.below(40) > 0)) return { kind: 'replay', n };
  const after = dice.below(8) === 0 ? dice.below(40) : aim.last;
  return { kind, n, after, ...fieldsOf(kind, dice, aim) };
}

function fieldsOf(kind: (typeof KINDS)[number], dice: Dice, aim: Aim): Record<string, unknown> {
  switch (kind) {
    case 'ready':
      return { ready: dice.below(2) === 0 };
    case 'rename':
      return { name: String(JSON.stringify(pick(dice, ODD))).slice(0, 90), avatar: pick(dice, AVATARS) };
    case 'react':
      return { key: pick(dice, [...REACTIONS, ...PHRASES]) };
    case 'words':
      return { text: String(JSON.stringify(pick(dice, ODD))).slice(0, 300) };
    case 'options':
      return { options: pick(dice, OPTIONS), chairs: dice.below(14) };
    case 'manners':
      return { manners: pick(dice, MANNERS) };
    case 'answer':
      return { frame: aim.frame + pick(dice, STALE), answer: answer(dice), reaction: pick(dice, REACTED) };
    case 'interrupt':
      return { frame: aim.frame + pick(dice, STALE), name: pick(dice, NAMES), answer: answer(dice) };
    case 'go-on':
      return { frame: aim.frame + pick(dice, STALE) };
    case 'hide':
      return { chair: dice.below(8), hidden: dice.below(2) === 0 };
    default:
      return CHAIRS.includes(kind) ? { chair: dice.below(8) } : {};
  }
}

const CHAIRS: readonly string[] = ['move', 'swap', 'bot', 'unbot', 'remove', 'hand-over', 'lend'];
const STALE = [0, 0, 0, 1, 2, 900];
const REACTED = [0, 1, -5, 1e15, 0.25];
const NAMES = ['offer', 'accept', 'decline', 'withdraw', 'toString', 'nothing'];
const MANNERS = [{}, { muted: false }, { muted: true }, { watching: false }, { locked: true }, { thinking: 0 }];
const OPTIONS = [
  {},
  { preset: 'fr' },
  { rounds: 99 },
  { nonsense: 1 },
  { preset: '' },
  { trading: true, tradeSeconds: 1 },
];

const SAID = ['wave', 'done', 'on', 'enough'];
const ANSWERS: readonly unknown[] = [...SAID, [], {}, { order: [0, 1, 2], theme: -1 }, { offer: 1 }];

function answer(dice: Dice): unknown {
  if (dice.below(2) === 0) return dice.below(64);
  return dice.below(3) === 0 ? pick(dice, ODD) : pick(dice, ANSWERS);
}
