/** `npm start`: the server with the page that was built. */
import { join } from 'node:path';
import { run } from './run.ts';

await run(join(import.meta.dirname, '..', 'dist'));
