/** Which nodes share the tables: each says every second that it lives, and all go by the clock of the database. */
import type { Clock } from '#house/api';
import type { NodeBeat, SharedStore } from '../store/postgres.ts';

export interface Nodes {
  /** Whoever is not known to be gone lives: who was seen to be silent for long, or was not there when one looked. */
  lives(name: string): boolean;
  /** The database's time, which never goes back here. */
  readonly clock: Clock;
  stop(): Promise<void>;
}

export interface NodesOptions {
  readonly store: Pick<SharedStore, 'beat' | 'leave'>;
  readonly name: string;
  readonly clock: Clock;
  readonly times?: NodeTimes;
  log(line: string): void;
}

export interface NodeTimes {
  /** How often a node says that it lives. */
  readonly beat: number;
  /** A node that said nothing for so long, while others could be heard, is gone. */
  readonly silence: number;
}

const USUAL_NODE_TIMES: NodeTimes = { beat: 1_000, silence: 5_000 };

interface Seen extends NodeBeat {
  /** By our own clock. */
  changedAt: number;
}

interface Watch {
  readonly options: NodesOptions;
  readonly times: NodeTimes;
  readonly seen: Map<string, Seen>;
  /** Names that were asked for and that nobody has said yet, and when that was. */
  readonly unknown: Map<string, number>;
  lookedAt: number;
  /** By how much the database's clock is before ours. */
  offset: number;
  beats: number;
}

/** Resolves when the others can see this node. */
export async function joinNodes(options: NodesOptions): Promise<Nodes> {
  const { clock, times = USUAL_NODE_TIMES, store, name, log } = options;
  const watch: Watch = { options, times, seen: new Map(), unknown: new Map(), lookedAt: 0, offset: 0, beats: 0 };
  await beat(watch);
  let cancel = (): void => undefined;
  let beating = Promise.resolve();
  const plan = (): void => {
    cancel = clock.wake(clock.now() + times.beat, () => {
      beating = beat(watch)
        .catch((error: unknown) => log(`this node could not say that it lives: ${error}`))
        .then(() => (isStopped ? undefined : plan()));
    });
  };
  let isStopped = false;
  plan();
  return {
    lives: (asked) => lives(watch, asked),
    clock: sharedClock(watch, clock),
    async stop() {
      isStopped = true;
      cancel();
      await beating;
      await store.leave(name).catch(() => undefined);
    },
  };
}

async function beat(watch: Watch): Promise<void> {
  const { store, name, clock } = watch.options;
  const began = clock.now();
  const { nodes, now } = await store.beat({ name, beats: ++watch.beats });
  const ended = clock.now();
  setOffset(watch, now - began, ended - began);
  // After a time in which nobody could be heard, nobody is blamed for having been silent.
  const isLate = began - watch.lookedAt > 2 * watch.times.beat;
  for (const node of nodes) {
    const before = watch.seen.get(node.name);
    const isSilent = before !== undefined && before.beats === node.beats && !isLate;
    watch.seen.set(node.name, { ...node, changedAt: isSilent ? before.changedAt : ended });
  }
  const there = new Set(nodes.map((node) => node.name));
  for (const known of [...watch.seen.keys()]) if (!there.has(known)) watch.seen.delete(known);
  settleUnknown(watch, there, began);
  watch.lookedAt = ended;
}

/** Who was asked for before we looked and was not there is gone: nodes say that they live before they do anything. */
function settleUnknown({ unknown }: Watch, there: ReadonlySet<string>, began: number): void {
  for (const [name, askedAt] of [...unknown]) {
    if (there.has(name)) unknown.delete(name);
    else if (askedAt < began) unknown.set(name, 0);
  }
}

/** The answer is at most so old as the whole question took: what could be explained by that is left alone. */
function setOffset(watch: Watch, difference: number, took: number): void {
  if (watch.beats === 1 || watch.offset > difference || watch.offset < difference - took)
    watch.offset = difference - took / 2;
}

const MOST_UNKNOWN = 1_000;

function lives({ options, times, seen, unknown, lookedAt }: Watch, name: string): boolean {
  if (name === options.name) return true;
  const found = seen.get(name);
  if (found !== undefined) return lookedAt - found.changedAt < times.silence;
  const askedAt = unknown.get(name);
  if (askedAt === 0) return false;
  if (unknown.size >= MOST_UNKNOWN) unknown.clear();
  if (askedAt === undefined) unknown.set(name, options.clock.now());
  return true;
}

function sharedClock(watch: Watch, clock: Clock): Clock {
  let last = 0;
  return {
    now() {
      last = Math.max(last, clock.now() + watch.offset);
      return last;
    },
    wake: (at, call) => clock.wake(at - watch.offset, call),
  };
}
