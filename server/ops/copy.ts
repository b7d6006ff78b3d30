/** `npm run backup -- FILE` copies all tables while the server goes on; `npm run restore -- FILE` brings a backup into a folder that is empty or not there yet. */
import { resolve } from 'node:path';
import { backupFolder, restoreFolder } from '../store/sqlite-files.ts';
import { dataDirOf } from './settings.ts';

interface Copying {
  readonly usage: string;
  /** Does it and says what was done. */
  copy(file: string, folder: string): string;
}

const BACKUP: Copying = {
  usage:
    'npm run backup -- FILE   copies all tables into a new file; the server may run meanwhile (DATA_DIR says which)',
  copy(file, folder) {
    backupFolder(folder, file);
    return `${folder} was copied into ${file}`;
  },
};

const RESTORE: Copying = {
  usage: 'npm run restore -- FILE   brings a backup into an empty folder (DATA_DIR says which)',
  copy(file, folder) {
    restoreFolder(file, folder);
    return `${file} was restored into ${folder}`;
  },
};

/** The exit code: 0 done, 1 not done and why, 2 called in a way it does not know. */
function run({ usage, copy }: Copying, [file, ...more]: readonly string[], env: NodeJS.ProcessEnv): number {
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

const [word, ...args] = process.argv.slice(2);
process.exitCode = run(word === 'restore' ? RESTORE : BACKUP, args, process.env);
