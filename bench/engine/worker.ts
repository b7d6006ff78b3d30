/** One measure in a process of its own: warms up, says that it is ready, and runs a slice whenever it is told to. */
import { prepare } from './measures.ts';
import { rate } from './rate.ts';
import { warmUp } from './warm.ts';

const COLD = ['plain', 'boardgameIo'];

const [name] = process.argv.slice(2);
if (!COLD.includes(name)) await warmUp();
const { once, sum } = await prepare(name);
process.on('message', ({ ms }: { ms: number }) => process.send?.({ rate: rate(once, ms) }));
process.on('disconnect', () => process.exit(0));
process.send?.({ sum });
