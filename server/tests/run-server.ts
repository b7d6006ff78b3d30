/** The server as a process of its own, with a page that a test made: the folder is the first argument. */
import { run } from '../run.ts';

await run(process.argv[2]);
