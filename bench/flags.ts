/** What may be asked of the bench, flag by flag, and the one line that says why something cannot be. */
import { parseArgs } from 'node:util';
import type { BotsPlan } from './bots/run.ts';
import type { Plan } from './engine/run.ts';
import type { PacePlan } from './server/pace.ts';
import type { PeerId } from './server/peers.ts';
import { PEERS } from './server/peers.ts';
import type { ServerPlan } from './server/run.ts';

const USAGE =
  'npm run bench -- engine [--rounds N] [--ms N] | server [--rounds N] [--seconds N] [--tables N,N] [--peers ID,ID] [--quick] | pace --against COMMIT [--pairs N] [--seconds N] [--tables N] | bots [--tables N] [--seconds N] | cluster … | page [--rounds N], each with [--json] [--save]';

export type Asked =
  | { readonly what: 'engine'; readonly plan: Plan }
  | { readonly what: 'server'; readonly plan: ServerPlan }
  | { readonly what: 'pace'; readonly plan: PacePlan }
  | { readonly what: 'bots'; readonly plan: BotsPlan };

/** What was asked for, or the sentence that says why it cannot be done. */
export function understand(args: readonly string[]): Asked | string {
  const [what, ...flags] = args;
  try {
    if (what === 'engine') return engine(flags);
    if (what === 'server') return server(flags);
    if (what === 'pace') return pace(flags);
    if (what === 'bots') return bots(flags);
  } catch (error) {
    return `${error instanceof Wrong ? error.message : `that is not understood: ${flags.join(' ')}`}: ${USAGE}`;
  }
  return `${what === undefined ? 'nothing to measure' : `no bench is called "${what}"`}: ${USAGE}`;
}

class Wrong extends Error {}

function engine(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '9' },
      ms: { type: 'string', default: '250' },
    },
  });
  const plan = { rounds: whole('rounds', values.rounds, 1, 1000), ms: whole('ms', values.ms, 10, 10_000) };
  return { what: 'engine', plan };
}

function server(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      tables: { type: 'string' },
      peers: { type: 'string', default: PEERS.join() },
      quick: { type: 'boolean', default: false },
    },
  });
  const usual = values.quick ? QUICK : WHOLE;
  const plan: ServerPlan = {
    ...usual,
    rounds: whole('rounds', values.rounds ?? `${usual.rounds}`, 1, 100),
    seconds: whole('seconds', values.seconds ?? `${usual.seconds}`, 1, 60),
    tables: (values.tables ?? usual.tables.join()).split(',').map((count) => whole('tables', count, 1, 1000)),
    peers: values.peers.split(',').map(peerNamed),
  };
  return { what: 'server', plan };
}

function pace(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      pairs: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '15' },
      tables: { type: 'string', default: '100' },
    },
  });
  if (values.against === undefined || !/^[0-9a-f]{7,40}$/.test(values.against))
    throw new Wrong('--against is the commit to stand beside, such as 00176f5');
  const plan = {
    against: values.against,
    pairs: whole('pairs', values.pairs, 1, 50),
    seconds: whole('seconds', values.seconds, 1, 60),
    tables: whole('tables', values.tables, 1, 1000),
  };
  return { what: 'pace', plan };
}

function bots(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '30' },
      seconds: { type: 'string', default: '45' },
    },
  });
  const plan = {
    tables: whole('tables', values.tables, 1, 1000),
    seconds: whole('seconds', values.seconds, 1, 600),
  };
  return { what: 'bots', plan };
}

const WHOLE = {
  rounds: 5,
  seconds: 10,
  tables: [10, 100, 500],
  warmMoves: 60_000,
  warmSeconds: 20,
  weighed: 2000,
  paced: 100,
  pacedSeconds: 10,
};
/** Shows that everything runs; its figures mean little. */
const QUICK = {
  rounds: 1,
  seconds: 1,
  tables: [10, 100],
  warmMoves: 1000,
  warmSeconds: 2,
  weighed: 50,
  paced: 20,
  pacedSeconds: 2,
};

function whole(name: string, text: string, min: number, max: number): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= min && n <= max) return n;
  throw new Wrong(`--${name} is a whole number from ${min} to ${max}, not ${text}`);
}

function peerNamed(id: string): PeerId {
  const found = PEERS.find((peer) => peer === id);
  if (found === undefined) throw new Wrong(`--peers are of ${PEERS.join(', ')}, not ${id}`);
  return found;
}
