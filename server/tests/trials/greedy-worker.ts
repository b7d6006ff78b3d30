/** The greedy address as a thread of its own, so that it keeps nobody's time but its own. It begins when it is told to, and ends so too. */
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import type { Target, Way } from './greedy.ts';
import { beGreedy, noGreed } from './greedy.ts';

const { way, target, hands } = workerData as { readonly way: Way; readonly target: Target; readonly hands: number };
const parent = parentPort as MessagePort;
const greed = noGreed();
let isOver = false;
parent.postMessage('ready');
await once(parent, 'message');
parent.once('message', () => {
  isOver = true;
});
await beGreedy(way, target, hands, () => isOver, greed);
parent.postMessage(greed);
