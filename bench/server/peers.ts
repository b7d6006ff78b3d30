/** Who is measured: the server file of each, what it is started with, and the client that plays at it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgameIo } from './clients/boardgame-io.ts';
import { breadboard } from './clients/breadboard.ts';
import { colyseusMessages, colyseusSchema } from './clients/colyseus.ts';
import { plainWs } from './clients/plain-ws.ts';
import type { ServerClient } from './clients/seat.ts';

export const PEERS = [
  'breadboard',
  'breadboard-in-memory',
  'boardgame.io',
  'boardgame.io-delta',
  'colyseus-messages',
  'colyseus-messages-lean',
  'colyseus-schema',
  'ws',
  'ws-lean',
] as const;
export type PeerId = (typeof PEERS)[number];

export interface Peer {
  /** In the folder of servers. */
  readonly file: string;
  readonly argument: string;
  /** A folder of its own for its data, which is deleted afterwards. */
  readonly data?: string;
  readonly client: ServerClient;
}

/** Where a file system lies in memory. */
export const MEMORY = '/dev/shm';

export function peer(id: PeerId): Peer {
  switch (id) {
    case 'breadboard':
      return stored(tmpdir());
    case 'breadboard-in-memory':
      return stored(MEMORY);
    case 'boardgame.io':
      return { file: 'boardgame-io.ts', argument: 'whole', client: boardgameIo };
    case 'boardgame.io-delta':
      return { file: 'boardgame-io.ts', argument: 'delta', client: boardgameIo };
    case 'colyseus-messages':
      return { file: 'colyseus.ts', argument: 'whole', client: colyseusMessages };
    case 'colyseus-messages-lean':
      return { file: 'colyseus.ts', argument: 'lean', client: colyseusMessages };
    case 'colyseus-schema':
      return { file: 'colyseus.ts', argument: 'schema', client: colyseusSchema };
    case 'ws':
      return { file: 'plain-ws.ts', argument: 'whole', client: plainWs };
    case 'ws-lean':
      return { file: 'plain-ws.ts', argument: 'lean', client: plainWs };
  }
}

function stored(where: string): Peer {
  const data = mkdtempSync(join(where, 'breadboard-bench-'));
  return { file: 'breadboard.ts', argument: data, data, client: breadboard };
}
