/** `npm run restore -- FILE`: brings a backup into a folder that is empty or not there yet. */

import { restoreFolder } from '../store/sqlite-files.ts';
import { runCopying } from './copying.ts';

process.exitCode = runCopying(
  {
    usage: 'npm run restore -- FILE   brings a backup into an empty folder (DATA_DIR says which)',
    copy(file, folder) {
      restoreFolder(file, folder);
      return `${file} was restored into ${folder}`;
    },
  },
  process.argv.slice(2),
  process.env,
);
