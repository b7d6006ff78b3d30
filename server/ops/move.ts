/** `npm run move -- --to DATABASE_URL`: all tables of a folder into an empty PostgreSQL, with games that are on; then servers start there. */
import { parseArgs } from 'node:util';
import { moveTables } from '../store/moving.ts';
import { dataDirOf } from './settings.ts';

const USAGE =
  'npm run move -- --to DATABASE_URL   copies all tables into an empty PostgreSQL; the server has to be stopped (DATA_DIR says which folder)';

/** The exit code: 0 moved, 1 not moved and why, 2 called in a way it does not know. */
async function run(args: readonly string[]): Promise<number> {
  const to = targetOf(args);
  if (to === undefined) {
    console.error(USAGE);
    return 2;
  }
  const folder = dataDirOf(process.env);
  try {
    const { tables, rows, place } = await moveTables(folder, to, (line) => console.log(line));
    console.log(
      `${tables} tables with ${rows} rows were moved from ${folder} to ${place}, and every row was compared.`,
    );
    console.log(
      'Start servers with DATABASE_URL now. The folder was left as it is: keep it, but start no server on it.',
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function targetOf(args: readonly string[]): string | undefined {
  try {
    const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
    return to !== undefined && /^postgres(?:ql)?:/.test(to) && URL.canParse(to) ? to : undefined;
  } catch {
    return undefined;
  }
}

process.exitCode = await run(process.argv.slice(2));
