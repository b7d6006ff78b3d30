/** boardgame.io's own server with its memory store; `delta` sends patches instead of states. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameObject } from '../../engine/boardgame-io.ts';
import { requirePeer } from '../../peers.ts';
import type { Board } from '../../reference/plain.ts';
import { report } from './reporting.ts';

interface Library {
  Server(options: object): { run(options: object): Promise<{ appServer: Server }> };
}

const listening = report();
const isDelta = process.argv[2] === 'delta';
const { Server: open } = requirePeer('boardgame.io/server') as Library;
const game = { ...gameObject(), endIf: undefined, playerView: seenBy, deltaState: isDelta };
const { appServer } = await open({ games: [game], origins: ['*'] }).run({ port: 0, callback: () => undefined });
listening((appServer.address() as AddressInfo).port);

/** Other hands and the decks are numbers; orders below the deck that everybody has seen are left out too. */
function seenBy({ G, playerID }: { G: Board; playerID: string }): object {
  const hands = G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length));
  return { ...G, hands, deck: G.deck.length, orderDeck: G.orderDeck.length };
}
