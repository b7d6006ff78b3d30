/** Long polls between nodes: a line lives at one of them, and whichever node a page reaches passes its words on. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpError } from './errors.ts';
import type { Gate } from './limits.ts';

/** What a node has to know of the others; a server alone knows none. */
export interface Neighbours {
  /** The name of this node, with which the names of its lines begin. */
  readonly name: string;
  /** What others show when they pass something on to this one. */
  readonly secret: string;
  find(node: string): Neighbour | undefined;
}

export interface Neighbour {
  readonly address: string;
  readonly secret: string;
}

const SHOWN = 'x-breadboard-node';
/** A page waits for news for 20 s. */
const LONGEST = 30_000;

/** Names of nodes have no hyphen. */
const nodeOf = (session: string): string => session.slice(0, Math.max(0, session.indexOf('-')));

/** Asks the node that has this line. Whoever it is, it looks at the cookies itself. */
export async function passOn(
  neighbours: Neighbours | undefined,
  session: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const node = neighbours?.find(nodeOf(session));
  if (node === undefined || request.headers[SHOWN] !== undefined) throw httpError('no-session');
  const { cookie = '' } = request.headers;
  const headers = { 'content-type': 'application/json', cookie, [SHOWN]: node.secret };
  const asked = { method: 'POST', headers, body: JSON.stringify(request.body), signal: AbortSignal.timeout(LONGEST) };
  try {
    // The route's own path: whatever stood in the address of the request goes nowhere.
    const answer = await fetch(new URL(request.routeOptions.url ?? '', node.address), asked);
    const body = await answer.text();
    return reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .send(body === '' ? undefined : body);
  } catch {
    // It is gone, and the line with it: the page opens another one, here or elsewhere.
    throw httpError('no-session');
  }
}

/** What another node passes on was counted there. */
export function unlessPassedOn(neighbours: Neighbours | undefined, check: Gate): Gate {
  return async (request) => {
    if (!isPassedOn(neighbours, request)) await check(request);
  };
}

function isPassedOn(neighbours: Neighbours | undefined, { headers }: FastifyRequest): boolean {
  const [shown, secret] = [Buffer.from(String(headers[SHOWN] ?? '')), Buffer.from(neighbours?.secret ?? '')];
  return secret.length > 0 && shown.length === secret.length && timingSafeEqual(shown, secret);
}
