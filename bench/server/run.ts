/**
 * The server bench: in a round the servers of all peers stand beside each other, warmed up and at rest, and play in turn for
 * some seconds each, again and again, so that whatever else the machine does hits them alike. Nobody plays while another does.
 */
import { existsSync } from 'node:fs';
import { installPeers } from '../peers.ts';
import type { Run } from './figures.ts';
import type { LoadOrder } from './load.ts';
import type { PeerId } from './peers.ts';
import { MEMORY } from './peers.ts';
import type { Side } from './side.ts';
import { sideFor } from './side.ts';

export interface ServerPlan {
  readonly rounds: number;
  readonly seconds: number;
  readonly tables: readonly number[];
  readonly peers: readonly PeerId[];
  /** Tables to weigh, and the tables and seconds that are paced; 0 leaves that out. */
  readonly weighed: number;
  readonly paced: number;
  readonly pacedSeconds: number;
  readonly warmMoves: number;
  readonly warmSeconds: number;
}

/** Seconds that a peer plays before it is another one's turn: with shorter ones, what is done once in each would count for more than it does where tables play for hours. */
const LONGEST_STRETCH = 5;
/** Rounds of what is not processor time. */
const FEWER_ROUNDS = 3;

/** Peers of one round, side by side. */
type Round = readonly LoadOrder[];

/** A peer that fails is told and left out; the others go on. */
export async function runServer(plan: ServerPlan): Promise<{ runs: Run[]; failures: string[] }> {
  installPeers();
  const runs: Run[] = [];
  const failures: string[] = [];
  const rounds = roundsOf(plan);
  for (const [i, round] of rounds.entries()) {
    const [{ what, tables }] = round;
    const names = round.map(({ peer }) => peer).join(', ');
    process.stderr.write(`${i + 1} of ${rounds.length}: ${what}, ${tables} tables: ${names}\n`);
    await playRound(
      round,
      (order, result) => runs.push({ order, round: i, result }),
      (error) => {
        failures.push(String(error));
        process.stderr.write(`${error}\n`);
      },
    );
  }
  return { runs, failures };
}

/** Weighing needs no rounds and nobody beside it: what is alive is alive. */
function roundsOf(plan: ServerPlan): Round[] {
  const { seconds, tables, weighed, paced, pacedSeconds, warmMoves, warmSeconds } = plan;
  const peers = plan.peers.filter((id) => id !== 'breadboard-in-memory' || existsSync(MEMORY));
  const playing = peers.filter((id) => id !== 'breadboard-in-memory');
  const warm = { warmMoves, warmSeconds };
  const play = tables.map((count) =>
    playing.map((peer): LoadOrder => ({ peer, tables: count, what: 'play', ...stretched(seconds), ...warm })),
  );
  const pace = peers.map(
    (peer): LoadOrder => ({ peer, tables: paced, what: 'pace', ...stretched(pacedSeconds), ...warm }),
  );
  const weigh = playing.map(
    (peer): Round => [{ peer, tables: weighed, what: 'weigh', stretches: 1, seconds: 0, warmMoves: 0, warmSeconds: 0 }],
  );
  const again = (rounds: number, list: readonly Round[]): Round[] => Array.from({ length: rounds }, () => list).flat();
  const all = [
    ...again(plan.rounds, play),
    ...(paced === 0 ? [] : again(Math.min(plan.rounds, FEWER_ROUNDS), [pace])),
    ...(weighed === 0 ? [] : weigh),
  ];
  return all.filter((round) => round.length > 0);
}

function stretched(seconds: number): Pick<LoadOrder, 'stretches' | 'seconds'> {
  const stretches = Math.ceil(seconds / LONGEST_STRETCH);
  return { stretches, seconds: seconds / stretches };
}

async function playRound(
  round: Round,
  ended: (order: LoadOrder, result: Run['result']) => void,
  failed: (error: unknown) => void,
): Promise<void> {
  let sides: Side[] = [];
  /** Whoever fails is out of the round. */
  const each = async (act: (side: Side) => Promise<void>): Promise<void> => {
    const still: Side[] = [];
    for (const side of sides) {
      try {
        await act(side);
        still.push(side);
      } catch (error) {
        side.child.kill();
        failed(error);
      }
    }
    sides = still;
  };
  for (const order of round) {
    sides.push(sideFor(order));
    await each((side) => (side.order === order ? side.rests() : Promise.resolve()));
  }
  for (let i = 0; i < round[0].stretches; i++) {
    await each(async (side) => {
      side.tell('go');
      await side.rests();
    });
    // Nobody always plays after the same one.
    sides.push(...sides.splice(0, 1));
  }
  await each(async (side) => {
    side.tell('end');
    ended(side.order, await side.result());
  });
}
