/** `npm run backup -- FILE`: a whole copy of all tables, while the server goes on. */

import { backupFolder } from '../store/sqlite-files.ts';
import { runCopying } from './copying.ts';

process.exitCode = runCopying(
  {
    usage:
      'npm run backup -- FILE   copies all tables into a new file; the server may run meanwhile (DATA_DIR says which)',
    copy(file, folder) {
      backupFolder(folder, file);
      return `${folder} was copied into ${file}`;
    },
  },
  process.argv.slice(2),
  process.env,
);
