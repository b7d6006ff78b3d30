/** What `npm run backup` and `npm run restore` have in common: one file, the folder of the tables, and errors in one line. */
import { resolve } from 'node:path';
import type { Environment } from './settings.ts';
import { dataDirOf } from './settings.ts';

export interface Copying {
  /** How it is called, for those who call it otherwise. */
  readonly usage: string;
  /** Does it and says what was done. */
  copy(file: string, folder: string): string;
}

/** The exit code: 0 done, 1 not done and why, 2 called in a way it does not know. */
export function runCopying({ usage, copy }: Copying, args: readonly string[], env: Environment): number {
  const [file, ...more] = args;
  if (file === '--help' || file === '-h') {
    console.log(usage);
    return 0;
  }
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(usage);
    return 2;
  }
  if (env.DATABASE_URL) {
    console.error(
      'DATABASE_URL is set: PostgreSQL is backed up and restored with pg_dump and pg_restore, see docs/operations.md',
    );
    return 1;
  }
  try {
    // npm changes into the project's folder; a path means what it meant where it was written.
    console.log(copy(resolve(env.INIT_CWD ?? '.', file), dataDirOf(env)));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
