// A thread that lives for one long reading, a backup or a look at every page, so that nobody else waits for it.
import { parentPort, workerData } from 'node:worker_threads';
import type { Trouble } from '#house/store';
import type { AsideOrder } from './sqlite.ts';
import { explain } from './sqlite-connection.ts';
import { backupFolder, checkPages, openReader } from './sqlite-files.ts';

const { folder, file } = workerData as AsideOrder;
parentPort?.postMessage(tryIt());

/** What went wrong, or was found. */
function tryIt(): Trouble | undefined {
  try {
    if (file === undefined) checkPages(openReader(folder), folder);
    else backupFolder(folder, file);
    return undefined;
  } catch (error) {
    return explain(error, file ?? folder);
  }
}
